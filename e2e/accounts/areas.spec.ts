import type { Page } from '@playwright/test'
import { arrivesAt, register, signIn } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone, newEmployer, postJob } from '../support/employers.ts'
import { sharedSeeker } from '../support/shared-people.ts'
import { expect, languagePicker, live, pretendFont, test, visit } from '../support/test.ts'

const logout = (page: Page) => page.getByRole('button', { name: 'Logout' })

for (const [id, path] of [
  ['RTE-27', '/jobseeker/profile'],
  ['RTE-28', '/jobseeker/dashboard'],
  ['RTE-47', '/JobSeeker/PROFILE'],
] as const) {
  test(`${id} HDR-14 a seeker is at home at ${path}, with one way out`, async ({ page }) => {
    await register(page.request)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Tigist')
    await expect(logout(page)).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
    // A link within the application finds the same.
    await visit(page, '/jobseeker/Applications')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Applications')
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Tigist')
    await expect(logout(page)).toHaveCount(1)
  })
}

test('RTE-40 RTE-41 HDR-15 an employer is at home under each spelling', async ({ page }) => {
  await register(page.request, 'HOUSEHOLD')
  for (const path of ['/employer-profile', '/employer/profile']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tigist Bekele')
    await expect(logout(page)).toHaveCount(1)
  }
})

