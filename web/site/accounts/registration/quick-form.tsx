import { Briefcase, Building2, House } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { SessionUser } from '../../../../contract/accounts.ts'
import type { FieldProblem } from '../../../../contract/errors.ts'
import { userTypes } from '../../../../contract/reference/options/people.ts'
import { longestPassword, type RegisteredType } from '../../../../contract/rules/accounts.ts'
import { api } from '../../../lib/api.ts'
import { failureText } from '../../../lib/api-error.ts'
import { useForm, type FieldErrors } from '../../../lib/form.ts'
import { loadPlaces, useVocabulary } from '../../../lib/reference.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Autocomplete } from '../../../ui/controls/autocomplete.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ConsentField } from '../../../ui/controls/consent-field.tsx'
import { FieldGroup } from '../../../ui/controls/field-group.tsx'
import { FormMessage } from '../../../ui/controls/form-message.tsx'
import { PasswordField } from '../../../ui/controls/password-field.tsx'
import { RadioCards } from '../../../ui/controls/radio-cards.tsx'
import { EmailInput, PhoneInput, UsernameInput } from '../../../ui/controls/text-input.tsx'
import { PersonFields } from './person-fields.tsx'
import {
  emptyQuick,
  isMismatch,
  quickBody,
  typeOf,
  type QuickText,
  type QuickValues,
} from './quick-values.ts'

type Answer = { message: string; data: { token: string; user: SessionUser } }
type Props = {
  /** Until the script has taken over nothing can be sent. */
  live: boolean
  preset: RegisteredType | null
  partner: string | null
  onRegistered: (answer: Answer) => void
}

const icons = { CAREER: Briefcase, BUSINESS: Building2, HOUSEHOLD: House } as const
/** Most people look for work; households hire more often than businesses. */
const order = ['CAREER', 'HOUSEHOLD', 'BUSINESS'] as const

/** One form for everyone; what is asked depends on the kind of account. */
export function QuickForm({ live, preset, partner, onRegistered }: Props) {
  const { t, language } = useTexts()
  const { form, values, set, errors, busy, message, submit } = useQuickForm(partner, onRegistered)
  const places = useVocabulary(loadPlaces, 'prefix')
  const type = typeOf(values)
  const takePreset = useEffectEvent((chosen: RegisteredType) => set('userType', chosen))
  useEffect(() => {
    if (preset !== null) takePreset(preset)
  }, [preset])

  const field = (name: QuickText) => ({
    label: t(`quickRegistration.fields.${name}`),
    name,
    value: values[name],
    error: errors[name] ?? null,
    required: true,
  })
  const text = (name: QuickText) => ({
    ...field(name),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  const choice = (name: QuickText) => ({ ...field(name), onChange: (value: string) => set(name, value) })
  const mismatch = isMismatch(values) ? t('quickRegistration.problems.mismatch') : null
  const secret = {
    autoComplete: 'new-password' as const,
    maxLength: longestPassword,
    show: t('quickRegistration.show'),
    hide: t('quickRegistration.hide'),
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="mt-6 grid gap-8">
      <RadioCards
        legend={t('quickRegistration.fields.userType')}
        name="userType"
        options={order.map((value) => ({
          value,
          title: userTypes.find((option) => option.value === value)?.label[language] ?? value,
          text: t(`quickRegistration.types.${value}`),
          Icon: icons[value],
        }))}
        value={type}
        onChange={(value) => set('userType', value)}
        error={errors.userType ?? null}
        required
      />
      <PersonFields type={type} text={text} choice={choice} />
      <FieldGroup legend={t('quickRegistration.groups.contact')}>
        <EmailInput {...text('email')} hint={t('quickRegistration.hints.email')} />
        <PhoneInput {...text('phone')} hint={t('quickRegistration.hints.phone')} />
        <Autocomplete {...places} {...choice('location')} hint={t('quickRegistration.hints.location')} />
      </FieldGroup>
      <FieldGroup legend={t('quickRegistration.groups.account')}>
        <div className="sm:col-span-2">
          <UsernameInput {...text('username')} hint={t('quickRegistration.hints.username')} />
        </div>
        <PasswordField {...secret} {...text('password')} hint={t('quickRegistration.hints.password')} />
        <PasswordField
          {...secret}
          {...text('confirmPassword')}
          hint={t('quickRegistration.hints.confirmPassword')}
          error={mismatch ?? errors.confirmPassword ?? null}
        />
        {/* It is shown beside the confirmation, and changes while either of the two is typed. */}
        <p aria-live="polite" className="sr-only">
          {mismatch}
        </p>
      </FieldGroup>
      <div className="grid justify-items-start gap-4">
        <ConsentField
          text={t('quickRegistration.consent')}
          newTab={t('quickRegistration.newTab')}
          checked={values.consent}
          onChange={(checked) => set('consent', checked)}
          error={errors.consent ?? null}
        />
        <FormMessage text={message} />
        <Button submit busy={busy} disabled={!live}>
          {t('quickRegistration.submit')}
        </Button>
      </div>
    </form>
  )
}

const schema = async () =>
  (await import('../../../../contract/accounts.ts')).accountEndpoints['POST /users/register'].body

function useQuickForm(partner: string | null, onRegistered: Props['onRegistered']) {
  const { t } = useTexts()
  const required = t('quickRegistration.problems.required')
  const form = useForm({
    name: 'registration',
    initial: emptyQuick,
    // An agreement is given, not found: it is not kept either.
    secrets: ['password', 'confirmPassword', 'consent'],
    body: (values) => quickBody(values, partner),
    schema,
    problem: (_field, problem) => t(`quickRegistration.problems.${problemText(problem)}`),
    check: (values) => ({
      ...(typeOf(values) === null ? { userType: required } : {}),
      ...(values.confirmPassword.trim() === '' ? { confirmPassword: required } : {}),
      ...(isMismatch(values) ? { confirmPassword: t('quickRegistration.problems.mismatch') } : {}),
    }),
    send: async (body) => onRegistered(await api('POST /users/register', { body })),
    failed: (error) =>
      failureText(error, {
        failed: t('quickRegistration.failed'),
        connection: t('quickRegistration.network'),
      }),
  })
  const missing = isMissing(form.errors, form.values) ? t('quickRegistration.missing') : null
  return { ...form, message: form.message ?? missing }
}

const texts = ['email', 'phone', 'username', 'usernameReserved', 'name', 'tooLong', 'consent'] as const

/** The text in `quickRegistration.problems`. */
function problemText(problem: FieldProblem) {
  if (problem === 'tooShort') return 'password'
  const own = texts.find((text) => text === problem)
  return own ?? 'required'
}

/** Some field is wrong because it is empty; also one that only the form asks for. */
const isMissing = (errors: FieldErrors<QuickValues>, values: QuickValues): boolean =>
  Object.entries(values).some(
    ([field, value]) => typeof value === 'string' && value.trim() === '' && Object.hasOwn(errors, field),
  )
