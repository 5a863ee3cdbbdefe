import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { cardOf } from '../support/documents.ts'
import { fitsPhone } from '../support/employers.ts'
import { sampleDashboard, sampleNews } from '../support/samples.ts'
import { newSeeker } from '../support/seekers.ts'
import { sharedSeeker } from '../support/shared-people.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const home = '/jobseeker/profile'
const address = '**/api/jobseeker/dashboard'
const main = (page: Page) => page.locator('main')
const leadsTo = (page: Page, name: string | RegExp, href: string) =>
  expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href)
/** Opens the home with these answers in the server's place. */
async function open(page: Page, changes: object): Promise<void> {
  await page.unroute(address)
  await page.route(address, (route) => route.fulfill({ json: sampleDashboard(changes) }))
  await page.goto('/account')
  await visit(page, home)
}
const news = (page: Page) => main(page).getByRole('list', { name: 'What is new' })

test('SKR-05 SKR-06 the home says who somebody is: name, user type and place', async ({ page }) => {
  await sharedSeeker(page)
  await page.goto(home)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, \S+$/)
  await expect(main(page)).toContainText('Looking for Career · Adama, East Shewa')
})

test('SKR-07 SKR-08 SKR-12 the profile, the skills and the search are one touch away, without a second menu', async ({
  page,
}) => {
  await sharedSeeker(page)
  await page.goto(home)
  await leadsTo(page, 'Edit Profile', '/jobseeker/edit-profile')
  await leadsTo(page, 'Update Skills', '/jobseeker/update-skills')
  await leadsTo(page, 'Search for Job', '/jobseeker/job-search')
  for (const name of ['Messages', 'Account settings', 'Job search']) {
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveCount(0)
  }
})

test('ROL-06 a seeker has jobs to apply for, messages, the profile, skills, training, documents and guarantors', async ({
  page,
}) => {
  await sharedSeeker(page)
  await page.goto(home)
  await leadsTo(page, /^Messages/, '/jobseeker/messages')
  await leadsTo(page, 'Edit Profile', '/jobseeker/edit-profile')
  await leadsTo(page, 'Update Skills', '/jobseeker/update-skills')
  await expect(main(page).getByRole('region', { name: 'Training Progress' })).toBeVisible()
  await expect(cardOf(page).getByRole('button', { name: 'Attach' })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Add Guarantor' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Search for Job' }).click()
  await main(page).getByRole('article').first().getByRole('button').first().click()
  await expect(main(page).getByRole('button', { name: 'Apply', exact: true }).first()).toBeVisible()
})

test('MAT-08 what is missing until employers find somebody leads to where it is done', async ({ page }) => {
  await newSeeker(page, { verified: false })
  await page.goto(home)
  await leadsTo(page, 'Verified your email address', '/account#email')
  await expect(main(page).getByRole('link', { name: 'Chosen the work you want' })).toHaveCount(0)
  await open(page, { missing: ['email', 'work', 'place'] })
  await expect(main(page)).toContainText('Employers can find you once you have:')
  await leadsTo(page, 'Verified your email address', '/account#email')
  await leadsTo(page, 'Chosen the work you want', '/jobseeker/edit-profile#preferences')
  await leadsTo(page, 'Added your location', '/jobseeker/edit-profile')
  await open(page, { missing: [] })
  await expect(main(page).getByRole('link', { name: 'Edit Profile' })).toBeVisible()
  await expect(main(page)).not.toContainText('Employers can find you once you have:')
})

test('SKR-13 a banner leads to jobs that take one press to apply for', async ({ page }) => {
  await sharedSeeker(page)
  await page.goto(home)
  await expect(main(page)).toContainText('Applying is free and takes a minute.')
  await leadsTo(page, 'Quick Apply', '/jobseeker/job-search')
})

