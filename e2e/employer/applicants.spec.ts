import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone, newEmployer, postJob } from '../support/employers.ts'
import { sampleApplicant } from '../support/samples.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const list = '**/api/jobs/*/applicants*'
const names = ['Almaz', 'Chaltu', 'Fatuma', 'Desta'] as const
const longText = 'I have cared for children of many ages. '.repeat(3)
const applicant = (firstName: string, changes: object = {}) =>
  sampleApplicant(firstName, { bio: longText, ...changes })
const four = () => names.map((name, index) => applicant(name, index === 3 ? { status: 'REVIEWING' } : {}))

/** Answers the list in the place of the server, as it would by status. */
async function answer(page: Page, applicants: readonly { status: string }[]): Promise<void> {
  await page.route(list, (route) => {
    const status = new URL(route.request().url()).searchParams.get('status')
    return route.fulfill({ json: applicants.filter((each) => status === null || each.status === status) })
  })
}
const refuse = (page: Page, status: number, code: string, message: string) =>
  page.route(list, (route) => route.fulfill({ status, json: { code, message, requestId: 'r' } }))
const cards = (page: Page) => page.locator('main article')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
/** Touches a card: below it, or beside the list, is all that may be known. */
async function openDetail(page: Page, name: string) {
  await card(page, name)
    .getByRole('button', { name: `${name} Bekele` })
    .click()
  return page.getByRole('region', { name: `${name} Bekele` })
}

/** The applicants of a job of a new employer, reached as people reach them. */
async function openApplicants(page: Page, applicants: readonly { status: string }[]): Promise<string> {
  await newEmployer(page)
  const id = await postJob(page)
  await answer(page, applicants)
  await page.goto('/employer-profile')
  await page.getByRole('link', { name: 'View Applicants' }).click()
  await expect(page).toHaveURL(`/employer/view-applicants/${id}`)
  await expect(cards(page)).toHaveCount(applicants.length)
  return id
}

test('RTE-46 HIR-01 HIR-02 the screen says whose applicants they are, and leads back', async ({ page }) => {
  await openApplicants(page, four())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Applicants')
  await expect(page.locator('main')).toContainText('Job: Nanny for two children')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/employer-profile')
})

test('HIR-03 HIR-05 HIR-06 each applicant has a card with all that may be known', async ({ page }) => {
  await openApplicants(page, four())
  for (const words of ['3-5 years', '4000-5000', 'Right away', 'Pending', '11/3/2026']) {
    await expect(card(page, 'Almaz')).toContainText(words)
  }
  const first = await openDetail(page, 'Almaz')
  for (const words of [
    'Almaz Bekele',
    'Adama, East Shewa',
    '3-5 years',
    'Vocational Training',
    'Protestant',
    '4000-5000',
    'Childcare · Cooking',
    'Amharic · Afaan Oromoo',
    'I live nearby.',
    'You get the contact details once you decide to hire.',
  ]) {
    await expect(first).toContainText(words)
  }
  await expect(first.getByRole('button', { name: 'I want to hire' })).toBeVisible()
})

test('HIR-04 what somebody says of themselves has two lines until it is opened', async ({ page }) => {
  await openApplicants(page, four())
  const first = await openDetail(page, 'Almaz')
  const bio = first.getByText('I have cared for children')
  const heightOf = () =>
    bio.evaluate((text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight))
  await expect.poll(heightOf).toBeCloseTo(2)
  await first.getByRole('button', { name: 'Read more' }).click()
  await expect.poll(heightOf).toBeGreaterThan(2.5)
  await first.getByRole('button', { name: 'Show less' }).click()
  await expect.poll(heightOf).toBeCloseTo(2)
})

test('nine people are a short list on a phone, and fill the width of a desk beside the one who is chosen', async ({
  page,
}) => {
  const nine = [...four(), ...four(), applicant('Genet')]
  await openApplicants(page, nine)
  const details = page.locator('main section').filter({ hasText: 'Contact information' })
  await expect(details).toHaveCount(0)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  expect(await height()).toBeLessThan(3000)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(details).toHaveCount(1)
  const [screen, detail] = [
    await page.getByRole('heading', { level: 1 }).boundingBox(),
    await details.boundingBox(),
  ]
  const end = (box: { x: number; width: number } | null) => (box === null ? 0 : box.x + box.width)
  expect(end(detail)).toBeGreaterThan(end(screen) - 20)
})

