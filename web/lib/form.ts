import { use, useEffect, useRef, useState, type SubmitEvent } from 'react'
import type * as z from 'zod/mini'
import type { FieldProblem } from '../../contract/errors.ts'
import { fieldProblems } from '../../contract/rules/field-problems.ts'
import { ApiError } from './api-error.ts'
import {
  changesOf,
  dropDraft,
  follow,
  keepDraft,
  readDraft,
  readTyped,
  type FormValues,
} from './form-drafts.ts'
import { RefreshingContext } from './refreshing.ts'

export type FieldErrors<Values> = { [Field in keyof Values]?: string }
type Refusal<Values> = { message: string | null; fields: FieldErrors<Values> }

type Settings<Values, Body> = {
  /** Under which name a half-filled form is kept until the tab is closed; it names the person, where one is signed in. */
  name: string
  /** What is saved. While it is asked for anew, the fields that a person has not changed follow it. */
  initial: Values
  /** Never kept, not even for a reload. */
  secrets?: readonly (keyof Values)[]
  /** What is sent, as the schema reads it. */
  body: (values: Values) => unknown
  /** The contract's schema of what is sent: the server's own. Fetched when the form is first used. */
  schema: () => Promise<z.ZodMiniType<unknown, Body>>
  /** The field of the form that a field of the body belongs to, where they have different names. */
  fieldOf?: (name: string) => string
  /** What to say beside a field. */
  problem: (field: keyof Values & string, problem: FieldProblem) => string
  /** What the schema cannot know, such as a password typed twice. It wins over what the schema finds. */
  check?: (values: Values) => FieldErrors<Values>
  /** Said of the whole form where a needed field is empty. */
  missing?: string
  send: (body: Body, values: Values) => Promise<void>
  /** What to say of the whole where sending failed; null where what is said beside the fields is enough. */
  failed: (error: unknown) => string | null
}

/** A form whose words survive a reload and a lost connection, and which says what is wrong beside each field. */
export function useForm<Values extends FormValues, Body>(settings: Settings<Values, Body>) {
  const { name, initial, secrets = [], fieldOf = (field) => field.split('.')[0] ?? field } = settings
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [values, setValues] = useState(initial)
  /** The same, without waiting for React to draw: the schema may come after more was typed. */
  const latest = useRef(initial)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal<Values> | null>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    // Known only in the browser, and after the page was drawn as the server drew it.
    const now = latest.current
    latest.current = { ...now, ...readDraft(name, now), ...readTyped(form.current, now) }
    setValues(latest.current)
  }, [name])
  /** What the values are compared with. */
  const base = useRef(initial)
  useEffect(() => {
    if (Object.keys(changesOf(initial, base.current)).length === 0) return
    latest.current = follow(latest.current, base.current, initial)
    base.current = initial
    setValues(latest.current)
  }, [initial])
  /** Those of the latest drawing: a press that waited has older ones. */
  const newest = useRef(settings)
  useEffect(() => {
    newest.current = settings
  })
  const refreshed = useRefreshed()
  useEffect(() => {
    // After the errors are drawn: the first wrong field is where to continue.
    if (refusals > 0) focusFirstError(form.current)
  }, [refusals])

  const put = (next: Values, fields: readonly (keyof Values)[]) => {
    void settings.schema().catch(() => {})
    latest.current = next
    setValues(next)
    keepDraft(name, next, base.current, secrets)
    setRefusal((now) => (now === null ? null : { ...now, fields: without(now.fields, fields) }))
  }
  const refuse = (next: Refusal<Values>) => {
    setRefusal(next)
    setRefusals((count) => count + 1)
  }
  const isField = (field: string): field is keyof Values & string => Object.hasOwn(initial, field)
  /** By the contract's schema and by the form's own check; null where nothing is wrong. */
  const findProblems = (
    schema: z.ZodMiniType | null,
    body: unknown,
    own: FieldErrors<Values>,
  ): Refusal<Values> | null => {
    const result = schema?.safeParse(body, { reportInput: true })
    const found = result === undefined || result.success ? {} : fieldProblems(result.error.issues)
    const texts = new Map<string, string>()
    for (const [path, { problem }] of Object.entries(found)) {
      const field = fieldOf(path)
      if (isField(field) && !texts.has(field)) texts.set(field, settings.problem(field, problem))
    }
    const fields: FieldErrors<Values> = { ...byField<Values>(texts), ...own }
    if (Object.keys(fields).length === 0) return null
    const isMissing = Object.values(found).some(({ problem }) => problem === 'required')
    return { message: isMissing ? (settings.missing ?? null) : null, fields }
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    try {
      // Without a connection the schema may be missing: then the server alone says what is wrong.
      const schema = await settings.schema().catch(() => null)
      const typed = latest.current
      const wrong = findProblems(schema, settings.body(typed), settings.check?.(typed) ?? {})
      if (wrong !== null) return refuse(wrong)
      setBusy(true)
      setRefusal(null)
      await refreshed()
      const sent = latest.current
      // The schema has just accepted it, or the server will say what is wrong with it.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      await newest.current.send(newest.current.body(sent) as Body, sent)
      dropDraft(name)
    } catch (error) {
      refuse({ message: settings.failed(error), fields: fieldsOf(error, fieldOf) })
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  const errors: FieldErrors<Values> = refusal?.fields ?? {}
  return {
    form,
    values,
    set: <Field extends keyof Values>(field: Field, value: Values[Field]) =>
      put({ ...latest.current, [field]: value }, [field]),
    /** Several together, where one choice decides others. */
    setAll: (changes: Partial<Values>) => put({ ...latest.current, ...changes }, Object.keys(changes)),
    busy,
    message: refusal?.message ?? null,
    errors,
    /** Back to how it was at first, after success. */
    clear: () => {
      dropDraft(name)
      latest.current = initial
      setValues(initial)
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
  }
}

/** Answers how to wait until nothing on the screen is old: saving an old field would undo a change made elsewhere. */
function useRefreshed(): () => Promise<void> {
  const isRefreshing = use(RefreshingContext)
  const refreshing = useRef(isRefreshing)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    refreshing.current = isRefreshing
    if (!isRefreshing) waiting.current?.()
  }, [isRefreshing])
  return async () => {
    if (refreshing.current) await new Promise<void>((resolve) => (waiting.current = resolve))
  }
}

function fieldsOf<Values>(error: unknown, fieldOf: (name: string) => string): FieldErrors<Values> {
  if (!(error instanceof ApiError)) return {}
  return byField(Object.entries(error.fields).map(([path, text]) => [fieldOf(path), text]))
}

/** Texts of fields that the form does not have are never read. */
function byField<Values>(texts: Iterable<readonly [string, string]>): FieldErrors<Values> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(texts) as FieldErrors<Values>
}

function without<Values>(fields: FieldErrors<Values>, gone: readonly (keyof Values)[]): FieldErrors<Values> {
  const rest = { ...fields }
  for (const field of gone) delete rest[field]
  return rest
}

/** A group of cards cannot take the focus itself: its first card does. */
function focusFirstError(form: HTMLFormElement | null): void {
  const wrong =
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLElement>('[role="alert"]:not(:empty)')
  const target = wrong?.querySelector('input') ?? wrong
  target?.focus()
}
