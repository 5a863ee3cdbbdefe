import type { Locator, Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { expect, languages, live, test } from '../support/test.ts'
import am from '../../web/locales/am/partner.json' with { type: 'json' }
import en from '../../web/locales/en/partner.json' with { type: 'json' }
import om from '../../web/locales/om/partner.json' with { type: 'json' }

const texts = { en, am, om } as const
const password = 'kettle-harbour-91'
let count = 0
function newName(): string {
  count += 1
  return `agent.${process.pid}.${Date.now().toString(36)}.${count}`
}

/** Registers a partner through the interface, in a browser of their own. */
async function registerPartner(page: Page): Promise<string> {
  const username = newName()
  const profile = {
    firstName: 'Dawit',
    lastName: 'Mekonnen',
    email: `${username}@example.com`,
    phoneNumber: '0911234567',
    location: 'Jimma',
  }
  const data = { username, password, profile, consent: true }
  const answer = await page.request.post('/api/partners/register', { data })
  expect(answer.status()).toBe(201)
  await page.context().clearCookies()
  return username
}

async function open(page: Page, button?: string): Promise<void> {
  await page.goto('/partner')
  await live(page)
  if (button !== undefined) await page.getByRole('button', { name: button, exact: true }).click()
}
const panel = (page: Page) => page.locator('#partner-panel')
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })

async function fillRegistration(form: Locator, username: string, confirmation = password): Promise<void> {
  await form.getByLabel('First name').fill('Dawit')
  await form.getByLabel('Last name').fill('Mekonnen')
  await form.getByLabel('Email').fill(`${username}@example.com`)
  await form.getByLabel('Phone number').fill('0911 234 567')
  await form.getByRole('combobox', { name: 'Location' }).fill('Jimma')
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByLabel('Confirm password').fill(confirmation)
}

