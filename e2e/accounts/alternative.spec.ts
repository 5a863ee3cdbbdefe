import type { Page } from '@playwright/test'
import { stepPaths } from '../../contract/rules/accounts.ts'
import { expect, languages, live, test } from '../support/test.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { everyone, openRegister as open, someone } from './alternative-page.ts'
import { cutAt, password } from './registration-page.ts'

// A form is filled in many times over: on a busy machine that takes long.
const nextSent = async (page: Page) => {
  const request = await page.waitForRequest(
    (sent) => sent.method() === 'POST' && sent.url().endsWith('/api/users'),
  )
  const body: unknown = request.postDataJSON()
  return body
}

for (const { code, locale } of languages) {
  test.describe(`in ${code}`, () => {
    test.use({ locale })

    test('RTE-04 ALT-02 what is missing is said beside each field', async ({ page }) => {
      const { texts, field, card, birth, consent, button } = await open(page, code)
      await expect(consent).not.toBeChecked()
      await expect(birth.getByRole('radio').first()).toBeChecked({ checked: code !== 'en' })
      await axeFindsNothing(page, { part: 'main' })
      await button.click()
      await expect(card('JOBSEEKER')).toBeFocused()
      await expect(page.getByRole('radiogroup').first()).toHaveAccessibleDescription(texts.required.role)
      for (const name of everyone)
        await expect(field(name)).toHaveAccessibleDescription(new RegExp(`${texts.required[name]}$`))
      await expect(birth.getByRole('combobox')).toHaveAccessibleDescription(texts.required.dateOfBirth)
      await expect(consent).toHaveAccessibleDescription(texts.required.consent)
      await field('location').fill({ en: 'a', am: 'አ', om: 'a' }[code])
      await expect(page.getByRole('listbox')).toBeVisible()
      await axeFindsNothing(page, { part: 'main' })
      await field('location').press('Escape')

      // An employer is asked for whom, and a business what it is called.
      await expect(card('BUSINESS')).toHaveCount(0)
      await card('EMPLOYER').check()
      await card('BUSINESS').check()
      await expect(field('companyName')).toBeVisible()
      await button.click()
      await expect(field('companyName')).toBeFocused()
      await expect(field('companyName')).toHaveAccessibleDescription(texts.required.companyName)
      for (const size of ['100%', '200%']) expect(await cutAt(page, size)).toEqual([])
    })
  })
}

const empty = [
  ['ALT-07', 'username', 'Username is required'],
  ['ALT-08', 'email', 'Please provide a valid email address'],
  ['ALT-09', 'password', 'Password is required'],
  ['ALT-10', 'fullName', 'Full name is required'],
  ['ALT-11', 'phoneNumber', 'Phone number is required'],
  ['ALT-13', 'gender', 'Gender is required'],
  ['ALT-14', 'location', 'Location is required'],
] as const
for (const [id, name, words] of empty) {
  test(`${id} "${words}" is said where nothing else is missing, and nothing is sent`, async ({ page }) => {
    let sent = 0
    page.on('request', (request) => (sent += Number(request.method() === 'POST')))
    const { field, card, complete, button } = await open(page)
    await card('JOBSEEKER').check()
    await complete(someone())
    await (name === 'gender' ? field(name).selectOption('') : field(name).fill(''))
    await button.click()
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(`${words}$`))
    await expect(field(name)).toBeFocused()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
    expect(sent).toBe(0)
  })
}

test('ALT-12 ALT-15 ALT-16 the date of birth, the role and the consent are asked for in these words', async ({
  page,
}) => {
  const { fill, birth, consent, button } = await open(page)
  await fill(someone())
  await button.click()
  await expect(page.getByRole('radiogroup').first()).toHaveAccessibleDescription('Role is required')
  await expect(birth.getByRole('combobox')).toHaveAccessibleDescription('Date of birth is required')
  await expect(consent).toHaveAccessibleDescription('You must agree to the terms and conditions')
})

test('ALT-08 ALT-17 what is written wrongly is shown before anything is sent', async ({ page }) => {
  const { texts, field, card, fill, birth, writeBirth, consent, button } = await open(page)
  const wrong = { fullName: 'Tigist', email: 'tigist@', phoneNumber: '12', username: 'x', password: 'short' }
  await fill({ ...someone(), ...wrong })
  await card('JOBSEEKER').check()
  await writeBirth('1', '1', String(new Date().getFullYear() - 10))
  await consent.check()
  await button.click()
  await expect(field('fullName')).toBeFocused()
  const said = {
    fullName: 'fullName',
    phoneNumber: 'phone',
    username: 'username',
    password: 'password',
  } as const
  for (const name of ['fullName', 'phoneNumber', 'username', 'password'] as const)
    await expect(field(name)).toHaveAccessibleDescription(
      new RegExp(texts.wrong[said[name]].replace('+', '.')),
    )
  await expect(field('email')).toHaveAccessibleDescription(/Please provide a valid email address$/)
  await expect(birth.getByRole('combobox')).toHaveAccessibleDescription('Workers must be 18 or older.')
})

