import type { Language } from '../../../contract/rules/language.ts'
import type { loadPlaces } from '../../lib/reference.ts'

type Reference = Awaited<ReturnType<typeof loadPlaces>>

/** A form keeps texts alone: a list is one text, of ids or values that hold no comma. */
export const fromText = (text: string): string[] => text.split(',').filter(Boolean)
export const toText = (values: readonly string[]): string => values.join(',')

const entries = ({ vocabulary }: Reference) => vocabulary.all

/** The ids of what came by its English values. */
export const idsOf = (reference: Reference, values: readonly string[]): string[] =>
  entries(reference)
    .filter(({ name }) => values.includes(name.en))
    .map(({ id }) => id)

/** The English values of ids, which are what travels. */
export const valuesOfIds = (reference: Reference, ids: readonly string[]): string[] =>
  entries(reference)
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name.en)

/** What is chosen, in the order of choosing and in the person's language. */
export const choicesOfIds = (reference: Reference, ids: readonly string[], language: Language) =>
  ids.flatMap((id) =>
    entries(reference)
      .filter((entry) => entry.id === id)
      .map(({ name }) => ({ id, label: name[language] })),
  )

/** One value of a list in the person's language. */
export const labelOfValue = (reference: Reference, value: string | null, language: Language): string =>
  entries(reference).find(({ name }) => name.en === value)?.name[language] ?? value ?? ''
