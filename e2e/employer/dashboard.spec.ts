import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone, newEmployer, postJob } from '../support/employers.ts'
import { sharedEmployer } from '../support/shared-people.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const cardOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const main = (page: Page) => page.locator('main')
const leadsTo = (page: Page, name: string, address: string) =>
  expect(main(page).getByRole('link', { name })).toHaveAttribute('href', address)
const conversation = /\/employer\/messages\/[0-9a-f-]{36}$/
const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your jobs in numbers' }).getByText(name)

test('EMP-05 EMP-08 EMP-09 the dashboard says who somebody is, and how their jobs are doing', async ({
  page,
}) => {
  await newEmployer(page, { type: 'BUSINESS' })
  await page.goto('/employer-profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enat Hotel')
  await expect(main(page)).toContainText('Business')
  await expect(main(page)).toContainText('Adama')
  await expect(main(page)).toContainText('Verification in progress')
  await leadsTo(page, 'Edit Profile', '/employer/profile/edit')
  for (const name of ['Active jobs', 'Total applicants', 'Total hired']) {
    await expect(tile(page, name)).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'No active jobs' })).toBeVisible()
})

test('EMP-04 EMP-13 the banner and a button lead to the search for people', async ({ page }) => {
  await sharedEmployer(page)
  await page.goto('/employer-profile')
  const search = main(page).getByRole('link', { name: 'Search Employee' })
  await expect(search).toHaveCount(2)
  for (const link of await search.all())
    await expect(link).toHaveAttribute('href', '/employer/search-employee')
})

test('EMP-12 EMP-14 an employer can post a job, and ask an agent for help in a conversation', async ({
  page,
}) => {
  await newEmployer(page)
  await page.goto('/employer-profile')
  await leadsTo(page, 'Post a New Job', '/employer/post-job')
  await leadsTo(page, 'Contact', '/contact-us')
  const support = main(page).getByRole('button', { name: 'Request Agent Support' })
  await support.press('Enter')
  await expect(page).toHaveURL(conversation)
  const first = page.url()
  await page.goBack()
  await support.click()
  // The second time it opens the same conversation.
  await expect(page).toHaveURL(first)
})

test('EMP-10 EMP-11 each tile leads to the jobs, and that of the applicants says what to click', async ({
  page,
}) => {
  await newEmployer(page)
  await postJob(page)
  await page.goto('/employer-profile')
  const heading = page.getByRole('heading', { name: 'Active Job Listings' })
  for (const name of ['Active jobs', 'Total applicants', 'Total hired']) {
    // The last tile may still be scrolling.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 0))
      await expect(heading).not.toBeInViewport({ timeout: 500 })
    }).toPass()
    await tile(page, name).click()
    await expect(heading).toBeInViewport()
    await expect(
      page.locator('.toast', { hasText: 'To see who has applied, tap View Applicants on a job.' }),
    ).toHaveCount(name === 'Total applicants' ? 1 : 0)
    if (name === 'Total applicants')
      await page.getByRole('button', { name: 'Close this notification' }).click()
  }
})

test('EMP-15 EMP-16 EMP-19 a card tells of an active job', async ({ page }) => {
  await newEmployer(page)
  await postJob(page, { jobType: 'FULL_TIME' })
  await postJob(page, { title: 'A cook', salary: '0', hourlyRate: 72.5, status: 'INACTIVE' })
  await page.goto('/employer-profile')
  const card = cardOf(page, 'Nanny for two children')
  for (const words of ['Active', 'Full time', 'ETB 8,000', '0 applicants']) {
    await expect(card).toContainText(words)
  }
  await expect(page.getByText('A cook')).toBeHidden()
})

test('EMP-17 EMP-18 a card leads to its job and to its applicants', async ({ page }) => {
  await newEmployer(page)
  const id = await postJob(page)
  await page.goto('/employer-profile')
  const card = cardOf(page, 'Nanny for two children')
  await expect(card.getByRole('link', { name: 'View Applicants' })).toHaveAttribute(
    'href',
    `/employer/view-applicants/${id}`,
  )
  // Anywhere on the card, not on its title alone.
  await card.getByText('ETB 8,000').click({ force: true })
  await expect(page).toHaveURL(`/employer/edit-job/${id}`)
})

