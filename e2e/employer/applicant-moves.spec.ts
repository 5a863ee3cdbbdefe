import type { Locator, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone, newEmployer, postJob, startDate } from '../support/employers.ts'
import { sampleApplicant, sampleInterview } from '../support/samples.ts'
import { expect, languages, test, visit } from '../support/test.ts'

type Applicant = ReturnType<typeof sampleApplicant>
const move = z.object({ ids: z.array(z.string()), status: z.string(), reason: z.nullable(z.string()) })

const cards = (page: Page) => page.locator('main article')
const detailOf = (page: Page, name: string) => page.getByRole('region', { name: `${name} Bekele` })
const state = (detail: Locator) => detail.locator('[data-status]')

/** Answers the list in the place of the server, by status and as it is by now; what was sent is in `asked`. */
async function applicantsAre(page: Page, people: Applicant[]) {
  const asked: unknown[] = []
  const change = (changes: object, ids: readonly string[]) => {
    for (const person of people) if (ids.includes(person.applicationId)) Object.assign(person, changes)
  }
  await page.route('**/api/jobs/*/applicants*', (route) => {
    const status = new URL(route.request().url()).searchParams.get('status')
    return route.fulfill({ json: people.filter((each) => status === null || each.status === status) })
  })
  await page.route('**/api/job-applications/move', (route) => {
    const { ids, status, reason } = move.parse(route.request().postDataJSON())
    asked.push({ ids, status, reason })
    const moved = ids.filter((id) =>
      people.some((each) => each.applicationId === id && each.status !== 'REJECTED'),
    )
    change({ status, rejectionReason: reason }, moved)
    const unmoved = ids.filter((id) => !moved.includes(id))
    return route.fulfill({ json: { success: true, message: 'Moved.', moved, unmoved } })
  })
  return { asked, change }
}

/** The applicants of a job of a new employer; on a phone the first one is opened. */
async function open(page: Page, people: Applicant[], query = '') {
  await newEmployer(page)
  const id = await postJob(page)
  await page.goto('/account')
  const server = await applicantsAre(page, people)
  await visit(page, `/employer/view-applicants/${id}${query}`)
  await cards(page).first().locator('h3 button').click()
  return server
}

test('HIR-09 HIR-12 the next step is offered, and taken without losing the card', async ({ page }) => {
  const almaz = sampleApplicant('Almaz')
  const { asked } = await open(page, [almaz], '?status=PENDING')
  const detail = detailOf(page, 'Almaz')
  await expect(detail.getByRole('button', { name: 'Add to shortlist' })).toHaveCount(0)
  await detail.getByRole('button', { name: 'Start reviewing' }).click()
  await expect(state(detail)).toHaveText('Reviewing')
  await expect(state(detail).locator('..')).toBeFocused()
  await expect(cards(page)).toHaveCount(1)
  await detail.getByRole('button', { name: 'Add to shortlist' }).click()
  await expect(state(detail)).toHaveText('Shortlisted')
  await expect(detail.getByRole('button', { name: 'Add to shortlist' })).toHaveCount(0)
  await expect(detail.getByRole('button', { name: 'Invite to interview' })).toBeVisible()
  expect(asked).toMatchObject([
    { ids: [almaz.applicationId], status: 'REVIEWING' },
    { ids: [almaz.applicationId], status: 'SHORTLISTED' },
  ])
})

test('HIR-13 somebody is rejected with a kind reason, and the employer sees what they will read', async ({
  page,
}) => {
  const { asked } = await open(page, [sampleApplicant('Almaz', { status: 'SHORTLISTED' })])
  const detail = detailOf(page, 'Almaz')
  await detail.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject this application?' })
  await expect(dialog).toContainText('Thank you for applying.')
  await dialog.getByLabel('Reason').selectOption({ label: 'The work hours do not fit' })
  await expect(dialog).toContainText('The work hours do not fit.')
  await fitsPhone(page)
  await axeFindsNothing(page)
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog).toBeHidden()
  await expect(state(detail)).toHaveText('Rejected')
  await expect(detail).toContainText('The work hours do not fit')
  await expect(detail.getByRole('button', { name: 'Reject' })).toHaveCount(0)
  expect(asked).toMatchObject([{ status: 'REJECTED', reason: 'HOURS' }])
})

