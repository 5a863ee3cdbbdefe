import { useMemo, useState } from 'react'
import type { Names } from '../../contract/reference/names.ts'
import type { Option } from '../../contract/reference/options/option.ts'
import type { ShortOption, Vocabulary } from '../../contract/reference/vocabulary.ts'
import { fold } from '../../contract/rules/fold.ts'
import type { Language } from '../../contract/rules/language.ts'
import { useTexts } from './texts.tsx'

type Entry = { readonly id: string; readonly name: Names }
export type Reference = {
  vocabulary: Pick<Vocabulary<Entry>, 'all' | 'suggest' | 'named'>
  short?: readonly ShortOption[]
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

/**
 * A list of the reference for one field, in the person's language. It is fetched when the field first needs it: many
 * never do, and their phones need not pay for it. One that could not be fetched is asked for again at the next need.
 */
export function useVocabulary(load: () => Promise<Reference>, match: 'prefix' | 'substring') {
  const { language } = useTexts()
  const [reference, setReference] = useState<Reference | null>(null)
  const [asked, setAsked] = useState<'unasked' | 'loading' | 'failed'>('unasked')
  const listState: typeof asked | 'ready' = reference === null ? asked : 'ready'
  const everything = useMemo(
    () =>
      (reference?.vocabulary.all ?? [])
        .map(({ id, name }) => ({ id, label: name[language] }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    [reference, language],
  )
  return {
    listState,
    onNeeded: () => {
      if (listState === 'loading' || listState === 'ready') return
      setAsked('loading')
      load().then(setReference, () => setAsked('failed'))
    },
    /** Everything for an empty text, in the order of the labels. */
    suggest: (text: string) => {
      if (text.trim() === '' || reference === null) return everything
      const found = reference.vocabulary.suggest(text, { match, language })
      return found.map(({ id, name }) => ({ id, label: name[language] }))
    },
    /** What is offered first. One that stands for any entry has no id; its value is in its place. */
    shortList: (reference?.short ?? []).map(({ id, value, label }) => ({
      id: id ?? value,
      label: label[language],
    })),
  }
}

/** The choices of a closed list, by the values that travel. */
export const choicesOf = (options: readonly Option[], language: Language) =>
  options.map(({ value, label }) => ({ id: value, label: label[language] }))

/** Those of a few whose labels hold the text, as people spell it. */
export const suggestAmong =
  <Choice extends { label: string }>(choices: readonly Choice[]) =>
  (text: string): readonly Choice[] =>
    choices.filter(({ label }) => fold(label).includes(fold(text)))
