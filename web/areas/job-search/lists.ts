import type { Language } from '../../../contract/rules/language.ts'
import type { Reference } from '../../lib/reference.ts'
import type { NamesOf } from './search-state.ts'

/** The lists of the reference that jobs speak in. */
export type Lists = { places: Reference; skills: Reference; languages: Reference }

const nameIn = (reference: Reference) => (text: string) => reference.vocabulary.named(text)?.name.en

export const namesIn = (lists: Lists): NamesOf => ({
  places: nameIn(lists.places),
  skills: nameIn(lists.skills),
  languages: nameIn(lists.languages),
})

/** A value that travels, in the person's language. */
export const labelIn = (reference: Reference, value: string, language: Language): string =>
  reference.vocabulary.all.find(({ name }) => name.en === value)?.name[language] ?? value

export const labelsIn = (reference: Reference, values: readonly string[], language: Language): string =>
  values.map((value) => labelIn(reference, value, language)).join(' · ')
