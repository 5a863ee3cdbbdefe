import type { Page } from '@playwright/test'
import { register } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { expect, languages, test } from '../support/test.ts'

let count = 0

/** Registers somebody by the alternative form's own call, in this very browser. */
async function arrive(page: Page, changes: { [name: string]: unknown } = {}) {
  count += 1
  const username = `arrival.${process.pid}.${Date.now().toString(36)}.${count}`
  const person = {
    username,
    email: `${username}@example.com`,
    password: 'kettle-harbour-91',
    fullName: 'Tigist Bekele',
    phoneNumber: '0911234567',
    dateOfBirth: '1999-03-14',
    gender: 'FEMALE',
    location: 'Adama',
    role: 'JOBSEEKER',
    deviceType: 'mobile',
    deviceId: 'device-of-a-test',
    consent: true,
    ...changes,
  }
  const answer = await page.request.post('/api/users', { data: person })
  expect(answer.status()).toBe(201)
}
const employer = { role: 'EMPLOYER', employerType: 'HOUSEHOLD' }
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const save = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click()
const current = (page: Page) => page.locator('[aria-current="step"]')

test('ALT-26 ALT-29 SKL-08 a seeker is led through three steps and home', async ({ page }) => {
  await arrive(page)
  await page.goto('/jobseeker/profile-setup')
  await expect(current(page)).toContainText('About you')
  await expect(page.getByLabel('First name')).toHaveValue('Tigist')
  await expect(page.getByLabel('Year')).toHaveValue('1999')
  await page.getByLabel('First name').fill('')
  await save(page)
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  await page.getByLabel('First name').fill('Hanna')
  // What is typed survives a reload.
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Hanna')
  await save(page)

  await expect(page).toHaveURL('/jobseeker/job-preferences')
  await expect(current(page)).toContainText('The job you want')
  await save(page)
  await expect(page.getByText('Please choose at least one.')).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: 'Nanny' })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Nanny' }).check()
  await page.getByRole('checkbox', { name: 'Live in' }).check()
  await page.getByRole('combobox', { name: 'Where do you want to work?' }).fill('Hawa')
  await page.getByRole('option', { name: 'Hawassa' }).first().click()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Live in' })).toBeChecked()
  await expect(page.getByRole('button', { name: /Remove Hawassa/ })).toBeVisible()
  await save(page)

  await expect(page).toHaveURL('/jobseeker/skills-certification')
  await expect(current(page)).toContainText('Your skills')
  await page.getByRole('combobox', { name: 'Skills' }).fill('cook')
  await page.getByRole('option', { name: 'Cooking' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Languages' }).fill('Amh')
  await page.getByRole('option', { name: 'Amharic' }).click()
  await page.keyboard.press('Escape')
  await page.getByLabel('Experience').selectOption('3-5 years')
  await page.getByLabel('I want to take part in a training program').check()
  await page.getByLabel('About me').fill('I cook well.')
  await expect(page.getByText('12/150')).toBeVisible()
  await page.getByLabel('People who know my work').fill('Almaz Tesfaye, 0911 222 333 , ')
  await expect(page.getByText('Optional. Employers can see it.')).toBeVisible()
  await save(page)

  await expect(page).toHaveURL('/jobseeker/profile')
  await expect(page.getByText('Thank you! Your profile has been saved.')).toBeVisible()
  expect(await (await page.request.get('/api/onboarding')).json()).toMatchObject({
    profileStep: null,
    profile: { firstName: 'Hanna' },
    preferences: { jobTypes: ['LIVE_IN'], workTypes: ['NANNY'] },
    skills: {
      wantsTrainingProgram: true,
      skills: ['Cooking'],
      languages: ['Amharic'],
      experience: '3-5 years',
      references: ['Almaz Tesfaye', '0911 222 333'],
      religion: null,
    },
  })
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText('Thank you! Your profile has been saved.')).toHaveCount(0)
})

