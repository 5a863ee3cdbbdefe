import type { Page } from '@playwright/test'
import { newEmployer, postJob } from '../support/employers.ts'
import { sampleApplicant, sampleApplication, sampleOffer } from '../support/samples.ts'
import { newSeeker, postJobs } from '../support/seekers.ts'
import { expect, languages, test, visit } from '../support/test.ts'

/** How far down the first result may begin, on a laptop and on a phone. */
const screens = [
  { width: 1366, height: 768, most: 240 },
  { width: 360, height: 780, most: 300 },
] as const
/** Covers the foot of a phone's screen. */
const barHeight = 64

type List = { address: string; results: string }

/** Opens each list once in each language, and measures where its results begin at both sizes. */
async function resultsComeFirst(page: Page, lists: readonly List[]): Promise<void> {
  for (const { code } of languages) {
    const prefix = code === 'en' ? '' : `/${code}`
    await page.goto(`${prefix}/account`)
    for (const { address, results } of lists) {
      await visit(page, prefix + address)
      await expect(page.locator(results).nth(1)).toBeVisible()
      for (const { width, height, most } of screens) {
        await page.setViewportSize({ width, height })
        await page.evaluate(() => scrollTo(0, 0))
        const tops = () =>
          page
            .locator(results)
            .evaluateAll((found) => found.slice(0, 2).map((each) => each.getBoundingClientRect().top))
        const where = `${code} ${address} at ${width} px`
        await expect.poll(async () => (await tops())[0], where).toBeLessThanOrEqual(most)
        expect((await tops())[1], where).toBeLessThan(height - barHeight)
      }
    }
  }
}

const jobs = [{ title: 'Nanny for two children' }, { title: 'Cook for a family of five' }]
test('the lists of somebody who looks for work begin with their results', async ({ page }) => {
  await postJobs(page, jobs)
  await newSeeker(page)
  const applications = jobs.map(({ title }) => sampleApplication({ jobTitle: title }))
  const offers = jobs.map(({ title }) => sampleOffer({ jobTitle: title, message: 'In May?' }))
  await page.route('**/api/job-preferences/jobs/job-seeker', (route) => route.fulfill({ json: applications }))
  await page.route('**/api/job-offers', (route) => route.fulfill({ json: offers }))
  await page.route('**/api/training-status/has-employer-interest', (route) =>
    route.fulfill({ json: { hasEmployerInterest: true } }),
  )
  await resultsComeFirst(page, [
    { address: '/jobseeker/job-search', results: 'main article:visible' },
    { address: '/jobseeker/Applications', results: 'main article:visible' },
    { address: '/jobseeker/JobOffers', results: 'main article:visible' },
  ])
})

test('the lists of an employer begin with their results', async ({ page }) => {
  await newEmployer(page)
  const id = await postJob(page)
  await page.route('**/api/jobs/*/applicants*', (route) =>
    route.fulfill({ json: ['Almaz', 'Chaltu', 'Fatuma'].map((name) => sampleApplicant(name)) }),
  )
  await resultsComeFirst(page, [
    { address: '/employer/search-employee', results: 'main article:visible' },
    { address: `/employer/view-applicants/${id}`, results: 'main article:visible' },
  ])
})

test('the employers who wait for staff are the first that staff see', async ({ page }) => {
  for (let number = 0; number < 2; number++) await newEmployer(page, { verified: false })
  const data = { identifier: 'demo.admin', password: 'abronet-demo' }
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
  await resultsComeFirst(page, [{ address: '/admin', results: 'main tbody tr' }])
})
