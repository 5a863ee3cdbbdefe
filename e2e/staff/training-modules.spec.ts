import type { APIRequestContext, Locator, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { trainingStatus } from '../../contract/training.ts'
import texts from '../../web/locales/en/trainingModules.json' with { type: 'json' }
import { axeFindsNothing } from '../support/axe.ts'
import { cardFile } from '../support/documents.ts'
import { fitsPhone } from '../support/employers.ts'
import { addModule, publishModule, filmFile, retireModule } from '../support/modules.ts'
import { newSeeker } from '../support/seekers.ts'
import { expect, languages, test, visit } from '../support/test.ts'
import { leave, staffMember, staffOf } from '../support/staff.ts'

const list = '/admin/training'
const languageNames = [texts.languages.en, texts.languages.am, texts.languages.om] as const
const main = (page: Page) => page.locator('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const part = (page: Page, heading: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })
const group = (within: Locator, name: string) => within.getByRole('group', { name, exact: true })
const uniqueTitle = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

async function openDesk(page: Page, address: string): Promise<void> {
  await page.context().clearCookies()
  expect((await page.request.post('/api/auth/login', { data: staffMember })).status()).toBe(200)
  await page.goto(address)
}

async function write(
  within: Locator,
  legend: string,
  said: readonly [string, string, string],
): Promise<void> {
  for (const [index, language] of languageNames.entries())
    await group(within, legend)
      .getByLabel(language)
      .fill(said[index] ?? '')
}

/** The modules that a seeker sees. */
async function lessonsOf(seeker: APIRequestContext) {
  return trainingStatus.parse(await (await seeker.get('/api/training-status/status-with-modules')).json())
}

const idOf = (page: Page) => z.uuid().parse(new URL(page.url()).pathname.split('/').at(-1))

test.describe('a module', () => {
  test.setTimeout(240_000)

  test('ADM-20 staff add a module, upload its film, take pictures from it, translate and publish it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const title = uniqueTitle('Gas')
    await page.setViewportSize({ width: 1280, height: 900 })
    await openDesk(page, '/admin')
    await main(page).getByRole('link', { name: 'Manage training' }).click()
    await button(page, texts.list.add).click()
    const dialog = page.getByRole('dialog', { name: texts.list.add })
    await group(dialog, texts.words.title).getByLabel(texts.languages.en).fill(title)
    await axeFindsNothing(page, { part: 'dialog[open]' })
    await dialog.getByRole('button', { name: texts.acts.add }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const id = idOf(page)
    const staff = await staffOf(baseURL)

    await button(page, texts.acts.publish).click()
    const missing = page.getByRole('region', { name: texts.missing.heading })
    await expect(missing).toBeFocused()
    await expect(missing.getByRole('listitem')).toHaveText([
      texts.missing.titles,
      texts.missing.film,
      texts.missing.poster,
      texts.missing.scenes,
    ])
    await missing.getByRole('button', { name: texts.missing.film }).click()
    await expect(page.getByRole('heading', { name: texts.film.heading, exact: true })).toBeFocused()

    await write(part(page, texts.words.heading), texts.words.title, [title, 'ጋዝ', 'Gaasii'])
    await part(page, texts.film.heading)
      .getByLabel(texts.film.choose)
      .setInputFiles(await filmFile())
    await expect(part(page, texts.film.heading)).toContainText('Length 0:04')
    const video = page.locator('video')
    await expect.poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState)).toBe(4)
    // What was typed is not lost by the film.
    await expect(
      group(part(page, texts.words.heading), texts.words.title).getByLabel(texts.languages.om),
    ).toHaveValue('Gaasii')

    await part(page, texts.poster.heading)
      .getByRole('button', { name: /from the video at 0:00/ })
      .click()
    await expect(page.getByRole('img', { name: texts.poster.heading })).toBeVisible()
    await button(page, texts.scenes.add).click()
    const scenes = part(page, texts.scenes.heading)
    await write(group(scenes, 'Scene 1'), texts.scenes.text, ['Turn it off.', 'ያጥፉት።', 'Dhaamsaa.'])
    await video.evaluate((element: HTMLVideoElement) => (element.currentTime = 2))
    await expect(scenes.getByRole('button', { name: /from the video at 0:02/ })).toBeVisible()
    await button(page, texts.scenes.add).click()
    const second = group(scenes, 'Scene 2')
    await expect(second.getByLabel(texts.scenes.from)).toHaveValue('0:02')
    await write(second, texts.scenes.text, ['Open the window.', 'መስኮቱን ይክፈቱ።', 'Foddaa banaa.'])
    await second.getByRole('button', { name: /from the video at 0:02/ }).click()
    await expect(page.getByRole('img', { name: 'Scene 2' })).toBeVisible()

    await button(page, texts.questions.add).click()
    const question = group(part(page, texts.questions.heading), 'Question 1')
    await write(question, texts.questions.text, ['What comes first?', 'ምን ይቀድማል?', 'Maaltu dura?'])
    await write(question, 'Answer 1', ['Light', 'ብርሃን', 'Ifa'])
    await write(question, 'Answer 2', ['Turn it off', 'ማጥፋት', 'Dhaamsuu'])
    await write(question, texts.questions.explanation, ['A spark is enough.', 'ብልጭታ ይበቃል።', 'Qaanqeen ga’a.'])
    await button(page, texts.acts.publish).click()
    await expect(question).toContainText(texts.questions.rightMissing)
    await question.getByRole('radio', { name: 'Answer 2 is right' }).check()
    await axeFindsNothing(page)
    await button(page, texts.acts.publish).click()
    await expect(toast(page, 'Published.')).toBeVisible()
    await expect(main(page)).toContainText('Published, version 1')
    await expect(button(page, texts.acts.publish)).toHaveCount(0)

    const seeker = await browser.newPage({ baseURL: String(baseURL) })
    await newSeeker(seeker)
    const { upcomingModulesList } = await lessonsOf(seeker.request)
    expect(upcomingModulesList).toContainEqual(
      expect.objectContaining({ trainingId: id, title, filmMilliseconds: 4_000, version: 1 }),
    )
    await seeker.goto('/jobseeker/Training')
    await expect(seeker.locator('main')).toContainText(title)
    await seeker.close()
    await retireModule(staff, id)
    await leave(staff)
  })
})

