import { useState } from 'react'
import type { Names } from '../../contract/reference/names.ts'
import type { Option } from '../../contract/reference/options/option.ts'
import type { ShortOption, Vocabulary } from '../../contract/reference/vocabulary.ts'
import { fold } from '../../contract/rules/fold.ts'
import type { Language } from '../../contract/rules/language.ts'
import { useTexts } from './texts.tsx'

type Entry = { readonly id: string; readonly name: Names }
/** A list of the reference; `lists` of lib/lists.ts has them for screens, the loaders below for public forms. */
export type Reference = {
  readonly vocabulary: Pick<Vocabulary<Entry>, 'all' | 'suggest' | 'named'>
  readonly short?: readonly ShortOption[]
}

export async function loadPlaces(): Promise<Reference> {
  const { ethiopianPlaces, shortPlaces } = await import('../../contract/reference/places.ts')
  return { vocabulary: ethiopianPlaces, short: shortPlaces }
}
export async function loadJobTitles(): Promise<Reference> {
  const { jobTitles } = await import('../../contract/reference/job-titles.ts')
  return { vocabulary: jobTitles }
}
export async function loadSkills(): Promise<Reference> {
  const { skills, shortSkills } = await import('../../contract/reference/services.ts')
  return { vocabulary: skills, short: shortSkills }
}
export async function loadSpokenLanguages(): Promise<Reference> {
  const { spokenLanguages, shortLanguages } = await import('../../contract/reference/languages.ts')
  return { vocabulary: spokenLanguages, short: shortLanguages }
}

type Match = 'prefix' | 'substring'
type Choice = { id: string; label: string }
/** What a field that is found by typing needs of a list. */
type Suggestions = {
  listState: 'unasked' | 'loading' | 'ready' | 'failed'
  onNeeded: () => void
  /** Everything for an empty text, in the order of the labels. */
  suggest: (text: string) => readonly Choice[]
  /** What is offered first. One that means any entry has no id; its value is in its place. */
  shortList: readonly Choice[]
}

/** A list that is there, for one field in the person's language. */
export function vocabularyOf(reference: Reference, match: Match, language: Language): Suggestions {
  return {
    listState: 'ready',
    onNeeded: () => {},
    suggest: (text) => {
      if (text.trim() === '') return everythingIn(reference, language)
      const found = reference.vocabulary.suggest(text, { match, language })
      return found.map(({ id, name }) => ({ id, label: name[language] }))
    },
    shortList: (reference.short ?? []).map(({ id, value, label }) => ({
      id: id ?? value,
      label: label[language],
    })),
  }
}

const sorted = new WeakMap<Reference, Map<Language, readonly Choice[]>>()

/** Sorted once: a field asks for it whenever it is drawn. */
function everythingIn(reference: Reference, language: Language): readonly Choice[] {
  const byLanguage = sorted.get(reference) ?? new Map<Language, readonly Choice[]>()
  sorted.set(reference, byLanguage)
  const known = byLanguage.get(language)
  if (known !== undefined) return known
  const everything = reference.vocabulary.all
    .map(({ id, name }) => ({ id, label: name[language] }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
  byLanguage.set(language, everything)
  return everything
}

/**
 * A list of the reference for one field of a public form. It is fetched when the field first needs it: many never do, and
 * their phones do not pay for it. One that could not be fetched is asked for again at the next need.
 */
export function useVocabulary(load: () => Promise<Reference>, match: Match): Suggestions {
  const { language } = useTexts()
  const [reference, setReference] = useState<Reference | null>(null)
  const [listState, setListState] = useState<'unasked' | 'loading' | 'failed'>('unasked')
  if (reference !== null) return vocabularyOf(reference, match, language)
  return {
    listState,
    onNeeded: () => {
      if (listState === 'loading') return
      setListState('loading')
      load().then(setReference, () => setListState('failed'))
    },
    suggest: () => [],
    shortList: [],
  }
}

/** The choices of a closed list, by the values that travel. */
export const choicesOf = (options: readonly Option[], language: Language) =>
  options.map(({ value, label }) => ({ id: value, label: label[language] }))

/** Those of a few whose labels hold the text, as people spell it. */
export const suggestAmong =
  <Choices extends { label: string }>(choices: readonly Choices[]) =>
  (text: string): readonly Choices[] =>
    choices.filter(({ label }) => fold(label).includes(fold(text)))
