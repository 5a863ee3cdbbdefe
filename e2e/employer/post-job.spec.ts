import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone, newEmployer, postJob, startDate } from '../support/employers.ts'
import { sharedEmployer } from '../support/shared-people.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const send = (page: Page) => page.locator('main form').getByRole('button', { name: 'Post Job' })
const choose = async (page: Page, field: string, typed: string, option: string) => {
  await page.getByRole('combobox', { name: field }).fill(typed)
  await page.getByRole('option', { name: option, exact: true }).first().click()
  await page.keyboard.press('Escape')
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Job title').fill('Cook for a family')
  await page.getByLabel('Job description').fill('Cook twice a day for five.')
  await page.getByLabel('Day', { exact: true }).fill('15')
  await page.getByLabel('Month', { exact: true }).selectOption('January')
  await page.getByLabel('Year', { exact: true }).fill(startDate.slice(0, 4))
  await page.getByLabel('Job type').selectOption('Full time')
  await page.getByLabel('Work type').selectOption('Cook/Chef')
  await page.getByLabel('Gender').selectOption('It does not matter')
  await page.getByRole('combobox', { name: 'Locations' }).click()
  await page.getByRole('option', { name: 'Jimma', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByLabel('Requirements').fill('Has cooked before.')
}

test('RTE-43 PST-01 PST-30 the form has four parts and a button to post', async ({ page }) => {
  await sharedEmployer(page)
  await page.goto('/employer/post-job')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post a New Job')
  for (const part of [
    'Basic Information',
    'Schedule and Payment',
    'Job Preferences',
    'Additional Information',
  ]) {
    await expect(page.getByRole('group', { name: part })).toBeVisible()
  }
  await expect(send(page)).toBeVisible()
})

test('PST-02 PST-13 the work is described; notes are optional', async ({ page }) => {
  await sharedEmployer(page)
  await page.goto('/employer/post-job')
  const basics = page.getByRole('group', { name: 'Basic Information' })
  await expect(basics.getByLabel('Job title')).toBeVisible()
  await expect(basics.getByLabel('Job description')).toBeVisible()
  const more = page.getByRole('group', { name: 'Additional Information' })
  await expect(more.getByLabel('Requirements')).toBeVisible()
  await expect(more.getByLabel('Additional notes (optional)')).toBeVisible()
})

test('PST-09 PST-10 PST-12 the preferences are chosen from lists', async ({ page }) => {
  await sharedEmployer(page)
  await page.goto('/employer/post-job')
  const preferences = page.getByRole('group', { name: 'Job Preferences' })
  for (const list of ['Skills', 'Languages', 'Age ranges', 'Religions', 'Locations']) {
    await expect(preferences.getByRole('combobox', { name: list })).toBeVisible()
  }
  for (const one of ['Job type', 'Work type']) await expect(preferences.getByLabel(one)).toBeVisible()
  await expect(preferences.getByLabel('Gender').locator('option')).toHaveText([
    'Choose',
    'Male',
    'Female',
    'Other',
    'It does not matter',
  ])
})

test('PST-14 PST-15 PST-16 a job without title, description or place is not posted', async ({ page }) => {
  await sharedEmployer(page)
  await page.goto('/employer/post-job')
  await send(page).click()
  await expect(page.getByLabel('Job title')).toBeFocused()
  for (const words of [
    'Job title is required',
    'Job description is required',
    'At least one location is required',
  ]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  }
})

test('PST-19 PST-20 PST-21 nor one without its first day, requirements or gender', async ({ page }) => {
  await sharedEmployer(page)
  await page.goto('/employer/post-job')
  await send(page).click()
  await expect(page.getByLabel('Job title')).toBeFocused()
  for (const words of [
    // The field asks for day, month and year in three boxes: decision 11.44 puts their words before YYYY-MM-DD.
    'Please enter the date the work starts.',
    'Requirements are required',
    'Gender is required',
  ]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  }
})

const pay = (page: Page) => ({
  monthly: page.getByRole('radio', { name: 'Monthly Salary' }),
  hourly: page.getByRole('radio', { name: 'Hourly Rate' }),
  salary: page.getByLabel('Monthly salary (ETB)'),
  hours: page.getByLabel('Work hours per day'),
  rate: page.getByLabel('Hourly rate (ETB/hr)'),
})

test('PST-03 PST-04 PST-05 each way of paying asks for its own', async ({ page }) => {
  await sharedEmployer(page)
  await page.goto('/employer/post-job')
  const { monthly, hourly, salary, hours, rate } = pay(page)
  await expect(monthly).toBeChecked()
  await expect(page.getByRole('group', { name: 'Start date' })).toBeVisible()
  await expect(salary).toBeVisible()
  await expect(hours).toHaveCount(0)
  await expect(rate).toHaveCount(0)
  await hourly.check()
  await expect(page.getByRole('group', { name: 'Start date' })).toBeVisible()
  await expect(salary).toHaveCount(0)
  await expect(hours).toBeVisible()
  await expect(rate).toBeVisible()
})

test('PST-06 PST-07 PST-08 one way of paying takes back the other', async ({ page }) => {
  await sharedEmployer(page)
  await page.goto('/employer/post-job')
  const { monthly, hourly, salary, hours, rate } = pay(page)
  await salary.fill('8000')
  await hourly.check()
  await expect(rate).toHaveAttribute('step', '0.01')
  await hours.fill('6')
  await rate.fill('72.50')
  await monthly.check()
  await expect(salary).toHaveValue('')
  await hourly.check()
  await expect(hours).toHaveValue('')
  await expect(rate).toHaveValue('0')
})

test('PST-11 PST-34 a draft survives a reload; languages are found by their beginning', async ({ page }) => {
  await sharedEmployer(page)
  await page.goto('/employer/post-job')
  await fill(page)
  await page.getByLabel('Monthly salary (ETB)').fill('7500')
  await page.getByRole('combobox', { name: 'Languages' }).fill('hari')
  // By the beginning of a name, not by what stands within it.
  await expect(page.getByRole('option', { name: 'Amharic' })).toHaveCount(0)
  await choose(page, 'Languages', 'Amh', 'Amharic')
  await page.reload()
  await expect(page.getByLabel('Job title')).toHaveValue('Cook for a family')
  await expect(page.getByLabel('Year', { exact: true })).toHaveValue(startDate.slice(0, 4))
  await expect(page.getByRole('button', { name: /Remove Jimma/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Remove Amharic/ })).toBeVisible()
  await expect(page.getByLabel('Monthly salary (ETB)')).toHaveValue('7500')
})

/** What the form sends when it is posted. */
async function sentBody(page: Page): Promise<unknown> {
  const request = page.waitForRequest('**/api/employer/jobs')
  await send(page).click()
  return (await request).postDataJSON()
}

const filled = {
  title: 'Cook for a family',
  description: 'Cook twice a day for five.',
  locations: [expect.stringContaining('Jimma')],
  jobType: 'FULL_TIME',
  workType: 'COOK_CHEF',
  startDate,
  requirements: 'Has cooked before.',
  additionalNotes: '',
  status: 'ACTIVE',
  gender: 'ANY',
}

test('PST-25 PST-28 PST-29 what is left empty is sent as the interface has it', async ({ page }) => {
  await newEmployer(page)
  await page.goto('/employer/post-job')
  await fill(page)
  await page.getByLabel('Monthly salary (ETB)').fill('7500')
  await choose(page, 'Languages', 'Amh', 'Amharic')
  const body = { ...filled, workHours: '0', salary: '7500', hourlyRate: 0, languages: ['Amharic'] }
  expect(await sentBody(page)).toEqual(body)
})

test('PST-26 PST-27 of the pay only what was chosen is sent', async ({ page }) => {
  await newEmployer(page)
  await page.goto('/employer/post-job')
  await fill(page)
  await page.getByLabel('Monthly salary (ETB)').fill('7500')
  await pay(page).hourly.check()
  await pay(page).hours.fill('6')
  await pay(page).rate.fill('72.50')
  expect(await sentBody(page)).toEqual({ ...filled, workHours: '6', salary: '0', hourlyRate: 72.5 })
})

test('PST-31 PST-32 PST-33 it is said that the job is being posted and is posted, and leads to the profile', async ({
  page,
}) => {
  await newEmployer(page)
  await page.goto('/employer/post-job')
  await fill(page)
  await page.getByLabel('Monthly salary (ETB)').fill('7500')
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/api/employer/jobs', async (route) => {
    await held
    await route.continue()
  })
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Posting...' })).toBeVisible()
  goOn()
  const dialog = page.getByRole('dialog', { name: 'Job posted successfully' })
  await expect(dialog).toBeVisible()
  await axeFindsNothing(page)
  await dialog.getByRole('button', { name: 'Okay' }).click()
  await expect(page).toHaveURL('/employer-profile')
  await expect(page.getByRole('link', { name: 'Cook for a family' })).toBeVisible()
  await visit(page, '/employer/post-job')
  await expect(page.getByLabel('Job title')).toHaveValue('')
})