test('RTE-22 PAR-01 PAR-02 the portal has four buttons, and each opens what it says', async ({ page }) => {
  await open(page)
  for (const [name, mode] of [
    ['Login', 'login'],
    ['Register (agent)', 'registerAgent'],
    ['Enroll user', 'enrollUser'],
    ['Copy referral link', 'referral'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(name)
    await expect(page).toHaveURL(`/partner?mode=${mode}`)
  }
  await page.goBack()
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Enroll user')
  await page.reload()
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Enroll user')
})

test('PAR-03 PAR-04 ERR-24 a partner logs in by keyboard alone and comes to the dashboard', async ({
  page,
}) => {
  const username = await registerPartner(page)
  await open(page)
  await page.getByRole('button', { name: 'Login', exact: true }).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type(username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  const field = panel(page).getByLabel('Password', { exact: true })
  await expect(field).toHaveAttribute('type', 'password')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAttribute('type', 'text')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAttribute('type', 'password')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'You are logged in.')).toBeVisible()
  await expect(page).toHaveURL('/partner/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Dawit')
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
})

test('RTE-23 RTE-25 HDR-16 a partner finds the dashboard under both addresses, and one way out', async ({
  page,
}) => {
  const username = await registerPartner(page)
  await page.request.post('/api/partners/login', { data: { username, password } })
  for (const path of ['/agent', '/partner/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Dawit')
    await expect(page.getByRole('link', { name: 'My referral link' })).toHaveAttribute('href', '/partner')
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(1)
  }
})

test('ACC-35 ACC-36 a partner logs out by their own call, and back to the portal', async ({ page }) => {
  const username = await registerPartner(page)
  await page.request.post('/api/partners/login', { data: { username, password } })
  await page.goto('/partner/dashboard')
  await page.evaluate(() => localStorage.setItem('token', 'a.b.c'))
  const asked = page.waitForRequest('**/api/partners/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  await asked
  await expect(page).toHaveURL('/partner')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('PAR-08 PAR-09 the place is chosen by its first letters, and its list hides 150 ms later', async ({
  page,
}) => {
  await open(page, 'Register (agent)')
  const place = panel(page).getByRole('combobox', { name: 'Location' })
  await place.fill('finf')
  const option = panel(page).getByRole('option', { name: 'Addis Ababa', exact: true })
  await option.click()
  await expect(place).toHaveValue('Addis Ababa')
  await place.fill('jim')
  await expect(panel(page).getByRole('listbox')).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await place.blur()
  await page.clock.runFor(149)
  await expect(panel(page).getByRole('listbox')).toBeVisible()
  await page.clock.runFor(1)
  await expect(panel(page).getByRole('listbox')).toHaveCount(0)
})

test('PAR-07 ERR-26 an agent registers and comes to the dashboard', async ({ page }) => {
  await open(page, 'Register (agent)')
  await fillRegistration(panel(page), newName())
  await panel(page).getByRole('checkbox').check()
  await panel(page).getByRole('button', { name: 'Register', exact: true }).click()
  await expect(toast(page, 'Registration successful!')).toBeVisible()
  await expect(page).toHaveURL('/partner/dashboard')
})

test('PAR-11 every field of the registration is needed, the consent too, and nothing typed is lost', async ({
  page,
}) => {
  await open(page, 'Register (agent)')
  await panel(page).getByLabel('First name').fill('Dawit')
  await panel(page).getByRole('button', { name: 'Register', exact: true }).click()
  await expect(panel(page).getByText('Please fill this in.')).toHaveCount(7)
  await expect(panel(page).getByText('You must agree to the terms and conditions.')).toBeVisible()
  await expect(panel(page).getByLabel('Last name')).toBeFocused()
  await page.reload()
  await expect(panel(page).getByLabel('First name')).toHaveValue('Dawit')
})

test('PAR-10 PAR-18 ERR-28 passwords that differ show it right away and by a notification of 3 seconds', async ({
  page,
}) => {
  await open(page, 'Register (agent)')
  await fillRegistration(panel(page), newName(), 'kettle-harbour-92')
  await expect(panel(page).getByText('Passwords do not match')).toBeVisible()
  await panel(page).getByRole('checkbox').check()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await panel(page).getByRole('button', { name: 'Register', exact: true }).click()
  const shown = toast(page, "Passwords don't match")
  await expect(shown).toBeVisible()
  await page.clock.runFor(2_999)
  await expect(shown).toBeVisible()
  await page.clock.runFor(1)
  await expect(shown).toHaveCount(0)
})

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('ERR-25 a wrong password gives a notification, and what is wrong stays said', async ({ page }) => {
    const username = await registerPartner(page)
    await open(page, 'Login')
    await panel(page).getByLabel('Username').fill(username)
    await panel(page).getByLabel('Password', { exact: true }).fill('not the password')
    await panel(page).getByRole('button', { name: 'Log in' }).click()
    await expect(toast(page, 'Login failed.')).toBeVisible()
    await expect(panel(page).getByRole('alert')).toHaveText('Invalid username or password.')
    await expect(panel(page).getByLabel('Username')).toHaveValue(username)
  })

  test('ERR-27 a username that is taken gives a notification and is said beside its field', async ({
    page,
  }) => {
    const username = await registerPartner(page)
    await open(page, 'Register (agent)')
    await fillRegistration(panel(page), username)
    await panel(page).getByLabel('Email').fill(`${newName()}@example.com`)
    await panel(page).getByRole('combobox', { name: 'Location' }).fill('Nowhere at all')
    await panel(page).getByRole('checkbox').check()
    const register = panel(page).getByRole('button', { name: 'Register', exact: true })
    await register.click()
    await expect(toast(page, 'Registration failed.')).toBeVisible()
    await expect(panel(page).getByText('Please choose a place from the list.')).toBeVisible()
    await panel(page).getByRole('combobox', { name: 'Location' }).fill('Jimma')
    await register.click()
    await expect(panel(page).getByText('This username is taken.').first()).toBeVisible()
  })
})

test('PAR-05 PAR-06 ERR-33 the forgot-password link asks for an address and says that the mail is sent', async ({
  page,
}) => {
  const username = await registerPartner(page)
  await open(page, 'Login')
  await panel(page).getByRole('button', { name: 'Forgot password?' }).click()
  const email = panel(page).getByLabel('Email')
  await expect(email).toBeFocused()
  const asked = page.waitForRequest('**/api/auth/request-password-reset')
  await email.fill(`${username}@example.com`)
  await panel(page).getByRole('button', { name: 'Send the link' }).click()
  expect((await asked).postDataJSON()).toEqual({ email: `${username}@example.com`, userType: 'partner' })
  await expect(toast(page, 'Password reset email sent')).toBeVisible()
  await expect(panel(page).locator('[aria-live=polite]').filter({ hasText: 'on its way' })).toBeVisible()
})

test.describe('where something else answers, or nothing', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })

  test('ERR-25 an answer of another server is a failure, and no lost connection', async ({ page }) => {
    await open(page, 'Login')
    await panel(page).getByLabel('Username').fill('dawit')
    await panel(page).getByLabel('Password', { exact: true }).fill(password)
    for (const [answer, text] of [
      [{ status: 500, body: '<p>Error' }, 'Login failed.'],
      [{ status: 429, json: {} }, 'Login failed.'],
      [{ status: 403, json: { message: 'Come back tomorrow.' } }, 'Come back tomorrow.'],
    ] as const) {
      await page.route('**/api/partners/login', (route) => route.fulfill(answer))
      await panel(page).getByRole('button', { name: 'Log in' }).click()
      await expect(panel(page).getByRole('alert')).toHaveText(text)
    }
    await page.getByRole('button', { name: 'Copy referral link' }).click()
    await page.route('**/api/partners/exists/*', (route) => route.fulfill({ status: 502, body: '' }))
    await panel(page).getByLabel('Agent username').fill('dawit')
    await panel(page).getByRole('button', { name: 'Show my link' }).click()
    await expect(panel(page).getByRole('alert')).toHaveText('Failed to check username')
  })

  test('ERR-30 ERR-34 it is said, and nothing typed is lost', async ({ page }) => {
    await open(page, 'Login')
    await panel(page).getByRole('button', { name: 'Forgot password?' }).click()
    await page.route('**/api/**', (route) => route.abort())
    await panel(page).getByLabel('Email').fill('dawit@example.com')
    await panel(page).getByRole('button', { name: 'Send the link' }).click()
    await expect(toast(page, 'Failed to send password reset email. Please try again.')).toBeVisible()
    await expect(panel(page).getByLabel('Email')).toHaveValue('dawit@example.com')
    await page.getByRole('button', { name: 'Copy referral link' }).click()
    await panel(page).getByLabel('Agent username').fill('dawit')
    await panel(page).getByRole('button', { name: 'Show my link' }).click()
    await expect(toast(page, 'Failed to check username')).toBeVisible()
    await expect(panel(page).getByLabel('Agent username')).toHaveValue('dawit')
  })
})

