import type { Page, Route } from '@playwright/test'
import am from '../../web/locales/am/recovery.json' with { type: 'json' }
import en from '../../web/locales/en/recovery.json' with { type: 'json' }
import om from '../../web/locales/om/recovery.json' with { type: 'json' }
import {
  arrivesAt,
  expectGoodLooks,
  open,
  refusal,
  register,
  sendSignIn,
  signIn,
} from '../support/accounts.ts'
import { linkInMail } from '../support/mail.ts'
import { expect, languages, live, test } from '../support/test.ts'

const words = { en, am, om }
const newPassword = 'meadow-lantern-27'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const email = (page: Page) => page.getByLabel('Email address')
const main = (page: Page) => page.locator('main')
const newPasswordFields = (page: Page, { reset } = en) => ({
  first: page.getByLabel(reset.password, { exact: true }),
  second: page.getByLabel(reset.confirmation, { exact: true }),
})
async function choose(page: Page, wanted: string, says = en): Promise<void> {
  const { first, second } = newPasswordFields(page, says)
  await first.fill(wanted)
  await second.fill(wanted)
  await second.press('Enter')
}

/** As if the link died only after the page was opened. */
const pretendUsable = (page: Page) =>
  page.route('**/api/auth/check-reset-link', (route) => route.fulfill({ json: { usable: true } }))

for (const { code, locale } of languages) {
  const says = words[code]
  test.describe(`in ${code}`, () => {
    test.use({ locale, expectedErrors: /Failed to load resource/ })

    test('RTE-07 ACC-06 ACC-16 every state of the request looks right', async ({ page }) => {
      await open(page, '/forgot-password')
      await expect(heading(page)).toHaveText(says.forgot.title)
      await expectGoodLooks(page)
      const send = page.getByRole('button', { name: says.forgot.send })
      await send.click()
      await expect(page.getByText(says.forgot.invalid)).toBeVisible()
      await expectGoodLooks(page)
      await page.getByLabel(says.forgot.email).fill('a.rather.long.address.of.somebody@household.example.com')
      await page.route('**/api/auth/*', (route) => route.abort())
      await send.click()
      await expect(page.getByRole('alert')).toContainText(says.forgot.failed)
      await expectGoodLooks(page)
      await page.unroute('**/api/auth/*')
      await send.click()
      await expect(heading(page)).toHaveText(says.sent.title)
      await expectGoodLooks(page)
    })

    test('RTE-08 every state of the new password looks right', async ({ page }) => {
      await pretendUsable(page)
      await open(page, '/reset-password?token=nothing-we-sent')
      await expect(heading(page)).toHaveText(says.reset.title)
      const { first, second } = newPasswordFields(page, says)
      await first.fill('short')
      await second.fill('other')
      await second.press('Enter')
      await expect(page.getByText(says.reset.mismatch)).toBeVisible()
      await expectGoodLooks(page)
      await choose(page, newPassword, says)
      await expect(heading(page)).toHaveText(says.dead.title)
      await expectGoodLooks(page)
    })

    test('RTE-09 every state of the verification looks right', async ({ page, request }) => {
      await open(page, '/verify-email')
      await expect(heading(page)).toHaveText(says.dead.title)
      await expectGoodLooks(page)
      const person = await register(request, 'CAREER', code)
      const link = await linkInMail(person.email, 'verify-email')
      expect(new URL(link).pathname).toBe(code === 'en' ? '/verify-email' : `/${code}/verify-email`)
      await open(page, link)
      await expectGoodLooks(page)
      await page.getByRole('button', { name: says.verify.button }).click()
      await expect(heading(page)).toHaveText(says.verify.done.title)
      await expect(heading(page)).toBeFocused()
      await expectGoodLooks(page)
    })
  })
}

test.describe('forgot password', () => {
  test.use({ expectedErrors: /Failed to load resource/ })
  const send = (page: Page) => page.getByRole('button', { name: 'Send Reset Instructions' }).click()

  test('ACC-07 ACC-08 ACC-15 a wrong address is shown beside the field', async ({ page }) => {
    await open(page, '/forgot-password?from=/account')
    await email(page).fill('almaz@')
    await send(page)
    await expect(email(page)).toHaveAccessibleDescription('Invalid email address')
    await expect(email(page)).toBeFocused()
    // What only the server finds wrong is shown in the same words.
    await email(page).fill('almaz@a..b')
    await page.keyboard.press('Enter')
    await expect(email(page)).toHaveAccessibleDescription('Invalid email address')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to login' }).click()
    await arrivesAt(page, '/login?from=%2Faccount')
  })

  test('ACC-09 ACC-10 while busy the button says so and takes no second press', async ({ page }) => {
    let calls = 0
    await page.route('**/api/auth/*', () => void (calls += 1))
    await open(page, '/forgot-password')
    await email(page).fill('almaz@example.com')
    await page.keyboard.press('Enter')
    const busy = page.getByRole('button', { name: 'Sending...' })
    await expect(busy).toBeDisabled()
    await busy.click({ force: true })
    await email(page).press('Enter')
    expect(calls).toBe(1)
  })

  test('ACC-11 ACC-12 ACC-13 the sent view, for any address', async ({ page, request }) => {
    const person = await register(request)
    for (const address of [person.email, 'nobody-at-all@example.com']) {
      await open(page, '/forgot-password')
      await email(page).fill(address)
      await send(page)
      await expect(heading(page)).toHaveText('Check Your Email')
      await expect(heading(page)).toBeFocused()
      await expect(main(page)).toContainText('we have sent a reset link to it')
      await expect(main(page)).toContainText(address)
      await expect(main(page)).toContainText('check your spam folder')
    }
  })

  test('ACC-14 the sent view leads back to the sign-in, or to another address', async ({ page }) => {
    await open(page, '/forgot-password')
    await email(page).fill('nobody-at-all@example.com')
    await send(page)
    await expect(page.getByRole('link', { name: 'Back to Welcome Screen' })).toHaveAttribute('href', '/login')
    await page.getByRole('button', { name: 'Use another email address' }).click()
    await expect(email(page)).toHaveValue('')
  })

  test('ACC-11 ACC-16 ERR-13 a failure is told, and what was typed stays', async ({ page }) => {
    const failed = 'Failed to send reset instructions. Please try again.'
    await open(page, '/forgot-password')
    await email(page).fill('almaz@example.com')
    const answers = [
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({ status: 500, json: refusal('internal', 'Noted.') }),
      (route: Route) => route.fulfill({ body: 'a proxy says hello' }),
      (route: Route) => route.fulfill({ json: { message: 'Welcome to our network' } }),
    ]
    for (const answer of answers) {
      await page.route('**/api/auth/*', answer)
      await send(page)
      await expect(page.getByRole('alert').getByText(failed, { exact: true })).toBeVisible()
      await expect(email(page)).toHaveValue('almaz@example.com')
    }
  })
})