test('SKR-09 SKR-10 SKR-11 applications, offers and messages are counted, and lead to their screens', async ({
  page,
}) => {
  await sharedSeeker(page)
  await page.route('**/api/unread-messages', (route) => route.fulfill({ json: { unread: 4 } }))
  await open(page, { activityCounts: { applications: 2, offers: 3, messages: 4 } })
  await leadsTo(page, 'Applications 2', '/jobseeker/Applications')
  await leadsTo(page, 'Job offers 3', '/jobseeker/JobOffers')
  await leadsTo(page, 'Messages 4', '/jobseeker/messages')
})

test('API-22 the home makes one call of its own, besides those for jobs', async ({ page }) => {
  await sharedSeeker(page)
  // Its document carries all that it asks for, so no call of its own comes late.
  await page.goto('/jobseeker/update-skills')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !/\/(events|session|unread-messages)$/.test(pathname))
      calls.push(pathname)
  })
  await visit(page, home)
  await expect(main(page).getByRole('heading', { name: 'Do you need help?' })).toBeVisible()
  expect(calls.filter((path) => path !== '/api/job-offers').toSorted()).toEqual([
    '/api/employer/jobs/recommended',
    '/api/job-search/improvements',
    '/api/jobseeker/dashboard',
  ])
})

test('a seeker who needs help writes to our team', async ({ page }) => {
  await newSeeker(page)
  await page.goto(home)
  await leadsTo(page, 'Contact', '/contact-us')
  await main(page).getByRole('button', { name: 'Write to our team' }).click()
  await expect(page).toHaveURL(/\/jobseeker\/messages\/[0-9a-f-]{36}$/)
})

test('the home says what has happened since the last visit, and jobs', async ({ page }) => {
  await newSeeker(page)
  const first = sampleNews('application', 'REVIEWING', { at: '2026-11-01T08:00:00.000Z', title: 'Cook' })
  const later = [
    sampleNews('application', 'SHORTLISTED', { at: '2026-11-02T08:00:00.000Z' }),
    sampleNews('interview', 'CANCELLED', { at: '2026-11-02T07:00:00.000Z' }),
    sampleNews('document', 'VERIFIED', { at: '2026-11-02T06:00:00.000Z', title: 'Passport' }),
    sampleNews('guarantor', 'CONFIRMED', { at: '2026-11-02T05:00:00.000Z', title: 'Dawit Mekonnen' }),
  ]
  await open(page, { news: [first] })
  await expect(news(page).getByRole('listitem')).toHaveText([/Cook ?Reviewing/])
  const jobs = main(page).getByRole('region', { name: 'Recommended jobs' }).getByRole('article')
  await expect(jobs).toHaveCount(3)
  await open(page, { news: [...later, first] })
  await expect(news(page).getByRole('listitem')).toHaveText([
    /Nanny for two ?Shortlisted/,
    /The interview was cancelled: Nanny for two/,
    /We have verified this document: Passport/,
    /Dawit Mekonnen confirmed as your guarantor/,
  ])
  await open(page, { news: [...later, first] })
  await expect(main(page).getByRole('list', { name: 'Your applications' })).toBeVisible()
  await expect(news(page)).toHaveCount(0)
})

test('the home says what waits for an answer, at every visit, and leads there', async ({ page }) => {
  await newSeeker(page)
  const offer = sampleNews('offer', 'SENT', { waits: true })
  const waiting = [
    offer,
    sampleNews('interview', 'PROPOSED', { waits: true }),
    sampleNews('checkIn', '7', { waits: true }),
    sampleNews('document', 'REJECTED', { waits: true, title: 'Passport' }),
    sampleNews('offer', 'a state of a newer server', { waits: true }),
  ]
  for (const visits of ['first', 'second']) {
    await open(page, { news: waiting })
    await expect(news(page).getByRole('listitem'), visits).toHaveCount(4)
  }
  await leadsTo(page, /You have a job offer: Nanny for two/, `/jobseeker/job-offers/${offer.id}`)
  await leadsTo(page, /Choose a time for your interview: Nanny for two/, '/jobseeker/Applications')
  await leadsTo(page, /Is your work going well/, '/jobseeker/WorkPlacement')
  await leadsTo(page, /Please upload this document again: Passport/, '#documents')
})