test('PAR-14 ERR-29 an agent whom nobody knows is said to be unknown', async ({ page }) => {
  await open(page, 'Enroll user')
  await panel(page).getByRole('button', { name: 'Household' }).click()
  await expect(page).toHaveURL('/partner?mode=enrollHousehold')
  await panel(page).getByLabel('Agent username').fill('nobody.of.this.name')
  await panel(page).getByRole('button', { name: 'Continue' }).click()
  await expect(toast(page, 'Agent not found')).toBeVisible()
  await expect(panel(page).getByText('No agent has this username.')).toBeVisible()
  await expect(page).toHaveURL('/partner?mode=enrollHousehold')
})

test('PAR-12 PAR-13 enrolling asks for the kind and the agent, and opens the registration', async ({
  page,
}) => {
  const username = await registerPartner(page)
  await open(page, 'Enroll user')
  await panel(page).getByRole('button', { name: 'Household' }).click()
  await expect(page).toHaveURL('/partner?mode=enrollHousehold')
  // A wrong name is corrected where it was written.
  await panel(page).getByLabel('Agent username').fill('nobody.of.this.name')
  await panel(page).getByRole('button', { name: 'Continue' }).click()
  await expect(panel(page).getByText('No agent has this username.')).toBeVisible()
  await panel(page).getByLabel('Agent username').fill(username)
  await panel(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`/registration/${username}?section=household`)
})

