import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone } from '../support/employers.ts'
import { newSeeker } from '../support/seekers.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
const latest = `${new Date().getUTCFullYear() + 1}-12-31`

/** A form of somebody new, with what it cannot be saved without. */
async function openSkills(page: Page): Promise<void> {
  await newSeeker(page, { verified: false })
  await page.goto('/jobseeker/update-skills')
  await page.getByRole('combobox', { name: 'Skills' }).fill('cook')
  await page.getByRole('option', { name: 'Cooking' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Languages' }).fill('Amh')
  await page.getByRole('option', { name: 'Amharic' }).click()
  await page.keyboard.press('Escape')
  await page.getByLabel('Salary range').selectOption('3000-4000')
}
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save' })
async function saved(page: Page): Promise<void> {
  await saveButton(page).click()
  await expect(page).toHaveURL('/jobseeker/profile')
  await expect(page.getByText('Thank you! Your profile has been saved.')).toBeVisible()
}

test.describe('skills', () => {
  test('RTE-39 SKL-01 SKL-02 are changed, and are there the next time', async ({ page }) => {
    await openSkills(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skills and Certification')
    const certificates = page.getByLabel('I have certificates for my work')
    const wishes = [
      page.getByLabel('I want to show my skills in a test'),
      page.getByLabel('I want to take part in a training program'),
    ]
    for (const box of [certificates, ...wishes]) await box.check()
    await page.getByLabel('Experience').selectOption('3-5 years')
    await page.getByLabel('Education').selectOption('High School')
    await page.getByLabel('About me').fill('I cook for ten.')
    await page.getByLabel('People who know my work').fill('Almaz')
    await page.getByLabel('Religion').selectOption('Orthodox')
    await saved(page)
    for (const again of [
      () => visit(page, '/jobseeker/update-skills'),
      async () => void (await page.reload()),
    ]) {
      await again()
      for (const box of [certificates, ...wishes]) await expect(box).toBeChecked()
      await expect(page.getByLabel('Experience')).toHaveValue('3-5 years')
      await expect(page.getByLabel('Education')).toHaveValue('High School')
      await expect(page.getByLabel('Salary range')).toHaveValue('3000-4000')
      await expect(page.getByLabel('About me')).toHaveValue('I cook for ten.')
      await expect(page.getByLabel('People who know my work')).toHaveValue('Almaz')
      await expect(page.getByLabel('Religion')).toHaveValue('Orthodox')
      for (const chosen of ['Cooking', 'Amharic'])
        await expect(page.getByRole('button', { name: `Remove ${chosen}` })).toBeVisible()
    }
  })

  test('SKL-03 SKL-04 SKL-05 long texts have their limits, and a counter; a reload keeps them', async ({
    page,
  }) => {
    await newSeeker(page, { verified: false })
    await page.goto('/jobseeker/update-skills')
    await saveButton(page).click()
    await expect(page.getByText('Please choose at least one.')).toHaveCount(2)
    const bio = page.getByLabel('About me')
    await bio.fill('x'.repeat(149))
    await bio.press('End')
    await bio.pressSequentially('yz')
    await expect(bio).toHaveValue(`${'x'.repeat(149)}y`)
    await expect(page.getByText('150/150')).toBeVisible()
    await expect(page.getByLabel('People who know my work')).toHaveAttribute('maxlength', '150')
    await page.reload()
    await expect(bio).toHaveValue(`${'x'.repeat(149)}y`)
    await expect(page.getByText('150/150')).toBeVisible()
  })

  test('SKL-06 SKL-07 SKL-08 people are separated by commas; religion is optional', async ({ page }) => {
    await openSkills(page)
    await page.getByLabel('People who know my work').fill(' Almaz Tesfaye , Bekele,,')
    await expect(page.getByText('Optional. Employers can see it.')).toBeVisible()
    await saved(page)
    await visit(page, '/jobseeker/update-skills')
    await expect(page.getByLabel('People who know my work')).toHaveValue('Almaz Tesfaye, Bekele')
    await expect(page.getByLabel('Religion')).toHaveValue('')
    expect(await (await page.request.get('/api/onboarding')).json()).toMatchObject({
      skills: { references: ['Almaz Tesfaye', 'Bekele'] },
    })
  })

  test.describe('without an answer', () => {
    test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })

    test('ERR-73 it is said that they are not saved, and they can be saved again', async ({ page }) => {
      await openSkills(page)
      await page.route('**/api/skills-certification/user', (route) => route.abort())
      await saveButton(page).click()
      await expect(page.getByText('Failed to update skills. Please try again.')).toBeVisible()
      await page.unroute('**/api/skills-certification/user')
      await saved(page)
    })
  })
})

test('RTE-33 SKR-34 SKR-35 the profile is changed, and leads home', async ({ page }) => {
  const { email } = await newSeeker(page, { verified: false })
  await page.goto('/jobseeker/edit-profile')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Company name')).toHaveCount(0)
  await page.getByLabel('First name').fill('')
  await saveButton(page).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Hanna')
  await page.getByLabel('Last name').fill('Kebede')
  await page.getByLabel('Phone number').fill('0711234567')
  await page.getByRole('combobox', { name: 'Location' }).fill('Jimma')
  await page.keyboard.press('Escape')
  await saved(page)
  expect(await (await page.request.get('/api/profile')).json()).toMatchObject({
    firstName: 'Hanna',
    lastName: 'Kebede',
    phoneNumber: '+251711234567',
    email,
  })
})

test.describe('the profile', () => {
  test.use({ expectedErrors: /status of 500|Failed to load resource/ })

  test('ERR-48 ERR-49 that cannot be loaded or saved says so, and can be tried again', async ({ page }) => {
    await newSeeker(page, { verified: false })
    const fail = { status: 500, body: 'nothing' }
    await page.goto('/account')
    await page.route('**/api/profile', (route) => route.fulfill(fail))
    await visit(page, '/jobseeker/edit-profile')
    await expect(page.getByText('Failed to load profile data')).toBeVisible()
    await page.unroute('**/api/profile')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByLabel('First name').fill('Hanna')
    await page.route('**/api/users/job-seeker/profile', (route) => route.fulfill(fail))
    await saveButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to update profile' })).toBeVisible()
    await page.unroute('**/api/users/job-seeker/profile')
    await saved(page)
  })
})

test('PLC-03 the job that somebody wants is kept', async ({ page }) => {
  await newSeeker(page, { verified: false })
  await page.goto('/jobseeker/edit-profile')
  await page.getByRole('tab', { name: 'The job I want' }).click()
  const wishes = page.getByRole('tabpanel', { name: 'The job I want' })
  await wishes.getByRole('checkbox', { name: 'Nanny' }).check()
  await wishes.getByRole('checkbox', { name: 'Live in' }).check()

  // The open list is above Save, not upon it, and a long press on Save is not lost as it closes.
  await wishes.getByRole('combobox', { name: 'Where do you want to work?' }).fill('addis')
  await page.getByRole('option', { name: 'Addis Ababa', exact: true }).click()
  const save = wishes.getByRole('button', { name: 'Save' })
  const bottom = await page.getByRole('listbox').evaluate((list) => list.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThan(await save.evaluate((button) => button.getBoundingClientRect().top))
  await save.click({ delay: 400 })
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible()
  expect(await (await page.request.get('/api/onboarding')).json()).toMatchObject({
    preferences: { jobTypes: ['LIVE_IN'], workTypes: ['NANNY'] },
  })
})

test('PLC-01 PLC-02 LNG-25 availability is kept, its day in the person’s calendar', async ({ page }) => {
  await newSeeker(page, { verified: false })
  const chosen = await page.request.put('/api/account/preferences', { data: { calendar: 'ethiopian' } })
  expect(chosen.status()).toBe(200)
  await page.goto('/jobseeker/edit-profile')
  await page.getByRole('tab', { name: 'Availability' }).click()
  const part = page.getByRole('tabpanel', { name: 'Availability' })
  await part.getByRole('radio', { name: 'From a date I choose' }).check()
  await part.getByRole('button', { name: 'Save' }).click()
  await expect(part.getByText('Please choose the day.')).toBeVisible()
  await expect(part.getByRole('radio', { name: 'Ethiopian' })).toBeChecked()
  await part.getByRole('radio', { name: 'Gregorian' }).check()
  await part.getByLabel('Day', { exact: true }).fill('31')
  await part.getByLabel('Month').selectOption('December')
  await part.getByLabel('Year').fill(latest.slice(0, 4))
  await part.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Employers can now find you.')).toBeVisible()

  await visit(page, '/jobseeker/profile')
  const atHome = page.getByRole('switch', { name: 'I am available for work' })
  await expect(atHome).toBeChecked()
  await expect(page.getByText(/From: Tahsas 2\d, \d{4}/)).toBeVisible()
  await atHome.press('Space')
  await expect(toast(page, 'Employers can no longer find you.')).toBeVisible()
  await expect(page.getByText(/While this is off/)).toBeVisible()
  await page.reload()
  await expect(atHome).not.toBeChecked()
  expect(await (await page.request.get('/api/job-seekers/availability')).json()).toEqual({
    available: false,
    availableFrom: latest,
  })
})

for (const { code, locale } of languages) {
  test.describe(code, () => {
    test.use({ locale })

    test(`a seeker’s own screens can be read and used by everyone at 360 pixels, in ${code}`, async ({
      page,
    }) => {
      await newSeeker(page, { verified: false })
      await page.goto('/jobseeker/profile')
      await expect(page.getByRole('switch')).toBeVisible()
      await fitsPhone(page)
      await axeFindsNothing(page)
      await page.goto('/jobseeker/update-skills')
      await expect(page.locator('main form')).toBeVisible()
      await fitsPhone(page)
      await axeFindsNothing(page)
      await page.goto('/jobseeker/edit-profile')
      for (const index of [0, 1, 2]) {
        await page.getByRole('tab').nth(index).click()
        await expect(page.getByRole('tabpanel').locator('form')).toBeVisible()
        await fitsPhone(page)
        await axeFindsNothing(page)
      }
    })
  })
}
