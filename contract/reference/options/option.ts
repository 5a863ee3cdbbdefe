import type { Language } from '../../rules/language.ts'
import type { Names } from '../names.ts'

/** One choice of a closed list: what travels, and what is shown. */
export type Option<Value extends string = string> = { readonly value: Value; readonly label: Names }

/** The values alone, with their exact type: what a schema accepts. */
export const valuesOf = <Value extends string>(list: readonly Option<Value>[]): readonly Value[] =>
  list.map(({ value }) => value)

/** A value that is no longer offered is shown as it came. */
export const labelOf = <Value extends string>(
  list: readonly Option<Value>[],
  value: NoInfer<Value>,
  language: Language,
): string => list.find((option) => option.value === value)?.label[language] ?? value

/** The value of a closed list that a text is, if it is one. */
export const chosenOf = <Value extends string>(
  list: readonly { readonly value: Value }[],
  text: string,
): Value | null => list.find(({ value }) => value === text)?.value ?? null
