import type { Profile } from '../../../contract/profile.ts'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { FormMessage } from '../../features/accounts/registration/frame.tsx'
import { wordsFor } from '../../features/accounts/registration/outcome.ts'
import { isWellWritten } from '../../features/accounts/registration/rules.ts'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { api } from '../../lib/api.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { usePath } from '../../lib/paths.tsx'
import { loadPlaces, useVocabulary } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Autocomplete } from '../../ui/controls/autocomplete.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { labelOfValue } from '../onboarding/lists.ts'
import { drawnName } from '../onboarding/step-form.tsx'
import type { Reference } from './job-values.ts'

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
type Props = { places: Reference; profile: Profile }

export function EditProfile(props: Props) {
  const { t } = useTexts()
  const path = usePath()
  const suggestions = useVocabulary(loadPlaces, 'prefix')
  const { form, values, set, errors, busy, message, submit, needs } = useProfileForm(props)
  const field = (name: Field) => ({
    label: t(`employer.profile.fields.${name}`),
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
    <section className="page-column py-8">
      <div className="mx-auto max-w-4xl">
        <h1 className="text-2xl font-bold sm:text-3xl">{t('employer.profile.heading')}</h1>
        <p className="mt-2 max-w-prose text-lg">{t('employer.profile.intro')}</p>
        <form ref={form} method="post" noValidate onSubmit={submit} className="mt-6 grid gap-6">
          <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
            <TextInput {...text('firstName')} autoComplete="given-name" maxLength={60} />
            <TextInput {...text('lastName')} autoComplete="family-name" maxLength={60} />
            <TextInput
              {...text('phoneNumber')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              hint={t('employer.profile.hints.phoneNumber')}
            />
            <TextInput
              {...text('email')}
              type="email"
              autoComplete="email"
              hint={t('employer.profile.hints.email')}
            />
            {needs('password', values) && (
              <PasswordField
                {...password}
                hint={t('employer.profile.hints.password')}
                autoComplete="current-password"
                show={t('employer.profile.showPassword')}
                hide={t('employer.profile.hidePassword')}
              />
            )}
            <Autocomplete
              {...suggestions}
              {...field('location')}
              hint={t('employer.profile.hints.location')}
              onChange={(value) => set('location', value)}
            />
            <TextInput {...text('companyName')} autoComplete="organization" maxLength={120} />
          </div>
          <FormMessage text={message} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <Button submit busy={busy}>
              {t(busy ? 'employer.profile.saving' : 'employer.profile.save')}
            </Button>
            <a href={path('/employer-profile')} className="link inline-flex min-h-11 items-center">
              {t('employer.profile.back')}
            </a>
          </div>
        </form>
      </div>
    </section>
  )
}

function useProfileForm({ places, profile }: Props) {
  const { t, language } = useTexts()
  const path = usePath()
  const isBusiness = profile.userType === 'BUSINESS'
  const otherEmail = (values: Values) => values.email.trim().toLowerCase() !== profile.email
  /** A business is a company and may leave its person unnamed; a household is a person. */
  const needs = (name: Field, values: Values): boolean => {
    if (name === 'companyName') return isBusiness
    if (name === 'firstName' || name === 'lastName') return !isBusiness
    // Whoever holds the address can have a new password sent to it.
    return name === 'password' ? otherEmail(values) : true
  }
  const form = useForm<Values>({
    name: `employer-profile ${profile.id}`,
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
        if (needs(name, values) && values[name].trim() === '')
          wrong[name] = t('employer.profile.problems.required')
      }
      if (!isWellWritten.phone(values.phoneNumber)) wrong.phoneNumber ??= t('employer.profile.problems.phone')
      if (!isWellWritten.email(values.email)) wrong.email ??= t('employer.profile.problems.email')
      return Object.keys(wrong).length === 0 ? null : { message: null, fields: wrong }
    },
    send: async ({ email, password, ...details }) => {
      const body = otherEmail({ ...details, email, password })
        ? { ...details, email, password }
        : { ...details, email: profile.email }
      await api('PUT /users/job-seeker/profile', { body })
      location.assign(path('/employer-profile'))
    },
    words: (error) =>
      wordsFor(error, {
        failed: t('employer.failed.profileSave'),
        unexpected: t('employer.failed.profileSave'),
        network: t('employer.failed.network'),
      }),
  })
  const errors: FieldErrors<Values> = form.errors
  return { ...form, errors, needs }
}
