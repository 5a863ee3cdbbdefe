import type { Page } from '@playwright/test'
import { offerStates, type OfferState } from '../../contract/rules/hiring.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone } from '../support/employers.ts'
import { sampleEvent, sampleOffer } from '../support/samples.ts'
import { sharedSeeker } from '../support/shared-people.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const sent = sampleEvent('offer', 'send', 'employer')
const detail = (changes: object = {}) => ({ ...sampleOffer(), history: [sent], ...changes })
type Detail = ReturnType<typeof detail>

/** Answers in the server's place; what is answered can be changed later. */
async function openOffer(page: Page, offer: Detail): Promise<{ now: object }> {
  const state: { now: object } = { now: offer }
  await sharedSeeker(page)
  await page.goto('/account')
  await page.route(`**/api/job-offers/${offer.id}`, (route) => route.fulfill({ json: state.now }))
  await visit(page, `/jobseeker/job-offers/${offer.id}`)
  return state
}
const main = (page: Page) => page.locator('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

test('RTE-35 OFR-06 OFR-07 the offer shows the job, the employer, the terms, the message and the state', async ({
  page,
}) => {
  const offer = detail()
  await openOffer(page, offer)
  await expect(page).toHaveTitle('Your job offer · Abronet')
  for (const words of [
    'Nanny for two',
    'Almaz',
    'Open',
    'ETB 8,000/month',
    'January 15, 2027',
    '9 hours a day',
    'Live-in',
    '1 day a week',
    'Can you begin in May?',
    'Answer by November 17, 2026',
    'The employer sent you an offer',
  ]) {
    await expect(main(page)).toContainText(words)
  }
  await expect(main(page).getByRole('link', { name: 'Nanny for two' })).toHaveAttribute(
    'href',
    `/jobseeker/jobs/${offer.jobId}`,
  )
  await axeFindsNothing(page)
})

test('OFR-08 an offer is accepted after a question that says what it means', async ({ page }) => {
  const offer = detail()
  const state = await openOffer(page, offer)
  await page.route(`**/api/job-offers/${offer.id}/accept`, (route) => {
    state.now = { ...offer, status: 'ACCEPTED', history: [sent, sampleEvent('offer', 'accept', 'seeker')] }
    return route.fulfill({ json: { success: true, message: 'Accepted.' } })
  })
  await button(page, 'Accept').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Nobody may ask you for money for a job.')
  await axeFindsNothing(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(button(page, 'Accept')).toBeVisible()
  await button(page, 'Accept').click()
  await question.getByRole('button', { name: 'Accept' }).click()
  await expect(main(page)).toContainText('Now the employer has until')
  await expect(main(page)).toContainText('You accepted the offer')
  await expect(button(page, 'Accept')).toHaveCount(0)
  await expect(button(page, 'Decline the offer')).toBeVisible()
})

test('OFR-09 an offer is declined with a reason, and not without', async ({ page }) => {
  const offer = detail()
  const state = await openOffer(page, offer)
  const bodies: unknown[] = []
  await page.route(`**/api/job-offers/${offer.id}/decline`, (route) => {
    bodies.push(route.request().postDataJSON())
    state.now = { ...offer, status: 'DECLINED', declineReason: 'PAY' }
    return route.fulfill({ json: { success: true, message: 'Declined.' } })
  })
  await button(page, 'Decline').click()
  const dialog = page.getByRole('dialog', { name: 'Decline this offer?' })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible()
  await axeFindsNothing(page)
  await fitsPhone(page)
  await dialog.getByRole('radio', { name: 'The pay is too low' }).check()
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(main(page)).toContainText('You declined this offer.')
  expect(bodies).toEqual([{ reason: 'PAY' }])
  await expect(main(page).getByRole('link', { name: 'Browse Jobs' })).toBeVisible()
})

test('after the hire the seeker is congratulated and led to the work', async ({ page }) => {
  await openOffer(page, detail({ status: 'HIRED' }))
  await expect(main(page)).toContainText('Congratulations, you are hired!')
  await expect(main(page).getByRole('link', { name: 'Go to my work' })).toHaveAttribute(
    'href',
    '/jobseeker/WorkPlacement',
  )
  await expect(button(page, 'Decline')).toHaveCount(0)
})

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('is shown in its words, and the offer is asked for anew', async ({ page }) => {
    const offer = detail()
    const state = await openOffer(page, offer)
    await page.route(`**/api/job-offers/${offer.id}/accept`, (route) => {
      state.now = { ...offer, status: 'WITHDRAWN' }
      const json = { code: 'offer_settled', message: 'This offer is settled.', requestId: 'r' }
      return route.fulfill({ status: 409, json })
    })
    await button(page, 'Accept').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await expect(main(page).getByRole('alert')).toHaveText('This offer is settled.')
    await expect(main(page)).toContainText('This offer is no longer open')
    await expect(button(page, 'Accept')).toHaveCount(0)
  })

  test('an offer that is not there says so, and leads to jobs', async ({ page }) => {
    await sharedSeeker(page)
    await page.goto('/account')
    for (const id of [crypto.randomUUID(), 'mistyped']) {
      await visit(page, `/jobseeker/job-offers/${id}`)
      await expect(page.getByRole('heading', { name: 'This offer could not be found' })).toBeVisible()
    }
    await main(page).getByRole('link', { name: 'Browse Jobs' }).click()
    await expect(page).toHaveURL('/jobseeker/job-search')
  })
})

for (const { code } of languages) {
  test(`an offer reads well in each state on a small phone in ${code}`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    // The longest words in every state; in the others one that can be answered and one that is settled.
    const shown: readonly OfferState[] = code === 'om' ? offerStates : ['SENT', 'HIRED']
    for (const status of shown) {
      await openOffer(page, detail({ status, jobTitle: 'Longword'.repeat(8), message: 'x'.repeat(300) }))
      await expect(main(page).getByRole('article')).toBeVisible()
      await axeFindsNothing(page)
      await fitsPhone(page)
    }
  })
}
