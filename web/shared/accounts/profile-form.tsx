import { useQueryClient } from '@tanstack/react-query'
import type { FieldProblem } from '../../../contract/errors.ts'
import type { Profile } from '../../../contract/profile.ts'
import { homes, isEmployer, longestCompanyName, longestName } from '../../../contract/rules/accounts.ts'
import { api } from '../../lib/api.ts'
import { failureText } from '../../lib/api-error.ts'
import { refresh } from '../../lib/endpoints.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { labelOfValue, lists } from '../../lib/lists.ts'
import { go } from '../../lib/navigation.ts'
import { usePath } from '../../lib/paths.tsx'
import { vocabularyOf } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Autocomplete } from '../../ui/controls/autocomplete.tsx'
import { FormMessage } from '../../ui/controls/form-message.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { EmailInput, PhoneInput, TextInput } from '../../ui/controls/text-input.tsx'
import { ProfileActions } from './profile-actions.tsx'

type Field = 'companyName' | 'firstName' | 'lastName' | 'phoneNumber' | 'email' | 'password' | 'location'
type Values = { [Name in Field]: string }
type Props = {
  profile: Profile
  /** What the home page is to say once it is saved. */
  homeQuery?: string
}

const schema = async () =>
  (await import('../../../contract/profile.ts')).profileEndpoints['PUT /users/job-seeker/profile'].body

/** Who somebody is, for employers and for those who look for work. */
export function ProfileForm({ profile, homeQuery = '' }: Props) {
  const { t, language } = useTexts()
  const { form, values, set, errors, busy, message, submit } = useProfileForm(profile, homeQuery)
  const field = (name: Field) => ({
    label: t(`profile.fields.${name}`),
    name,
    value: values[name],
    error: errors[name] ?? null,
    required: isNeeded(name, profile),
  })
  const text = (name: Field) => ({
    ...field(name),
    optional: !isNeeded(name, profile),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  const { optional: _, ...password } = text('password')
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-6">
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextInput {...text('firstName')} autoComplete="given-name" maxLength={longestName} />
        <TextInput {...text('lastName')} autoComplete="family-name" maxLength={longestName} />
        <PhoneInput {...text('phoneNumber')} hint={t('profile.hints.phoneNumber')} />
        <EmailInput {...text('email')} hint={t('profile.hints.email')} />
        {isOtherEmail(values.email, profile) && (
          <PasswordField
            {...password}
            hint={t('profile.hints.password')}
            autoComplete="current-password"
            show={t('profile.showPassword')}
            hide={t('profile.hidePassword')}
          />
        )}
        <Autocomplete
          {...vocabularyOf(lists.places, 'prefix', language)}
          {...field('location')}
          hint={t('profile.hints.location')}
          onChange={(value) => set('location', value)}
        />
        {isEmployer(profile.userType) && (
          <TextInput {...text('companyName')} autoComplete="organization" maxLength={longestCompanyName} />
        )}
      </div>
      <FormMessage text={message} />
      <ProfileActions busy={busy} />
    </form>
  )
}

const isOtherEmail = (email: string, profile: Profile) => email.trim().toLowerCase() !== profile.email

/** A business is a company and may leave its person unnamed; everyone else is a person. */
function isNeeded(name: Field, { userType }: Profile): boolean {
  switch (name) {
    case 'companyName':
      return userType === 'BUSINESS'
    case 'firstName':
    case 'lastName':
      return userType !== 'BUSINESS'
    case 'phoneNumber':
    case 'email':
    case 'password':
    case 'location':
      return true
  }
}

function useProfileForm(profile: Profile, homeQuery: string) {
  const { t, language } = useTexts()
  const path = usePath()
  const client = useQueryClient()
  return useForm({
    name: `profile ${profile.id}`,
    initial: initialOf(profile, labelOfValue(lists.places, profile.location, language)),
    secrets: ['password'],
    body: (values) => bodyOf(values, profile),
    schema,
    problem: useProblemText(),
    check: (values) => {
      const wrong: FieldErrors<Values> = {}
      for (const name of ['companyName', 'firstName', 'lastName'] as const) {
        if (isNeeded(name, profile) && values[name].trim() === '')
          wrong[name] = t('profile.problems.required')
      }
      return wrong
    },
    send: async (body) => {
      await api('PUT /users/job-seeker/profile', { body })
      await refresh(client, [
        'GET /profile',
        'GET /account',
        'GET /onboarding',
        'GET /jobseeker/dashboard',
        'GET /employer/dashboard',
        'GET /employer/jobs/recommended',
      ])
      go(path(homes[profile.userType]) + homeQuery)
    },
    failed: (error) =>
      failureText(error, { failed: t('profile.failed.save'), connection: t('profile.failed.network') }),
  })
}

const initialOf = (profile: Profile, location: string): Values => ({
  companyName: profile.companyName ?? '',
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  phoneNumber: profile.phoneNumber ?? '',
  email: profile.email,
  password: '',
  location,
})

/** Only employers have a company, and only another address needs the password. */
function bodyOf({ companyName, email, password, ...person }: Values, profile: Profile) {
  return {
    ...person,
    ...(isEmployer(profile.userType) && { companyName }),
    ...(isOtherEmail(email, profile) ? { email, password } : { email: profile.email }),
  }
}

function useProblemText() {
  const { t } = useTexts()
  return (field: Field, problem: FieldProblem): string => {
    if (field === 'email') return t('profile.problems.email')
    if (problem === 'phone' || problem === 'name') return t(`profile.problems.${problem}`)
    return t(
      field === 'location' && problem !== 'required' ? 'profile.problems.place' : 'profile.problems.required',
    )
  }
}
