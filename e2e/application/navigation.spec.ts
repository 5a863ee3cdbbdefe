import type { Page } from '@playwright/test'
import { arrivesAt } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone, newEmployer } from '../support/employers.ts'
import { newSeeker, newWord, postJobs } from '../support/seekers.ts'
import { sharedSeeker } from '../support/shared-people.ts'
import { expect, languages, test } from '../support/test.ts'

const wide = { width: 1280, height: 700 }
const menu = (page: Page) => page.getByRole('navigation').first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const isThere = (page: Page) =>
  expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)

/** Counts documents from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  return () => documents
}

test('screens change without a document; title, focus and the mark in the menu follow', async ({ page }) => {
  await page.setViewportSize(wide)
  await sharedSeeker(page)
  await page.goto('/jobseeker/profile')
  await expect(page).toHaveTitle('Profile · Abronet')
  const documents = countDocuments(page)
  for (const [link, title, name] of [
    ['Job search', 'Job search', 'Job search'],
    ['Applications', 'Applications', 'Applications'],
    ['Job offers', 'Job offers', 'Job offers'],
    ['Work placement', 'Work placement', 'Work placement'],
    ['Update skills', 'Update skills', 'Skills and Certification'],
    ['Account settings', 'Account settings', 'Account settings'],
  ] as const) {
    await menu(page).getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveTitle(`${title} · Abronet`)
    await expect(heading(page)).toHaveText(name)
    await expect(heading(page)).toBeFocused()
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText(link)
    await isThere(page)
  }
  expect(documents()).toBe(0)
})

test('Back and Forward bring back the list with its filters, its page and its place', async ({ page }) => {
  const word = newWord()
  await postJobs(
    page,
    Array.from({ length: 7 }, (_, index) => ({ title: `${word} ${index}` })),
  )
  await page.setViewportSize({ width: 360, height: 700 })
  await sharedSeeker(page)
  await page.goto(`/jobseeker/job-search?q=${word}&page=2`)
  const cards = page.getByRole('list', { name: 'Jobs' }).getByRole('article')
  await expect(cards).toHaveCount(2)
  await page.evaluate(() => scrollTo(0, 200))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
  const drawn = await cards.first().elementHandle()
  const documents = countDocuments(page)
  await page.getByRole('navigation').last().getByRole('link', { name: 'Applied' }).click()
  await expect(heading(page)).toHaveText('Applications')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // No answer is waited for: the list is there though the server says nothing.
  await page.route('**/api/employer/jobs/**', () => {})
  await page.goBack()
  await expect(cards).toHaveCount(2)
  // Shown again, not drawn anew.
  expect(await cards.first().evaluate((now, before) => now === before, drawn)).toBe(true)
  await expect(page).toHaveURL(`/jobseeker/job-search?q=${word}&page=2`)
  await expect(page.getByLabel('Title, place, skill …')).toHaveValue(word)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
  await page.goForward()
  await expect(heading(page)).toHaveText('Applications')
  expect(documents()).toBe(0)
})

test('Back shows the home as it was left, and a new visit begins it anew', async ({ page }) => {
  await page.setViewportSize(wide)
  await newEmployer(page)
  await page.goto('/employer-profile')
  await page.getByRole('tab', { name: 'Others' }).click()
  await menu(page).getByRole('link', { name: 'Post a Job' }).click()
  await expect(heading(page)).toHaveText('Post a New Job')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Others' })).toHaveAttribute('aria-selected', 'true')
  await menu(page).getByRole('link', { name: 'Post a Job' }).click()
  await menu(page).getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Active' })).toHaveAttribute('aria-selected', 'true')
})

test('a reload, a new tab and a shared link lead to the same screen', async ({ page, context }) => {
  await page.setViewportSize(wide)
  await sharedSeeker(page)
  await page.goto('/jobseeker/profile')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    menu(page)
      .getByRole('link', { name: 'Job search' })
      .click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(heading(tab)).toHaveText('Job search')
  await expect(heading(page)).toHaveText(/^Welcome/)
  await menu(page).getByRole('link', { name: 'Job search' }).click()
  await page.getByLabel('Title, place, skill …').fill('cook')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/jobseeker/job-search?q=cook')
  await page.reload()
  await expect(page.getByLabel('Title, place, skill …')).toHaveValue('cook')
  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(shared.getByLabel('Title, place, skill …')).toHaveValue('cook')
})

test('pointing at a link fetches its code and its data, so that the press needs no further call', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await sharedSeeker(page)
  await page.goto('/account')
  await isThere(page)
  /** Its code, its texts and its data have come. */
  const prefetched = () =>
    page.evaluate(() => {
      const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      return [
        '/assets/applications-',
        '/locales/en/applications.json',
        '/api/job-preferences/jobs/job-seeker',
      ].filter((wanted) => names.some((name) => name.startsWith(wanted))).length
    })
  await menu(page).getByRole('link', { name: 'Applications' }).hover()
  await expect.poll(prefetched).toBe(3)
  let calls = 0
  page.on('request', (request) => {
    // Ignored: the live connection, which opens by itself when the page is idle.
    if (!/live-connection|\/api\/(events|unread-messages)$/.test(request.url())) calls += 1
  })
  await menu(page).getByRole('link', { name: 'Applications' }).click()
  await expect(heading(page)).toHaveText('Applications')
  await isThere(page)
  expect(calls).toBe(0)
})

