import { tabStorage } from './browser-storage.ts'

/** Lists and objects are what is in them; a file is never kept. */
type FormValue = string | boolean | object | null
export type FormValues = { [field: string]: FormValue }

const keyOf = (name: string) => `form ${name}`

const isSame = (one: FormValue | undefined, other: FormValue | undefined): boolean =>
  typeof one === 'object' && !(one instanceof File)
    ? JSON.stringify(one) === JSON.stringify(other)
    : one === other

/** The values that differ from what they were based on. */
export const changesOf = (values: FormValues, base: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(value, base[field])))

/** What a person changed stays; every other field takes what the server says now. */
export const follow = <Values extends FormValues>(values: Values, base: Values, now: Values): Values => ({
  ...now,
  ...changesOf(values, base),
})

/** Keeps what a person changed until the tab is closed, without what must not be kept. */
export function keepDraft<Values extends FormValues>(
  name: string,
  values: Values,
  base: Values,
  secrets: readonly (keyof Values)[],
): void {
  const kept = Object.entries(changesOf(values, base)).filter(
    ([field, value]) => !secrets.includes(field) && !(value instanceof File),
  )
  tabStorage.store(keyOf(name), Object.fromEntries(kept))
}

export const dropDraft = (name: string): void => tabStorage.store(keyOf(name), null)

/** Of what was kept only fields that the form has, and of their kind. */
export function readDraft<Values extends object>(name: string, now: Values): Partial<Values> {
  const kept = tabStorage.read(keyOf(name))
  return typeof kept === 'object' && kept !== null ? known(kept, now) : {}
}

/** What a person wrote before the script of a page had come: not what the form was drawn with. */
export function readTyped<Values extends object>(
  form: HTMLFormElement | null,
  drawn: Values,
): Partial<Values> {
  if (form === null || document.documentElement.dataset['live'] !== undefined) return {}
  const old = new Map<string, unknown>(Object.entries(drawn))
  const typed = Object.entries(Object.fromEntries(new FormData(form)))
  return known(Object.fromEntries(typed.filter(([key, value]) => value !== old.get(key))), drawn)
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

function known<Values extends object>(kept: object, now: Values): Partial<Values> {
  const kinds = new Map(Object.entries(now).map(([key, value]) => [key, kindOf(value)]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(
    Object.entries(kept).filter(([key, value]) => kinds.get(key) === kindOf(value)),
  ) as Partial<Values>
}
