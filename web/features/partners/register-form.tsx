import type { SessionUser } from '../../../contract/accounts.ts'
import { api, ApiError } from '../../lib/api.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { loadPlaces, useVocabulary } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Autocomplete } from '../../ui/controls/autocomplete.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useToast } from '../../ui/controls/toast.tsx'
import { EmailInput, PhoneInput, TextInput, UsernameInput } from '../../ui/controls/text-input.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { ConsentField } from '../../ui/controls/consent-field.tsx'
import { FieldGroup } from '../../ui/controls/field-group.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import {
  emptyPartner,
  isMismatch,
  partnerBody,
  partnerProblems,
  type PartnerText,
  type PartnerValues,
} from './register-values.ts'
import { useWords } from './words.ts'

type Registered = { message: string; data: { token: string; user: SessionUser } }
type Props = { onRegistered: (answer: Registered) => void }

const hideAfterMilliseconds = 150

export function RegisterForm({ onRegistered }: Props) {
  const { t } = useTexts()
  const { form, values, set, errors, busy, message, submit } = useRegistration(onRegistered)
  const places = useVocabulary(loadPlaces, 'prefix')
  const field = (name: PartnerText) => ({
    label: t(`partner.fields.${name}`),
    name,
    value: values[name],
    error: errors[name] ?? null,
    required: true,
  })
  const text = (name: PartnerText) => ({
    ...field(name),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  const mismatch = isMismatch(values) ? t('partner.problems.mismatch') : null
  const secret = {
    autoComplete: 'new-password' as const,
    maxLength: 200,
    show: t('partner.show'),
    hide: t('partner.hide'),
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-8">
      <FieldGroup legend={t('partner.register.person')}>
        <TextInput {...text('firstName')} autoComplete="given-name" maxLength={60} />
        <TextInput {...text('lastName')} autoComplete="family-name" maxLength={60} />
        <EmailInput {...text('email')} hint={t('partner.hints.email')} />
        <PhoneInput {...text('phoneNumber')} hint={t('partner.hints.phoneNumber')} />
        <Autocomplete
          {...places}
          {...field('location')}
          hint={t('partner.hints.location')}
          hideAfterMilliseconds={hideAfterMilliseconds}
          onChange={(value) => set('location', value)}
        />
      </FieldGroup>
      <FieldGroup legend={t('partner.register.account')}>
        <div className="sm:col-span-2">
          <UsernameInput {...text('username')} hint={t('partner.hints.username')} />
        </div>
        <PasswordField {...secret} {...text('password')} hint={t('partner.hints.password')} />
        <PasswordField
          {...secret}
          {...text('confirmPassword')}
          hint={t('partner.hints.confirmPassword')}
          error={mismatch ?? errors.confirmPassword ?? null}
        />
      </FieldGroup>
      <div className="grid justify-items-start gap-4">
        <ConsentField
          text={t('partner.consent')}
          newTab={t('partner.newTab')}
          checked={values.consent}
          onChange={(checked) => set('consent', checked)}
          error={errors.consent ?? null}
        />
        <FormAlert message={message || null} />
        <Button submit busy={busy}>
          {t('partner.register.submit')}
        </Button>
      </div>
    </form>
  )
}

function useRegistration(onRegistered: Props['onRegistered']) {
  const { t } = useTexts()
  const toast = useToast()
  const words = useWords()
  const form = useForm({
    name: 'partner-registration',
    initial: emptyPartner,
    // An agreement is given, not found: it is not kept either.
    secrets: ['password', 'confirmPassword', 'consent'],
    check: (values) => {
      const problems = Object.entries(partnerProblems(values))
      if (problems.length === 0) return null
      if (isMismatch(values)) toast(t('partner.toasts.mismatch'), 'bad')
      const fields = Object.fromEntries(
        problems.map(([name, problem]) => [name, t(`partner.problems.${problem}`)]),
      )
      return { message: null, fields }
    },
    send: async (values) => {
      try {
        onRegistered(await api('POST /partners/register', { body: partnerBody(values) }))
      } catch (error) {
        toast(t('partner.toasts.registerFailure'), 'bad')
        throw inOneForm(error)
      }
    },
    words,
  })
  const errors: FieldErrors<PartnerValues> = form.errors
  return { ...form, errors }
}

/** The profile travels by itself, but its fields stand among the others. */
function inOneForm(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.problem === 'network' || error.problem.fields === undefined)
    return error
  const fields = Object.fromEntries(
    Object.entries(error.problem.fields).map(([name, text]) => [name.replace(/^profile\./, ''), text]),
  )
  return new ApiError(error.status, { ...error.problem, fields })
}
