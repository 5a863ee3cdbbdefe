import type { APIRequestContext, Page } from '@playwright/test'
import type { QuickRegistration } from '../../contract/accounts.ts'
import type { Language } from '../../contract/rules/language.ts'
import login from '../../web/locales/en/login.json' with { type: 'json' }
import { axeFindsNothing } from './axe.ts'
import { expect, live } from './test.ts'

export const password = 'kettle-harbour-91'

type Person = { username: string; email: string }

/** Registers a new person over the interface. `page.request` leaves the page signed in, `request` does not. */
export async function register(
  request: APIRequestContext,
  userType: QuickRegistration['userType'] = 'CAREER',
  language: Language = 'en',
  changes: object = {},
): Promise<Person> {
  const name = `person-${crypto.randomUUID().slice(0, 13)}`
  const person = { username: name, email: `${name}@example.com` }
  const own =
    userType === 'BUSINESS'
      ? { companyName: 'Enat Hotel' }
      : { firstName: 'Tigist', lastName: 'Bekele', dateOfBirthRange: '26-27', gender: 'FEMALE' }
  const answer = await request.post('/api/users/register', {
    data: {
      ...person,
      ...own,
      ...(userType === 'CAREER' ? { job: 'Nanny' } : {}),
      userType,
      phone: '0911234567',
      password,
      location: 'Adama',
      consent: true,
      ...changes,
    },
    headers: { 'accept-language': language },
  })
  expect(answer.status()).toBe(201)
  return person
}

/** Makes the page's browser one in which somebody has signed in. */
export async function signIn(page: Page, { username }: Person): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { identifier: username, password } })
  expect(answer.status()).toBe(200)
  const token = /"token":"([^"]+)"/.exec(await answer.text())?.[1] ?? ''
  await page.goto('/api/docs')
  await page.evaluate((hint) => localStorage.setItem('token', hint), token)
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await live(page)
}

/** The parts of the sign-in page, by the words of a language. */
export const signInParts = (page: Page, says = login) => ({
  identifier: page.getByLabel(says.identifier, { exact: true }),
  secret: page.getByLabel(says.password, { exact: true }),
  button: page.locator('main').getByRole('button', { name: says.submit }),
})

/** Fills in the sign-in page and sends it. */
export async function sendSignIn(page: Page, name: string, secret = password): Promise<void> {
  const parts = signInParts(page)
  await parts.identifier.fill(name)
  await parts.secret.fill(secret)
  await parts.button.click()
}

/** Hashing a password takes its time, and pages come alive when the machine is idle: the later, the busier it is. */
export const arrivesAt = (page: Page, address: string) => expect(page).toHaveURL(address)

/** Answers a sign-in in the place of the server. */
export const answerSignIn = (page: Page, status: number, json: object) =>
  page.route('**/api/auth/login', (route) => route.fulfill({ status, json }))
export const refusal = (code: string, message = '') => ({ code, message, requestId: 'r' })
export const acceptance = (role: string) => ({
  data: { token: 'a.b.c', user: { id: '0', username: 'a', email: 'a', role, profileStep: null } },
})

/** Tells how much has moved by itself since the page was opened; Ethiopic letters that arrive late move a hair. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moved = { total: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.total += 'value' in entry ? Number(entry.value) : 0
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'moved'), 'total')))
}

/** As it stands: axe has no complaint, nothing is cut off at twice the letters, and a thumb finds everything. */
export async function expectGoodLooks(page: Page): Promise<void> {
  await axeFindsNothing(page, { part: 'main' })
  for (const size of ['100%', '200%', '']) {
    const found = await page.evaluate((value) => {
      document.documentElement.style.setProperty('font-size', value)
      const parts = [...document.querySelectorAll('main :is(h1, p, label, a, button, output)')]
      const shown = parts.filter((part) => part.closest('.sr-only') === null && part.clientWidth > 0)
      return {
        tooWide: document.documentElement.scrollWidth - innerWidth,
        cut: shown.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.outerHTML),
        tooSmall: shown
          .filter((part) => part.matches('a, button') && part.getBoundingClientRect().height < 44)
          .map((part) => part.outerHTML),
      }
    }, size)
    expect(found, `letters of ${size}`).toEqual({ tooWide: 0, cut: [], tooSmall: [] })
  }
}
