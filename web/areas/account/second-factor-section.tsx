import { useState } from 'react'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { CopyField } from '../../features/partners/copy-field.tsx'
import { api } from '../../lib/api.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useToast } from '../../ui/controls/toast.tsx'
import { Section } from './section.tsx'
import { useWords } from './words.ts'

type Props = {
  isOn: boolean
  /** Nothing else is open before it is set up. */
  forced?: boolean
  onConfirmed: () => void
}
type Key = { secret: string; address: string }

/** Staff set up an authenticator app; its recovery codes are shown this once. */
export function SecondFactorSection({ isOn, forced = false, onConfirmed }: Props) {
  const { t } = useTexts()
  const words = useWords()
  const [key, setKey] = useState<Key | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const begin = async () => {
    setBusy(true)
    setMessage(null)
    try {
      setKey(await api('POST /staff/second-factor', {}))
    } catch (error) {
      setMessage(words(error))
    } finally {
      setBusy(false)
    }
  }
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
          <FormAlert message={message} />
          <Button busy={busy} onClick={() => void begin()}>
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
  const words = useWords()
  const copyWords = useCopyWords()
  const initial = { code: '' }
  const { form, values, set, busy, message, submit, ...refused } = useForm({
    name: 'settings-second-factor',
    initial,
    secrets: ['code'],
    check: ({ code }) =>
      code.trim() === '' ? { message: null, fields: { code: t('settings.problems.required') } } : null,
    send: async (body) => {
      const { message: said, recoveryCodes } = await api('POST /staff/second-factor/confirm', { body })
      toast(said)
      onCodes(recoveryCodes)
    },
    words,
  })
  const errors: FieldErrors<typeof initial> = refused.errors
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
          maxLength={30}
          required
          value={values.code}
          error={errors.code ?? null}
          onChange={(event) => set('code', event.target.value)}
        />
        <FormAlert message={message || null} />
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