test('ADM-20 a new version is written beside the published one, and is kept as a draft', async ({
  page,
  baseURL,
}) => {
  const staff = await staffOf(baseURL)
  const title = uniqueTitle('Days off')
  const id = await addModule(staff, title)
  await publishModule(staff, id)
  await openDesk(page, `${list}/${id}`)
  await expect(main(page)).toContainText('Published, version 1')
  const field = group(part(page, texts.words.heading), texts.words.title).getByLabel(texts.languages.en)
  await field.fill(`${title} again`)
  await expect(main(page)).toContainText(texts.acts.unsaved)
  // What was typed survives a reload.
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(field).toHaveValue(`${title} again`)
  await button(page, texts.acts.save).click()
  await expect(toast(page, 'Draft saved.')).toBeVisible()
  await expect(main(page)).not.toContainText(texts.acts.unsaved)
  await expect(main(page)).toContainText('Published, version 1')
  await expect(main(page).getByText(texts.state.draft, { exact: true })).toBeVisible()
  await button(page, texts.acts.publish).click()
  await expect(main(page)).toContainText('Published, version 2')
  await button(page, texts.acts.retire).click()
  await expect(main(page).getByText(texts.state.retired, { exact: true })).toBeVisible()
  // A toast may be in the way of the pointer.
  await button(page, texts.acts.restore).press('Enter')
  await expect(toast(page, 'taken back')).toBeVisible()
  await retireModule(staff, id)
  await leave(staff)
})

test('ADM-20 modules are put in order by keyboard: the focus stays, and the new place is announced', async ({
  page,
  baseURL,
}) => {
  const staff = await staffOf(baseURL)
  const [first, second] = [uniqueTitle('First'), uniqueTitle('Second')]
  const ids = [await addModule(staff, first), await addModule(staff, second)]
  // Before those that other tests add meanwhile.
  expect((await staff.put('/api/admin/training/order', { data: { ids } })).status()).toBe(200)
  await openDesk(page, list)
  const titles = () =>
    main(page)
      .getByRole('rowheader')
      .allInnerTexts()
      .then((rows) => rows.map((row) => [first, second].find((title) => row.includes(title))).filter(Boolean))
  await expect.poll(titles).toEqual([first, second])
  const up = button(page, `Move ${second} up`)
  await up.focus()
  await page.keyboard.press('Enter')
  await expect.poll(titles).toEqual([second, first])
  // At the top it can move no further up: the focus is on the way back.
  const down = button(page, `Move ${second} down`)
  await expect(down).toBeFocused()
  await expect(
    main(page).locator('[aria-live="polite"]', { hasText: `${second} is now number 1 of` }),
  ).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect.poll(titles).toEqual([first, second])
  await axeFindsNothing(page)
  for (const id of ids) await retireModule(staff, id)
  await leave(staff)
})