test('a driver passes the second step, and the job of the registration is chosen already', async ({
  page,
}) => {
  await register(page.request, 'CAREER', 'en', { job: 'Driver' })
  await page.goto('/jobseeker/profile')
  await expect(heading(page)).toHaveText('Welcome, Tigist')
  // By the rule of decision 11.31: the kind of work is known from the registration, the address is not verified yet.
  const missing = page.locator('section').filter({ hasText: 'Employers can find you once you have:' }).last()
  await expect(missing.getByRole('link')).toHaveText(['Verified your email address'])
  await page.goto('/jobseeker/job-preferences')
  await expect(page.getByRole('button', { name: 'Remove Driver' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Other work' }).fill('garden')
  await page.getByRole('option', { name: 'Gardener' }).click()
  await page.getByRole('checkbox', { name: 'Full time' }).check()
  await save(page)
  await expect(page).not.toHaveURL(/job-preferences/)
  expect(await (await page.request.get('/api/onboarding')).json()).toMatchObject({
    preferences: { jobTypes: ['FULL_TIME'], workTypes: ['Driver', 'Gardener'] },
  })
})

test('ALT-30 ALT-31 both spellings of a step lead to the same screen', async ({ page }) => {
  await arrive(page)
  for (const [paths, words] of [
    [['/jobseeker/preferences', '/jobseeker/job-preferences'], 'Which job do you want?'],
    [['/jobseeker/skills', '/jobseeker/skills-certification'], 'What can you do?'],
  ] as const) {
    for (const path of paths) {
      await page.goto(path)
      await expect(heading(page)).toHaveText(words)
    }
  }
})

test('ALT-27 ALT-28 ALT-29 an employer reads which documents are needed, and goes on', async ({ page }) => {
  await arrive(page, employer)
  await page.goto('/employer/verification')
  await expect(heading(page)).toHaveText('Documents you will need')
  await expect(page.getByRole('heading', { name: 'Proof of address' })).toBeVisible()
  // Only a business needs it.
  await expect(page.getByRole('heading', { name: 'Business licence' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/employer-profile')
  await expect(page.getByText('Your documents are on this page, each with its status.')).toBeVisible()
})

test('later leads home, and the step waits', async ({ page }) => {
  await arrive(page)
  await page.goto('/jobseeker/profile-setup')
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(page).toHaveURL('/jobseeker/profile')
  expect(await (await page.request.get('/api/onboarding')).json()).toMatchObject({
    profileStep: 'PROFILE_SETUP',
  })
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })

  test('ALT-29 nothing that was written is lost, and the page says so', async ({ page }) => {
    await arrive(page)
    await page.goto('/jobseeker/profile-setup')
    await page.getByLabel('First name').fill('Hanna')
    await page.route('**/api/onboarding/profile-setup', (route) => route.abort())
    await save(page)
    await expect(page.getByText('There is no connection. What you have written is kept.')).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Hanna')
    await page.unroute('**/api/onboarding/profile-setup')
    await save(page)
    await expect(page).toHaveURL('/jobseeker/job-preferences')
  })
})

for (const { code, locale } of languages) {
  test.describe(`in ${code}`, () => {
    test.use({ locale })

    test(`ALT-26 ALT-28 every step can be read and used by everyone at 360 pixels, in ${code}`, async ({
      page,
      context,
    }) => {
      const look = async (path: string) => {
        await page.goto(path)
        await expect(page.locator('main form, main ul')).not.toHaveCount(0)
        await expect(page.locator('[aria-busy]')).toHaveCount(0)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, path).toBeLessThanOrEqual(360)
        await axeFindsNothing(page)
      }
      await arrive(page)
      for (const step of ['profile-setup', 'job-preferences', 'skills-certification']) {
        await look(`/jobseeker/${step}`)
        await expect(page.locator('html')).toHaveAttribute('lang', code)
      }
      // With errors beside the fields, too.
      await page.locator('main form button[type=submit]').click()
      await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
      await axeFindsNothing(page)
      await context.clearCookies()
      await arrive(page, employer)
      await look('/employer/verification')
    })
  })
}
