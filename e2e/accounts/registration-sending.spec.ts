import type { Page } from '@playwright/test'
import { expect, languages, live, test } from '../support/test.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { asked, open, password, someone } from './registration-page.ts'

// A form is filled in many times over: on a busy machine that takes long.
const registered = 'Registration successful! Please check your email to verify your account.'

/** What the form sends. */
const nextSent = async (page: Page) => {
  const request = await page.waitForRequest('**/api/users/register')
  const body: unknown = request.postDataJSON()
  return body
}
const answerPartners = (page: Page, answer: string) =>
  page.route('**/api/partners/exists/*', (route) =>
    route.fulfill({ contentType: 'application/json', body: answer }),
  )

test('REG-32 REG-33 ERR-14 the keyboard alone registers somebody who looks for work', async ({ page }) => {
  const { field, kind, consent, texts } = await open(page)
  const who = someone()
  await kind('HOUSEHOLD').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await expect(kind('CAREER')).toBeChecked()
  for (const name of asked.CAREER) {
    await page.keyboard.press('Tab')
    // The eye of the password stands between it and its confirmation.
    if (name === 'confirmPassword') await page.keyboard.press('Tab')
    await expect(field(name)).toBeFocused()
    if (name === 'gender') await page.keyboard.type('Fem')
    else if (name === 'dateOfBirthRange') await page.keyboard.type('26')
    else if (name === 'job' || name === 'location') {
      await page.keyboard.type(name === 'job' ? 'nann' : 'adam')
      await expect(page.getByRole('listbox')).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(field(name)).toHaveValue(who[name])
    } else await page.keyboard.type(who[name])
  }
  await expect(field('gender')).toHaveValue('FEMALE')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(consent).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: texts.newTab }).first()).toBeFocused()
  const sent = nextSent(page)
  await field('username').press('Enter')
  const { confirmPassword: _, companyName: _company, ...body } = who
  expect(await sent).toEqual({ ...body, consent: true, partnerUsername: null })

  const done = page.getByRole('heading', { name: registered })
  await expect(done).toBeFocused()
  const kept = await page.evaluate(() => ['token', 'userData'].map((name) => localStorage.getItem(name)))
  expect(kept[0]).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(kept[1]).toContain(who.username)
  await expect(page).toHaveURL('/jobseeker/profile')

  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/registration')
  await live(page)
  for (const name of asked.HOUSEHOLD) await expect(field(name)).toHaveValue('')
  await expect(consent).not.toBeChecked()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('REG-33 an employer goes to their profile, or to where they wanted to go', async ({ page, context }) => {
  for (const type of ['HOUSEHOLD', 'BUSINESS'] as const) {
    await context.clearCookies()
    const from = type === 'BUSINESS' ? '?from=%2Faccount%3Fpart%3D1' : ''
    const { fill, consent, button } = await open(page, `/registration${from}`)
    await expect(page.locator('main').getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      `/login${from}`,
    )
    await fill(someone(), type)
    await consent.check()
    await button.click()
    await expect(page.getByRole('heading', { name: registered })).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL(type === 'BUSINESS' ? '/account?part=1' : '/employer-profile')
    // What the page still asks for must not be asked without the cookie.
    await page.goto('about:blank')
  }
  await context.clearCookies()
  // Not to another site. Answered with nothing, the browser stays to be looked at.
  await page.route('/employer-profile', (route) => route.fulfill({ status: 204 }))
  const { fill, consent, button } = await open(page, '/registration?from=https%3A%2F%2Fexample.com%2F')
  await fill(someone(), 'HOUSEHOLD')
  await consent.check()
  await button.click()
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/employer-profile')
  await axeFindsNothing(page, { part: 'main' })
})

test('the terms and the privacy policy open beside the form', async ({ page, context }) => {
  const { consent } = await open(page)
  for (const [name, path] of [
    ['terms and conditions', '/terms'],
    ['privacy policy', '/privacy'],
  ] as const) {
    const opened = context.waitForEvent('page')
    await page.locator('main').getByRole('link', { name }).click()
    await expect(await opened).toHaveURL(path)
  }
  await expect(consent).not.toBeChecked()
})

