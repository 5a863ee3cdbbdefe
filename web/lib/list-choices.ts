import type { Language } from '../../contract/rules/language.ts'
import { findIn } from './lists.ts'
import type { Reference } from './reference.ts'

// What forms keep while they are filled in: ids of the lists.

/** The ids of what came by its English values. */
export const idsOf = (reference: Reference, values: readonly string[]): string[] =>
  values.flatMap((value) => findIn(reference, 'value', value)?.id ?? [])

/** The English values of ids, which are what travels. */
export const valuesOfIds = (reference: Reference, ids: readonly string[]): string[] =>
  ids.flatMap((id) => findIn(reference, 'id', id)?.value ?? [])

/** What is chosen, in the order of choosing and in the person's language. */
export const choicesOfIds = (reference: Reference, ids: readonly string[], language: Language) =>
  ids.flatMap((id) => {
    const found = findIn(reference, 'id', id)
    return found === undefined ? [] : [{ id, label: found.label[language] }]
  })
