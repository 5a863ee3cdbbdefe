import type { Profile } from '../../../contract/profile.ts'
import { isEmployer } from '../../../contract/rules/accounts.ts'
import { FormMessage } from '../../features/accounts/registration/frame.tsx'
import { wordsFor } from '../../features/accounts/registration/outcome.ts'
import { isWellWritten } from '../../features/accounts/registration/rules.ts'
import { api } from '../../lib/api.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { usePath } from '../../lib/paths.tsx'
import { loadPlaces, useVocabulary, type Reference } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Autocomplete } from '../../ui/controls/autocomplete.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { labelOfValue } from '../onboarding/lists.ts'
import { drawnName } from '../onboarding/step-form.tsx'
import { ProfileActions } from './profile-actions.tsx'

const fields = [
  'companyName',
  'firstName',
  'lastName',
  'phoneNumber',
  'email',
  'password',
  'location',
] as const
type Field = (typeof fields)[number]
type Values = { [Name in Field]: string }
type Props = {
  places: Reference
  profile: Profile
  /** Where it leads once it is saved, and by the way back. */
  home: string
  /** What is said there of it. */
  homeQuery?: string
}

/** Who somebody is, for employers and for those who look for work. */
export function ProfileForm(props: Props) {
  const { t } = useTexts()
  const suggestions = useVocabulary(loadPlaces, 'prefix')
  const { form, values, set, errors, busy, message, submit, needs } = useProfileForm(props)
  const field = (name: Field) => ({
    label: t(`profile.fields.${name}`),
    name: drawnName(name),
    value: values[name],
    error: errors[name] ?? null,
    required: needs(name, values),
  })
  const text = (name: Field) => ({
    ...field(name),
    optional: !needs(name, values),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  const { optional: _, ...password } = text('password')
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-6">
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextInput {...text('firstName')} autoComplete="given-name" maxLength={60} />
        <TextInput {...text('lastName')} autoComplete="family-name" maxLength={60} />
        <TextInput
          {...text('phoneNumber')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={t('profile.hints.phoneNumber')}
        />
        <TextInput {...text('email')} type="email" autoComplete="email" hint={t('profile.hints.email')} />
        {needs('password', values) && (
          <PasswordField
            {...password}
            hint={t('profile.hints.password')}
            autoComplete="current-password"
            show={t('profile.showPassword')}
            hide={t('profile.hidePassword')}
          />
        )}
        <Autocomplete
          {...suggestions}
          {...field('location')}
          hint={t('profile.hints.location')}
          onChange={(value) => set('location', value)}
        />
        {isEmployer(props.profile.userType) && (
          <TextInput {...text('companyName')} autoComplete="organization" maxLength={120} />
        )}
      </div>
      <FormMessage text={message} />
      <ProfileActions busy={busy} home={props.home} />
    </form>
  )
}

function useProfileForm({ places, profile, home, homeQuery = '' }: Props) {
  const { t, language } = useTexts()
  const path = usePath()
  const isBusiness = profile.userType === 'BUSINESS'
  const otherEmail = (values: Values) => values.email.trim().toLowerCase() !== profile.email
  /** A business is a company and may leave its person unnamed; everyone else is a person. */
  const needs = (name: Field, values: Values): boolean => {
    if (name === 'companyName') return isBusiness
    if (name === 'firstName' || name === 'lastName') return !isBusiness
    // Whoever holds the address can have a new password sent to it.
    return name === 'password' ? otherEmail(values) : true
  }
  const form = useForm<Values>({
    name: `profile ${profile.id}`,
    initial: {
      companyName: profile.companyName ?? '',
      firstName: profile.firstName ?? '',
      lastName: profile.lastName ?? '',
      phoneNumber: profile.phoneNumber ?? '',
      email: profile.email,
      password: '',
      location: labelOfValue(places, profile.location, language),
    },
    secrets: ['password'],
    check: (values) => {
      const wrong: FieldErrors<Values> = {}
      for (const name of fields) {
        if (needs(name, values) && values[name].trim() === '') wrong[name] = t('profile.problems.required')
      }
      if (!isWellWritten.phone(values.phoneNumber)) wrong.phoneNumber ??= t('profile.problems.phone')
      if (!isWellWritten.email(values.email)) wrong.email ??= t('profile.problems.email')
      return Object.keys(wrong).length === 0 ? null : { message: null, fields: wrong }
    },
    send: async ({ email, password, companyName, ...details }) => {
      const person = isEmployer(profile.userType) ? { ...details, companyName } : details
      const address = otherEmail({ ...details, companyName, email, password })
        ? { email, password }
        : { email: profile.email }
      await api('PUT /users/job-seeker/profile', { body: { ...person, ...address } })
      location.assign(path(home) + homeQuery)
    },
    words: (error) =>
      wordsFor(error, {
        failed: t('profile.failed.save'),
        unexpected: t('profile.failed.save'),
        network: t('profile.failed.network'),
      }),
  })
  const errors: FieldErrors<Values> = form.errors
  return { ...form, errors, needs }
}