test.describe('what can go wrong', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  for (const { code, locale } of languages) {
    test.describe(`in ${code}`, () => {
      test.use({ locale })

      test('ERR-15 ERR-16 the words of the server, or that it failed; a lost connection loses nothing', async ({
        page,
        context,
      }) => {
        const { texts, field, fill, consent, button, alert } = await open(page, '/registration', code)
        const who = someone()
        await fill(
          { ...who, location: 'Atlantis', password: `${who.username}1`, confirmPassword: `${who.username}1` },
          'CAREER',
        )
        await consent.check()
        await button.click()
        // The server knows the places, and which passwords are easily guessed.
        await expect(field('location')).toHaveAttribute('aria-invalid', 'true')
        await expect(field('location')).toBeFocused()
        await expect(alert).not.toHaveText('')
        await fill(who, 'CAREER')

        await page.route('**/api/users/register', (route) =>
          route.fulfill({ status: 502, body: '<p>Bad gateway' }),
        )
        await button.click()
        await expect(alert).toHaveText(texts.failed)
        await expect(alert).toBeFocused()
        await page.unroute('**/api/users/register')

        await context.setOffline(true)
        await button.click()
        await expect(alert).toHaveText(`${texts.failed}\n${texts.network}`)
        for (const name of asked.CAREER) await expect(field(name)).toHaveValue(who[name])
        await expect(consent).toBeChecked()
        await context.setOffline(false)

        await page.reload()
        await live(page)
        for (const name of asked.CAREER)
          await expect(field(name)).toHaveValue(/assword/.test(name) ? '' : who[name])
        await expect(consent).not.toBeChecked()
      })
    })
  }

  test('ERR-15 a username that is taken is said beside it', async ({ page, context }) => {
    const first = someone()
    const once = await open(page)
    await once.fill(first, 'HOUSEHOLD')
    await once.consent.check()
    await once.button.click()
    await expect(page.getByRole('heading', { name: registered })).toBeVisible()
    await context.clearCookies()
    const { fill, field, consent, button, alert } = await open(page)
    await fill({ ...someone(), username: first.username.toUpperCase() }, 'BUSINESS')
    await consent.check()
    await button.click()
    await expect(alert).toHaveText('This username is taken. Please choose another one.')
    await expect(field('username')).toHaveAccessibleDescription(
      /This username is taken\. Please choose another one\.$/,
    )
    await expect(field('username')).toBeFocused()
  })

  test('RTE-06 REG-11 who refers is sent where they exist; else it is said, and registration goes on', async ({
    page,
    context,
  }) => {
    const cases = [
      { answer: 'true', says: 'You were invited by partner Abebe.k', sends: 'Abebe.k' },
      { answer: 'false', says: 'Partner Abebe.k was not found.', sends: null },
      { answer: 'a proxy says hello', says: 'You were invited by partner Abebe.k', sends: 'Abebe.k' },
    ]
    for (const { answer, says, sends } of cases) {
      await context.clearCookies()
      await page.unrouteAll()
      await answerPartners(page, answer)
      const { fill, consent, button } = await open(page, '/registration/Abebe.k')
      await expect(page.locator('[aria-live=polite]').filter({ hasText: says })).toBeVisible()
      await axeFindsNothing(page, { part: 'main' })
      await fill(someone(), 'HOUSEHOLD')
      await consent.check()
      const sent = nextSent(page)
      await button.click()
      expect(await sent).toMatchObject({ partnerUsername: sends })
      await expect(page.getByRole('heading', { name: registered })).toBeVisible()
    }
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, locale: 'am-ET', expectedErrors: /origin-keyed agent cluster/ })

  test('it is said that the form needs it, and no password can be sent by the address', async ({ page }) => {
    await page.goto('/registration')
    const words = page.locator('noscript p')
    await expect(words).toBeVisible()
    expect(await words.innerText()).toContain('ይህ ቅጽ ጃቫስክሪፕት ያስፈልገዋል።')
    await expect(page.locator('main form[method=post] button[type=submit]')).toBeDisabled()
    await page.locator('[name=password]').fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/registration')
  })
})
