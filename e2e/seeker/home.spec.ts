import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone } from '../support/employers.ts'
import { sampleApplication, sampleInterview, sampleOffer, samplePlacement } from '../support/samples.ts'
import { newSeeker } from '../support/seekers.ts'
import { sharedSeeker } from '../support/shared-people.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const home = '/jobseeker/profile'
/** The same in every answer of a test. */
const idOf = (jobTitle: string) => `0191d7a1-0000-7000-8000-${jobTitle.length.toString().padStart(12, '0')}`
const work = (jobTitle: string, status: string) => ({ id: idOf(jobTitle), jobTitle, status })
async function answer(page: Page, statuses: readonly string[], offers: readonly string[]): Promise<void> {
  const applications = statuses.map((status, index) =>
    sampleApplication(work(`Nanny${'!'.repeat(index)}`, status)),
  )
  await page.route('**/api/job-preferences/jobs/job-seeker', (route) => route.fulfill({ json: applications }))
  await page.route('**/api/job-offers', (route) =>
    route.fulfill({ json: offers.map((status) => sampleOffer(work('Nanny', status))) }),
  )
  await page.route('**/api/placements', (route) => route.fulfill({ json: [] }))
}
const main = (page: Page) => page.locator('main')
const leadsTo = (page: Page, name: string | RegExp, address: string) =>
  expect(main(page).getByRole('link', { name })).toHaveAttribute('href', address)

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

test('SKR-09 SKR-10 SKR-11 applications, offers and messages are counted, and lead to their screens', async ({
  page,
}) => {
  await sharedSeeker(page)
  await answer(page, ['PENDING', 'REVIEWING'], ['SENT', 'DECLINED', 'HIRED'])
  await page.route('**/api/unread-messages', (route) => route.fulfill({ json: { unread: 4 } }))
  await page.goto('/account')
  await visit(page, home)
  await leadsTo(page, 'Applications 2', '/jobseeker/Applications')
  await leadsTo(page, 'Job offers 3', '/jobseeker/JobOffers')
  await leadsTo(page, 'Unread messages 4', '/jobseeker/messages')
})

test('a seeker who needs help writes to our team', async ({ page }) => {
  await newSeeker(page)
  await page.goto(home)
  await leadsTo(page, 'Contact', '/contact-us')
  await main(page).getByRole('button', { name: 'Write to our team' }).click()
  await expect(page).toHaveURL(/\/jobseeker\/messages\/[0-9a-f-]{36}$/)
})

test('the home says what is new: open offers, what has moved on since the last visit, and jobs', async ({
  page,
}) => {
  await newSeeker(page)
  await answer(page, ['PENDING', 'PENDING'], [])
  await page.goto('/account')
  await visit(page, home)
  const news = main(page).getByRole('list', { name: 'What is new' })
  await expect(main(page).getByRole('link', { name: 'Applications 2' })).toBeVisible()
  await expect(news).toHaveCount(0)
  const jobs = main(page).getByRole('region', { name: 'Recommended jobs' }).getByRole('article')
  await expect(jobs).toHaveCount(3)
  await answer(page, ['PENDING', 'SHORTLISTED'], ['SENT'])
  await page.goto('/account')
  await visit(page, home)
  await expect(news.getByRole('listitem')).toHaveText([/You have 1 open job offer/, /Nanny! ?Shortlisted/])
  await leadsTo(page, /open job offer/, `/jobseeker/job-offers/${idOf('Nanny')}`)
})

test('the home says what waits for an answer: offers, an interview, a check-in', async ({ page }) => {
  await sharedSeeker(page)
  await answer(page, [], ['SENT', 'SENT', 'HIRED'])
  await page.route('**/api/job-preferences/jobs/job-seeker', (route) =>
    route.fulfill({ json: [sampleApplication({ interview: sampleInterview() })] }),
  )
  await page.route('**/api/placements', (route) => route.fulfill({ json: [samplePlacement({ checkIn: 1 })] }))
  await page.goto('/account')
  await visit(page, home)
  await leadsTo(page, /Is your work going well/, '/jobseeker/WorkPlacement')
  await leadsTo(page, 'You have 2 open job offers', '/jobseeker/JobOffers')
  await leadsTo(page, 'Choose a time for your interview: Nanny for two', '/jobseeker/Applications')
})

for (const { code } of languages) {
  test(`the home of a seeker reads well on a small phone in ${code}`, async ({ page, baseURL }) => {
    await sharedSeeker(page)
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    await answer(page, ['PENDING', 'REJECTED'], ['SENT'])
    await page.goto('/account')
    await visit(page, home)
    await expect(main(page).getByRole('article')).toHaveCount(3)
    await fitsPhone(page)
    await axeFindsNothing(page)
  })
}