test('a screen of another kind of account says that it is closed, and an unknown address is a 404', async ({
  page,
}) => {
  await sharedSeeker(page)
  expect((await page.request.get('/jobseeker/nothing')).status()).toBe(404)
  await page.goto('/employer/post-job')
  await expect(heading(page)).toHaveText('Your account cannot open this page')
})

test.describe('during a deployment', () => {
  test.use({
    expectedErrors: /Failed to load resource|Failed to fetch dynamically imported module|browser-faults/,
  })

  test('a file that is gone makes the next screen come with a document', async ({ page }) => {
    await page.setViewportSize(wide)
    await sharedSeeker(page)
    // Not the home, which loads parts of its own when the page is idle.
    await page.goto('/account')
    await isThere(page)
    let refused = 0
    await page.route('**/assets/*.js', async (route) => {
      // The live connection loads by itself when the page is idle.
      if (refused > 0 || route.request().url().includes('live-connection')) return route.continue()
      refused += 1
      return route.fulfill({ status: 404 })
    })
    const documents = countDocuments(page)
    await menu(page).getByRole('link', { name: 'Update skills' }).click()
    await expect(heading(page)).toHaveText('Skills and Certification')
    expect(refused).toBe(1)
    expect(documents()).toBe(1)
  })

  test('an answer of a newer build makes the next screen come with a document, and the present one goes on', async ({
    page,
  }) => {
    await page.setViewportSize(wide)
    await sharedSeeker(page)
    await page.goto('/account')
    await isThere(page)
    const documents = countDocuments(page)
    await page.route('**/api/job-preferences/**', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'newer00000' } })
    })
    await menu(page).getByRole('link', { name: 'Applications' }).click()
    await expect(heading(page)).toHaveText('Applications')
    await isThere(page)
    expect(documents()).toBe(0)
    await menu(page).getByRole('link', { name: 'Job search' }).click()
    await expect(heading(page)).toHaveText('Job search')
    expect(documents()).toBe(1)
    // Calls that are under way are answered before the page is taken over by the next test.
    await isThere(page)
    await page.unrouteAll({ behavior: 'wait' })
  })
})

for (const { code } of languages) {
  test(`after navigation axe, the keyboard and 360 px hold in ${code} as after a load`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lng', value: code, url: String(baseURL) }])
    for (const [make, places] of [
      [newSeeker, 4],
      [newEmployer, 4],
    ] as const) {
      await make(page, { verified: false })
      await page.goto('/account')
      await isThere(page)
      const documents = countDocuments(page)
      for (let place = 0; place < places; place += 1) {
        const link = page.getByRole('navigation').last().getByRole('link').nth(place)
        // By keyboard: the link takes the focus and Enter follows it.
        await link.focus()
        await page.keyboard.press('Enter')
        await expect(link).toHaveAttribute('aria-current', 'page')
        await isThere(page)
        await expect(page.locator('main h1, main').first()).toBeVisible()
        await fitsPhone(page)
        await axeFindsNothing(page)
      }
      expect(documents()).toBe(0)
    }
  })
}

test('a screen of the menu can be left and come back to while a form keeps what was typed', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await newEmployer(page)
  await page.goto('/employer/post-job')
  await page.getByLabel('Job title').fill('Nanny for two')
  await menu(page).getByRole('link', { name: 'Profile' }).first().click()
  await arrivesAt(page, '/employer-profile')
  await page.goBack()
  await expect(page.getByLabel('Job title')).toHaveValue('Nanny for two')
})