test('HIR-10 the status filters, stays in the address, and Back undoes it', async ({ page }) => {
  const id = await openApplicants(page, four())
  const status = page.getByLabel('Status')
  await expect(status.getByRole('option')).toHaveText([
    'Any status',
    'Pending',
    'Reviewing',
    'Shortlisted',
    'Interviewing',
    'Offered',
    'Rejected',
    'Offer accepted',
    'Offer declined',
    'Hired',
  ])
  await status.selectOption({ label: 'Reviewing' })
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Desta')
  await expect(page).toHaveURL(`/employer/view-applicants/${id}?status=REVIEWING`)
  await page.reload()
  await expect(status).toHaveValue('REVIEWING')
  await expect(cards(page)).toHaveCount(1)
  await status.selectOption({ label: 'Hired' })
  await expect(page.getByRole('heading', { name: 'No applicants with this status' })).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toContainText('Desta')
  await status.selectOption({ label: 'Any status' })
  await expect(cards(page)).toHaveCount(4)
})

test('HIR-11 up to three are compared side by side', async ({ page }) => {
  await openApplicants(page, four())
  const tick = (name: string) => card(page, name).getByRole('checkbox')
  await tick('Almaz').check()
  const show = page.getByRole('button', { name: 'Compare side by side' })
  await expect(show).toBeDisabled()
  await tick('Chaltu').check()
  await tick('Fatuma').check()
  await tick('Desta').check()
  await expect(show).toBeDisabled()
  await tick('Desta').uncheck()
  await show.click()
  const columns = page.getByRole('columnheader')
  await expect(columns).toHaveText([/Almaz Bekele/, /Chaltu Bekele/, /Fatuma Bekele/])
  for (const name of ['Experience', 'Education', 'Religion', 'Salary range', 'Skills', 'Languages']) {
    await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible()
  }
  await fitsPhone(page)
  await axeFindsNothing(page)
  await page.getByRole('button', { name: 'Back to all applicants' }).click()
  await expect(tick('Chaltu')).toBeChecked()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(tick('Chaltu')).not.toBeChecked()
})

