import type { Page } from '@playwright/test'
import type textsOfPage from '../../web/locales/en/registrationForm.json'
import { live } from '../support/test.ts'
import { password, readTexts, type Code } from './registration-page.ts'

type Texts = typeof textsOfPage
type Field = keyof Texts['fields']
type Choice = keyof Texts['choices']

export const everyone = [
  'fullName',
  'gender',
  'email',
  'phoneNumber',
  'location',
  'username',
  'password',
] as const

/** Somebody new each time, born on 1 Meskerem 1990 of the Ethiopian calendar. */
export function someone() {
  const username = `new.${crypto.randomUUID().slice(0, 12)}`
  return {
    fullName: 'Tigist Bekele',
    gender: 'FEMALE',
    email: `${username}@example.com`,
    phoneNumber: '0711 234 567',
    location: 'Adama, East Shewa',
    username,
    password,
  }
}

/** The alternative form in one language: its words, its fields by what they are called, and what is done with them. */
export async function openRegister(page: Page, code: Code = 'en', address = '/register') {
  // Our own files, in the form of the English ones: a check of their own sees to that.
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  const texts: Texts = JSON.parse(readTexts(code, 'registrationForm'))
  await page.goto(address)
  await live(page)
  const field = (name: Field) => page.getByLabel(texts.fields[name], { exact: true })
  const card = (choice: Choice) => page.getByRole('radio', { name: texts.choices[choice].title, exact: true })
  const birth = page.getByRole('group', { name: texts.fields.dateOfBirth })
  const writeBirth = async (day: string, month: string, year: string) => {
    await birth.getByRole('textbox').first().fill(day)
    await birth.getByRole('combobox').selectOption(month)
    await birth.getByRole('textbox').last().fill(year)
  }
  const fill = async (who: ReturnType<typeof someone>) => {
    for (const name of everyone)
      await (name === 'gender' ? field(name).selectOption(who[name]) : field(name).fill(who[name]))
  }
  const consent = page.getByRole('checkbox')
  /** Everything that everyone is asked. */
  const complete = async (who: ReturnType<typeof someone>) => {
    await fill(who)
    await writeBirth('11', '9', '1997')
    await consent.check()
  }
  const button = page.locator('form').getByRole('button', { name: texts.submit, exact: true })
  const alert = page.getByRole('alert')
  return { texts, field, card, birth, writeBirth, fill, complete, consent, button, alert }
}
