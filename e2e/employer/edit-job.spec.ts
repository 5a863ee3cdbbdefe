import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone, newEmployer, postJob } from '../support/employers.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const nobody = '00000000-0000-7000-8000-000000000000'

const everything = {
  skills: ['First Aid'],
  languages: ['Oromiffa'],
  ageRanges: ['26-27'],
  religions: ['Orthodox'],
  workHours: '8',
  additionalNotes: 'A room of your own.',
}

test('RTE-44 EDJ-01 EDJ-02 a job fills the form', async ({ page }) => {
  await newEmployer(page)
  const id = await postJob(page, everything)
  await page.goto(`/employer/edit-job/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit job posting')
  await expect(page.getByLabel('Job title')).toHaveValue('Nanny for two children')
  await expect(page.getByLabel('Job description')).toHaveValue('Care for two children of three and five.')
  await expect(page.getByLabel('Job type')).toHaveValue('LIVE_IN')
  await expect(page.getByLabel('Work type')).toHaveValue('NANNY')
  await expect(page.getByLabel('Gender')).toHaveValue('FEMALE')
  await expect(page.getByLabel('Status')).toHaveValue('ACTIVE')
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('15')
  await expect(page.getByLabel('Monthly salary (ETB)')).toHaveValue('8000')
  await expect(page.getByLabel('Work hours per day')).toHaveValue('8')
  await expect(page.getByLabel('Requirements')).toHaveValue('Two years with small children.')
  await expect(page.getByLabel('Additional notes')).toHaveValue('A room of your own.')
  for (const chosen of ['Addis Ababa', 'First Aid/CPR', 'Afaan Oromoo', '26-27', 'Orthodox']) {
    await expect(page.getByRole('button', { name: `Remove ${chosen}` })).toBeVisible()
  }
})

test('EDJ-03 EDJ-04 a job is changed, also in its status, and leads to the profile', async ({ page }) => {
  await newEmployer(page)
  const id = await postJob(page, everything)
  await page.goto(`/employer/edit-job/${id}`)
  await expect(page.getByLabel('Status').getByRole('option')).toHaveText(['Active', 'Inactive', 'Closed'])
  await page.getByLabel('Job title').fill('Nanny for three children')
  await page.getByRole('radio', { name: 'Hourly Rate' }).check()
  await page.getByLabel('Hourly rate (ETB/hr)').fill('72.50')
  await page.getByLabel('Status').selectOption('Inactive')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL('/employer-profile')
  expect(await (await page.request.get(`/api/employer/jobs/${id}`)).json()).toMatchObject({
    title: 'Nanny for three children',
    salary: '0',
    hourlyRate: 72.5,
    workHours: '8',
    status: 'INACTIVE',
    religions: ['Orthodox'],
  })
  await page.getByRole('tab', { name: /Others/ }).click()
  await expect(page.getByRole('link', { name: 'Nanny for three children' })).toBeVisible()
})

test.describe('failures', () => {
  test.use({ expectedErrors: /status of (400|404|500)|Failed to load resource/ })

  test('ERR-82 ERR-83 ERR-84 a job that is not there, cannot be had or cannot be saved shows its own error', async ({
    page,
  }) => {
    await newEmployer(page)
    for (const id of [nobody, 'nonsense']) {
      await page.goto(`/employer/edit-job/${id}`)
      await expect(page.getByRole('heading', { name: 'Job not found' })).toBeVisible()
    }
    const job = await postJob(page)
    const address = `**/api/employer/jobs/${job}`
    await page.route(address, (route) => route.fulfill({ status: 500, body: 'nothing' }))
    await visit(page, `/employer/edit-job/${job}`)
    await expect(page.getByText('Failed to fetch job details')).toBeVisible()
    await page.unroute(address)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByLabel('Job title')).toHaveValue('Nanny for two children')
    await page.route(address, (route) => route.fulfill({ status: 500, body: 'nothing' }))
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.locator('main form').getByRole('alert')).toHaveText('Failed to update job')
  })
})

for (const { code, locale } of languages) {
  test.describe(code, () => {
    test.use({ locale })

    test(`the form of a job can be read and used by everyone at 360 pixels, in ${code}`, async ({ page }) => {
      await newEmployer(page)
      const id = await postJob(page, { locations: ['Other'], skills: ['Event/Party Assistance'] })
      await page.goto(`/employer/edit-job/${id}`)
      await expect(page.locator('main form')).toBeVisible()
      await fitsPhone(page)
      await axeFindsNothing(page)
    })
  })
}
