import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const password = 'kettle-harbour-91'
let count = 0

/** Registers somebody through the interface, in this very browser. */
async function register(page: Page, changes: { [name: string]: unknown } = {}) {
  count += 1
  const username = `settings.${process.pid}.${Date.now().toString(36)}.${count}`
  const person = {
    userType: 'CAREER',
    username,
    email: `${username}@example.com`,
    phone: '0911234567',
    password,
    location: 'Adama',
    consent: true,
    firstName: 'Tigist',
    lastName: 'Bekele',
    dateOfBirthRange: '26-27',
    gender: 'FEMALE',
    job: 'Nanny',
    ...changes,
  }
  const answer = await page.request.post('/api/users/register', { data: person })
  expect(answer.status()).toBe(201)
  return { username, email: person.email }
}

async function open(page: Page, tab: string) {
  await page.goto('/account')
  await page.getByRole('tab', { name: tab }).click()
  return page.getByRole('tabpanel', { name: tab })
}
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
const answerOf = async (page: Page, path: string): Promise<unknown> => (await page.request.get(path)).json()
const ownAccount = (page: Page) => answerOf(page, '/api/account')

test('ACC-38 the settings are reached from the profile; details are changed, and what is wrong is said', async ({
  page,
}) => {
  await register(page)
  await page.goto('/jobseeker/profile')
  const menu = page.getByRole('navigation').last().locator('details')
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: 'Account settings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account settings')
  const panel = page.getByRole('tabpanel', { name: 'My details' })
  await expect(panel.getByLabel('First name')).toHaveValue('Tigist')
  await expect(panel.getByRole('combobox', { name: 'Location' })).toHaveValue('Adama, East Shewa')
  await panel.getByLabel('First name').fill('Hirut')
  await panel.getByLabel('Phone number').fill('12')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Please enter a phone number such as')).toBeVisible()
  await expect(panel.getByLabel('Phone number')).toBeFocused()
  await expect(panel.getByLabel('First name')).toHaveValue('Hirut')
  await panel.getByLabel('Phone number').fill('0712 345 678')
  await panel.getByRole('combobox', { name: 'Location' }).fill('hawas')
  await panel
    .getByRole('option', { name: /^Hawassa/ })
    .first()
    .click()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible()
  expect(await ownAccount(page)).toMatchObject({
    firstName: 'Hirut',
    phone: '+251712345678',
    location: expect.stringMatching(/^Hawassa/),
  })
  await page.reload()
  await expect(panel.getByLabel('First name')).toHaveValue('Hirut')
  await expect(panel.getByLabel('Last name')).toHaveValue('Bekele')
  await expect(panel.getByLabel('Phone number')).toHaveValue('+251712345678')
  await expect(panel.getByRole('combobox', { name: 'Location' })).toHaveValue(/^Hawassa/)
})

