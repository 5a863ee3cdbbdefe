import type { Language } from '../../../contract/rules/language.ts'
import { loadPlaces, loadSkills, loadSpokenLanguages, type Reference } from '../../lib/reference.ts'

/** The lists of the reference that jobs and people speak in. */
export type Lists = { places: Reference; skills: Reference; languages: Reference }

export async function loadLists(): Promise<Lists> {
  const [places, skills, languages] = await Promise.all([loadPlaces(), loadSkills(), loadSpokenLanguages()])
  return { places, skills, languages }
}

type Named = (text: string) => string | undefined
/** How names in an address become the values that travel; a name of no list is dropped. */
export type NamesOf = { readonly [List in keyof Lists]: Named }

const nameIn =
  (reference: Reference): Named =>
  (text) =>
    reference.vocabulary.named(text)?.name.en

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
