import type { CDPSession, Page } from '@playwright/test'
import { button, film, filmTime, openFirst, test as base, viewer } from '../support/lessons.ts'
import { newSeeker } from '../support/seekers.ts'
import { openLine } from '../support/slow-line.ts'
import { expect, languagePicker, visit } from '../support/test.ts'

const test = base.extend<{ line: Awaited<ReturnType<typeof openLine>> }>({
  line: async ({ lessons }, provide) => {
    const line = await openLine(lessons.url)
    await provide(line)
    await line.close()
  },
  baseURL: async ({ line }, provide) => provide(line.url),
})
// What a context has fetched already is its own.
test.use({ isLong: true, ownContext: true, expectedErrors: /Failed to load resource/ })
test.describe.configure({ mode: 'default' })

const main = (page: Page) => page.locator('main')
const mostBytes = 60_000
const bytesPerSecond = 50_000
/** Some thirty seconds of the film, and never all of it. */
const partOfFilm = 350_000

async function network(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  return session
}

/** Until nothing more arrives. */
async function isQuiet(bytes: () => number): Promise<void> {
  let before = -1
  await expect
    .poll(
      () => {
        const isSame = bytes() === before
        before = bytes()
        return isSame
      },
      { intervals: [1_000] },
    )
    .toBe(true)
}

test('the viewer costs less than 60 kB before its video is played', async ({ page }) => {
  await newSeeker(page, { verified: false })
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const session = await network(page)
  const addresses = new Map<string, string>()
  const arrived = new Map<string, number>()
  const bytes = () => [...arrived.values()].reduce((sum, each) => sum + each, 0)
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId)
    // Letters that a system lacks are fetched once, for the names of languages in the header.
    if (address !== undefined && !address.includes('/fonts/')) arrived.set(address, encodedDataLength)
  })
  await visit(page, viewer)
  await expect(button(page, 'Play')).toBeVisible()
  await isQuiet(bytes)
  expect(bytes()).toBeGreaterThan(5_000)
  expect(bytes(), JSON.stringify([...arrived])).toBeLessThan(mostBytes)
})

test('TRN-05 the video plays as soon as its first bytes have arrived, without another round trip', async ({
  page,
  line,
}) => {
  await openFirst(page)
  const session = await network(page)
  line.slow(bytesPerSecond)
  const events: string[] = []
  const films = new Set<string>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/film?')) films.add(requestId)
    events.push('request')
  })
  session.on('Network.dataReceived', ({ requestId }) => {
    if (films.has(requestId)) events.push('film')
  })
  const playing = film(page).evaluate(
    (video) => new Promise<void>((resolve) => video.addEventListener('playing', () => resolve())),
  )
  await button(page, 'Play').click()
  await playing
  const between = events.slice(events.indexOf('film'))
  expect(between.length).toBeGreaterThan(0)
  expect(between.filter((event) => event === 'request').length).toBeLessThanOrEqual(1)
})

test('TRN-05 on a slow line one seeks, and the part that is asked for is what arrives', async ({
  page,
  line,
}) => {
  await openFirst(page)
  line.slow(bytesPerSecond, partOfFilm)
  await button(page, 'Play').click()
  await expect.poll(() => filmTime(page)).toBeGreaterThan(0.5)
  const part = page.waitForResponse(
    (response) =>
      response.url().includes('/film?') &&
      !(response.headers()['content-range'] ?? 'bytes 0-').startsWith('bytes 0-'),
  )
  await page.getByRole('slider', { name: 'Position in the video' }).fill('75000')
  line.slow(bytesPerSecond)
  expect((await part).status()).toBe(206)
  await expect.poll(() => filmTime(page)).toBeGreaterThan(75.2)
})

test('TRN-15 a cut connection: the video plays what it has, says that it waits, and continues', async ({
  page,
  line,
}) => {
  await openFirst(page)
  line.slow(bytesPerSecond, partOfFilm)
  await button(page, 'Play').click()
  const buffered = () =>
    film(page).evaluate((video: HTMLVideoElement) => (video.buffered.length > 0 ? video.buffered.end(0) : 0))
  await expect.poll(buffered).toBeGreaterThan(8)
  line.cut()
  const end = await buffered()
  await page
    .getByRole('slider', { name: 'Position in the video' })
    .fill(String(Math.floor(end * 1000) - 2_000))
  await expect(main(page)).toContainText(/Waiting for the connection|cannot be played right now/)
  const stoppedAt = await filmTime(page)
  expect(stoppedAt).toBeGreaterThan(end - 2.5)
  line.slow(bytesPerSecond)
  await expect.poll(() => filmTime(page)).toBeGreaterThan(stoppedAt + 1)
  await expect(main(page)).not.toContainText(/Waiting for the connection|cannot be played right now/)
})

/** The languages of the captions that are shown. */
const shownCaptions = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) =>
    [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
  )
const firstCue = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => {
    const track = [...video.textTracks].find(({ mode }) => mode === 'showing')
    const cue = track?.cues?.[0]
    return cue instanceof VTTCue ? cue.text : null
  })

test('TRN-05 the captions are those of the page, and change with its language', async ({ page }) => {
  await openFirst(page)
  await expect(film(page).locator('track')).toHaveCount(3)
  await expect.poll(() => shownCaptions(page)).toEqual(['en'])
  await expect.poll(() => firstCue(page)).toBe('Scene 1 in words.')
  await languagePicker(page).click()
  await page.getByRole('link', { name: 'አማርኛ' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  await expect(film(page)).toBeVisible()
  await expect.poll(() => shownCaptions(page)).toEqual(['am'])
  await expect.poll(() => firstCue(page)).toBe('ትዕይንት 1 በቃላት።')
})

test('TRN-05 the keyboard plays, seeks, mutes, hides captions and fills the screen', async ({ page }) => {
  await openFirst(page)
  const state = () =>
    film(page).evaluate((video: HTMLVideoElement) => ({ isPaused: video.paused, isMuted: video.muted }))
  await button(page, 'Play').focus()
  await page.keyboard.press('Space')
  await expect(button(page, 'Pause')).toBeFocused()
  await page.keyboard.press('k')
  await expect.poll(state).toEqual({ isPaused: true, isMuted: false })
  const before = await filmTime(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => filmTime(page)).toBeCloseTo(before + 5, 0)
  await page.keyboard.press('m')
  await expect(button(page, 'Sound on')).toBeVisible()
  await page.keyboard.press('c')
  await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'false')
  expect(await shownCaptions(page)).toEqual([])
  await page.keyboard.press('f')
  await expect(button(page, 'Leave full screen')).toBeVisible()
  await page.keyboard.press('f')
  await expect(button(page, 'Full screen')).toBeVisible()
  await page.getByRole('slider', { name: 'Position in the video' }).focus()
  await page.keyboard.press('Space')
  await expect.poll(state).toEqual({ isPaused: false, isMuted: true })
})
