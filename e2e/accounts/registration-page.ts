import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { userTypes } from '../../contract/reference/options/people.ts'
import type textsOfPage from '../../web/locales/en/quickRegistration.json'
import { live, type languages } from '../support/test.ts'

export type Code = (typeof languages)[number]['code']
type Texts = typeof textsOfPage
type Field = keyof Texts['fields']
type Type = (typeof userTypes)[number]['value']

export const readTexts = (code: Code, area: string) =>
  readFileSync(join(import.meta.dirname, `../../web/locales/${code}/${area}.json`), 'utf8')
export const password = 'kettle-harbour-91'
export const everyone = ['email', 'phone', 'location', 'username', 'password', 'confirmPassword'] as const
export const person = ['firstName', 'lastName', 'dateOfBirthRange', 'gender'] as const
export const asked: { [Kind in Type]: readonly Field[] } = {
  CAREER: [...person, 'job', ...everyone],
  HOUSEHOLD: [...person, ...everyone],
  BUSINESS: ['companyName', ...everyone],
}
export const selects: readonly Field[] = ['dateOfBirthRange', 'gender']

/** Somebody new each time. */
export function someone() {
  const username = `new.${crypto.randomUUID().slice(0, 12)}`
  return {
    userType: 'CAREER',
    firstName: 'Tigist',
    lastName: 'Bekele',
    companyName: 'Sheger Hotels PLC',
    dateOfBirthRange: '26-27',
    gender: 'FEMALE',
    job: 'Nanny',
    email: `${username}@example.com`,
    phone: '0911 234 567',
    location: 'Adama, East Shewa',
    username,
    password,
    confirmPassword: password,
  } as const
}

/** The page in one language: its words, its fields by what they are called, and what is done with them. */
export async function open(page: Page, address = '/registration', code: Code = 'en') {
  // Our own files, in the form of the English ones: a check of their own sees to that.
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  const texts: Texts = JSON.parse(readTexts(code, 'quickRegistration'))
  await page.goto(address)
  await live(page)
  const field = (name: Field) => page.getByLabel(texts.fields[name], { exact: true })
  const kind = (type: Type) => {
    const name = userTypes.find(({ value }) => value === type)?.label[code] ?? type
    return page.getByRole('radio', { name, exact: true })
  }
  const consent = page.getByRole('checkbox')
  const button = page.locator('form').getByRole('button', { name: texts.submit, exact: true })
  const alert = page.getByRole('alert')
  const fill = async (who: { [Name in Field]: string }, type: Type) => {
    await kind(type).check()
    for (const name of asked[type])
      await (selects.includes(name) ? field(name).selectOption(who[name]) : field(name).fill(who[name]))
  }
  return { texts, field, kind, consent, button, alert, fill }
}

/** What is cut or too wide, with letters of this size. */
export const cutAt = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.setProperty('font-size', value)
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth
    const cut = [...document.querySelectorAll('main *')]
      .filter((part) => part.closest('.sr-only, svg, option, input, select, .choices') === null)
      .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth)
      .map((part) => part.outerHTML.slice(0, 120))
    return wide ? ['the page itself', ...cut] : cut
  }, size)
