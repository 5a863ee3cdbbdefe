import { longestName, longestPassword } from '../../../contract/rules/accounts.ts'
import { api } from '../../lib/api.ts'
import type { Answer } from '../../lib/endpoints.ts'
import type { FieldErrors } from '../../lib/form.ts'
import { loadPlaces, useVocabulary } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'
import { Autocomplete } from '../../ui/controls/autocomplete.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ConsentField } from '../../ui/controls/consent-field.tsx'
import { FieldGroup } from '../../ui/controls/field-group.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { EmailInput, PhoneInput, TextInput, UsernameInput } from '../../ui/controls/text-input.tsx'
import {
  emptyPartner,
  fieldOfBody,
  isMismatch,
  partnerBody,
  problemOf,
  type PartnerText,
  type PartnerValues,
} from './register-values.ts'
import { usePortalForm } from './use-portal-form.ts'

type Props = { onRegistered: (answer: Answer<'POST /partners/register'>) => void }

const schema = async () =>
  (await import('../../../contract/partners.ts')).partnerEndpoints['POST /partners/register'].body

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
    maxLength: longestPassword,
    show: t('partner.show'),
    hide: t('partner.hide'),
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-8">
      <FieldGroup legend={t('partner.register.person')}>
        <TextInput {...text('firstName')} autoComplete="given-name" maxLength={longestName} />
        <TextInput {...text('lastName')} autoComplete="family-name" maxLength={longestName} />
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
        <FormAlert message={message} />
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
  const form = usePortalForm({
    name: 'partner-registration',
    initial: emptyPartner,
    // An agreement is given, not found: it is not kept either.
    secrets: ['password', 'confirmPassword', 'consent'],
    body: partnerBody,
    schema,
    fieldOf: fieldOfBody,
    problem: (field, problem): string => t(`partner.problems.${problemOf(field, problem, form.values)}`),
    check: (values): FieldErrors<PartnerValues> => {
      if (isMismatch(values)) {
        toast(t('partner.toasts.mismatch'), 'bad')
        return { confirmPassword: t('partner.problems.mismatch') }
      }
      return values.confirmPassword === '' ? { confirmPassword: t('partner.problems.required') } : {}
    },
    send: async (body) => onRegistered(await api('POST /partners/register', { body })),
    failure: () => t('partner.toasts.registerFailure'),
  })
  return form
}
