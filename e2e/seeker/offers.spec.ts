import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { offerStates } from '../../contract/rules/hiring.ts'
import { fitsPhone } from '../support/employers.ts'
import { sampleOffer } from '../support/samples.ts'
import { sharedSeeker } from '../support/shared-people.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const address = '/jobseeker/JobOffers'
const check = '**/api/training-status/has-employer-interest'
const list = '**/api/job-offers'
async function answer(page: Page, offers: readonly object[], hasEmployerInterest = true): Promise<void> {
  await page.route(check, (route) => route.fulfill({ json: { hasEmployerInterest } }))
  await page.route(list, (route) => route.fulfill({ json: offers }))
}
const cards = (page: Page) => page.locator('main article')

test('OFR-01 an offer is checked for first', async ({ page }) => {
  await sharedSeeker(page)
  await answer(page, [sampleOffer()])
  await page.goto('/account')
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(check, async (route) => {
    await held
    await route.fulfill({ json: { hasEmployerInterest: true } })
  })
  await visit(page, address)
  await expect(page.getByText('Checking for job offers…')).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
  goOn()
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
  await expect(page.getByText('Checking for job offers…')).toHaveCount(0)
})

test('RTE-34 OFR-02 OFR-03 somebody with an offer is congratulated, and sees whom to call', async ({
  page,
}) => {
  await sharedSeeker(page)
  await answer(page, [sampleOffer()])
  await page.goto('/account')
  await visit(page, address)
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
  const main = page.locator('main')
  await expect(main).toContainText('We will contact you about it soon.')
  await expect(main).toContainText('If we have not contacted you within 4 hours, please call us.')
  await expect(main.locator('a[href^="tel:+251"]')).toBeVisible()
})

test('OFR-05 offers are listed, with a job or with none in particular', async ({ page }) => {
  await sharedSeeker(page)
  const withJob = sampleOffer()
  await answer(page, [withJob, sampleOffer({ jobTitle: null, employerName: 'Enat Hotel', message: '' })])
  await page.goto('/account')
  await visit(page, address)
  await expect(cards(page)).toHaveCount(2)
  for (const words of [
    'Nanny for two',
    'Almaz',
    '11/3/2026',
    'Can you begin in May?',
    'Open',
    'ETB 8,000/month',
  ]) {
    await expect(cards(page).first()).toContainText(words)
  }
  await expect(cards(page).first()).toContainText('Answer by November 17, 2026')
  const href = `/jobseeker/job-offers/${withJob.id}`
  for (const name of ['Nanny for two', 'Answer the offer']) {
    await expect(cards(page).first().getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await expect(cards(page).last()).toContainText('No specific job')
  await expect(cards(page).last()).toContainText('Enat Hotel')
})

test('offers that are still open are counted beside their entry of the menu', async ({ page }) => {
  await sharedSeeker(page)
  await answer(page, [sampleOffer(), sampleOffer(), sampleOffer({ status: 'DECLINED' })])
  await page.goto('/account')
  const menu = page.getByRole('navigation', { name: 'Account menu' })
  await expect(menu.getByRole('link', { name: 'Offers 2 new' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(menu.getByRole('link', { name: 'Job offers 2 new' })).toBeVisible()
})

test('OFR-01 without an offer the person is told so, and led to the jobs', async ({ page }) => {
  await sharedSeeker(page)
  await page.goto('/jobseeker/joboffers')
  await expect(page.getByRole('heading', { name: 'No job offers yet' })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Browse Jobs' }).click()
  await expect(page).toHaveURL('/jobseeker/job-search')
})

test.describe('where the check fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('OFR-04 it is no offer; a list that fails says so', async ({ page }) => {
    await sharedSeeker(page)
    for (const path of [check, list]) await page.route(path, (route) => route.abort())
    await page.goto('/account')
    await visit(page, address)
    await expect(page.getByRole('heading', { name: 'No job offers yet' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Your offers could not be loaded')
  })
})

for (const { code } of languages) {
  test(`offers read well on a small phone in ${code}`, async ({ page, baseURL }) => {
    await sharedSeeker(page)
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    await answer(
      page,
      offerStates.map((status) =>
        sampleOffer({ status, jobTitle: 'Longword'.repeat(8), message: 'x'.repeat(300) }),
      ),
    )
    await page.goto('/account')
    await visit(page, address)
    await expect(cards(page)).toHaveCount(offerStates.length)
    await axeFindsNothing(page)
    await fitsPhone(page)
  })
}
