import type { Page } from '@playwright/test'
import { applicationCan, applicationStates } from '../../contract/rules/hiring.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { signIn } from '../support/accounts.ts'
import { fitsPhone, newEmployer, postJob } from '../support/employers.ts'
import { sampleApplication, sampleEvent, sampleInterview } from '../support/samples.ts'
import { followMenu, newSeeker, newWord, postJobs } from '../support/seekers.ts'
import { sharedSeeker } from '../support/shared-people.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const address = '/jobseeker/Applications'
const list = '**/api/job-preferences/jobs/job-seeker'
const history = '**/api/application-history/*'
async function answer(page: Page, json: unknown, status = 200): Promise<void> {
  await page.route(list, (route) => route.fulfill({ status, json }))
  await page.route(history, (route) => route.fulfill({ json: [] }))
}
const cards = (page: Page) => page.getByRole('main').getByRole('article')
/** Of a state that holds nothing or has failed. */
const picture = (page: Page) => page.locator('main svg[viewBox="0 0 96 72"]')
const openFirst = (page: Page) => cards(page).first().locator('summary').press('Enter')

test('RTE-32 APP-01 the list tells of each application what is specified', async ({ page }) => {
  const word = newWord()
  await postJobs(page, [{ title: `${word} nanny` }])
  await newSeeker(page)
  await page.goto(`/jobseeker/job-search?q=${word}`)
  await page.getByRole('button', { name: 'Quick Apply' }).click()
  await expect(page.locator('main').getByText('Applied').first()).toBeVisible()
  for (const spelling of [address, '/jobseeker/applications']) {
    await page.goto(spelling)
    await expect(cards(page)).toContainText(`${word} nanny`)
    await expect(cards(page)).toContainText('Tigist')
    await expect(cards(page)).toContainText('Pending')
  }
  await page.goto('/account')
  await answer(page, [sampleApplication()])
  await visit(page, address)
  for (const text of ['Nanny for two', 'Almaz', 'Pending']) await expect(cards(page)).toContainText(text)
  const letter = page.getByText('I like children.')
  await expect(letter).toBeHidden()
  await openFirst(page)
  await expect(letter).toBeVisible()
  for (const text of ['3 years', 'Not verified yet']) await expect(cards(page)).toContainText(text)
})

