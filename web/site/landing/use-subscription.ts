import { useRef, useState, type SubmitEvent } from 'react'
import type { FormState } from '../../../contract/pages.ts'
import { api } from '../../lib/api.ts'
import { ApiError, failureText } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.tsx'

type State =
  | { kind: 'ready' | 'sending' }
  | { kind: 'done'; message: string }
  /** What is said beside the field, and what is said below for everything else. */
  | { kind: 'refused'; field: string | null; message: string | null }

export function useSubscription(form: FormState | null) {
  const { t } = useTexts()
  const [state, setState] = useState<State>(() => fromForm(form))
  // One attempt, one key: a repeat after a lost connection subscribes once.
  const attempt = useRef<{ email: string; key: string } | null>(null)

  const subscribe = async (email: string, website: string) => {
    setState({ kind: 'sending' })
    if (attempt.current?.email !== email) attempt.current = { email, key: crypto.randomUUID() }
    try {
      const { message } = await api(
        'POST /newsletter/subscribe',
        { body: { email, website } },
        { asForm: true, idempotencyKey: attempt.current.key },
      )
      attempt.current = null
      setState({ kind: 'done', message })
    } catch (error) {
      setState(fromError(error, { failed: t('newsletterForm.failed'), network: t('newsletterForm.network') }))
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.kind === 'sending') return
    const fields = new FormData(event.currentTarget)
    void subscribe(textOf(fields, 'email'), textOf(fields, 'website'))
  }
  return { state, submit }
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

function fromForm(form: FormState | null): State {
  if (form === null || form.message === null) return { kind: 'ready' }
  const field = form.fields['email'] ?? null
  return { kind: 'refused', field, message: field === null ? form.message : null }
}

function fromError(error: unknown, texts: { failed: string; network: string }): State {
  const field = error instanceof ApiError ? (error.fields['email'] ?? null) : null
  return { kind: 'refused', field, message: field === null ? failureText(error, texts) : null }
}
