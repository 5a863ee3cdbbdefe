import { useState } from 'react'
import { longestSecondFactor } from '../../../contract/rules/accounts.ts'
import { api } from '../../lib/api.ts'
import { useAct } from '../../lib/endpoints.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { CopyField } from '../../ui/controls/copy-field.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { Section } from './section.tsx'
import { useFailed, useFailureTexts } from './use-failed.ts'

type Props = {
  isOn: boolean
  /** Nothing else is open before it is set up. */
  forced?: boolean
  /** Where it is forced only once the recovery codes are noted: what comes next takes their place. */
  onConfirmed: () => void
}
type Key = { secret: string; address: string }

const schema = async () =>
  (await import('../../../contract/staff.ts')).staffEndpoints['POST /staff/second-factor/confirm'].body

/** Staff set up an authenticator app; its recovery codes are shown this once. */
export function SecondFactorSection({ isOn, forced = false, onConfirmed }: Props) {
  const { t } = useTexts()
  const begin = useAct('POST /staff/second-factor', { ...useFailureTexts(), quiet: true })
  const [key, setKey] = useState<Key | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Section heading={t('settings.factor.heading')} text={t('settings.factor.text')}>
      {codes !== null ? (
        <RecoveryCodes codes={codes} onDone={forced ? onConfirmed : null} />
      ) : isOn ? (
        <p>
          <Badge tone="good">{t('settings.factor.on')}</Badge>
        </p>
      ) : key === null ? (
        <>
          <FormAlert message={begin.failure} />
          <Button busy={begin.busy} onClick={() => void begin.run({}).then(setKey)}>
            {t('settings.factor.begin')}
          </Button>
        </>
      ) : (
        <Confirm
          secret={key}
          onCodes={(made) => {
            setCodes(made)
            if (!forced) onConfirmed()
          }}
        />
      )}
    </Section>
  )
}

function useCopyWords() {
  const { t } = useTexts()
  return {
    copy: t('settings.copy.copy'),
    copied: t('settings.copy.copied'),
    done: t('settings.copy.done'),
    failed: t('settings.copy.failed'),
  }
}

function Confirm({ secret, onCodes }: { secret: Key; onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTexts()
  const toast = useToast()
  const failed = useFailed()
  const copyWords = useCopyWords()
  const { form, values, set, errors, busy, message, submit } = useForm({
    name: 'settings-second-factor',
    initial: { code: '' },
    secrets: ['code'],
    body: (typed) => typed,
    schema,
    problem: () => t('settings.problems.required'),
    send: async (body) => {
      const { message: said, recoveryCodes } = await api('POST /staff/second-factor/confirm', { body })
      toast(said)
      onCodes(recoveryCodes)
    },
    failed,
  })
  return (
    <>
      <CopyField label={t('settings.factor.secret')} value={secret.secret} {...copyWords} />
      <CopyField label={t('settings.factor.address')} value={secret.address} {...copyWords} />
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextInput
          label={t('settings.factor.code')}
          hint={t('settings.factor.codeHint')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={longestSecondFactor}
          required
          value={values.code}
          error={errors.code ?? null}
          onChange={(event) => set('code', event.target.value)}
        />
        <FormAlert message={message} />
        <Button submit busy={busy}>
          {t('settings.factor.confirm')}
        </Button>
      </form>
    </>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: (() => void) | null }) {
  const { t } = useTexts()
  const copyWords = useCopyWords()
  return (
    <>
      <p className="rounded-card bg-accent-soft p-4 font-medium text-on-accent-soft">
        {t('settings.factor.keep')}
      </p>
      <CopyField label={t('settings.factor.codes')} value={codes.join('\n')} {...copyWords} />
      {onDone !== null && <Button onClick={onDone}>{t('settings.factor.noted')}</Button>}
    </>
  )
}