test('a business changes its company, and reads its place in its own language', async ({ page, baseURL }) => {
  await register(page, {
    userType: 'BUSINESS',
    companyName: 'Sheger Hotels',
    firstName: undefined,
    lastName: undefined,
    dateOfBirthRange: undefined,
    gender: undefined,
    job: undefined,
  })
  await page.context().addCookies([{ name: 'lng', value: 'am', url: baseURL ?? '' }])
  await page.goto('/account')
  await expect(page.getByLabel('የድርጅት ስም')).toHaveValue('Sheger Hotels')
  await expect(page.getByRole('combobox', { name: 'አካባቢ' })).toHaveValue(/^አዳማ/)
  await page.getByLabel('የድርጅት ስም').fill('Sheger Hotels PLC')
  await page.getByRole('button', { name: 'ያስቀምጡ' }).first().click()
  await expect(page.locator('.toast')).toBeVisible()
  expect(await ownAccount(page)).toMatchObject({
    companyName: 'Sheger Hotels PLC',
    location: 'Adama, East Shewa',
  })
})

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('another address is asked for with the password, and shown until its link is followed', async ({
    page,
  }) => {
    const { username, email } = await register(page)
    const panel = await open(page, 'Email')
    await expect(panel.getByText(email)).toBeVisible()
    await expect(panel.getByText('Not verified yet')).toBeVisible()
    await panel.getByLabel('New email address').fill(`${username}.new@example.com`)
    await panel.getByLabel('Password', { exact: true }).fill('something else')
    await panel.getByRole('button', { name: 'Change email address' }).click()
    await expect(panel.getByText('This password is not correct.')).toBeVisible()
    await expect(panel.getByLabel('New email address')).toHaveValue(`${username}.new@example.com`)
    await panel.getByLabel('Password', { exact: true }).fill(password)
    await panel.getByRole('button', { name: 'Change email address' }).click()
    await expect(toast(page, 'We sent a link to the new address.')).toBeVisible()
    await expect(panel.getByText(`the link we sent to: ${username}.new@example.com`)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`the link we sent to: ${username}.new@example.com`)).toBeVisible()
  })

  test('ACC-28 a new password shows that it matches while it is typed, and ends the other sessions', async ({
    page,
    browser,
  }) => {
    const { username } = await register(page)
    const other = await browser.newContext()
    const signedIn = await other.request.post('/api/auth/login', { data: { username, password } })
    expect(signedIn.ok()).toBe(true)
    const panel = await open(page, 'Password')
    await panel.getByLabel('Current password').fill('something else')
    await panel.getByLabel('New password').fill('harbour-kettle-17')
    await panel.getByLabel('Confirm password').fill('harbour-x')
    await expect(panel.getByText('Passwords do not match')).toBeVisible()
    await panel.getByLabel('Confirm password').fill('harbour-kettle-17')
    await expect(panel.getByText('Passwords do not match')).toHaveCount(0)
    await panel.getByRole('button', { name: 'Change password' }).click()
    await expect(panel.getByText('This password is not correct.')).toBeVisible()
    await panel.getByLabel('Current password').fill(password)
    await panel.getByRole('button', { name: 'Change password' }).click()
    await expect(toast(page, 'Your password has been changed.')).toBeVisible()
    await expect(panel.getByLabel('New password')).toHaveValue('')
    expect((await page.request.get('/api/account')).status()).toBe(200)
    expect((await other.request.get('/api/account')).status()).toBe(401)
    await other.close()
  })

  test('ACC-40 an account is deleted by its password and a question, and the session with it', async ({
    page,
  }) => {
    const { username } = await register(page)
    const panel = await open(page, 'My data')
    const remove = panel.getByRole('button', { name: 'Delete my account' })
    const question = page.getByRole('alertdialog')
    await panel.getByLabel('Password', { exact: true }).fill('something else')
    await remove.click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await remove.click()
    await expect(question).toContainText(username)
    await question.getByRole('button', { name: 'Yes, delete it' }).click()
    await expect(panel.getByText('This password is not correct.')).toBeVisible()
    await expect(panel.getByLabel('Password', { exact: true })).toBeFocused()
    await panel.getByLabel('Password', { exact: true }).fill(password)
    await remove.click()
    await question.getByRole('button', { name: 'Yes, delete it' }).click()
    await expect(page.getByRole('dialog')).toContainText('Your account and your data have been deleted.')
    await page.getByRole('dialog').getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/')
    const again = await page.request.post('/api/auth/login', { data: { username, password } })
    expect(again.status()).toBe(401)
  })
})

test('LNG-25 LNG-27 language, calendar and clock are saved to the account and shown right away', async ({
  page,
}) => {
  await register(page)
  const panel = await open(page, 'Language')
  await panel.getByLabel('Calendar').selectOption('Ethiopian calendar')
  await expect(panel.getByText('The time now:')).toContainText('E.C.')
  await panel.getByLabel('Clock').selectOption('sunrise')
  await expect(panel.getByText('The time now:')).toContainText(/\d:\d\d (at|in) .* \(\d\d:\d\d\)/)
  await panel.getByLabel('Language').selectOption('አማርኛ')
  await expect(panel.getByText('The time now:')).toContainText('ዓ.ም.')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('የመለያ ቅንብሮች')
  await expect(toast(page, 'ምርጫዎ ተቀምጧል።')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'ቋንቋ' })).toHaveAttribute('aria-selected', 'true')
  expect(await ownAccount(page)).toMatchObject({ language: 'am', calendar: 'ethiopian', clock: 'sunrise' })
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'lng')?.value).toBe('am')
  await page.getByRole('tab', { name: 'መሣሪያዎች' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'ይህ መሣሪያ' })).toContainText('ዓ.ም.')
})

test('PRV-01 in Amharic days and hours are the Ethiopian ones, until the person chooses others', async ({
  page,
}) => {
  await register(page)
  await page.goto('/am/account#devices')
  const here = page.getByRole('listitem').filter({ hasText: 'ይህ መሣሪያ' })
  await expect(here).toContainText(/ዓ\.ም\., ከ\S+ \d{1,2}:\d\d \(\d\d:\d\d\)/)
  await page.request.put('/api/job-seekers/availability', { data: { available: true, availableFrom: null } })
  const asked = async (calendar: string) => {
    await page.goto('/am/jobseeker/edit-profile#availability')
    // The same address would be no new document.
    await page.reload()
    await page.locator('[name=start][value=later]').check()
    await expect(page.getByRole('radio', { name: calendar, exact: true })).toBeChecked()
  }
  await asked('የኢትዮጵያ')
  await page.request.put('/api/account/preferences', { data: { calendar: 'gregorian', clock: 'standard' } })
  await asked('የአውሮፓ')
  await page.goto('/am/account#devices')
  await expect(here).toContainText(/ 20\d\d, \d\d:\d\d/)
  await expect(here).not.toContainText('ዓ.ም.')
})

