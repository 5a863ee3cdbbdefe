import type { Page } from '@playwright/test'
import documentChecks from '../../web/locales/en/documentChecks.json' with { type: 'json' }
import documents from '../../web/locales/en/documents.json' with { type: 'json' }
import { signIn } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { cardOf, pdfFile, provide, section, waitingOf } from '../support/documents.ts'
import { fitsPhone, newEmployer } from '../support/employers.ts'
import { newSeeker } from '../support/seekers.ts'
import { expect, languages, test } from '../support/test.ts'
import { leave, staffMember, staffOf } from '../support/staff.ts'

const list = '/admin/documents'
const { rejecting, reasons } = documentChecks
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })
/** Somebody of our team at a desk of their own. */
async function openDesk(page: Page, address: string): Promise<void> {
  await page.context().clearCookies()
  expect((await page.request.post('/api/auth/login', { data: staffMember })).status()).toBe(200)
  await page.goto(address)
}

/** A new seeker with a document that waits; staff look at it. */
async function openWaiting(page: Page, baseURL: string | undefined, types = ['ID_PROOF']) {
  const owner = await newSeeker(page)
  for (const type of types) await provide(page, type)
  const staff = await staffOf(baseURL)
  const [waiting] = await waitingOf(page, staff, types.length)
  await leave(staff)
  await openDesk(page, `${list}/${waiting?.id}`)
  return { owner, address: `${list}/${waiting?.id}` }
}

const backToOwner = async (page: Page, owner: { username: string; email: string }) => {
  await page.context().clearCookies()
  await signIn(page, owner)
  await page.goto('/jobseeker/profile')
}

/** Whether the browser has drawn the picture. */
const isDrawn = (page: Page) =>
  page
    .locator('.page-viewer img')
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 300)

test('the list shows what waits and for how long, and leads from the first one on', async ({
  page,
  baseURL,
}) => {
  const { address } = await openWaiting(page, baseURL)
  await page.goto('/admin')
  await page.locator('main').getByRole('link', { name: 'Check documents' }).click()
  await expect(page).toHaveURL(list)
  const rows = page.getByRole('table', { name: documentChecks.waiting }).getByRole('row')
  const top = rows.nth(1).getByRole('link')
  await expect(top).toHaveAttribute('href', /^\/admin\/documents\/.{36}$/)
  const first = String(await top.getAttribute('href'))
  await expect(page.getByRole('link', { name: documentChecks.start })).toHaveAttribute('href', first)
  // Newer ones are on the pages behind.
  const own = page.locator(`main a[href="${address}"]`)
  const pages = page.getByRole('navigation', { name: documentChecks.pages })
  while ((await own.count()) === 0) {
    const before = String(await top.getAttribute('href'))
    await pages.getByRole('button', { name: 'Next' }).click()
    await expect(top).not.toHaveAttribute('href', before)
  }
  await own.click()
  await expect(page).toHaveURL(address)
  await page.getByRole('link', { name: documentChecks.back }).click()
  await expect(page).toHaveURL(list)
})

