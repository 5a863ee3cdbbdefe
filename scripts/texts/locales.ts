import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { languages, type Language } from '../../contract/rules/language.ts'

/** What the files of a language hold, by whole keys such as `common.nav.label`. */
export type Entries = ReadonlyMap<string, unknown>
export type Locales = { readonly [L in Language]: Entries }

/** `nav: { label }` in the area `common` becomes `common.nav.label`. */
export function flatten(prefix: string, value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[prefix, value]]
  return Object.entries(value).flatMap(([name, inner]) => flatten(`${prefix}.${name}`, inner))
}

export async function readLocales(folder: string): Promise<Locales> {
  const [en, am, om] = await Promise.all([
    readLanguage(join(folder, 'en')),
    readLanguage(join(folder, 'am')),
    readLanguage(join(folder, 'om')),
  ])
  return { en, am, om }
}

async function readLanguage(folder: string): Promise<Entries> {
  const entries: [string, unknown][] = []
  for (const file of globSync('*.json', { cwd: folder }).toSorted()) {
    const texts: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'))
    entries.push(...flatten(basename(file, '.json'), texts))
  }
  return new Map(entries)
}

const form = /_(zero|one|two|few|many|other)$/

/** Texts that differ by number; i18next always needs the form `_other`, so it tells them from a name like `too_many`. */
export function countedKeys(locales: Locales): ReadonlySet<string> {
  const keys = languages.flatMap((language) => [...locales[language].keys()])
  return new Set(keys.filter((key) => key.endsWith('_other')).map((key) => key.replace(form, '')))
}

/** The key as code names it: `jobs.found_one` and `jobs.found_other` are both `jobs.found`. */
function nameOf(key: string, counted: ReadonlySet<string>): string {
  const name = key.replace(form, '')
  return counted.has(name) ? name : key
}

/** Every text there is in any language, as code names it. */
export function allNames(locales: Locales): ReadonlySet<string> {
  const counted = countedKeys(locales)
  return new Set(
    languages.flatMap((language) => [...locales[language].keys()].map((key) => nameOf(key, counted))),
  )
}