test('RTE-60 signed out, a protected address leads to the sign-in before anything is drawn, and back', async ({
  page,
}) => {
  await page.goto('/jobseeker/Applications?page=2')
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent('/jobseeker/Applications?page=2')}`)
})

test('an area of another kind of account is said to be closed, with the way home', async ({ page }) => {
  await sharedSeeker(page)
  await page.goto('/employer/post-job')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account cannot open this page')
  await page.getByRole('link', { name: 'Go to my page' }).click()
  await expect(page).toHaveURL('/jobseeker/profile')
})

test.describe('a session that ended', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('RTE-59 leads to the sign-in, with the place to come back to', async ({ page }) => {
    await register(page.request)
    await page.goto('/jobseeker/profile')
    // Once the screen has all it needs, nothing but the press can meet the ended session.
    await expect(page.getByRole('switch', { name: 'I am available for work' })).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
    await page.request.post('/api/auth/logout')
    // The page may learn it by itself, before it is pressed.
    const again = page.getByRole('button', { name: 'Send the email again' })
    await again
      .or(page.getByRole('heading', { name: 'Log in' }))
      .first()
      .click()
    await expect(page).toHaveURL(/\/login\?reason=expired&from=%2Fjobseeker%2Fprofile/)
  })
})

test('ACC-34 SKR-02 logging out removes the stored token and all that was kept, and goes to the sign-in', async ({
  page,
}) => {
  await signIn(page, await register(page.request))
  await page.goto('/jobseeker/profile')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/./)
  await logout(page).click()
  await expect(page).toHaveURL('/login')
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userData')]),
  ).toEqual([null, null])
  await page.goto('/jobseeker/profile')
  await expect(page).toHaveURL(/\/login\?from=/)
})

test('RTE-26 staff are at home at /admin, and nobody else is', async ({ page }) => {
  const answer = await page.request.post('/api/auth/login', {
    data: { identifier: 'demo.admin', password: 'abronet-demo' },
  })
  expect(answer.status()).toBe(200)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Selam')
  await expect(page.getByRole('table', { name: 'Employers to verify' })).toBeVisible()
  await page.request.post('/api/auth/logout')
  await register(page.request)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account cannot open this page')
})

test('staff verify an employer and look at a doubtful text on their own page', async ({ page }) => {
  const { username } = await newEmployer(page, { type: 'BUSINESS' })
  await postJob(page, { description: 'Two children, near @Hilton.' })
  await page.context().clearCookies()
  const answer = await page.request.post('/api/auth/login', {
    data: { identifier: 'demo.admin', password: 'abronet-demo' },
  })
  expect(answer.status()).toBe(200)
  await page.goto('/admin')
  await expect(page.getByRole('table', { name: 'Employers to verify' })).toBeVisible()
  const doubtful = page.getByRole('row').filter({ hasText: username })
  await expect(doubtful).toContainText('near @Hilton')
  await fitsPhone(page)
  await axeFindsNothing(page)
  await doubtful.getByRole('button', { name: 'Looks fine' }).click()
  await expect(page.locator('.toast')).toContainText('Marked as reviewed.')
  await expect(doubtful).toHaveCount(0)
  await page.getByRole('button', { name: 'Verify' }).first().click()
  const question = page.getByRole('dialog', { name: 'Verify this employer?' })
  await question.getByRole('button', { name: 'Verify' }).click()
  await expect(question).toContainText('Please write why.')
  await question.getByRole('textbox').fill('I called them and saw their licence.')
  await axeFindsNothing(page)
  await question.getByRole('button', { name: 'Verify' }).click()
  await expect(page.locator('.toast').last()).toContainText('Employer verified.')
  await expect(question).toBeHidden()
})

test('staff are asked before they vouch for somebody, and see whether the address is verified', async ({
  page,
}) => {
  const employer = (name: string, emailVerified: boolean) => ({
    id: crypto.randomUUID(),
    name,
    username: name.toLowerCase(),
    userType: 'HOUSEHOLD',
    location: 'Adama, East Shewa',
    emailVerified,
    registeredAt: '2026-11-03T11:05:00.000Z',
  })
  const content = [employer('Almaz', true), employer('Chaltu', false)].map((data) => ({ data }))
  const json = { content, totalPages: 1, totalElements: 2, totalIsLowerBound: false }
  await page.route('**/api/admin/employers?*', (route) => route.fulfill({ json }))
  const vouched: (string | null)[] = []
  await page.route('**/api/admin/employers/*/verify', (route) => {
    vouched.push(route.request().postData())
    return route.fulfill({ json: { success: true, message: 'x' } })
  })
  const data = { identifier: 'demo.admin', password: 'abronet-demo' }
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
  await page.goto('/am/account')
  await visit(page, '/am/admin')
  await expect(page.getByRole('row').filter({ hasText: 'Almaz' })).toContainText('አዳማ')
  await page.goto('/account')
  await visit(page, '/admin')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('Chaltu').getByText('Email not verified')).toBeVisible()
  await expect(row('Almaz').getByText('Email not verified')).toHaveCount(0)
  await row('Chaltu').getByRole('button', { name: 'Verify' }).click()
  const question = page.getByRole('dialog', { name: 'Verify this employer?' })
  await expect(question).toContainText('Chaltu (chaltu) has not verified their email address yet.')
  await question.getByRole('button', { name: 'Close' }).click()
  expect(vouched).toEqual([])
  await row('Chaltu').getByRole('button', { name: 'Verify' }).click()
  await question.getByRole('textbox').fill('Our team visited them.')
  await question.getByRole('button', { name: 'Verify' }).click()
  await expect(question).toBeHidden()
  expect(vouched).toEqual([JSON.stringify({ reason: 'Our team visited them.' })])
})

test('behind sign-in the letters of Amharic are there in every language, for what people wrote', async ({
  page,
}) => {
  await sharedSeeker(page)
  await pretendFont(page, false)
  const font = page.waitForRequest('**/fonts/*.woff2')
  await page.goto('/jobseeker/profile')
  await languagePicker(page).click()
  await font
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })

  test('ACC-37 logging out clears what was kept all the same', async ({ page }) => {
    await register(page.request)
    await page.goto('/jobseeker/profile')
    await page.evaluate(() => localStorage.setItem('token', 'a.b.c'))
    await expect(logout(page)).toBeVisible()
    await page.route('**/api/auth/logout', (route) => route.abort())
    await logout(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not fully logged out yet')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await page.unroute('**/api/auth/logout')
    await page.getByRole('button', { name: 'Try again now' }).click()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    const session = await page.request.get('/api/session')
    expect(await session.json()).toMatchObject({ user: null })
  })
})

test('HDR-17 HDR-18 HDR-19 on public pages a person who is signed in sees their account and the way out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, await register(page.request))
  await page.goto('/terms')
  await live(page)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'My account' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0)
  await page.request.post('/api/auth/logout')
  await page.reload()
  await live(page)
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('ACC-02 until the address is verified a banner offers to send the mail again', async ({ page }) => {
  const { email } = await register(page.request)
  await page.goto('/jobseeker/profile')
  const banner = page.getByRole('complementary')
  await expect(banner).toContainText(email)
  await banner.getByRole('button', { name: 'Send the email again' }).click()
  await expect(banner).toContainText('We sent the email again.')
})

const hint = (role: string, seconds: number) =>
  `x.${Buffer.from(JSON.stringify({ role, exp: Math.floor(Date.now() / 1000) + seconds })).toString('base64url')}.y`

for (const [id, role, target] of [
  ['RTE-50', 'JOBSEEKER', '/jobseeker/dashboard'],
  ['RTE-51', 'EMPLOYER', '/employer/profile'],
  ['RTE-52', 'ADMIN', '/admin'],
  ['RTE-53', 'AGENT', '/agent'],
] as const) {
  test(`RTE-48 ${id} opened at /, the token of ${role} leads to ${target}`, async ({ page }) => {
    await page.goto('/terms')
    await page.evaluate((token) => localStorage.setItem('token', token), hint(role, 60))
    await page.goto('about:blank')
    await page.goto('/')
    // Nobody is signed in here, so the guard takes over at the very address.
    await arrivesAt(page, `/login?from=${encodeURIComponent(target)}`)
  })
}

for (const [id, step, target] of [
  ['RTE-54', 'PROFILE_SETUP', '/jobseeker/profile-setup'],
  ['RTE-55', 'JOB_PREFERENCES', '/jobseeker/preferences'],
  ['RTE-56', 'SKILLS_CERTIFICATION', '/jobseeker/skills'],
  ['RTE-57', 'VERIFICATION', '/employer/verification'],
] as const) {
  test(`${id} opened at / without a token, the step ${step} leads to ${target}`, async ({ page }) => {
    await page.goto('/terms')
    await page.evaluate((kept) => localStorage.setItem('profileStep', kept), step)
    await page.goto('about:blank')
    await page.goto('/')
    await arrivesAt(page, `/login?from=${encodeURIComponent(target)}`)
  })
}

test('RTE-58 opened at / with a token that has expired and no step, one stays there', async ({ page }) => {
  await page.goto('/terms')
  await page.evaluate((token) => localStorage.setItem('token', token), hint('JOBSEEKER', -60))
  await page.goto('about:blank')
  await page.goto('/')
  await live(page)
  await expect(page).toHaveURL('/')
})

test('RTE-49 no other address is ever left by the start, nor / when somebody chose it', async ({ page }) => {
  await page.goto('/terms')
  await page.evaluate((token) => localStorage.setItem('token', token), hint('JOBSEEKER', 60))
  await page.goto('about:blank')
  await page.goto('/terms')
  await live(page)
  await expect(page).toHaveURL('/terms')
  await page.getByRole('banner').getByRole('link', { name: 'Abronet' }).click()
  await live(page)
  await expect(page).toHaveURL('/')
})