test.describe('what is refused', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('ADM-20 what is wrong with a file or a time is said beside its field, and nothing typed is lost', async ({
    page,
    baseURL,
  }) => {
    const staff = await staffOf(baseURL)
    const id = await addModule(staff, uniqueTitle('Heights'))
    await openDesk(page, `${list}/${id}`)
    const scenes = part(page, texts.scenes.heading)
    const from = scenes.getByLabel(texts.scenes.from)
    await from.fill('soon')
    const film = part(page, texts.film.heading).getByLabel(texts.film.replace)
    await film.setInputFiles(await cardFile('card.mp4'))
    await expect(film).toHaveAccessibleDescription(/MP4 film with one H.264/)
    await expect(film).toBeFocused()
    const large = { name: 'large.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }
    await film.setInputFiles(large)
    await expect(film).toHaveAccessibleDescription(/limit is 10 MB/)
    const picture = part(page, texts.poster.heading).getByLabel(texts.picture.upload)
    await picture.setInputFiles(await filmFile())
    await expect(picture).toHaveAccessibleDescription(/JPEG, PNG or WebP/)
    await button(page, texts.acts.save).click()
    await expect(from).toHaveAccessibleDescription(new RegExp(texts.scenes.wrongTime))
    await expect(from).toBeFocused()
    await axeFindsNothing(page)
    await from.fill('0:00')
    await group(scenes, texts.scenes.text).getByLabel(texts.languages.en).fill('Never stand on a chair.')
    await page.route('**/api/admin/training/*', (route) => route.abort())
    await button(page, texts.acts.save).click()
    await expect(main(page).getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible()
    await page.unrouteAll()
    await button(page, texts.acts.save).click()
    await expect(toast(page, 'Draft saved.')).toBeVisible()
    await retireModule(staff, id)
    await leave(staff)
  })

  test('ADM-20 an upload of a film can be cancelled', async ({ page, baseURL }) => {
    const staff = await staffOf(baseURL)
    const id = await addModule(staff, uniqueTitle('Long'))
    await openDesk(page, `${list}/${id}`)
    await page.route('**/film', () => {})
    const film = part(page, texts.film.heading)
    await film.getByLabel(texts.film.replace).setInputFiles(await filmFile())
    await expect(film.getByRole('progressbar')).toBeVisible()
    await film.getByRole('button', { name: 'Cancel' }).click()
    await expect(film.getByRole('progressbar')).toHaveCount(0)
    await expect(film).toContainText('Length 0:04')
    await page.unrouteAll()
    await retireModule(staff, id)
    await leave(staff)
  })

  test('staff who may not see documents, or the training, read why', async ({ page }) => {
    const refusal = { code: 'second_factor_missing', message: 'Set up two-step login.', requestId: 'r' }
    await openDesk(page, '/admin')
    for (const address of ['/admin/documents', '/admin/document-catalogue', list]) {
      await page.route(`**/api${address}*`, (route) => route.fulfill({ status: 403, json: refusal }))
      await page.route('**/api/admin/document-catalogue', (route) =>
        route.fulfill({ status: 403, json: refusal }),
      )
      await visitAnew(page, address)
      await expect(main(page).getByRole('alert')).toContainText(refusal.message)
    }
  })
})

/** As a link does, so that the answer is asked for rather than part of the document. */
async function visitAnew(page: Page, address: string): Promise<void> {
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await visit(page, address)
}

test('ADM-20 support staff look at a module, play its film and change nothing', async ({ page, baseURL }) => {
  const staff = await staffOf(baseURL)
  const id = await addModule(staff, uniqueTitle('Seen'))
  for (const address of ['**/api/admin/training', `**/api/admin/training/${id}`])
    await page.route(address, async (route) => {
      const response = await route.fetch()
      const answer = z.looseObject({}).parse(await response.json())
      await route.fulfill({ response, json: { ...answer, mayChange: false } })
    })
  await openDesk(page, `${list}/${id}`)
  await expect(main(page)).toContainText(texts.readOnly)
  await expect(page.locator('video')).toBeVisible()
  await expect(
    group(part(page, texts.words.heading), texts.words.title).getByLabel(texts.languages.en),
  ).toBeDisabled()
  for (const name of [texts.acts.save, texts.acts.publish, texts.scenes.add, texts.picture.remove])
    await expect(button(page, name).filter({ visible: true })).toHaveCount(0)
  await axeFindsNothing(page)
  await page.goto(list)
  await expect(main(page)).toContainText(texts.readOnly)
  await expect(button(page, texts.list.add)).toHaveCount(0)
  await retireModule(staff, id)
  await leave(staff)
})

for (const { code, locale } of languages) {
  test.describe(() => {
    test.use({ locale })

    test(`ADM-20 the training fits a phone and a desk (${code})`, async ({ page, baseURL }) => {
      const staff = await staffOf(baseURL)
      const id = await addModule(staff, uniqueTitle('Fits'), {
        questions: [
          {
            text: { en: 'What comes first?', am: 'ምን ይቀድማል?', om: 'Maaltu dura dhufa?' },
            choices: [
              { en: 'Light', am: 'ብርሃን', om: 'Ifa' },
              { en: 'Gas', am: 'ጋዝ', om: 'Gaasii' },
            ],
            right: 1,
            explanation: { en: 'A spark', am: 'ብልጭታ', om: 'Qaanqee' },
          },
        ],
      })
      for (const address of [list, `${list}/${id}`]) {
        await page.setViewportSize({ width: 360, height: 740 })
        await openDesk(page, address)
        await expect(page.locator('html')).toHaveAttribute('lang', code)
        await expect(main(page).locator('table, form').first()).toBeVisible()
        await fitsPhone(page)
        await axeFindsNothing(page)
        for (const width of [768, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        }
      }
      await retireModule(staff, id)
      await leave(staff)
    })
  })
}
