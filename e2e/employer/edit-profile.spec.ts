import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone, newEmployer } from '../support/employers.ts'
import { expect, languages, test, visit } from '../support/test.ts'

test('RTE-42 EPR-01 EPR-02 a business changes its profile, and is led home', async ({ page }) => {
  await newEmployer(page, { type: 'BUSINESS' })
  await page.goto('/employer/profile/edit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Profile')
  await expect(page.getByLabel('Company name')).toHaveValue('Enat Hotel')
  await page.getByLabel('Company name').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Company name')).toBeFocused()
  await page.getByLabel('Company name').fill('Abay Hotel')
  await page.getByLabel('First name').fill('Hanna')
  await page.getByLabel('Last name').fill('Kebede')
  await page.getByLabel('Phone number').fill('0711234567')
  await page.getByRole('combobox', { name: 'Location' }).fill('Jimma')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Email')).toHaveValue(/@example\.com$/)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/employer-profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abay Hotel')
  expect(await (await page.request.get('/api/profile')).json()).toMatchObject({
    companyName: 'Abay Hotel',
    firstName: 'Hanna',
    lastName: 'Kebede',
    phoneNumber: '+251711234567',
  })
})

test.describe('refused', () => {
  test.use({ expectedErrors: /status of (400|500)|Failed to load resource/ })

  test('ERR-85 ERR-86 what cannot be had or saved shows an error; another address needs the password', async ({
    page,
  }) => {
    const { email } = await newEmployer(page)
    await page.goto('/account')
    await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: 'nothing' }))
    await visit(page, '/employer/profile/edit')
    await expect(page.getByText('Failed to load profile data')).toBeVisible()
    await page.unroute('**/api/profile')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.route('**/api/users/job-seeker/profile', (route) =>
      route.fulfill({ status: 500, body: 'nothing' }),
    )
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('main form').getByRole('alert')).toHaveText('Failed to update profile')
    await page.unroute('**/api/users/job-seeker/profile')
    await page.getByLabel('Email').fill(`other.${email}`)
    const secret = page.getByLabel('Password', { exact: true })
    await secret.fill('not the password')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('This password is not correct.')).toBeVisible()
    await secret.fill('kettle-harbour-91')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL('/employer-profile')
    expect(await (await page.request.get('/api/profile')).json()).toMatchObject({
      email,
      pendingEmail: `other.${email}`,
    })
  })
})

for (const { code, locale } of languages) {
  test.describe(code, () => {
    test.use({ locale })

    test(`the profile can be read and used by everyone at 360 pixels, in ${code}`, async ({ page }) => {
      await newEmployer(page)
      await page.goto('/employer/profile/edit')
      await expect(page.locator('main form')).toBeVisible()
      await fitsPhone(page)
      await axeFindsNothing(page)
    })
  })
}
