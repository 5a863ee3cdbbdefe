import type { Page } from '@playwright/test'
import am from '../../web/locales/am/login.json' with { type: 'json' }
import en from '../../web/locales/en/login.json' with { type: 'json' }
import om from '../../web/locales/om/login.json' with { type: 'json' }
import {
  acceptance,
  answerSignIn,
  arrivesAt,
  expectGoodLooks,
  open,
  password,
  refusal,
  register,
  sendSignIn,
  signIn,
  signInParts,
  watchShifts,
} from '../support/accounts.ts'
import { expect, languages, live, test } from '../support/test.ts'

const words = { en, am, om }
const alert = (page: Page) => page.getByRole('alert')

for (const { code, locale } of languages) {
  const says = words[code]
  test.describe(`in ${code}`, () => {
    test.use({ locale, expectedErrors: /status of 401/ })

    test('LOG-04 LOG-05 it leads to a new password and to the registration', async ({ page }) => {
      await open(page, '/login')
      await expect(page.getByRole('link', { name: says.forgot })).toHaveAttribute('href', '/forgot-password')
      const registration = page.locator('main').getByRole('link', { name: says.register })
      await expect(registration).toHaveAttribute('href', '/registration')
    })

    test('RTE-02 LOG-01 every state looks right', async ({ page }) => {
      const { identifier, secret, button } = signInParts(page, says)
      await open(page, '/login')
      await expect(page).toHaveTitle(new RegExp(says.title))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.title)
      await expectGoodLooks(page)
      await button.click()
      await expectGoodLooks(page)
      await identifier.fill('nobody-here')
      await secret.fill(password)
      await button.click()
      await expect(alert(page)).toHaveText(says.errors.unauthorized)
      await expectGoodLooks(page)
      await answerSignIn(page, 401, refusal('second_factor_required'))
      await button.click()
      await expect(page.getByLabel(says.code.label)).toBeFocused()
      await expectGoodLooks(page)
    })

    test('a session that has expired is announced, and nothing moves', async ({ page }) => {
      const shifts = await watchShifts(page)
      for (const [query, notice] of [
        ['reason=expired', 'expired'],
        ['reason=reset', 'reset'],
        ['from=/account', 'needed'],
      ] as const) {
        await open(page, `/login?${query}`)
        await expect(page.getByText(says.notice[notice])).toBeVisible()
        expect(await shifts()).toBeLessThan(0.001)
      }
      await expectGoodLooks(page)
    })
  })
}

test.describe('before the checks of the form have come', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('what is typed while the form fetches its checks counts: it is sent, and not called missing', async ({
    page,
  }) => {
    const { identifier, secret, button } = signInParts(page)
    await open(page, '/login')
    const held = Promise.withResolvers<void>()
    let asked = 0
    await page.route('**/assets/**', async (route) => {
      asked += 1
      await held.promise
      await route.continue()
    })
    await button.click()
    await expect.poll(() => asked).toBeGreaterThan(0)
    await identifier.fill('nobody-here')
    await secret.fill(password)
    held.resolve()
    await expect(alert(page)).toHaveText(en.errors.unauthorized)
    await expect(page.getByText(en.identifierMissing)).toHaveCount(0)
  })
})

test('RTE-03 /auth/login is the same page', async ({ page }) => {
  await open(page, '/auth/login')
  await expect(signInParts(page).identifier).toBeVisible()
})

test('LOG-02 LOG-03 what is missing is shown beside its field, which takes the focus', async ({ page }) => {
  await open(page, '/login')
  const { identifier, secret, button } = signInParts(page)
  await button.click()
  await expect(identifier).toHaveAccessibleDescription('Please enter your username or email address.')
  await expect(secret).toHaveAccessibleDescription('Please enter your password.')
  await expect(identifier).toBeFocused()
  await identifier.fill('almaz')
  await page.keyboard.press('Enter')
  await expect(identifier).toHaveAccessibleDescription('')
  await expect(secret).toBeFocused()
})

test('LOG-06 LOG-07 LOG-08 a job seeker comes home, in any letter case, by the keyboard alone', async ({
  page,
  request,
}) => {
  const { username } = await register(request)
  await open(page, '/login')
  await signInParts(page).identifier.focus()
  await page.keyboard.type(username.toUpperCase())
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await arrivesAt(page, '/jobseeker/profile')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
})

for (const [id, userType] of [
  ['LOG-09', 'BUSINESS'],
  ['LOG-10', 'HOUSEHOLD'],
] as const) {
  test(`${id} LOG-06 ${userType} goes to /employer-profile, by e-mail address`, async ({ page, request }) => {
    const { email } = await register(request, userType)
    await open(page, '/login')
    await sendSignIn(page, email.toUpperCase())
    await arrivesAt(page, '/employer-profile')
  })
}

for (const [id, role, home] of [
  ['LOG-11 LOG-14', 'PARTNER', '/partner/dashboard'],
  ['LOG-12', 'ADMIN', '/admin'],
] as const) {
  test(`${id} ${role} goes to ${home}`, async ({ page }) => {
    await answerSignIn(page, 200, acceptance(role))
    await open(page, '/login')
    const asked = page.waitForRequest(`**${home}`)
    await sendSignIn(page, 'somebody')
    await asked
  })
}

