import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone } from '../support/employers.ts'
import { sampleEnded, samplePlacement, sampleReview } from '../support/samples.ts'
import { newSeeker } from '../support/seekers.ts'
import { sharedSeeker } from '../support/shared-people.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const address = '/jobseeker/WorkPlacement'
const done = { success: true, message: 'Saved.' }

/** Answers in the server's place; what is answered can be changed later. */
async function openWork(page: Page, placements: readonly object[]): Promise<{ now: readonly object[] }> {
  const state = { now: placements }
  await sharedSeeker(page)
  await page.goto('/account')
  await page.route('**/api/placements', (route) => route.fulfill({ json: state.now }))
  await visit(page, address)
  return state
}
const main = (page: Page) => page.locator('main')
const cards = (page: Page) => main(page).getByRole('article')

test('RTE-38 without a placement the screen says so, in any letter case of its address', async ({ page }) => {
  await newSeeker(page, { verified: false })
  await page.goto('/jobseeker/workplacement')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work placement')
  await expect(page.getByRole('heading', { name: 'You have no work through us right now' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'I am available for work' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Browse Jobs' }).click()
  await expect(page).toHaveURL('/jobseeker/job-search')
})

test('PLC-01 PLC-02 availability is switched on and off here, and its day chosen', async ({ page }) => {
  await newSeeker(page, { verified: false })
  await page.goto(address)
  const toggle = page.getByRole('switch', { name: 'I am available for work' })
  await toggle.press('Space')
  await expect(page.locator('.toast', { hasText: 'Employers can no longer find you.' })).toBeVisible()
  await page.reload()
  await expect(toggle).not.toBeChecked()
  await toggle.press('Space')
  await expect(page.locator('.toast', { hasText: 'Employers can now find you.' })).toBeVisible()
  const form = main(page)
    .locator('form')
    .filter({ has: page.getByRole('radio', { name: 'From a date I choose' }) })
  await form.getByRole('radio', { name: 'From a date I choose' }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Please choose the day.')).toBeVisible()
})

test('PLC-03 the job types are chosen here; the work and the places stay', async ({ page }) => {
  await newSeeker(page, { verified: false })
  const data = { jobTypes: ['FULL_TIME'], workTypes: ['NANNY'], locations: [] }
  expect((await page.request.put('/api/onboarding/job-preferences', { data })).status()).toBe(200)
  await page.goto(address)
  const form = main(page)
    .locator('form')
    .filter({ has: page.getByRole('checkbox', { name: 'Live in' }) })
  await expect(form.getByRole('checkbox', { name: 'Full time' })).toBeChecked()
  await form.getByRole('checkbox', { name: 'Live in' }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.toast', { hasText: 'Profile updated successfully!' })).toBeVisible()
  expect(await (await page.request.get('/api/onboarding')).json()).toMatchObject({
    preferences: { jobTypes: ['FULL_TIME', 'LIVE_IN'], workTypes: ['NANNY'] },
  })
})

test('PLC-04 PLC-05 current work shows the terms and whom to call, earlier work when and why it ended', async ({
  page,
}) => {
  await openWork(page, [samplePlacement(), sampleEnded({ jobTitle: 'Cook' })])
  await expect(cards(page)).toHaveCount(2)
  for (const words of ['Nanny for two', 'Almaz Bekele', 'ETB 8,000/month', '9 hours a day']) {
    await expect(cards(page).first()).toContainText(words)
  }
  await expect(cards(page).first().locator('a[href="tel:+251911234567"]')).toBeVisible()
  await expect(cards(page).first().locator('a[href="mailto:almaz@example.com"]')).toBeVisible()
  for (const words of ['Cook', 'November 3, 2026 to November 20, 2026', 'The agreed time is over']) {
    await expect(cards(page).last()).toContainText(words)
  }
})

test('PLC-06 both reviews are shown, and the other’s can be reported', async ({ page }) => {
  const ownReview = { ...sampleReview({ words: 'A good house.' }), publishedAt: null }
  await openWork(page, [sampleEnded({ ownReview, otherReview: sampleReview() })])
  for (const words of ['A good house.', 'Kind and on time.', '4 stars']) {
    await expect(cards(page)).toContainText(words)
  }
  const reports: unknown[] = []
  await page.route('**/api/reports', (route) => {
    reports.push(route.request().postDataJSON())
    return route.fulfill({ json: done })
  })
  await main(page).getByRole('button', { name: 'Report this review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this review' })
  await dialog.getByRole('textbox').fill('It is not true.')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(dialog).toBeHidden()
  expect(reports).toMatchObject([{ subject: 'review', reason: 'It is not true.' }])
})

test('PLC-09 after the end the seeker writes a review, with stars', async ({ page }) => {
  const ended = sampleEnded()
  const state = await openWork(page, [ended])
  const bodies: unknown[] = []
  await page.route(`**/api/placements/${ended.id}/review`, (route) => {
    bodies.push(route.request().postDataJSON())
    state.now = [{ ...ended, ownReview: { ...sampleReview({ words: 'A good house.' }), publishedAt: null } }]
    return route.fulfill({ json: done })
  })
  await expect(cards(page)).toContainText('or after 14 days')
  await cards(page).getByRole('button', { name: 'Send the review' }).click()
  await expect(cards(page).getByText('Please choose how many stars.')).toBeVisible()
  await cards(page).getByRole('radio', { name: '4 stars: Good' }).press('Space')
  await cards(page).getByRole('textbox').fill('A good house.')
  await cards(page).getByRole('button', { name: 'Send the review' }).click()
  await expect(cards(page).getByRole('heading', { name: 'Your review' })).toBeVisible()
  expect(bodies).toMatchObject([{ stars: 4, words: 'A good house.' }])
})

test('INT-08 a check-in is answered with one touch; "No" asks for words that only staff read', async ({
  page,
}) => {
  const placement = samplePlacement({ checkIn: 7 })
  const state = await openWork(page, [placement])
  const bodies: unknown[] = []
  await page.route(`**/api/placements/${placement.id}/check-in`, (route) => {
    bodies.push(route.request().postDataJSON())
    state.now = [{ ...placement, checkIn: null }]
    return route.fulfill({ json: done })
  })
  const question = main(page).getByRole('region', { name: 'Is your work going well?' })
  await expect(question).toContainText('Only our staff see your answer. Your employer never sees it.')
  await question.getByRole('button', { name: 'No', exact: true }).click()
  await question.getByRole('textbox').fill('I have not been paid.')
  await axeFindsNothing(page)
  await question.getByRole('button', { name: 'Send to our staff' }).click()
  await expect(question).toHaveCount(0)
  expect(bodies).toEqual([{ day: 7, well: false, words: 'I have not been paid.' }])
})

test('INT-07 work is ended with a reason, and then availability is offered back', async ({ page }) => {
  const placement = samplePlacement()
  await page.route('**/api/job-seekers/availability', (route) =>
    route.fulfill({ json: { available: false, availableFrom: null } }),
  )
  const state = await openWork(page, [placement])
  const ends: unknown[] = []
  await page.route(`**/api/placements/${placement.id}/end`, (route) => {
    ends.push(route.request().postDataJSON())
    state.now = [sampleEnded({ id: placement.id })]
    return route.fulfill({ json: done })
  })
  await expect(main(page).getByText('Are you free for new work?')).toHaveCount(0)
  await cards(page).getByRole('button', { name: 'End this work' }).click()
  const dialog = page.getByRole('dialog', { name: 'End this work?' })
  await dialog.getByRole('button', { name: 'End this work' }).click()
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible()
  await axeFindsNothing(page)
  await dialog.getByRole('combobox').selectOption('Family reasons')
  await dialog.getByRole('button', { name: 'End this work' }).click()
  const offered = main(page).getByRole('region', { name: 'Are you free for new work?' })
  await expect(offered).toBeVisible()
  expect(ends).toEqual([{ reason: 'FAMILY' }])
  await page.route('**/api/job-seekers/availability', (route) => {
    const data = { available: true, availableFrom: null }
    const isSaved = route.request().method() === 'PUT'
    return route.fulfill({ json: isSaved ? { ...done, data } : data })
  })
  await offered.getByRole('button', { name: 'Yes, I am free' }).click()
  await expect(offered).toHaveCount(0)
  await expect(page.getByRole('switch', { name: 'I am available for work' })).toBeChecked()
})

for (const { code } of languages) {
  test(`work reads well on a small phone in ${code}`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    const ownReview = { ...sampleReview(), publishedAt: null }
    const long = { jobTitle: 'Longword'.repeat(8) }
    await openWork(page, [
      samplePlacement({ ...long, checkIn: 1 }),
      sampleEnded(long),
      sampleEnded({ other: null, jobId: null, jobTitle: null, endReason: 'ACCOUNT_CLOSED' }),
      sampleEnded({ ownReview, otherReview: sampleReview({ words: 'x'.repeat(300) }) }),
    ])
    await expect(cards(page)).toHaveCount(4)
    await axeFindsNothing(page)
    await fitsPhone(page)
  })
}