test.describe('in Amharic, on a phone', () => {
  test.use({ locale: 'am-ET' })

  test('ALT-01 ALT-05 ALT-06 a job seeker registers by the Ethiopian calendar', async ({ page }) => {
    const { card, birth, fill, writeBirth, consent, button } = await open(page, 'am')
    const who = someone()
    await card('JOBSEEKER').check()
    await fill(who)
    // A day that there is not is kept with the rest, and what is wrong with it is said.
    await writeBirth('7', '13', '1990')
    await page.reload()
    await live(page)
    await expect(card('JOBSEEKER')).toBeChecked()
    await expect(birth.getByRole('textbox').first()).toHaveValue('7')
    await expect(birth.getByText('ጳጉሜን (1990) 5 ቀናት ብቻ አሉት።')).toBeVisible()
    await writeBirth('1', '1', '1990')
    await page.locator('[name=password]').fill(password)
    await consent.check()
    const sent = nextSent(page)
    await button.click()
    await expect(page).toHaveURL('/jobseeker/profile-setup')
    const deviceId = await page.evaluate(() => localStorage.getItem('deviceId'))
    expect(deviceId).toMatch(/^[\da-f-]{36}$/)
    expect(await sent).toEqual({
      ...who,
      dateOfBirth: '1997-09-11',
      role: 'JOBSEEKER',
      deviceType: 'mobile',
      deviceId,
      consent: true,
    })
  })

  test('ACC-33 ALT-18 ALT-19 what the next steps need is kept here', async ({ page }) => {
    const { texts, card, complete, button } = await open(page, 'am')
    const who = someone()
    await card('JOBSEEKER').check()
    await complete(who)
    await button.click()
    await expect(page.getByRole('link', { name: texts.onward })).toBeVisible()
    const kept = await page.evaluate(() =>
      ['profileStep', 'email', 'role', 'username', 'i18nextLng'].map((name) => localStorage.getItem(name)),
    )
    expect(kept).toEqual(['PROFILE_SETUP', who.email, 'JOBSEEKER', who.username, 'am'])
    expect(await page.evaluate(() => localStorage.getItem('userData'))).toContain(who.username)
    await expect(page).toHaveURL('/jobseeker/profile-setup')
  })
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('ALT-03 ALT-04 the form leads to the sign-in, and the terms open beside it', async ({
    page,
    context,
  }) => {
    const { consent } = await open(page, 'en', '/register?from=%2Fjobs')
    const main = page.locator('main')
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?from=%2Fjobs')
    const opened = context.waitForEvent('page')
    await main.getByRole('link', { name: 'terms and conditions' }).click()
    await expect(await opened).toHaveURL('/terms')
    await expect(consent).not.toBeChecked()
  })

  test('ALT-01 ALT-05 ALT-23 an employer registers a business', async ({ page }) => {
    // The first step comes before where they wanted to go.
    const { card, field, complete, button } = await open(page, 'en', '/register?from=%2Fjobs')
    await card('EMPLOYER').check()
    await card('BUSINESS').check()
    await field('companyName').fill('Sheger Hotels PLC')
    await complete(someone())
    const sent = nextSent(page)
    await button.click()
    expect(await sent).toMatchObject({
      role: 'EMPLOYER',
      employerType: 'BUSINESS',
      companyName: 'Sheger Hotels PLC',
      deviceType: 'web',
    })
    await expect(page).toHaveURL('/employer/verification')
    expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('EMPLOYER')
  })
})

const steps = [
  ['ALT-20', 'PROFILE_SETUP', 'JOBSEEKER', '/jobseeker/profile-setup'],
  ['ALT-21', 'JOB_PREFERENCES', 'JOBSEEKER', '/jobseeker/job-preferences'],
  ['ALT-22', 'SKILLS_CERTIFICATION', 'JOBSEEKER', '/jobseeker/skills-certification'],
  ['ALT-23', 'VERIFICATION', 'EMPLOYER', '/employer/verification'],
  ['ALT-24', null, 'JOBSEEKER', '/jobseeker/profile-setup'],
  ['ALT-25', null, 'EMPLOYER', '/employer/verification'],
] as const
for (const [id, profileStep, role, path] of steps) {
  test(`${id} the step ${profileStep ?? 'of the role'} leads ${role} to ${path}`, async ({ page }) => {
    const user = {
      id: crypto.randomUUID(),
      username: 'x',
      email: 'x@example.com',
      role: 'CAREER',
      profileStep,
    }
    const json = { success: true, message: 'Done', profileStep, data: { token: 'a.b.c', user } }
    await page.route('**/api/users', (route) => route.fulfill({ status: 201, json }))
    const { card, complete, button } = await open(page)
    await card(role).check()
    if (role === 'EMPLOYER') await card('HOUSEHOLD').check()
    await complete(someone())
    await button.click()
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', path)
  })
}
test('each step that the server can return is among them', () => {
  expect(steps.slice(0, 4).map(([, , , path]) => path)).toEqual(Object.values(stepPaths))
})

test.describe('what can go wrong', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('ERR-17 ERR-18 ERR-19 the words of the server, or that it failed, or that nobody knows; nothing is lost', async ({
    page,
    context,
  }) => {
    const { card, field, complete, button, alert } = await open(page)
    const who = someone()
    await card('JOBSEEKER').check()
    await complete({ ...who, location: 'Atlantis' })
    await button.click()
    await expect(alert).toContainText('Please')
    await expect(field('location')).toHaveAccessibleDescription(/Please choose a place from the list\.$/)
    await expect(field('location')).toBeFocused()
    await field('location').fill(who.location)
    for (const [status, words] of [
      [502, 'Registration failed'],
      [200, 'An unexpected error occurred'],
    ] as const) {
      await page.route('**/api/users', (route) => route.fulfill({ status, body: '<p>a proxy' }))
      await button.click()
      await expect(alert).toHaveText(words)
      await page.unrouteAll()
    }
    await context.setOffline(true)
    await button.click()
    await expect(alert).toContainText(/^Registration failed\s+There is no connection\./)
    await context.setOffline(false)
    for (const name of everyone) await expect(field(name)).toHaveValue(who[name])
    await button.click()
    await expect(page).toHaveURL('/jobseeker/profile-setup')
  })
})
