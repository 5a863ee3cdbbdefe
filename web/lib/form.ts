import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { ApiError } from './api.ts'

export type FieldErrors<Values> = { [Field in keyof Values]?: string }
type Refusal<Values> = { message: string | null; fields: FieldErrors<Values> }
type Settings<Values> = {
  /** Under which name a half-filled form is kept until the tab is closed. */
  name: string
  initial: Values
  /** Never kept, not even for a reload. */
  secrets: readonly (keyof Values)[]
  /** What is wrong before anything is sent. */
  check: (values: Values) => Refusal<Values> | null
  send: (values: Values) => Promise<void>
  /** What to say where the server said nothing of its own. */
  words: (error: ApiError | null) => string
}

/** A form whose words survive a reload and a lost connection, and which says what is wrong beside each field. */
export function useForm<Values extends { [field: string]: string | boolean }>(settings: Settings<Values>) {
  const { name, initial, secrets } = settings
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal<Values> | null>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    const kept = readKept(name) ?? {}
    const typed = form.current === null ? {} : Object.fromEntries(new FormData(form.current))
    // Known only in the browser, and after the page was drawn as the server drew it.
    setValues((now) => ({ ...now, ...known(kept, now), ...changed(known(typed, now), now) }))
  }, [name])

  const put = (next: Values, fields: readonly (keyof Values)[]) => {
    setValues(next)
    keep(name, Object.fromEntries(Object.entries(next).filter(([key]) => !secrets.includes(key))))
    setRefusal((now) => (now === null ? null : { ...now, fields: without(now.fields, fields) }))
  }
  const set = <Field extends keyof Values>(field: Field, value: Values[Field]) =>
    put({ ...values, [field]: value }, [field])
  const refuse = (next: Refusal<Values>) => {
    setRefusal(next)
    setRefusals((count) => count + 1)
  }
  useEffect(() => {
    // After the errors are drawn: the first wrong field is where to go on.
    if (refusals > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
    }
  }, [refusals])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const wrong = settings.check(values)
    if (wrong !== null) return refuse(wrong)
    setBusy(true)
    setRefusal(null)
    try {
      await settings.send(values)
      keep(name, null)
    } catch (error) {
      refuse(fromError(error, settings.words))
    } finally {
      setBusy(false)
    }
  }
  const errors: FieldErrors<Values> = refusal?.fields ?? {}
  return {
    form,
    values,
    set,
    /** Several at once, where one choice decides others. */
    setAll: (changes: Partial<Values>) => put({ ...values, ...changes }, Object.keys(changes)),
    busy,
    message: refusal?.message ?? null,
    errors,
    /** Back to how it was at first, after success. */
    clear: () => {
      keep(name, null)
      setValues(initial)
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
  }
}

function fromError<Values>(error: unknown, words: Settings<Values>['words']): Refusal<Values> {
  if (!(error instanceof ApiError)) return { message: words(null), fields: {} }
  const fields = error.problem === 'network' ? {} : (error.problem.fields ?? {})
  return { message: words(error), fields }
}

function without<Values>(fields: FieldErrors<Values>, gone: readonly (keyof Values)[]): FieldErrors<Values> {
  const rest = { ...fields }
  for (const field of gone) delete rest[field]
  return rest
}

/** What a person wrote while the script was still on its way: not what the form was drawn with. */
function changed<Values extends object>(typed: Partial<Values>, drawn: Values): Partial<Values> {
  const old = new Map<string, unknown>(Object.entries(drawn))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(
    Object.entries(typed).filter(([key, value]) => value !== old.get(key)),
  ) as Partial<Values>
}

const keyOf = (name: string) => `form ${name}`

function keep(name: string, values: object | null): void {
  try {
    if (values === null) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), JSON.stringify(values))
  } catch {
    // Where nothing is kept, the form works all the same.
  }
}

function readKept(name: string): object | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
    return typeof kept === 'object' ? kept : null
  } catch {
    return null
  }
}

/** Of what was kept only fields that the form has, and of their kind. */
function known<Values extends object>(kept: object, now: Values): Partial<Values> {
  const kinds = new Map(Object.entries(now).map(([key, value]) => [key, typeof value]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(
    Object.entries(kept).filter(([key, value]) => kinds.get(key) === typeof value),
  ) as Partial<Values>
}
