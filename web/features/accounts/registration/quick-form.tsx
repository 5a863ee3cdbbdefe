import { Briefcase, Building2, House } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { SessionUser } from '../../../../contract/accounts.ts'
import { userTypes } from '../../../../contract/reference/options/people.ts'
import type { RegisteredType } from '../../../../contract/rules/accounts.ts'
import { api } from '../../../lib/api.ts'
import { useForm, type FieldErrors } from '../../../lib/form.ts'
import { loadPlaces, useVocabulary } from '../../../lib/reference.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Autocomplete } from '../../../ui/controls/autocomplete.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { RadioCards } from '../../../ui/controls/radio-cards.tsx'
import { PasswordField } from '../../../ui/controls/password-field.tsx'
import { ConsentField } from '../../../ui/controls/consent-field.tsx'
import { FieldGroup } from '../../../ui/controls/field-group.tsx'
import { FormMessage, leadToWrong, useLeadToWrong } from './frame.tsx'
import { wordsFor } from './outcome.ts'
import { PersonFields } from './person-fields.tsx'
import {
  emptyQuick,
  isMismatch,
  quickBody,
  quickProblems,
  typeOf,
  type QuickText,
  type QuickValues,
} from './quick-values.ts'
import { EmailInput, PhoneInput, UsernameInput } from '../../../ui/controls/text-input.tsx'

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
  const { form, values, set, busy, message, submit, ...refused } = useQuickForm(partner, onRegistered)
  const errors: FieldErrors<QuickValues> = refused.errors
  const places = useVocabulary(loadPlaces, 'prefix')
  useLeadToWrong(form, busy)
  const type = typeOf(values)
  const takePreset = useEffectEvent((chosen: RegisteredType) => set('userType', chosen))
  useEffect(() => {
    if (preset !== null) takePreset(preset)
  }, [preset])

  const field = (name: QuickText) => ({
    label: t(`registration.fields.${name}`),
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
  const mismatch = isMismatch(values) ? t('registration.problems.mismatch') : null
  const secret = {
    autoComplete: 'new-password' as const,
    maxLength: 200,
    show: t('registration.show'),
    hide: t('registration.hide'),
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        submit(event)
        requestAnimationFrame(() => leadToWrong(form.current))
      }}
      className="mt-6 grid gap-8"
    >
      <RadioCards
        legend={t('registration.fields.userType')}
        name="userType"
        options={order.map((value) => ({
          value,
          title: userTypes.find((option) => option.value === value)?.label[language] ?? value,
          text: t(`registration.types.${value}`),
          Icon: icons[value],
        }))}
        value={type}
        onChange={(value) => set('userType', value)}
        error={errors.userType ?? null}
        required
      />
      <PersonFields type={type} text={text} choice={choice} />
      <FieldGroup legend={t('registration.groups.contact')}>
        <EmailInput {...text('email')} hint={t('registration.hints.email')} />
        <PhoneInput {...text('phone')} hint={t('registration.hints.phone')} />
        <Autocomplete {...places} {...choice('location')} hint={t('registration.hints.location')} />
      </FieldGroup>
      <FieldGroup legend={t('registration.groups.account')}>
        <div className="sm:col-span-2">
          <UsernameInput {...text('username')} hint={t('registration.hints.username')} />
        </div>
        <PasswordField {...secret} {...text('password')} hint={t('registration.hints.password')} />
        <PasswordField
          {...secret}
          {...text('confirmPassword')}
          hint={t('registration.hints.confirmPassword')}
          error={mismatch ?? errors.confirmPassword ?? null}
        />
        {/* It stands beside the confirmation, and changes while either of the two is typed. */}
        <p aria-live="polite" className="sr-only">
          {mismatch}
        </p>
      </FieldGroup>
      <div className="grid justify-items-start gap-4">
        <ConsentField
          text={t('registration.consent')}
          newTab={t('registration.newTab')}
          checked={values.consent}
          onChange={(checked) => set('consent', checked)}
          error={errors.consent ?? null}
        />
        <FormMessage text={message} />
        <Button submit busy={busy} disabled={!live}>
          {t('registration.submit')}
        </Button>
      </div>
    </form>
  )
}

function useQuickForm(partner: string | null, onRegistered: Props['onRegistered']) {
  const { t } = useTexts()
  return useForm({
    name: 'registration',
    initial: emptyQuick,
    // An agreement is given, not found: it is not kept either.
    secrets: ['password', 'confirmPassword', 'consent'],
    check: (values) => {
      const problems = Object.entries(quickProblems(values))
      if (problems.length === 0) return null
      const fields = Object.fromEntries(
        problems.map(([name, problem]) => [name, t(`registration.problems.${problem}`)]),
      )
      const isMissing = problems.some(([, problem]) => problem === 'required')
      return { message: isMissing ? t('registration.missing') : null, fields }
    },
    send: async (values) => {
      const body = quickBody(values, partner)
      if (body === null) throw new Error('A form was sent that its check had not passed')
      onRegistered(await api('POST /users/register', { body }))
    },
    words: (error) =>
      wordsFor(error, {
        failed: t('registration.failed'),
        unexpected: t('registration.failed'),
        network: t('registration.network'),
      }),
  })
}