async function showLink(page: Page, username: string): Promise<void> {
  await panel(page).getByLabel('Agent username').fill(username)
  await panel(page).getByRole('button', { name: 'Show my link' }).click()
}

test('PAR-17 PAR-18 there is no link of an agent whom nobody knows, and that is said for 3 seconds', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, 'Copy referral link')
  await page.clock.pauseAt(Date.now() + 600_000)
  await showLink(page, 'nobody.of.this.name')
  await expect(toast(page, 'Agent not found')).toBeVisible()
  await expect(panel(page).getByText('/registration/')).toHaveCount(0)
  await page.clock.runFor(2_999)
  await expect(toast(page, 'Agent not found')).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast(page, 'Agent not found')).toHaveCount(0)
})

test('PAR-15 PAR-19 ERR-31 the referral link is shown, also after a wrong name', async ({
  page,
  baseURL,
}) => {
  const username = await registerPartner(page)
  await open(page, 'Copy referral link')
  await showLink(page, 'nobody.of.this.name')
  await expect(toast(page, 'Agent not found')).toBeVisible()
  await showLink(page, username)
  await expect(toast(page, 'Your referral link is ready.')).toBeVisible()
  // One at a time, and above the links of the footer even where the page ends.
  await expect(page.locator('.toast')).toHaveCount(1)
  await page.locator('.toast').hover()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const end = await page.locator('.toast').evaluate((shown) => shown.getBoundingClientRect().bottom)
  const footer = page.getByRole('contentinfo')
  expect(end).toBeLessThan(await footer.evaluate((links) => links.getBoundingClientRect().top))
  await expect(panel(page).getByText(`${baseURL}/registration/${username}`)).toBeVisible()
})

test('PAR-16 ERR-32 the referral link is copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const username = await registerPartner(page)
  await open(page, 'Copy referral link')
  await showLink(page, username)
  const link = `${baseURL}/registration/${username}`
  await panel(page).getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(panel(page).getByRole('button', { name: 'Copied!' })).toBeVisible()
  await expect(toast(page, 'Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expect(panel(page).getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
})

test('PAR-20 a partner who is signed in finds the own link with its QR code, and writes no username', async ({
  page,
  baseURL,
}) => {
  const username = await registerPartner(page)
  await page.request.post('/api/partners/login', { data: { username, password } })
  await open(page, 'Copy referral link')
  await expect(page.getByText(`You are logged in as ${username}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Register (agent)' })).toHaveCount(0)
  await expect(panel(page).getByText(`${baseURL}/registration/${username}`)).toBeVisible()
  await expect(panel(page).getByRole('img', { name: 'QR code of your referral link' })).toBeVisible()
  await axeFindsNothing(page, { part: 'main' })
  await page.getByRole('button', { name: 'Enroll user' }).click()
  await panel(page).getByRole('button', { name: 'Household' }).click()
  await panel(page).getByRole('link', { name: 'Continue' }).click()
  // Other people register here, in the name of the partner.
  await expect(page).toHaveURL(`/registration/${username}?section=household`)
  await expect(page.getByText(`You were invited by partner ${username}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible()
})

for (const { code } of languages) {
  test(`every part of the portal is complete and reads well (${code})`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    const words = texts[code]
    for (const mode of ['', 'login', 'registerAgent', 'enrollUser', 'enrollCareer', 'referral']) {
      await page.goto(mode === '' ? '/partner' : `/partner?mode=${mode}`)
      await live(page)
      if (mode === 'login') await page.getByRole('button', { name: words.forgot.open }).click()
      if (mode === 'registerAgent')
        await panel(page).getByRole('button', { name: words.register.submit, exact: true }).click()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      await axeFindsNothing(page, { part: 'main' })
    }
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the portal says what it needs', async ({ page }) => {
    await page.goto('/partner')
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toHaveText(en.noScript)
  })
})