test('LOG-13 an unknown role shows an error', async ({ page }) => {
  await answerSignIn(page, 200, acceptance('GARDENER'))
  await open(page, '/login')
  await sendSignIn(page, 'somebody')
  await expect(alert(page)).toHaveText('Unknown user role. Please contact support.')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('LOG-15 a person on the way somewhere is taken there, never to another site', async ({
  page,
  request,
}) => {
  const { username } = await register(request)
  await page.goto('/account?tab=data')
  await arrivesAt(page, '/login?from=%2Faccount%3Ftab%3Ddata')
  await live(page)
  const registration = page.locator('main').getByRole('link', { name: 'Register' })
  await expect(registration).toHaveAttribute('href', '/registration?from=%2Faccount%3Ftab%3Ddata')
  await sendSignIn(page, username)
  await arrivesAt(page, '/account?tab=data')
  await page.goto('/login?from=//elsewhere.example/')
  await arrivesAt(page, '/jobseeker/profile')
})

test('a person who is signed in is led on; one who no longer is sees the form', async ({ page, request }) => {
  await signIn(page, await register(request))
  await page.goto('/login')
  await arrivesAt(page, '/jobseeker/profile')
  // What the page still asks for must not be asked without the cookie. Its storage stays.
  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'session' })
  await open(page, '/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const hints = async () => (await page.context().cookies()).filter(({ name }) => name === 'signed-in')
  await expect.poll(hints).toEqual([])
  await expect(signInParts(page).identifier).toBeVisible()
})

test('while it is under way the button says so, and the password is covered', async ({ page }) => {
  await page.route('**/api/auth/login', () => {})
  await open(page, '/login')
  const { identifier, secret, button } = signInParts(page)
  await identifier.fill('somebody')
  await secret.fill(password)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(secret).toHaveAttribute('type', 'text')
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused()
  await button.click()
  await expect(page.getByRole('button', { name: 'Logging in…' })).toBeDisabled()
  await expect(secret).toHaveAttribute('type', 'password')
})

test.describe('what can go wrong', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  // The whole catalogue is proved beside the function that holds it.
  for (const [id, status, answer, text] of [
    ['ERR-01', 400, refusal('internal'), 'Invalid input. Please check your credentials.'],
    ['ERR-03 LOG-19', 403, refusal('internal'), 'Your account has been disabled. Please contact support.'],
    ['ERR-07 ERR-10', 503, refusal('internal', 'Back in a minute.'), 'Back in a minute.'],
    ['ERR-11', 200, { hello: 'says a proxy' }, 'An unexpected error occurred. Please try again.'],
  ] as const) {
    test(`${id} status ${status} says "${text}"`, async ({ page }) => {
      await answerSignIn(page, status, answer)
      await open(page, '/login')
      await sendSignIn(page, 'almaz')
      await expect(alert(page)).toHaveText(text)
      await expect(alert(page)).toBeFocused()
    })
  }

  test('ERR-09 a lost connection is said; what was typed stays and works', async ({ page, request }) => {
    const { username } = await register(request)
    await open(page, '/login')
    const { identifier, secret, button } = signInParts(page)
    await page.route('**/api/auth/login', (route) => route.abort())
    await sendSignIn(page, username)
    await expect(alert(page)).toHaveText('Network error. Please check your connection and try again.')
    await expect(identifier).toHaveValue(username)
    await expect(secret).toHaveValue(password)
    await page.unroute('**/api/auth/login')
    await button.click()
    await arrivesAt(page, '/jobseeker/profile')
  })

  test('LOG-20 staff are asked for their code; a wrong one shows an error beside it', async ({ page }) => {
    let sent = ''
    await page.route('**/api/auth/login', (route) => {
      sent = route.request().postData() ?? ''
      if (sent.includes('123456')) return route.fulfill({ json: acceptance('ADMIN') })
      const code = sent.includes('code') ? 'wrong_second_factor' : 'second_factor_required'
      return route.fulfill({ status: 401, json: refusal(code) })
    })
    await open(page, '/login')
    await sendSignIn(page, 'staff')
    const field = page.getByLabel('Code', { exact: true })
    await expect(field).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription('Please enter the code.')
    await field.fill('000000')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription('This code is not correct. Please enter the newest code.')
    await field.fill('123456')
    await expect(alert(page)).toHaveCount(0)
    const asked = page.waitForRequest('**/admin')
    await page.keyboard.press('Enter')
    await asked
    expect(sent).toBe(JSON.stringify({ identifier: 'staff', password, code: '123456' }))
  })
})

test('a reload keeps the name and never the password', async ({ page }) => {
  await open(page, '/login')
  const { identifier, secret } = signInParts(page)
  await identifier.fill('almaz')
  await secret.fill(password)
  await page.reload()
  await live(page)
  await expect(identifier).toHaveValue('almaz')
  await expect(secret).toHaveValue('')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that it needs it, and sends no password anywhere', async ({ page }) => {
    await page.goto('/login')
    await expect(page.locator('noscript p')).toHaveText(en.noScript)
    await expect(signInParts(page).button).toBeDisabled()
  })
})