test('HIR-12 several are moved together, and it is said how many could not be', async ({ page }) => {
  const people = ['Almaz', 'Chaltu', 'Fatuma'].map((name) => sampleApplicant(name))
  const rejected = sampleApplicant('Desta', { status: 'REJECTED' })
  await open(page, [...people, rejected])
  for (const box of await cards(page).getByRole('checkbox').all()) await box.check()
  const bar = page.locator('.lifted', { hasText: '4 chosen' })
  await expect(bar.getByRole('button', { name: 'Add to shortlist' })).toHaveCount(0)
  await fitsPhone(page)
  await axeFindsNothing(page)
  await bar.getByRole('button', { name: 'Start reviewing' }).click()
  await expect(page.locator('.toast')).toContainText('3 applications updated. 1 could not be updated.')
  await expect(bar).toHaveCount(0)
  await expect(page.locator('main h2')).toBeFocused()
  await expect(cards(page).locator('[data-status=REVIEWING]')).toHaveCount(3)
})

test('INT-01 up to three times are proposed at a place or on a call', async ({ page }) => {
  const almaz = sampleApplicant('Almaz', { status: 'SHORTLISTED' })
  const { change } = await open(page, [almaz])
  let sent: unknown = null
  await page.route('**/api/interview-proposals/*', (route) => {
    sent = route.request().postDataJSON()
    change({ status: 'INTERVIEWING', interview: sampleInterview() }, [almaz.applicationId])
    return route.fulfill({ json: { success: true, message: 'Sent.' } })
  })
  const detail = detailOf(page, 'Almaz')
  await detail.getByRole('button', { name: 'Invite to interview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suggest interview times to Almaz Bekele' })
  await expect(dialog.getByLabel('Day', { exact: true })).toHaveCount(3)
  // By both calendars and both clocks.
  await expect(dialog.getByRole('listitem').first()).toContainText(/E\.C\., 4:00 in the morning/)
  await dialog.getByRole('button', { name: 'Remove time 3' }).click()
  await dialog
    .getByRole('group', { name: 'Time 2' })
    .getByLabel('Time', { exact: true })
    .selectOption('14:30')
  await fitsPhone(page)
  await axeFindsNothing(page)
  await dialog.getByRole('button', { name: 'Send the times' }).click()
  await expect(dialog).toContainText('Please enter the place.')
  await dialog.getByRole('radio', { name: 'By phone' }).check()
  await expect(dialog).toContainText(
    'Our staff will call you both and connect you. Your phone numbers stay hidden.',
  )
  await dialog.getByRole('button', { name: 'Send the times' }).click()
  await expect(dialog).toBeHidden()
  expect(sent).toMatchObject({ kind: 'CALL', place: '' })
  expect(JSON.stringify(sent)).toMatch(/"times":\["[^"]+T07:00:00\.000Z","[^"]+T11:30:00\.000Z"\]/)
  await expect(state(detail)).toHaveText('Interviewing')
  await expect(detail).toContainText('Waiting for an answer')
})

test('an agreed interview goes into the calendar, and another time may be asked for', async ({ page }) => {
  const agreed = sampleInterview({ status: 'AGREED', chosenTime: '2026-12-03T07:00:00.000Z' })
  const asked = sampleInterview({ status: 'ASKED', betterTimes: ['MORNING', 'WEEKEND'] })
  const almaz = sampleApplicant('Almaz', { status: 'INTERVIEWING', interview: agreed })
  const chaltu = sampleApplicant('Chaltu', { status: 'INTERVIEWING', interview: asked })
  const { change } = await open(page, [almaz, chaltu])
  const detail = detailOf(page, 'Almaz')
  await expect(detail).toContainText('Time agreed')
  await expect(detail).toContainText('December 3, 2026')
  await expect(detail.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    `/api/interviews/${agreed.id}/calendar`,
  )
  await page.route('**/api/interviews/*/cancel', (route) => {
    change({ interview: null }, [almaz.applicationId])
    return route.fulfill({ json: { success: true, message: 'Cancelled.' } })
  })
  await detail.getByRole('button', { name: 'Cancel the interview' }).click()
  await page
    .getByRole('alertdialog', { name: 'Cancel this interview?' })
    .getByRole('button', { name: 'Cancel the interview' })
    .click()
  await expect(detail.getByText('Time agreed')).toHaveCount(0)
  await expect(state(detail).locator('..')).toBeFocused()

  await cards(page).nth(1).locator('h3 button').click()
  const other = detailOf(page, 'Chaltu')
  await expect(other).toContainText('Better times: In the morning · On the weekend')
  await expect(other.getByRole('button', { name: 'Suggest other times' })).toBeVisible()
})

