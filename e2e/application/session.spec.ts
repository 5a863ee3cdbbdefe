import type { BrowserContext, Page } from '@playwright/test'
import { register, signIn } from '../support/accounts.ts'
import { newSeeker } from '../support/seekers.ts'
import { expect, test } from '../support/test.ts'

const logout = (page: Page) => page.getByRole('button', { name: 'Logout' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const isThere = (page: Page) =>
  expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)

/** What the browser's own database holds for anybody. */
const keptOnDevice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('abronet')
        opening.addEventListener('error', () => resolve([]))
        opening.addEventListener('success', () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('cache')) return resolve([])
          const request = database.transaction('cache').objectStore('cache').getAllKeys()
          request.addEventListener('success', () => {
            database.close()
            resolve(request.result.map(String))
          })
        })
      }),
  )

const idOf = async (context: BrowserContext) =>
  /"id":"([^"]+)"/.exec(await (await context.request.get('/api/session')).text())?.[1] ?? ''

test('ACC-34 logging out in one tab ends the others', async ({ page, context }) => {
  await signIn(page, await register(page.request))
  await page.goto('/jobseeker/profile')
  const other = await context.newPage()
  await other.goto('/jobseeker/Applications')
  await isThere(other)
  await logout(page).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL(/\/login/)
})

test('ACC-34 a tab whose script comes after the log-out ends too', async ({ page, context }) => {
  await signIn(page, await register(page.request))
  await page.goto('/jobseeker/profile')
  const other = await context.newPage()
  const { promise: loggedOut, resolve } = Promise.withResolvers<void>()
  await other.route('**/assets/*.js', async (route) => {
    await loggedOut
    await route.continue()
  })
  await other.goto('/jobseeker/Applications', { waitUntil: 'commit' })
  await expect(other.locator('main')).toBeAttached()
  await logout(page).click()
  await expect(page).toHaveURL('/login')
  resolve()
  await expect(other).toHaveURL(/\/login/)
})

test('PRV-04 what was seen is kept for this account alone, and cleared when it logs out', async ({
  page,
  context,
}) => {
  await newSeeker(page)
  const id = await idOf(context)
  await page.goto('/jobseeker/job-search')
  await isThere(page)
  await page.getByRole('button', { name: 'Saved jobs' }).click()
  await expect.poll(() => keptOnDevice(page)).toEqual([id])
  await logout(page).click()
  await expect(page).toHaveURL('/login')
  expect(await keptOnDevice(page)).toEqual([])
})

test.describe('two people in one browser', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('PRV-04 somebody else who signs in finds nothing of the one before, on the device or on the screen', async ({
    page,
    context,
  }) => {
    await newSeeker(page)
    await page.goto('/jobseeker/job-search?saved=1')
    await isThere(page)
    await expect.poll(async () => (await keptOnDevice(page)).length).toBe(1)
    // Another person takes over the browser without the first one having logged out.
    await register(page.request, 'CAREER', 'en', { firstName: 'Hirut' })
    const id = await idOf(context)
    const other = await context.newPage()
    await other.goto('/jobseeker/job-search')
    await isThere(other)
    await expect.poll(async () => (await keptOnDevice(other)).filter((key) => key !== id)).toEqual([])
    // The tab of the first one is opened anew for the second at its next call.
    await page.getByRole('navigation').last().getByRole('link', { name: 'Applied' }).click()
    await page.getByRole('navigation').last().getByRole('link', { name: 'Profile' }).click()
    await expect(heading(page)).toHaveText('Welcome, Hirut')
  })
})

test.describe('without a connection', () => {
  test.use({ ownContext: true, expectedErrors: /Failed to load resource|ReadFailure|Failed to fetch|net::/ })

  test('the screen keeps what it shows, says so, and goes on when the connection is back', async ({
    page,
    context,
  }) => {
    await newSeeker(page)
    // An idle browser fetches the code of other screens in advance, and would have that of this one.
    const code = '**/offers-*.js'
    await page.route(code, (route) => route.abort())
    await page.goto('/jobseeker/job-search')
    const jobs = page.getByRole('list', { name: 'Jobs' }).getByRole('article')
    await expect(jobs.first()).toBeVisible()
    const before = await jobs.count()
    await context.setOffline(true)
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'No connection' })).toBeVisible()
    await expect(jobs).toHaveCount(before)
    await page.getByRole('navigation').last().getByRole('link', { name: 'Offers' }).click()
    await expect(page.getByRole('alert')).toContainText('No internet connection')
    await page.unroute(code)
    await context.setOffline(false)
    await expect(heading(page)).toHaveText('Job offers')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'No connection' })).toHaveCount(0)
  })

  test('ACC-37 logging out closes the account on the device, says that it is not finished, and finishes later', async ({
    page,
    context,
  }) => {
    await newSeeker(page)
    await page.goto('/jobseeker/job-search')
    await isThere(page)
    await context.setOffline(true)
    await logout(page).click()
    await expect(heading(page)).toHaveText('You are not fully logged out yet')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    expect(await keptOnDevice(page)).toEqual([])
    await context.setOffline(false)
    await expect(page).toHaveURL('/login')
    const session = await context.request.get('/api/session')
    expect(await session.text()).toContain('"user":null')
  })

  test('the account stays closed for the next person who opens the browser, though the session was never ended', async ({
    page,
    context,
  }) => {
    await newSeeker(page)
    await page.goto('/jobseeker/profile')
    await isThere(page)
    await context.setOffline(true)
    await logout(page).click()
    await expect(heading(page)).toHaveText('You are not fully logged out yet')
    await page.close()
    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto('/jobseeker/profile')
    await expect(next).toHaveURL(/\/login\?from=/)
    await next.goto('/terms')
    await expect(next.getByRole('banner').getByRole('link', { name: 'My account' })).toHaveCount(0)
  })
})

test.describe('before any script of the page', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch dynamically imported module/ })

  test('HDR-17 HDR-18 public pages know at the first paint who is signed in, without asking', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await register(page.request)
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url())
    })
    // Nothing of a script but the one in the head runs.
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto('/terms', { waitUntil: 'commit' })
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'My account' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Login' })).toBeHidden()
    expect(calls).toEqual([])
  })
})

test.describe('the document of a public page', () => {
  test('is the same for everyone: who is signed in does not spoil its cache', async ({ page, request }) => {
    const stranger = await request.get('/terms')
    await register(page.request)
    const known = await page.request.get('/terms')
    expect(await known.text()).toBe(await stranger.text())
    expect(known.headers()['etag']).toBe(stranger.headers()['etag'])
  })
})