test('EMP-20 EMP-21 a job is duplicated; its copy is under a tab', async ({ page }) => {
  await newEmployer(page)
  await postJob(page)
  await page.goto('/employer-profile')
  const others = page.getByRole('tab', { name: /Others/ })
  await expect(page.getByRole('tab', { name: 'Active (1)' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.locator('.toast')).toContainText('Copy created.')
  await expect(others).toHaveText('Others (1)')
  await expect(others).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('link', { name: 'Nanny for two children (copy)' })).toHaveCount(1)
})

test('a job says how many have applied since the employer last looked', async ({ page }) => {
  await newEmployer(page)
  await postJob(page)
  await page.goto('/employer-profile')
  const card = cardOf(page, 'Nanny for two children')
  await expect(card).toContainText('0 applicants')
  await expect(card).not.toContainText('new')
  await page.route('**/api/employer/dashboard', async (route) => {
    const text = await (await route.fetch()).text()
    await route.fulfill({ body: text.replaceAll('"applicantCount":0', '"applicantCount":2') })
  })
  await page.goto('/account')
  await visit(page, '/employer-profile')
  await expect(card).toContainText('2 applicants')
  await expect(card).toContainText('2 new')
})

/** Says more of the job than the server does yet. */
async function changeDashboard(page: Page, changes: readonly (readonly [string, string])[]): Promise<void> {
  await page.route('**/api/employer/dashboard', async (route) => {
    const text = await (await route.fetch()).text()
    await route.fulfill({ body: changes.reduce((body, [from, to]) => body.replaceAll(from, to), text) })
  })
}

test('HIR-22 a job says who waits for an answer, and the top that a hire is to be confirmed', async ({
  page,
}) => {
  await newEmployer(page)
  await postJob(page)
  await page.goto('/account')
  await changeDashboard(page, [
    ['"unansweredCount":0', '"unansweredCount":3'],
    ['"offersToConfirm":0', '"offersToConfirm":1'],
  ])
  await visit(page, '/employer-profile')
  await expect(cardOf(page, 'Nanny for two children')).toContainText('3 waiting for your answer')
  await expect(page.getByRole('heading', { name: '1 person accepted your offer' })).toBeVisible()
  await leadsTo(page, 'Confirm the hire', '/employer/placements')
  await fitsPhone(page)
  await axeFindsNothing(page)
})

test('INT-10 an old job asks whether it is still open', async ({ page }) => {
  await newEmployer(page)
  const id = await postJob(page)
  await page.goto('/account')
  const changes: [string, string][] = [['"closesOn":null', '"closesOn":"2026-12-01"']]
  await changeDashboard(page, changes)
  await visit(page, '/employer-profile')
  const card = cardOf(page, 'Nanny for two children')
  await expect(card).toContainText('Is this job still open? It closes on 12/1/2026.')
  await expect(card.getByRole('button', { name: 'Close job' })).toBeVisible()
  await fitsPhone(page)
  await axeFindsNothing(page)
  await page.route(`**/api/employer/jobs/${id}/keep-open`, (route) => {
    changes.length = 0
    return route.fulfill({ json: { success: true, message: 'The job stays open.' } })
  })
  await card.getByRole('button', { name: 'Keep it open' }).click()
  await expect(page.locator('.toast')).toContainText('The job stays open.')
  await expect(card).not.toContainText('Is this job still open?')
  await expect(card.getByRole('link', { name: 'Nanny for two children' })).toBeFocused()
})

test('the heading follows the tab, and a copy is deleted after a question', async ({ page }) => {
  await newEmployer(page)
  const id = await postJob(page)
  expect((await page.request.post(`/api/employer/jobs/${id}/duplicate`)).status()).toBe(201)
  await page.goto('/employer-profile')
  await expect(page.getByRole('heading', { name: 'Active Job Listings' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Others (1)' }).click()
  await expect(page.getByRole('heading', { name: 'Active Job Listings' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Inactive and closed jobs' })).toBeVisible()
  await fitsPhone(page)
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this job?' })
  await expect(question).toContainText('Nanny for two children (copy)')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('tab', { name: 'Others (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('tab', { name: 'Others (0)' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('link', { name: /Nanny/ })).toHaveCount(0)
})

test('EMP-22 EMP-23 a job is closed after a question, and reopened', async ({ page }) => {
  await newEmployer(page)
  await postJob(page)
  await page.goto('/employer-profile')
  const others = page.getByRole('tab', { name: /Others/ })
  await page.getByRole('button', { name: 'Close job' }).click()
  const question = page.getByRole('alertdialog', { name: 'Close this job?' })
  await expect(question).toContainText('Nanny for two children')
  await axeFindsNothing(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('tab', { name: 'Active (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Close job' }).click()
  await question.getByRole('button', { name: 'Close job' }).click()
  await expect(question).toBeHidden()
  await expect(others).toHaveText('Others (1)')

  await others.click()
  await cardOf(page, 'Closed').getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByRole('tab', { name: 'Active (1)' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('link', { name: 'Nanny for two children' })).toBeVisible()
})

test.describe('failures', () => {
  test.use({ expectedErrors: /status of (401|409|500)|Failed to load resource|ERR_FAILED/ })

  const address = '**/api/employer/dashboard'
  const errorOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'Error Loading Dashboard' })

  test('EMP-24 EMP-25 EMP-26 while it loads a spinner turns; a failure says so, and can be tried again', async ({
    page,
  }) => {
    await sharedEmployer(page)
    await page.goto('/account')
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    await page.route(address, async (route) => {
      await held
      await route.fulfill({
        status: 500,
        json: { code: 'internal', message: 'Something went wrong on our side.', requestId: 'r' },
      })
    })
    await visit(page, '/employer-profile')
    await expect(page.locator('main .animate-spin')).toBeVisible()
    goOn()
    await expect(errorOf(page)).toContainText('Something went wrong on our side.')
    await page.unroute(address)
    await errorOf(page).getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tigist Bekele')
  })

  test('ERR-74 ERR-75 no answer, and one without words, show our text', async ({ page }) => {
    await sharedEmployer(page)
    await page.goto('/account')
    await page.route(address, (route) => route.abort())
    await visit(page, '/employer-profile')
    const error = errorOf(page)
    await expect(error).toContainText('Failed to fetch dashboard data')
    await page.unroute(address)
    await page.route(address, (route) => route.fulfill({ status: 500, body: 'nothing' }))
    await error.getByRole('button', { name: 'Retry' }).click()
    await expect(error).toContainText('Failed to load dashboard data')
    await page.unroute(address)
    await error.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tigist Bekele')
  })

  test('ERR-76 ERR-77 a session that has ended leads to the sign-in, which says so in our words', async ({
    page,
  }) => {
    await newEmployer(page)
    await page.goto('/account')
    // As an older server says it.
    await page.route(address, (route) => route.fulfill({ status: 401, json: { message: 'JWT expired' } }))
    await visit(page, '/employer-profile')
    await expect(page).toHaveURL(/\/login\?reason=expired&from=%2Femployer-profile/)
    await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
  })

  test('what may not be opened says why', async ({ page }) => {
    await sharedEmployer(page)
    await postJob(page)
    await postJob(page)
    await postJob(page, { title: 'A third', status: 'CLOSED' })
    await page.goto('/employer-profile')
    await page.getByRole('tab', { name: /Others/ }).click()
    await page.getByRole('button', { name: 'Reopen' }).click()
    await expect(page.locator('.toast')).toContainText('You already have two open jobs.')
  })
})

test('EMP-01 EMP-02 EMP-03 the employer finds every part on a phone, and the way out', async ({ page }) => {
  await newEmployer(page)
  await page.goto('/employer-profile')
  const bar = page.getByRole('navigation', { name: 'Account menu' }).locator('details')
  await bar.locator('summary').click()
  for (const [name, address] of [
    ['Post a Job', '/employer/post-job'],
    ['Search Employee', '/employer/search-employee'],
    ['Profile', '/employer-profile'],
    ['Edit Profile', '/employer/profile/edit'],
    ['Your workers', '/employer/placements'],
  ] as const) {
    const link = bar.getByRole('link', { name, exact: true })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', address)
  }
  await page.evaluate(() => localStorage.setItem('token', 'a.b.c'))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

for (const { code, locale } of languages) {
  test.describe(code, () => {
    test.use({ locale })

    test(`the dashboard can be read and used by everyone at 360 pixels, in ${code}`, async ({ page }) => {
      await newEmployer(page)
      await postJob(page, { title: 'x'.repeat(120) })
      await postJob(page, { salary: '0' })
      await page.goto('/employer-profile')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tigist Bekele')
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await fitsPhone(page)
      await axeFindsNothing(page)
    })
  })
}
