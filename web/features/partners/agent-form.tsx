import { api, ApiError } from '../../lib/api.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useToast } from '../../ui/controls/toast.tsx'
import { UsernameInput } from '../../ui/controls/text-input.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { useWords } from './words.ts'

type Props = {
  submit: string
  /** With the username of an agent that there is. */
  onFound: (username: string) => void
  /** What is typed no longer fits what was found. */
  onChange?: () => void
}

/** Asks for the username of an agent, and whether there is one of that name. */
export function AgentForm({ submit, onFound, onChange }: Props) {
  const { t } = useTexts()
  const { form, values, set, errors, busy, message, submit: send } = useAgent(onFound)
  return (
    <form ref={form} method="post" noValidate onSubmit={send} className="grid gap-5">
      <UsernameInput
        label={t('partner.fields.agent')}
        hint={t('partner.hints.agent')}
        name="agent"
        maxLength={60}
        required
        value={values.agent}
        error={errors.agent ?? null}
        onChange={(event) => {
          onChange?.()
          set('agent', event.target.value)
        }}
      />
      <FormAlert message={message || null} />
      <Button submit busy={busy}>
        {submit}
      </Button>
    </form>
  )
}

function useAgent(onFound: Props['onFound']) {
  const { t } = useTexts()
  const toast = useToast()
  const words = useWords()
  const initial = { agent: '' }
  const form = useForm({
    name: 'partner-agent',
    initial,
    secrets: [],
    check: ({ agent }) =>
      agent.trim() === '' ? { message: null, fields: { agent: t('partner.problems.required') } } : null,
    send: async ({ agent }) => {
      const username = agent.trim()
      const known = await api('GET /partners/exists/:username', { params: { username } }).catch(
        (error: unknown) => {
          toast(t('partner.toasts.checkFailure'), 'bad')
          throw error
        },
      )
      if (known) return onFound(username)
      toast(t('partner.toasts.agentNotFound'), 'bad')
      const fields = { agent: t('partner.problems.agent') }
      throw new ApiError(404, { code: 'not_found', message: '', fields, requestId: '' })
    },
    words,
  })
  const errors: FieldErrors<typeof initial> = form.errors
  return { ...form, errors }
}