test('ACC-26 ACC-27 a person sees where they are logged in, and ends one or all others', async ({
  page,
  browser,
}) => {
  const { username } = await register(page)
  const agents = ['Firefox/140.0 Android', 'Safari/605 iPhone', 'Edg/140 Windows']
  for (const userAgent of agents) {
    const other = await browser.newContext({ userAgent })
    await other.request.post('/api/auth/login', { data: { username, password } })
    await other.close()
  }
  const panel = await open(page, 'Devices')
  const lines = panel.getByRole('listitem')
  await expect(lines).toHaveCount(4)
  await expect(lines.filter({ hasText: 'This device' })).toHaveCount(1)
  await expect(lines.filter({ hasText: 'Firefox, Android' })).toContainText(
    /Last used: \d+\/\d+\/\d+, \d\d:\d\d/,
  )
  await lines.filter({ hasText: 'Safari, iOS' }).getByRole('button', { name: 'Log out' }).press('Enter')
  await expect(toast(page, 'The device has been logged out.')).toBeVisible()
  await expect(lines).toHaveCount(3)
  await expect(panel.getByRole('list')).toBeFocused()
  await panel.getByRole('button', { name: 'Log out all other devices' }).click()
  await expect(lines).toHaveCount(1)
  expect(await answerOf(page, '/api/account/sessions')).toHaveLength(1)
})

test('ACC-39 everyone can download what we keep about them', async ({ page }) => {
  const { username } = await register(page)
  const panel = await open(page, 'My data')
  const link = panel.getByRole('link', { name: 'Download my data' })
  const started = page.waitForEvent('download')
  await link.click()
  const file = await (await started).createReadStream()
  let text = ''
  for await (const piece of file) text += String(piece)
  expect(JSON.parse(text)).toMatchObject({ account: { username } })
})

/** The code that an authenticator app would show for a key. */
function codeOf(secret: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = secret
    .split('')
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

test.describe('staff', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('set up their second factor once and are shown their recovery codes', async ({ page }) => {
    const signedIn = await page.request.post('/api/auth/login', {
      data: { username: 'second.factor', password },
    })
    expect(signedIn.ok()).toBe(true)
    const panel = await open(page, 'Two-step login')
    await panel.getByRole('button', { name: 'Set up two-step login' }).click()
    const secret = await panel.locator('[translate=no]').first().innerText()
    await expect(panel.locator('[translate=no]').nth(1)).toContainText('otpauth://totp/')
    await panel.getByLabel('Code from the app').fill('000000')
    await panel.getByRole('button', { name: 'Confirm' }).click()
    await expect(panel.getByText('This code is not correct.')).toBeVisible()
    await panel.getByLabel('Code from the app').fill(codeOf(secret))
    await panel.getByRole('button', { name: 'Confirm' }).click()
    await expect(panel.getByText('We show these codes only once.')).toBeVisible()
    await axeFindsNothing(page, { part: 'main' })
    await page.reload()
    await expect(page.getByText('Two-step login is on')).toBeVisible()
    await expect(page.getByText('We show these codes only once.')).toHaveCount(0)
  })
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })

  test('what could not be loaded can be tried again, and nothing typed is lost', async ({ page }) => {
    await register(page)
    await page.goto('/jobseeker/profile')
    await page.route('**/api/account', (route) => route.fulfill({ status: 502, body: '<p>a proxy' }))
    await visit(page, '/account')
    await expect(page.getByRole('alert')).toContainText('This could not be loaded')
    // That there is no connection is said only where no answer came.
    await page.unroute('**/api/account')
    await page.route('**/api/account', (route) => route.abort())
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('alert')).toContainText('No internet connection')
    await page.unroute('**/api/account')
    await page.getByRole('button', { name: 'Retry' }).click()
    const panel = page.getByRole('tabpanel', { name: 'My details' })
    await panel.getByLabel('First name').fill('Hirut')
    await page.route('**/api/profile', (route) => route.abort())
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(panel.getByRole('alert')).toContainText('There is no connection.')
    await expect(panel.getByLabel('First name')).toHaveValue('Hirut')
  })
})

const settingsTabs = ['details', 'email', 'emails', 'password', 'language', 'devices', 'data'] as const

for (const { code } of languages) {
  test(`every part of the settings is complete and reads well (${code})`, async ({ page, baseURL }) => {
    await register(page)
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    await page.goto('/account')
    const panel = page.getByRole('tabpanel')
    for (const [index, tab] of settingsTabs.entries()) {
      await page.getByRole('tab').nth(index).click()
      await expect(page).toHaveURL(`/account#${tab}`)
      await expect(panel.locator('[aria-busy]')).toHaveCount(0)
      await expect(panel.getByRole('heading', { level: 2 }).first()).toBeVisible()
      // There is nothing wrong to send in the others, and a saved language would lead away.
      if (tab !== 'devices' && tab !== 'language' && tab !== 'emails')
        await panel.locator('form button[type=submit]').first().click()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      await axeFindsNothing(page, { part: 'main' })
    }
  })
}

test('the tabs are walked by the arrows, and a reload stays where the person was', async ({ page }) => {
  await register(page)
  await page.goto('/account')
  await page.getByRole('tab', { name: 'My details' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Email', exact: true })).toBeFocused()
  await expect(page).toHaveURL('/account#email')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Email', exact: true })).toHaveAttribute('aria-selected', 'true')
})