test.describe('refused', () => {
  test.use({ expectedErrors: /status of (400|403|409|500)|Failed to load resource|ERR_FAILED/ })

  test('ACC-04 ERR-80 ERR-81 without a verified address, or with two open jobs, it says why and nothing is lost', async ({
    page,
  }) => {
    await newEmployer(page, { verified: false })
    await page.goto('/employer/post-job')
    await fill(page)
    await send(page).click()
    const alert = page.locator('main form').getByRole('alert')
    await expect(alert).toHaveText(
      'Please verify your email address first. The link is in the email we sent you.',
    )
    await expect(page.getByLabel('Job title')).toHaveValue('Cook for a family')

    await page.context().clearCookies()
    await newEmployer(page)
    await postJob(page)
    await postJob(page)
    await page.goto('/employer/post-job')
    await fill(page)
    await send(page).click()
    await expect(alert).toContainText('You already have two open jobs.')
    await page.route('**/api/employer/jobs', (route) => route.fulfill({ status: 500, body: 'nothing' }))
    await send(page).click()
    await expect(alert).toHaveText('Failed to post job')
    await page.unroute('**/api/employer/jobs')
    await page.route('**/api/employer/jobs', (route) =>
      route.fulfill({ status: 201, body: 'no answer of ours' }),
    )
    await send(page).click()
    await expect(alert).toHaveText('An unexpected error occurred')
    await page.unroute('**/api/employer/jobs')
    await page.route('**/api/employer/jobs', (route) => route.abort())
    await send(page).click()
    await expect(alert).toContainText('What you have written is kept.')
    await expect(page.getByLabel('Requirements')).toHaveValue('Has cooked before.')
  })

  test('what the server finds wrong stands beside its field', async ({ page }) => {
    await newEmployer(page)
    await page.goto('/employer/post-job')
    await fill(page)
    await page.route('**/api/employer/jobs', (route) =>
      route.fulfill({
        status: 400,
        json: {
          code: 'invalid_input',
          message: 'Some entries are not correct.',
          fields: { requirements: 'Too much is asked.' },
          requestId: 'r',
        },
      }),
    )
    await send(page).click()
    await expect(page.getByText('Too much is asked.')).toBeVisible()
    await expect(page.getByLabel('Requirements')).toBeFocused()
  })
})

for (const { code, locale } of languages) {
  test.describe(code, () => {
    test.use({ locale })

    test(`the form can be read and used by everyone at 360 pixels, in ${code}`, async ({ page }) => {
      await newEmployer(page)
      await page.goto('/employer/post-job')
      await expect(page.locator('main form')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await fitsPhone(page)
      await axeFindsNothing(page)
      await page.locator('main form button[type=submit]').click()
      await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
      await fitsPhone(page)
      await axeFindsNothing(page)
    })
  })
}
