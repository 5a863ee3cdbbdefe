import type { Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type controlsTexts from '../../web/locales/en/controls.json'
import type screenPartsTexts from '../../web/locales/en/screenParts.json'
import type galleryTexts from '../../web/locales/en/galleryChoices.json'
import { expect, live, type languages } from '../support/test.ts'

type Code = (typeof languages)[number]['code']
type Gallery = typeof galleryTexts
type Kind = keyof Gallery['sections']
type Controls = typeof controlsTexts

const readTexts = (code: Code, area: string) =>
  readFileSync(join(import.meta.dirname, `../../web/locales/${code}/${area}.json`), 'utf8')
export const fill = (text: string, values: { [name: string]: string | number }) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

/** The gallery in one language: its words, its forms, and its fields by what they ask and the state they show. */
export async function open(page: Page, code: Code) {
  // Our own files, in the form of the English ones: a check of their own sees to that.
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  const gallery: Gallery = JSON.parse(readTexts(code, 'galleryChoices'))
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  const { choice }: Controls = JSON.parse(readTexts(code, 'controls'))
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  const { several }: typeof screenPartsTexts = JSON.parse(readTexts(code, 'screenParts'))
  await page.goto('/dev/gallery/choices')
  await live(page)
  const form = (kind: Kind) => page.getByRole('form', { name: gallery.sections[kind], exact: true })
  await expect(form('multiSelect')).toBeVisible()
  const label = (name: keyof Gallery['names'], state: keyof Gallery['states']) =>
    fill(gallery.label, { name: gallery.names[name], state: gallery.states[state] })
  const field = (kind: Kind, name: keyof Gallery['names'], state: keyof Gallery['states'], mark = '') =>
    form(kind).getByRole('combobox', { name: `${label(name, state)}${mark}`, exact: true })
  const sent = (kind: Kind) => form(kind).getByRole('status')
  return { gallery, choice, several, form, label, field, sent }
}

export const list = (page: Page) => page.getByRole('listbox')
export const options = (page: Page) => list(page).getByRole('option')
export const marked = (page: Page) => page.locator('[role=option][data-active]')
/** What is said near a field to those who do not see the list. */
export const said = (field: Locator) => field.locator('xpath=..').locator('[aria-live=polite]')

export const expectActive = async (field: Locator, option: Locator) =>
  expect(field).toHaveAttribute('aria-activedescendant', String(await option.getAttribute('id')))

export async function press(page: Page, ...keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key)
}