test('LNG-25 jobs and applications are dated by the calendar and the clock of the person', async ({
  page,
}) => {
  const word = newWord()
  await postJobs(page, [{ title: `${word} nanny`, startDate: '2090-01-15' }])
  await newSeeker(page, { verified: false })
  const habits = { calendar: 'ethiopian', clock: 'sunrise' }
  expect((await page.request.put('/api/account/preferences', { data: habits })).status()).toBe(200)
  await page.goto(`/jobseeker/job-search?q=${word}`)
  await page.getByRole('button', { name: `${word} nanny` }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Tir 7, 2082 E.C.' })).toBeVisible()
  await expect(cards(page).first()).toContainText(/\w+ \d+, \d{4} E\.C\., \d+:\d\d/)
  await answer(page, [sampleApplication()])
  await visit(page, address)
  await expect(cards(page)).toContainText('Tikimt 24, 2019 E.C., 8:05')
})

test('APP-02 APP-03 APP-04 each of the six states has its own colour, all others are grey', async ({
  page,
}) => {
  await sharedSeeker(page)
  await page.goto('/account')
  await answer(
    page,
    applicationStates.map((status) => sampleApplication({ status })),
  )
  await visit(page, address)
  await expect(cards(page)).toHaveCount(applicationStates.length)
  await expect(page.locator('[data-status]')).toHaveText([
    'Pending',
    'Reviewing',
    'Shortlisted',
    'Interviewing',
    'Offered',
    'Rejected',
    'Withdrawn by you',
    'You accepted the offer',
    'You declined the offer',
    'You were hired',
  ])
  const colours = await page.locator('[data-status]').evaluateAll((badges) =>
    badges.map((badge) => {
      const { backgroundColor, color } = getComputedStyle(badge)
      return `${backgroundColor} ${color}`
    }),
  )
  const [grey] = colours.slice(6)
  expect(new Set(colours.slice(0, 6)).size).toBe(6)
  expect(colours.slice(0, 6)).not.toContain(grey)
  expect(new Set(colours.slice(6)).size).toBe(1)
  await axeFindsNothing(page)
})

test('APP-05 APP-06 dates are American with 24 hours, in Ethiopia; one year is a year', async ({ page }) => {
  await sharedSeeker(page)
  await page.goto('/account')
  await answer(
    page,
    [0, 1, 3, null].map((yearsOfExperience) => sampleApplication({ yearsOfExperience })),
  )
  await visit(page, address)
  await expect(cards(page).first()).toContainText('11/3/2026, 14:05')
  for (const [index, words] of ['0 years', '1 year', '3 years', 'Not stated'].entries()) {
    await cards(page).nth(index).locator('summary').press('Enter')
    await expect(cards(page).nth(index).getByText(words, { exact: true })).toBeVisible()
  }
})

test('an application leads to its job, which says so where it is closed', async ({ page }) => {
  const word = newWord()
  const employer = await newEmployer(page)
  const id = await postJob(page, { title: `${word} nanny` })
  await newSeeker(page)
  expect((await page.request.post(`/api/employer/jobs/${id}/apply`)).status()).toBe(200)
  await page.goto(address)
  await page.getByRole('link', { name: `${word} nanny` }).click()
  await expect(page).toHaveURL(`/jobseeker/jobs/${id}`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(`${word} nanny`)
  await expect(page.locator('main').getByText('Applied', { exact: true })).toBeVisible()
  await expect(page.getByText('This job is closed')).toHaveCount(0)
  const seeker = await page.context().cookies()
  await signIn(page, employer)
  expect((await page.request.post(`/api/employer/jobs/${id}/close`)).status()).toBe(200)
  await page.context().addCookies(seeker)
  await page.goto(`/jobseeker/jobs/${id}`)
  await expect(page.getByText('This job is closed')).toBeVisible()
  await expect(page.getByText('Two years with small children.')).toBeVisible()
  await axeFindsNothing(page)
  await fitsPhone(page)
})

test.describe('a job that is not there', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('it says so, and leads to other jobs', async ({ page }) => {
    await sharedSeeker(page)
    await page.goto('/account')
    for (const id of [crypto.randomUUID(), 'mistyped']) {
      await visit(page, `/jobseeker/jobs/${id}`)
      await expect(page.getByRole('heading', { name: 'This job could not be found' })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Browse Jobs' }).click()
    await expect(page).toHaveURL('/jobseeker/job-search')
  })
})

test('APP-07 whoever has not applied yet is led to the jobs', async ({ page }) => {
  await newSeeker(page, { verified: false })
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible()
  await expect(picture(page)).toBeVisible()
  await page.getByRole('link', { name: 'Browse Jobs' }).click()
  await expect(page).toHaveURL('/jobseeker/jobs')
  await expect(page.getByRole('heading', { level: 1, name: 'Job search' })).toBeVisible()
})

test('APP-08 an application is withdrawn after a question', async ({ page }) => {
  const word = newWord()
  await postJobs(page, [{ title: `${word} nanny` }])
  await newSeeker(page)
  await page.goto(`/jobseeker/job-search?q=${word}`)
  await page.getByRole('button', { name: 'Quick Apply' }).click()
  await expect(page.locator('main').getByText('Applied').first()).toBeVisible()
  await page.goto(address)
  await openFirst(page)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Withdraw this application?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(cards(page)).toContainText('Pending')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await expect(cards(page)).toContainText('Withdrawn by you')
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
  await page.reload()
  await expect(cards(page)).toContainText('Withdrawn by you')
})

test('APP-09 APP-10 APP-11 open applications can be withdrawn, and no others', async ({ page }) => {
  const open = applicationStates.filter(applicationCan.withdraw)
  expect(open).toEqual(['PENDING', 'REVIEWING', 'SHORTLISTED'])
  await sharedSeeker(page)
  await page.goto('/account')
  await answer(
    page,
    applicationStates.map((status) => sampleApplication({ status })),
  )
  await visit(page, address)
  await expect(cards(page)).toHaveCount(applicationStates.length)
  for (const [index, status] of applicationStates.entries()) {
    const card = cards(page).nth(index)
    await expect(card.locator(`[data-status="${status}"]`)).toBeVisible()
    const isOpen = applicationCan.withdraw(status)
    await card.locator('summary').press('Enter')
    await expect(card.getByRole('button', { name: 'Withdraw' })).toHaveCount(isOpen ? 1 : 0)
  }
})

test('INT-02 INT-03 a proposed time is picked with one touch, by both clocks and both calendars', async ({
  page,
}) => {
  await sharedSeeker(page)
  await page.goto('/account')
  const interview = sampleInterview()
  const application = sampleApplication({ status: 'INTERVIEWING', interview })
  await answer(page, [application])
  await visit(page, address)
  const invitation = cards(page).filter({ hasText: 'You are invited to an interview' })
  for (const words of ['Bole, near the church', 'Please bring your papers.']) {
    await expect(invitation).toContainText(words)
  }
  const first = invitation.getByRole('listitem').getByRole('button').first()
  for (const words of ['December 3, 2026', 'Hidar 24, 2019 E.C.', '10:00', '4:00 in the morning']) {
    await expect(first).toContainText(words)
  }
  await axeFindsNothing(page)
  const picks: unknown[] = []
  await page.route(`**/api/interviews/${interview.id}/pick`, async (route) => {
    picks.push(route.request().postDataJSON())
    const [chosenTime] = interview.times
    await answer(page, [{ ...application, interview: { ...interview, status: 'AGREED', chosenTime } }])
    await route.fulfill({ json: { success: true, message: 'Agreed.' } })
  })
  await first.click()
  const agreed = cards(page).filter({ hasText: 'Your interview' })
  await expect(agreed).toContainText('Hidar 24, 2019 E.C.')
  expect(picks).toEqual([{ time: interview.times[0] }])
  await expect(agreed.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    `/api/interviews/${interview.id}/calendar`,
  )
  await expect(agreed.getByRole('button', { name: 'I cannot come' })).toBeVisible()
})

test('INT-02 another time is asked for with what suits better', async ({ page }) => {
  await sharedSeeker(page)
  await page.goto('/account')
  const interview = sampleInterview({ kind: 'CALL', place: '', note: '' })
  const application = sampleApplication({ status: 'INTERVIEWING', interview })
  await answer(page, [application])
  await visit(page, address)
  await expect(cards(page)).toContainText('our staff will call you and connect you')
  const asks: unknown[] = []
  await page.route(`**/api/interviews/${interview.id}/ask`, async (route) => {
    asks.push(route.request().postDataJSON())
    await answer(page, [{ ...application, interview: { ...interview, status: 'ASKED' } }])
    await route.fulfill({ json: { success: true, message: 'Asked.' } })
  })
  await cards(page).getByRole('button', { name: 'Another time' }).click()
  for (const name of ['In the morning', 'On the weekend']) {
    await cards(page).getByRole('checkbox', { name }).check()
  }
  await axeFindsNothing(page)
  await cards(page).getByRole('button', { name: 'Ask for another time' }).click()
  await expect(cards(page).filter({ hasText: 'You asked for another time' })).toBeVisible()
  expect(asks).toEqual([{ betterTimes: ['MORNING', 'WEEKEND'] }])
})

test('a card says what is next: the offer, the work, a kind reason, or that nobody has answered', async ({
  page,
}) => {
  await sharedSeeker(page)
  await page.goto('/account')
  const id = crypto.randomUUID()
  await answer(page, [
    sampleApplication({ status: 'OFFERED', offer: { id, status: 'SENT' } }),
    sampleApplication({ status: 'HIRED', offer: { id, status: 'HIRED' } }),
    sampleApplication({ status: 'REJECTED', rejectionReason: 'FILLED' }),
    sampleApplication({ isUnanswered: true }),
  ])
  await visit(page, address)
  const leadsTo = (index: number, name: string, href: string) =>
    expect(cards(page).nth(index).getByRole('link', { name })).toHaveAttribute('href', href)
  await leadsTo(0, 'See the offer', `/jobseeker/job-offers/${id}`)
  await leadsTo(1, 'Go to my work', '/jobseeker/WorkPlacement')
  await expect(cards(page).nth(2)).toContainText('Someone else was hired for this job')
  await expect(cards(page).nth(3)).toContainText('The employer has not answered for ten days.')
  await leadsTo(3, 'Look at other jobs', '/jobseeker/job-search')
})

test('what has happened to an application is shown in the seeker’s words', async ({ page }) => {
  await sharedSeeker(page)
  await page.goto('/account')
  await answer(page, [sampleApplication({ status: 'REJECTED' })])
  await page.route(history, (route) =>
    route.fulfill({
      json: [
        sampleEvent('application', 'apply', 'seeker'),
        sampleEvent('interview', 'propose', 'employer'),
        sampleEvent('application', 'reject', 'employer', { reason: 'PLACE' }),
        sampleEvent('application', 'unheard-of', 'system'),
      ],
    }),
  )
  await visit(page, address)
  await openFirst(page)
  await expect(cards(page).locator('ol > li')).toContainText([
    'You applied',
    'The employer invited you to an interview',
    'Reason: The place does not fit',
  ])
  await axeFindsNothing(page)
})

test.describe('where the list cannot be had', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  for (const [status, code] of [
    [401, 'sign_in_required'],
    [403, 'account_disabled'],
  ] as const) {
    test(`ERR-44 an answer of ${status} is told, and after two seconds leads to the sign-in`, async ({
      page,
    }) => {
      await newSeeker(page, { verified: false })
      await page.goto('/account')
      await answer(page, { code, message: 'x', requestId: 'r' }, status)
      await followMenu(page, 'Applied', list)
      await expect(page.getByRole('alert')).toContainText('Authentication failed. Please log in again.')
      await expect(page).toHaveURL(address)
      await expect(page).toHaveURL(/\/login\?reason=expired&from=%2Fjobseeker%2FApplications/)
    })
  }

  test('ERR-45 ERR-46 ERR-47 any other failure is shown in the server’s words, or in ours', async ({
    page,
  }) => {
    await sharedSeeker(page)
    await page.goto('/account')
    await answer(page, { code: 'internal', message: 'We have noted it.', requestId: 'r' }, 500)
    await visit(page, address)
    await expect(page.getByRole('alert')).toContainText('We have noted it.')
    await expect(picture(page)).toBeVisible()
    await page.route(list, (route) => route.fulfill({ status: 502, body: '' }))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to fetch applications')
    await page.route(list, (route) => route.abort())
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('alert')).toContainText('An unexpected error occurred')
  })
})

for (const { code } of languages) {
  test(`applications read well on a small phone in ${code}`, async ({ page, baseURL }) => {
    await sharedSeeker(page)
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    await page.goto(address)
    await expect(page.locator('main h1')).toBeVisible()
    await axeFindsNothing(page)
    await fitsPhone(page)
    await page.goto('/account')
    await answer(
      page,
      applicationStates.map((status) =>
        sampleApplication({
          status,
          jobTitle: 'Longword'.repeat(8),
          coverLetter: 'x'.repeat(200),
          interview: sampleInterview({ place: 'Longword'.repeat(8) }),
          isUnanswered: true,
        }),
      ),
    )
    await visit(page, address)
    await expect(cards(page)).toHaveCount(applicationStates.length)
    await axeFindsNothing(page)
    await fitsPhone(page)
  })
}
