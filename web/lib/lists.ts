import { jobTitles } from '../../contract/reference/job-titles.ts'
import { shortLanguages, spokenLanguages } from '../../contract/reference/languages.ts'
import type { Names } from '../../contract/reference/names.ts'
import { ethiopianPlaces, shortPlaces } from '../../contract/reference/places.ts'
import { shortSkills, skills } from '../../contract/reference/services.ts'
import type { Language } from '../../contract/rules/language.ts'
import type { Reference } from './reference.ts'

/** The lists of the reference for screens, whose code brings them along. Public forms fetch them: lib/reference.ts. */
export const lists: {
  readonly [List in 'places' | 'skills' | 'languages' | 'jobTitles']: Reference
} = {
  places: { vocabulary: ethiopianPlaces, short: shortPlaces },
  skills: { vocabulary: skills, short: shortSkills },
  languages: { vocabulary: spokenLanguages, short: shortLanguages },
  jobTitles: { vocabulary: jobTitles },
}

type Named = (text: string) => string | undefined
/** How names in an address become the values that travel; a name of no list is dropped. */
export type NamesOf = { readonly [List in 'places' | 'skills' | 'languages']: Named }

const nameIn =
  (reference: Reference): Named =>
  (text) =>
    reference.vocabulary.named(text)?.name.en

export const listNames: NamesOf = {
  places: nameIn(lists.places),
  skills: nameIn(lists.skills),
  languages: nameIn(lists.languages),
}

type Listed = { id: string; value: string; label: Names }

/** One of the short list that means any entry has no id of its own: its value is in its place. */
export function findIn(
  { vocabulary, short = [] }: Reference,
  key: 'id' | 'value',
  text: string,
): Listed | undefined {
  const entry = vocabulary.all.find(({ id, name }) => (key === 'id' ? id : name.en) === text)
  if (entry !== undefined) return { id: entry.id, value: entry.name.en, label: entry.name }
  const wildcard = short.find(({ id, value }) => id === null && value === text)
  return wildcard === undefined
    ? undefined
    : { id: wildcard.value, value: wildcard.value, label: wildcard.label }
}

/** A value that travels, in the person's language. */
export const labelIn = (reference: Reference, value: string, language: Language): string =>
  findIn(reference, 'value', value)?.label[language] ?? value

export const labelsIn = (reference: Reference, values: readonly string[], language: Language): string =>
  values.map((value) => labelIn(reference, value, language)).join(' · ')

/** The same of a value that may be missing: nothing then. */
export const labelOfValue = (reference: Reference, value: string | null, language: Language): string =>
  value === null ? '' : labelIn(reference, value, language)
