import type { Page, Request } from '@playwright/test'
import documents from '../../web/locales/en/documents.json' with { type: 'json' }
import { axeFindsNothing } from '../support/axe.ts'
import { attach, cardOf, pdfFile } from '../support/documents.ts'
import { fitsPhone } from '../support/employers.ts'
import { newSeeker } from '../support/seekers.ts'
import { expect, languages, test } from '../support/test.ts'

// The speed of a context is its own.
test.use({ ownContext: true, expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

const home = '/jobseeker/profile'
const bytes = 3 * 1024 * 1024
const bytesPerSecond = 300_000
const button = (page: Page, name: string) => cardOf(page).getByRole('button', { name, exact: true })
const progress = (page: Page) => cardOf(page).getByRole('progressbar')
const percent = async (page: Page) => Number(await progress(page).getAttribute('value'))
const arrived = (page: Page, least: number) =>
  expect.poll(() => percent(page), { intervals: [50] }).toBeGreaterThanOrEqual(least)

/** A connection as slow as on a bad day, and how to lose it and get it back. */
async function slowConnection(page: Page) {
  const session = await page.context().newCDPSession(page)
  const set = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    })
  await session.send('Network.enable')
  await set(false)
  return { lose: () => set(true), regain: () => set(false) }
}

/** From which byte on each part was sent. */
function watchParts(page: Page): number[] {
  const offsets: number[] = []
  const onRequest = (request: Request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  }
  page.on('request', onRequest)
  return offsets
}

async function openSlowly(page: Page) {
  await newSeeker(page)
  await page.goto(home)
  await expect(cardOf(page)).toBeVisible()
  return slowConnection(page)
}

async function upload(page: Page, file: ReturnType<typeof pdfFile>): Promise<void> {
  await attach(page, cardOf(page), file)
  await button(page, 'Upload').click()
}

async function expectStored(page: Page, file: ReturnType<typeof pdfFile>): Promise<void> {
  await expect(page.locator('.toast', { hasText: 'Upload successful!' })).toBeVisible()
  const href = await cardOf(page).getByRole('link', { name: 'Open file' }).getAttribute('href')
  const stored = await (await page.request.get(String(href))).body()
  expect(stored.equals(file.buffer)).toBe(true)
}

test('an upload survives a lost connection: it says that it waits, and goes on where it was', async ({
  page,
}) => {
  const connection = await openSlowly(page)
  const file = pdfFile(['Employment contract'], { bytes })
  const offsets = watchParts(page)
  await upload(page, file)
  await arrived(page, 40)
  await connection.lose()
  await expect(cardOf(page)).toContainText(documents.progress.waiting)
  const before = await percent(page)
  const sentBefore = offsets.length
  await connection.regain()
  await expect(cardOf(page)).toContainText(documents.progress.sending)
  expect(await percent(page)).toBeGreaterThanOrEqual(before)
  await expectStored(page, file)
  const after = offsets.slice(sentBefore)
  expect(after.length).toBeGreaterThan(0)
  // All that had arrived was kept: at most one part was under way.
  expect(Math.min(...after)).toBeGreaterThan((bytes * before) / 100 - 2 * 512 * 1024)
})

test('chosen again after the page was closed, the same file goes on where it was', async ({ page }) => {
  await openSlowly(page)
  const file = pdfFile(['Employment contract'], { bytes })
  await upload(page, file)
  await arrived(page, 40)
  await page.goto('/account')
  await page.goto(home)
  const offsets = watchParts(page)
  await upload(page, file)
  await expectStored(page, file)
  expect(Math.min(...offsets)).toBeGreaterThanOrEqual(512 * 1024)
})

test('an upload goes on while somebody looks at another screen', async ({ page }) => {
  await openSlowly(page)
  const file = pdfFile(['Employment contract'], { bytes })
  await upload(page, file)
  await arrived(page, 10)
  await page.getByRole('link', { name: 'Search for Job' }).click()
  await expect(page).toHaveURL(/job-search/)
  await expect(page.locator('.toast', { hasText: 'Upload successful!' })).toBeVisible()
  await page.goBack()
  await expect(cardOf(page)).toContainText('Uploaded on')
})

test('an upload is cancelled, leaves nothing behind, and can be started again', async ({ page }) => {
  await openSlowly(page)
  const file = pdfFile(['Employment contract'], { bytes })
  await upload(page, file)
  await arrived(page, 20)
  const erased = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await button(page, 'Cancel').click()
  expect((await erased).status()).toBe(204)
  await expect(progress(page)).toHaveCount(0)
  await expect(cardOf(page)).toContainText('Missing')
  const offsets = watchParts(page)
  await button(page, 'Upload').click()
  await expectStored(page, file)
  expect(offsets[0]).toBe(0)
})

for (const { code } of languages) {
  test(`a running upload can be read by everyone at 360 pixels, in ${code}`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    await newSeeker(page)
    await page.goto(home)
    const card = page.locator('#documents li').first()
    const connection = await slowConnection(page)
    const picker = page.waitForEvent('filechooser')
    await card.getByRole('button').first().click()
    await (await picker).setFiles(pdfFile(['A contract'], { name: `${'contract-'.repeat(9)}.pdf`, bytes }))
    await card.getByRole('button').first().click()
    await expect(card.getByRole('progressbar')).toBeVisible()
    await axeFindsNothing(page, { part: '#documents' })
    await fitsPhone(page)
    await connection.lose()
    await axeFindsNothing(page, { part: '#documents' })
    await fitsPhone(page)
    await card.getByRole('button').click()
    await expect(card.getByRole('progressbar')).toHaveCount(0)
    await connection.regain()
  })
}
