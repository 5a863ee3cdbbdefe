import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { UsernameInput } from '../../ui/controls/text-input.tsx'
import { isRefusedField, usePortalForm } from './use-portal-form.ts'

const schema = async () =>
  (await import('../../../contract/partners.ts')).partnerEndpoints['GET /partners/exists/:username'].params

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
        required
        value={values.agent}
        error={errors.agent ?? null}
        onChange={(event) => {
          onChange?.()
          set('agent', event.target.value)
        }}
      />
      <FormAlert message={message} />
      <Button submit busy={busy}>
        {submit}
      </Button>
    </form>
  )
}

function useAgent(onFound: Props['onFound']) {
  const { t } = useTexts()
  return usePortalForm({
    name: 'partner-agent',
    initial: { agent: '' },
    body: ({ agent }) => ({ username: agent.trim() }),
    schema,
    fieldOf: () => 'agent',
    problem: () => t('partner.problems.agent'),
    check: ({ agent }): { agent?: string } =>
      agent.trim() === '' ? { agent: t('partner.problems.required') } : {},
    send: async (params) => {
      if (await api('GET /partners/exists/:username', { params })) return onFound(params.username)
      throw new ApiError(404, { fields: { agent: t('partner.problems.agent') } })
    },
    failure: (error) =>
      t(isRefusedField(error) ? 'partner.toasts.agentNotFound' : 'partner.toasts.checkFailure'),
  })
}