test('of much that is new, the rest is shown when it is asked for', async ({ page }) => {
  await newSeeker(page)
  const many = Array.from({ length: 6 }, (_, index) =>
    sampleNews('application', 'SHORTLISTED', { title: `Job ${index}` }),
  )
  await open(page, { news: many })
  await expect(news(page).getByRole('listitem')).toHaveCount(3)
  await main(page).getByRole('button', { name: 'Show 3 more' }).click()
  await expect(news(page).getByRole('listitem')).toHaveCount(6)
})

test.describe('what cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource/ })
  const error = (page: Page) => main(page).getByRole('alert')
  const refusal = (status: number, message: string) => ({
    status,
    json: { code: 'internal', message, requestId: 'r' },
  })

  test('ERR-52 ERR-53 ERR-54 the home says that it may not be seen, is not there, or the server failed', async ({
    page,
  }) => {
    await sharedSeeker(page)
    await page.goto('/account')
    await page.route(address, (route) => route.fulfill(refusal(403, 'No.')))
    await visit(page, home)
    await expect(error(page)).toContainText('You do not have permission to view this profile.')
    for (const [status, words] of [
      [404, 'Profile not found.'],
      [500, 'Server error occurred. Please try again later.'],
    ] as const) {
      await page.unroute(address)
      await page.route(address, (route) => route.fulfill(refusal(status, 'No.')))
      await error(page).getByRole('button').click()
      await expect(error(page)).toContainText(words)
      await expect(error(page)).not.toContainText('No.')
    }
    // Who they are, jobs and help are there all the same.
    await expect(main(page)).toContainText('Looking for Career')
    await expect(main(page).getByRole('heading', { name: 'Do you need help?' })).toBeVisible()
    await page.unroute(address)
    await error(page).getByRole('button').click()
    await expect(main(page).getByText('Next step')).toBeVisible()
  })

  test('ERR-55 ERR-56 ERR-57 or the server said why, or nothing, or what nobody understands', async ({
    page,
  }) => {
    await sharedSeeker(page)
    await page.goto('/account')
    await page.route(address, (route) => route.fulfill(refusal(409, 'The moon is in the way.')))
    await visit(page, home)
    await expect(error(page)).toContainText('The moon is in the way.')
    for (const [answer, words] of [
      [{ status: 409, body: '' }, 'Failed to load profile data.'],
      [{ status: 200, body: 'not what was promised' }, 'An unexpected error occurred.'],
      [null, 'Network error. Please check your internet connection.'],
    ] as const) {
      await page.unroute(address)
      await page.route(address, (route) => (answer === null ? route.abort() : route.fulfill(answer)))
      await error(page).getByRole('button').click()
      await expect(error(page)).toContainText(words)
    }
  })

  test('ERR-50 ERR-51 a session that has ended leads to the sign-in, which says so', async ({ page }) => {
    for (const [status, message] of [
      [401, 'Whatever it says'],
      [400, 'JWT expired'],
      [500, 'No cookie was sent'],
    ] as const) {
      await newSeeker(page)
      await page.goto('/account')
      await page.route(address, (route) => route.fulfill({ status, json: { message } }))
      await visit(page, home)
      await expect(page).toHaveURL(/\/login\?reason=expired&from=%2Fjobseeker%2Fprofile$/)
      await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
      await page.unroute(address)
      await page.context().clearCookies()
    }
  })
})

for (const { code } of languages) {
  test(`the home of a seeker reads well on a small phone in ${code}`, async ({ page, baseURL }) => {
    await sharedSeeker(page)
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    await open(page, {
      missing: ['email'],
      news: [sampleNews('offer', 'SENT', { waits: true }), sampleNews('application', 'REJECTED')],
    })
    await expect(main(page).getByRole('article')).toHaveCount(3)
    await fitsPhone(page)
    await axeFindsNothing(page)
  })
}