test('a comparison has an address: it survives a reload, and Back leads to the list', async ({ page }) => {
  const people = four()
  const id = await openApplicants(page, people)
  const address = `/employer/view-applicants/${id}`
  for (const name of ['Almaz', 'Desta']) await card(page, name).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Compare side by side' }).click()
  const heading = page.getByRole('heading', { name: 'Side by side' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveURL(`${address}?compare=${people[0]?.id},${people[3]?.id}`)
  await expect(page).toHaveTitle(/^Side by side · Job Applicants/)
  await page.reload()
  await expect(page.getByRole('columnheader')).toHaveText([/Almaz Bekele/, /Desta Bekele/])
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(page).toHaveTitle(/^Job Applicants/)
  await expect(cards(page)).toHaveCount(4)
  await page.goForward()
  await page.getByRole('button', { name: 'Back to all applicants' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByText('Job: Nanny for two children')).toBeFocused()
  await expect(card(page, 'Desta').getByRole('checkbox')).toBeChecked()
})

test('somebody in the address who did not apply is left out, and it is said', async ({ page }) => {
  await newEmployer(page)
  const address = `/employer/view-applicants/${await postJob(page)}`
  await page.goto('/account')
  const [almaz, chaltu] = [applicant('Almaz'), applicant('Chaltu', { status: 'REVIEWING' })]
  await answer(page, [almaz, chaltu])
  // Somebody who has another status by now is found as well.
  await visit(page, `${address}?status=REVIEWING&compare=${chaltu.id}&compare=${almaz.id},mistyped`)
  await expect(page.getByRole('columnheader')).toHaveText([/Chaltu Bekele/, /Almaz Bekele/])
  await expect(page.getByText('1 of these people has not applied for this job')).toBeVisible()
  await axeFindsNothing(page)
  await page.getByRole('button', { name: 'Back to all applicants' }).click()
  await expect(page).toHaveURL(`${address}?status=REVIEWING`)
  await visit(page, `${address}?compare=mistyped`)
  await expect(page.getByText('1 of these people has not applied for this job')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

const match = {
  score: 64,
  jobTitle: 'Nanny for two children',
  kilometres: 38,
  reasons: [
    { reason: 'work' },
    { reason: 'skillsSome', met: 1, asked: 2, missing: ['Ironing'] },
    { reason: 'placeNear', kilometres: 38 },
    { reason: 'payLow' },
    { reason: 'languagesUnknown' },
  ],
}

test('MAT-04 MAT-06 an applicant has a score and its reasons, with what is missing', async ({ page }) => {
  await openApplicants(page, [applicant('Almaz', { match, wantedLocations: ['Jimma'] }), ...four()])
  const first = cards(page).first()
  await expect(first.getByRole('img', { name: '64% match' })).toBeVisible()
  await expect(first).toContainText('Is looking for this work')
  await expect(first).toContainText('Asks for more than you pay')
  await expect(first).toContainText('Lives in Adama, East Shewa, wants to work in Jimma')
  await expect(cards(page).nth(2)).toContainText('Lives in Adama, East Shewa')
  await first.locator('h3 button').click()
  const detail = page.locator('main section').filter({ hasText: 'Why this person suits your job' })
  await expect(detail).toContainText('Has 1 of 2 skills; missing: Ironing')
  await expect(detail).toContainText('Only 38 km from the job')
  await expect(detail.getByRole('heading', { name: 'Not known yet' })).toBeVisible()
  await expect(detail).toContainText('Has not listed any languages')
  await fitsPhone(page)
  await axeFindsNothing(page)
})

test('HIR-07 HIR-08 while they load bones are shown, and nobody yet is said so', async ({ page }) => {
  await newEmployer(page)
  const id = await postJob(page)
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.goto('/account')
  await page.route(list, async (route) => {
    await held
    await route.continue()
  })
  await visit(page, `/employer/view-applicants/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Applicants')
  await expect(page.locator('main [aria-busy="true"]')).toBeVisible()
  goOn()
  await expect(page.getByRole('heading', { name: 'No applicants yet' })).toBeVisible()
})

test.describe('failures', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('HIR-15 HIR-16 ERR-90 an employer who is not verified sees why, and nothing written is lost', async ({
    page,
  }) => {
    await openApplicants(page, four())
    const first = await openDetail(page, 'Almaz')
    await first.getByRole('button', { name: 'I want to hire' }).click()
    const dialog = page.getByRole('dialog', { name: 'Offer a job to Almaz Bekele' })
    const job = dialog.getByLabel('Which job is it for?')
    await expect(job.getByRole('option')).toHaveText(['No specific job', 'Nanny for two children'])
    await expect(job.locator('option:checked')).toHaveText('Nanny for two children')
    await dialog.getByLabel('A short message').fill('Can you begin in May?')
    await axeFindsNothing(page)
    const send = dialog.getByRole('button', { name: 'Send the offer' })
    await send.click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'We have not verified you yet. You can hire once our staff have verified you.',
    )
    await page.route('**/api/employer-interests/**', (route) => route.abort())
    await send.click()
    await expect(dialog.getByRole('alert')).toHaveText('Failed to send interest.')
    await expect(dialog.getByLabel('A short message')).toHaveValue('Can you begin in May?')
  })

  for (const [status, code] of [
    [401, 'sign_in_required'],
    [403, 'not_allowed'],
  ] as const) {
    test(`ERR-91 an answer of ${status} is told, and after two seconds leads to the sign-in`, async ({
      page,
    }) => {
      await newEmployer(page)
      const address = `/employer/view-applicants/${await postJob(page)}`
      await page.goto('/account')
      await refuse(page, status, code, 'x')
      await visit(page, address)
      await expect(page.getByRole('alert')).toContainText('Authentication failed. Please log in again.')
      await expect(page).toHaveURL(address)
      await expect(page).toHaveURL(/\/login\?reason=expired&from=%2Femployer%2Fview-applicants/)
    })
  }

  test('ERR-92 ERR-93 any other failure is shown in the server’s words or ours, with Retry', async ({
    page,
  }) => {
    await newEmployer(page)
    const id = await postJob(page)
    await page.goto('/account')
    await refuse(page, 500, 'internal', 'We have noted it.')
    await visit(page, `/employer/view-applicants/${id}`)
    await expect(page.getByRole('alert')).toContainText('We have noted it.')
    await page.unroute(list)
    await page.route(list, (route) => route.abort())
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to fetch applicants')
    await page.unroute(list)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'No applicants yet' })).toBeVisible()
    for (const address of ['/employer/view-applicants', '/employer/view-applicants/mistyped']) {
      await visit(page, address)
      await expect(page.getByRole('heading', { name: 'Job ID is required' })).toBeVisible()
    }
  })
})

for (const { code } of languages) {
  test(`applicants read well on a small phone in ${code}`, async ({ page, baseURL }) => {
    await newEmployer(page)
    const id = await postJob(page, { title: 'x'.repeat(120) })
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    const long = {
      name: `Genet ${'Longword'.repeat(7)}`,
      coverLetter: 'y'.repeat(900),
      role: 'z'.repeat(80),
      match,
    }
    await page.goto('/account')
    await answer(page, [...four(), applicant('Genet', { ...long, status: 'HIRED', offerStatus: 'HIRED' })])
    await visit(page, `/employer/view-applicants/${id}`)
    await expect(cards(page)).toHaveCount(5)
    await cards(page).last().locator('h3 button').click()
    await fitsPhone(page)
    await axeFindsNothing(page)
  })
}
