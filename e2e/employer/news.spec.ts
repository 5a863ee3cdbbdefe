import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone } from '../support/employers.ts'
import { sampleNews } from '../support/samples.ts'
import { sharedEmployer } from '../support/shared-people.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const list = (page: Page) => page.locator('main').getByRole('list', { name: 'What is new' })

/** Opens the dashboard of an employer to whom nothing has happened, with these news. */
async function open(page: Page, news: object[]): Promise<void> {
  await page.unroute('**/api/employer/dashboard')
  await page.route('**/api/employer/dashboard', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('"news":[]', `"news":${JSON.stringify(news)}`)
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/account')
  await visit(page, '/employer-profile')
}

const asked = sampleNews('interview', 'ASKED', { waits: true, title: 'Tigist Bekele' })
const applicants = sampleNews('applicant', 'PENDING', { at: '2026-11-04T11:05:00.000Z' })
const news = [
  asked,
  applicants,
  sampleNews('offer', 'DECLINED', { title: 'Hirut Alemu' }),
  sampleNews('document', 'REJECTED', { title: 'Business licence' }),
  sampleNews('offer', 'a state of a newer server'),
  sampleNews('verified', ''),
]

test('the dashboard says what seekers and our team have done, and leads to it', async ({ page }) => {
  await sharedEmployer(page)
  await open(page, news)
  await page.locator('main').getByRole('button', { name: 'Show 2 more' }).click()
  await expect(list(page).getByRole('listitem')).toHaveText([
    /Tigist Bekele asked for another interview time/,
    /New applicants: Nanny for two/,
    /Hirut Alemu declined your offer/,
    /Please upload this document again: Business licence/,
    /Your account is verified/,
  ])
  for (const [name, address] of [
    [/asked for another/, `/employer/view-applicants/${asked.jobId}`],
    [/New applicants/, `/employer/view-applicants/${applicants.jobId}`],
    [/Please upload/, '/employer/verification'],
  ] as const)
    await expect(list(page).getByRole('link', { name })).toHaveAttribute('href', address)
})

test('at the next visit only what waits for an answer is shown again', async ({ page }) => {
  await sharedEmployer(page)
  for (const count of [5, 1]) {
    await open(page, news)
    const more = page.locator('main').getByRole('button', { name: 'Show 2 more' })
    if (count === 5) await more.click()
    await expect(list(page).getByRole('listitem')).toHaveCount(count)
  }
  await expect(list(page)).toContainText('Tigist Bekele asked for another interview time')
})

for (const { code } of languages) {
  test(`the news of an employer read well on a small phone, in ${code}`, async ({ page, baseURL }) => {
    await sharedEmployer(page)
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    await open(page, news)
    await expect(page.locator('main li time').first()).toBeVisible()
    await fitsPhone(page)
    await axeFindsNothing(page)
  })
}