test('staff see the pages of a document beside what its owner has said, turn and enlarge them', async ({
  page,
  baseURL,
}) => {
  await newEmployer(page, { type: 'BUSINESS' })
  await provide(page, 'BUSINESS_LICENCE', pdfFile(['Trade licence', 'Its back']))
  const staff = await staffOf(baseURL)
  const [waiting] = await waitingOf(page, staff)
  await leave(staff)
  await openDesk(page, `${list}/${waiting?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business licence')
  for (const fact of ['Enat Hotel', 'Business', 'Adama, East Shewa', '+251911234567'])
    await expect(page.locator('main')).toContainText(fact)
  await expect.poll(() => isDrawn(page)).toBe(true)
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await expect(button(page, documentChecks.previousPage)).toBeDisabled()
  await button(page, documentChecks.nextPage).click()
  await expect(page.getByRole('img', { name: 'Page 2: Business licence' })).toBeVisible()
  await expect.poll(() => isDrawn(page)).toBe(true)
  await expect(button(page, documentChecks.nextPage)).toBeDisabled()
  const image = page.locator('.page-viewer img')
  const width = async () => (await image.boundingBox())?.width ?? 0
  const before = await width()
  await button(page, documentChecks.zoomIn).click()
  await expect.poll(width).toBeCloseTo(before * 1.5, 0)
  await button(page, documentChecks.turn).click()
  await expect(image).toHaveCSS('rotate', '90deg')
  // Enlarged, it is moved by the arrows.
  const viewer = page.getByRole('region', { name: 'Business licence' })
  await viewer.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => viewer.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  await axeFindsNothing(page, { part: 'main' })
})

test('DOC-08 staff verify a document, are led to the next one, and its owner sees it', async ({
  page,
  baseURL,
}) => {
  const { owner, address } = await openWaiting(page, baseURL)
  await button(page, documentChecks.verify).click()
  await expect(toast(page, 'Document verified.')).toBeVisible()
  await expect(page).not.toHaveURL(address)
  await page.goto(address)
  await expect(page.locator('main')).toContainText(documentChecks.settled.VERIFIED)
  await expect(button(page, documentChecks.verify)).toHaveCount(0)
  await backToOwner(page, owner)
  await expect(cardOf(page)).toContainText(/Verified.*Verified on/s)
})

test('DOC-19 DOC-20 staff reject a document with a reason, which its owner reads', async ({
  page,
  baseURL,
}) => {
  const { owner, address } = await openWaiting(page, baseURL, ['ID_PROOF', 'PASSPORT'])
  // The next one is known then, and will be shown without a pause.
  await page.getByRole('link', { name: documentChecks.skip }).click()
  await expect(page).not.toHaveURL(address)
  await expect(button(page, documentChecks.reject)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await button(page, documentChecks.reject).click()
  const dialog = page.getByRole('dialog', { name: rejecting.title })
  const send = dialog.getByRole('button', { name: rejecting.send, exact: true })
  await send.click()
  await expect(dialog).toContainText(rejecting.noReason)
  await dialog.getByRole('radio', { name: reasons.OTHER }).check()
  await send.click()
  await expect(dialog.getByLabel(rejecting.note)).toHaveAccessibleDescription(new RegExp(rejecting.noNote))
  await axeFindsNothing(page, { part: 'dialog[open]' })
  await dialog.getByLabel(rejecting.note).fill('The card is of your sister.')
  await dialog.getByRole('radio', { name: reasons.WRONG_DOCUMENT }).check()
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(toast(page, 'Document rejected.')).toBeVisible()
  await expect(page).not.toHaveURL(address)
  await backToOwner(page, owner)
  await expect(cardOf(page)).toContainText('Missing')
  await expect(cardOf(page)).toContainText(documents.reasons.WRONG_DOCUMENT)
  await expect(cardOf(page)).toContainText('wrote: The card is of your sister.')
})

test.describe('what changed meanwhile', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('what staff have written stays where the connection is lost', async ({ page, baseURL }) => {
    await openWaiting(page, baseURL)
    await button(page, documentChecks.reject).click()
    const dialog = page.getByRole('dialog', { name: rejecting.title })
    const send = dialog.getByRole('button', { name: rejecting.send, exact: true })
    await dialog.getByRole('radio', { name: reasons.INCOMPLETE }).check()
    await dialog.getByLabel(rejecting.note).fill('The back is missing.')
    await page.route('**/api/admin/documents/*/reject', (route) => route.abort())
    await send.click()
    await expect(dialog.getByRole('alert')).toBeFocused()
    await page.unrouteAll()
    await expect(dialog.getByLabel(rejecting.note)).toHaveValue('The back is missing.')
    await send.click()
    await expect(toast(page, 'Document rejected.')).toBeVisible()
  })

  test('a file that its owner has replaced is not verified unseen', async ({ page, browser, baseURL }) => {
    const owner = await newSeeker(page)
    await provide(page)
    const staff = await staffOf(baseURL)
    const [waiting] = await waitingOf(page, staff)
    await leave(staff)
    const phone = await browser.newContext({ baseURL: String(baseURL) })
    const seeker = await phone.newPage()
    await signIn(seeker, owner)
    await openDesk(page, `${list}/${waiting?.id}`)
    await expect.poll(() => isDrawn(page)).toBe(true)
    const before = await page.locator('.page-viewer img').getAttribute('src')
    await provide(seeker)
    await button(page, documentChecks.verify).click()
    await expect(page.locator('main').getByRole('alert')).toBeVisible()
    // The new file is there to be looked at, and can be verified.
    await expect(page.locator('.page-viewer img')).not.toHaveAttribute('src', String(before))
    await button(page, documentChecks.verify).click()
    await expect(toast(page, 'Document verified.')).toBeVisible()
    await phone.close()
  })
})

test('DOC-18 staff add an entry to the catalogue, its people see it, and it is retired again', async ({
  page,
}) => {
  const label = `Fitness letter ${crypto.randomUUID().slice(0, 8)}`
  const code = `FITNESS_${crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .toUpperCase()}`
  const { catalogue } = documentChecks
  await openDesk(page, list)
  await page.getByRole('link', { name: 'What each account must provide' }).click()
  await button(page, catalogue.add).click()
  const dialog = page.getByRole('dialog', { name: catalogue.add })
  const save = dialog.getByRole('button', { name: catalogue.save })
  await dialog.getByLabel(catalogue.fields.documentType).fill('no code')
  await save.click()
  await expect(dialog.getByLabel(catalogue.fields.documentType)).toHaveAccessibleDescription(
    new RegExp(catalogue.wrong),
  )
  await dialog.getByLabel(documentChecks.accountType).selectOption('HOUSEHOLD')
  await dialog.getByLabel(catalogue.fields.documentType).fill(code)
  for (const [words, text] of [
    [catalogue.fields.label, label],
    [catalogue.fields.description, 'From a doctor.'],
  ] as const) {
    const group = dialog.getByRole('group', { name: words })
    for (const language of Object.values(catalogue.languages)) await group.getByLabel(language).fill(text)
  }
  await axeFindsNothing(page, { part: 'dialog[open]' })
  await save.click()
  await expect(toast(page, 'List of documents saved.')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: label })
  await expect(row).toContainText(catalogue.optional)
  await page.context().clearCookies()
  await newEmployer(page)
  await page.goto('/employer-profile')
  await section(page).locator('summary').click()
  await expect(cardOf(page, label)).toContainText('From a doctor.')
  await openDesk(page, '/admin/document-catalogue')
  await row.getByRole('button', { name: catalogue.change }).click()
  const change = page.getByRole('dialog', { name: label })
  await expect(change.getByLabel(documentChecks.accountType)).toBeDisabled()
  await change.getByLabel(catalogue.retired).check()
  await change.getByRole('button', { name: catalogue.save }).click()
  await expect(row).toContainText(catalogue.retired)
  await page.context().clearCookies()
  await newEmployer(page)
  await page.goto('/employer-profile')
  await expect(cardOf(page)).toBeVisible()
  await expect(section(page)).not.toContainText(label)
})

for (const { code, locale } of languages) {
  test.describe(code, () => {
    test.use({ locale })

    test(`the documents that wait, one of them and the catalogue can be read by everyone at 360 pixels, in ${code}`, async ({
      page,
      baseURL,
    }) => {
      const { address } = await openWaiting(page, baseURL)
      await expect.poll(() => isDrawn(page)).toBe(true)
      const look = async () => {
        await axeFindsNothing(page, { part: 'main' })
        await fitsPhone(page)
      }
      await look()
      await page.locator('section').getByRole('button').last().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await axeFindsNothing(page, { part: 'dialog[open]' })
      await fitsPhone(page)
      for (const path of [list, '/admin/document-catalogue']) {
        await page.goto(path)
        await expect(page.getByRole('table').first()).toBeVisible()
        await look()
      }
      await page.locator('main').getByRole('button').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await axeFindsNothing(page, { part: 'dialog[open]' })
      await fitsPhone(page)
      expect(address).toContain(list)
    })
  })
}