test('HIR-19 an offer carries its terms, and can be withdrawn and made again', async ({ page }) => {
  const almaz = sampleApplicant('Almaz', { status: 'INTERVIEWING' })
  const { change } = await open(page, [almaz])
  let sent: unknown = null
  const offer = { id: crypto.randomUUID(), status: 'SENT' }
  await page.route('**/api/employer-interests/job-seeker/*', (route) => {
    sent = route.request().postDataJSON()
    change({ status: 'OFFERED', offerStatus: 'SENT', offer }, [almaz.applicationId])
    return route.fulfill({ json: { success: true, message: 'Sent.', offer } })
  })
  const detail = detailOf(page, 'Almaz')
  await detail.getByRole('button', { name: 'I want to hire' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offer a job to Almaz Bekele' })
  await expect(dialog.getByLabel('Pay in birr')).toHaveValue('8000')
  await expect(dialog.getByLabel('Live-in or live-out')).toHaveValue('in')
  await dialog.getByLabel('Hours a day').fill('8')
  await dialog.getByLabel('Days off a week').selectOption('1')
  await fitsPhone(page)
  await axeFindsNothing(page)
  await dialog.getByRole('button', { name: 'Send the offer' }).click()
  await expect(dialog).toBeHidden()
  expect(sent).toMatchObject({
    terms: {
      salary: 8000,
      hourlyRate: null,
      startDate,
      hoursPerDay: 8,
      liveIn: true,
      daysOff: 1,
    },
  })
  await expect(detail).toContainText('Offer sent')
  await page.route('**/api/employer/offers/*/withdraw', (route) => {
    change({ status: 'INTERVIEWING', offerStatus: 'WITHDRAWN', offer: { ...offer, status: 'WITHDRAWN' } }, [
      almaz.applicationId,
    ])
    return route.fulfill({ json: { success: true, message: 'Withdrawn.' } })
  })
  await detail.getByRole('button', { name: 'Withdraw the offer' }).click()
  await page
    .getByRole('alertdialog', { name: 'Withdraw this offer?' })
    .getByRole('button', { name: 'Withdraw the offer' })
    .click()
  await expect(state(detail)).toHaveText('Interviewing')
  await expect(detail.getByRole('button', { name: 'Offer again' })).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Withdraw the offer' })).toHaveCount(0)
})

test('HIR-22 HIR-24 the employer confirms the hire and says what becomes of the job', async ({ page }) => {
  const offer = { id: crypto.randomUUID(), status: 'ACCEPTED' }
  const almaz = sampleApplicant('Almaz', { status: 'ACCEPTED', offerStatus: 'ACCEPTED', offer })
  const { change } = await open(page, [almaz])
  let sent: unknown = null
  await page.route('**/api/employer/offers/*/confirm', (route) => {
    sent = route.request().postDataJSON()
    change({ status: 'HIRED', offerStatus: 'HIRED', offer: { ...offer, status: 'HIRED' } }, [
      almaz.applicationId,
    ])
    return route.fulfill({ json: { success: true, message: 'Hired.' } })
  })
  const detail = detailOf(page, 'Almaz')
  await expect(detail).toContainText('You get the contact details once you decide to hire.')
  await detail.getByRole('button', { name: 'Confirm the hire' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hire Almaz Bekele?' })
  await expect(dialog).toContainText('Nobody else sees them.')
  await dialog.getByRole('button', { name: 'Confirm the hire' }).click()
  await expect(dialog).toContainText('Please choose one.')
  expect(sent).toBeNull()
  await dialog.getByRole('radio', { name: 'Close the job' }).check()
  await fitsPhone(page)
  await axeFindsNothing(page)
  await dialog.getByRole('button', { name: 'Confirm the hire' }).click()
  await expect(dialog).toBeHidden()
  expect(sent).toEqual({ closesJob: true })
  await expect(state(detail)).toHaveText('Hired')
  await expect(detail.getByRole('link', { name: 'See the contact details' })).toHaveAttribute(
    'href',
    '/employer/placements',
  )
})

for (const { code } of languages) {
  test(`what to do with an applicant fits a small phone in ${code}`, async ({ page, baseURL }) => {
    await newEmployer(page)
    const id = await postJob(page)
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    await page.goto('/account')
    const rating = { stars: 4.8, reviews: 5 }
    const asked = sampleInterview({ status: 'ASKED', betterTimes: ['MORNING'] })
    await applicantsAre(page, [
      sampleApplicant('Almaz', { rating }),
      sampleApplicant('Chaltu', { status: 'INTERVIEWING', interview: asked }),
      sampleApplicant('Desta', { status: 'REJECTED', rejectionReason: 'EXPERIENCE' }),
    ])
    await visit(page, `/employer/view-applicants/${id}`)
    for (const card of await cards(page).all()) {
      await card.locator('h3 button').click()
      await fitsPhone(page)
      await axeFindsNothing(page)
    }
  })
}
