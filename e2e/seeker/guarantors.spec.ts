import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone } from '../support/employers.ts'
import { askGuarantor, newGuarantor } from '../support/guarantors.ts'
import { newSeeker } from '../support/seekers.ts'
import { expect, languages, test } from '../support/test.ts'

const home = '/jobseeker/profile'
const list = (page: Page) => page.locator('#guarantors')
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Add Guarantor' }).click()
const labels = {
  firstname: 'First name',
  lastname: 'Last name',
  email: 'Email',
  phoneNumber: 'Phone number',
  location: 'Location',
} as const

async function openDialog(page: Page): Promise<void> {
  await page.goto(home)
  await list(page).getByRole('button', { name: 'Add Guarantor' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Add Guarantor' })).toBeVisible()
}

/** Fills in everything but the named fields. */
async function fillIn(page: Page, without: readonly string[] = []): Promise<string> {
  const input = newGuarantor()
  for (const name of ['firstname', 'lastname', 'email', 'phoneNumber', 'location'] as const)
    if (!without.includes(name)) await field(page, labels[name]).fill(input[name])
  if (!without.includes('relationship')) await field(page, 'Relationship').selectOption('Relative')
  return input.email
}

test('SKR-33 GUA-02 ERR-62 a guarantor is added in the dialog, and is on the list as waiting', async ({
  page,
}) => {
  await newSeeker(page)
  await openDialog(page)
  await expect(list(page)).toContainText('You have not added a guarantor yet.')
  await fillIn(page)
  await axeFindsNothing(page, { part: 'dialog' })
  await send(page)
  await expect(dialog(page).getByText('Guarantor added successfully!')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(list(page).getByRole('listitem')).toHaveText(/Abebe Kebede.*Waiting for an answer/)
  await expect(list(page).getByRole('listitem')).toContainText('Relative · Adama, East Shewa')
})

const missing = {
  firstname: 'Please enter the first name.',
  lastname: 'Please enter the last name.',
  email: 'Please enter the email address.',
  phoneNumber: 'Please enter the phone number.',
  relationship: 'Please choose how you know this person.',
  location: 'Please enter where this person lives.',
} as const
const fieldLabels = { ...labels, relationship: 'Relationship' } as const

for (const { ids, names } of [
  { ids: 'GUA-03 GUA-04', names: ['firstname', 'lastname'] },
  { ids: 'GUA-05 GUA-07', names: ['email', 'phoneNumber'] },
  { ids: 'GUA-08 GUA-09', names: ['relationship', 'location'] },
] as const) {
  test(`${ids} the dialog asks for ${names.join(' and ')} beside the field, and sends nothing`, async ({
    page,
  }) => {
    await newSeeker(page)
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/guarantors')) sent += 1
    })
    await openDialog(page)
    await fillIn(page, names)
    await send(page)
    for (const name of names)
      await expect(field(page, fieldLabels[name])).toHaveAccessibleDescription(missing[name])
    await expect(field(page, fieldLabels[names[0]])).toBeFocused()
    expect(sent).toBe(0)
  })
}

test('GUA-06 an address that is none is said beside the field', async ({ page }) => {
  await newSeeker(page)
  await openDialog(page)
  await fillIn(page)
  await field(page, 'Email').fill('abebe@')
  await send(page)
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address.')
})

test('GUA-10 GUA-11 GUA-12 places are suggested by their start, one can be picked, and they hide 150 ms after blur', async ({
  page,
}) => {
  await newSeeker(page)
  await openDialog(page)
  const options = dialog(page).getByRole('listbox').getByRole('option')
  await field(page, 'Location').pressSequentially('Bish')
  await expect(options.first()).toHaveText(/^Bish/)
  await options.filter({ hasText: 'Bishoftu' }).first().click()
  await expect(field(page, 'Location')).toHaveValue(/^Bishoftu/)
  await field(page, 'Location').fill('')
  await field(page, 'Location').pressSequentially('Ada')
  await expect(options.first()).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await field(page, 'Email').focus()
  await page.clock.runFor(149)
  await expect(options.first()).toBeVisible()
  await page.clock.runFor(1)
  await expect(options).toHaveCount(0)
})

test('GUA-13 the dialog closes 1.5 s after success', async ({ page }) => {
  await newSeeker(page)
  await openDialog(page)
  await fillIn(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await send(page)
  await expect(dialog(page).getByText('Guarantor added successfully!')).toBeFocused()
  await page.clock.runFor(1_499)
  await expect(dialog(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(dialog(page)).toHaveCount(0)
})

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('ERR-61 the failure is named with the reason of the server below, and beside the field', async ({
    page,
  }) => {
    const person = await newSeeker(page)
    await openDialog(page)
    await fillIn(page)
    await field(page, 'Email').fill(person.email)
    await send(page)
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toHaveText(
      /^Failed to add guarantor\. Please try again\.\s*Some entries are not correct/,
    )
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/This is your own email address/)
    await page.route('**/api/guarantors', (route) => route.abort())
    await field(page, 'Email').fill(newGuarantor().email)
    await send(page)
    await expect(alert).toHaveText(
      /^Failed to add guarantor\. Please try again\.\s*Please check your internet/,
    )
    await expect(field(page, 'First name')).toHaveValue('Abebe')
  })
})

test('GUA-02 opened on one already added, the dialog is titled with the name and changes it', async ({
  page,
}) => {
  await askGuarantor(page)
  await page.goto(home)
  await list(page).getByRole('button', { name: 'Change' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Guarantor: Abebe Kebede' })).toBeVisible()
  await expect(field(page, 'Location')).toHaveValue('Adama, East Shewa')
  await field(page, 'First name').fill('Kebede')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByText('Your changes have been saved.')).toBeVisible()
  await expect(list(page).getByRole('listitem')).toContainText('Kebede Kebede')
})

test('GUA-15 GUA-16 the list shows who was added and how far each is, and lets go of one after asking', async ({
  page,
}) => {
  const { link } = await askGuarantor(page)
  await page.request.post('/api/guarantors', { data: newGuarantor({ firstname: 'Chaltu' }) })
  const answer = await page.request.post(link.replace(/^\/guarantor/, '/api/guarantor-requests/confirm'))
  expect(answer.status()).toBe(200)
  await page.goto(home)
  const items = list(page).getByRole('listitem')
  await expect(items).toHaveText([/Chaltu Kebede.*Waiting for an answer/, /Abebe Kebede.*Confirmed/])
  await expect(items.last().getByRole('button', { name: 'Change' })).toHaveCount(0)
  await items.first().getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove Chaltu Kebede?' })
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(items).toHaveText([/Abebe Kebede/])
  await page.request.post(link.replace(/^\/guarantor/, '/api/guarantor-requests/refuse'))
  await page.goto(home)
  await expect(items).toHaveText([/Said no.*does not want to be your guarantor/])
})

test('as long as the own address is not verified, the list says that nobody has been asked', async ({
  page,
}) => {
  await newSeeker(page, { verified: false })
  await page.request.post('/api/guarantors', { data: newGuarantor() })
  await page.goto(home)
  await expect(list(page).getByRole('listitem')).toHaveText(
    /Not asked yet.*as soon as you have verified your own email address/,
  )
})

for (const { code } of languages) {
  test(`the guarantors and their dialog read well on a small phone, in ${code}`, async ({
    page,
    baseURL,
  }) => {
    await askGuarantor(page, { firstname: 'Gebrekristos-Wolde', lastname: 'Haileselassie-Tekle' })
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    await page.goto(home)
    await expect(list(page).getByRole('listitem')).toHaveCount(1)
    await fitsPhone(page)
    await axeFindsNothing(page, { part: '#guarantors' })
    await list(page).getByRole('button').last().click()
    await expect(dialog(page)).toBeVisible()
    await fitsPhone(page)
    await axeFindsNothing(page, { part: 'dialog' })
  })
}