test.describe('a new password', () => {
  test.use({ expectedErrors: /status of 400/ })

  test('RTE-08 ACC-17 ACC-18 the whole way to a new password, once per link', async ({ page, request }) => {
    const person = await register(request)
    await open(page, '/forgot-password')
    await email(page).fill(person.email)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Check Your Email')
    const link = await linkInMail(person.email, 'reset-password')
    await open(page, link)
    await choose(page, 'password123!')
    await expect(newPasswordFields(page).first).toHaveAccessibleDescription(/too easy to guess/)
    await choose(page, newPassword)
    await arrivesAt(page, '/login?reason=reset')
    await live(page)
    await expect(main(page)).toContainText('Your password has been changed. Please log in.')
    await sendSignIn(page, person.username, newPassword)
    await arrivesAt(page, '/jobseeker/profile')
    // Before a password is typed.
    await open(page, link)
    await expect(heading(page)).toHaveText('This link no longer works')
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await arrivesAt(page, '/forgot-password')
  })

  test('passwords that differ are told while typing, on whichever field', async ({ page }) => {
    await pretendUsable(page)
    await open(page, '/reset-password?token=nothing-we-sent')
    const { first, second } = newPasswordFields(page)
    await first.fill(newPassword)
    await second.pressSequentially('mea')
    await expect(second).toHaveAccessibleDescription('')
    await second.pressSequentially('t')
    await expect(second).toHaveAccessibleDescription('Passwords do not match')
    await first.fill('meat-balls-for-two')
    await expect(second).toHaveAccessibleDescription('')
    await page.keyboard.press('Enter')
    await expect(second).toHaveAccessibleDescription('Passwords do not match')
    await page.getByRole('button', { name: 'Show confirmed password' }).click()
    await expect(second).toHaveAttribute('type', 'text')
    await expect(first).toHaveAttribute('type', 'password')
  })
})

test.describe('verifying an address', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('RTE-09 it takes a press and leads on', async ({ page, request }) => {
    const person = await register(request)
    await signIn(page, person)
    const link = await linkInMail(person.email, 'verify-email')
    let calls = 0
    await page.route('**/api/auth/verify-email', (route) => {
      calls += 1
      return calls === 1 ? route.abort() : route.continue()
    })
    await open(page, link)
    expect(calls).toBe(0)
    const button = page.getByRole('button', { name: 'Verify my email address' })
    await button.click()
    await expect(page.getByRole('alert')).toHaveText(en.network)
    await button.press('Enter')
    await expect(heading(page)).toHaveText('Your email address has been verified')
    await page.getByRole('link', { name: 'Go to my account' }).click()
    await arrivesAt(page, '/jobseeker/profile')
  })

  test('RTE-09 a dead link leads over the sign-in to a new mail', async ({ page, request }) => {
    const person = await register(request)
    await open(page, '/verify-email?token=nothing-we-sent')
    await page.getByRole('button', { name: 'Verify my email address' }).click()
    await expect(heading(page)).toHaveText('This link no longer works')
    await main(page).getByRole('link', { name: 'Log in' }).click()
    await live(page)
    await sendSignIn(page, person.username)
    await arrivesAt(page, '/verify-email')
    await page.getByRole('button', { name: 'Send the email again' }).click()
    await expect(heading(page)).toHaveText('Check Your Email')
    await open(page, await linkInMail(person.email, 'verify-email', 2))
    await page.getByRole('button', { name: 'Verify my email address' }).click()
    await expect(heading(page)).toHaveText('Your email address has been verified')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('each page says that it needs it', async ({ page }) => {
    for (const path of ['/forgot-password', '/reset-password?token=a', '/verify-email?token=a']) {
      await page.goto(path)
      await expect(page.locator('noscript p')).toHaveText(en.noScript)
    }
  })
})
