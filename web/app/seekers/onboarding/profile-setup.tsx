import { genders } from '../../../../contract/reference/options/people.ts'
import { ageOn, longestName, oldestPerson, youngestWorker } from '../../../../contract/rules/accounts.ts'
import type { Onboarding } from '../../../../contract/seekers.ts'
import { api } from '../../../lib/api.ts'
import { labelOfValue, lists } from '../../../lib/lists.ts'
import { vocabularyOf } from '../../../lib/reference.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Autocomplete } from '../../../ui/controls/autocomplete.tsx'
import { DateField } from '../../../ui/controls/date-field.tsx'
import { FieldGroup } from '../../../ui/controls/field-group.tsx'
import { SelectField } from '../../../ui/controls/select-field.tsx'
import { PhoneInput, TextInput } from '../../../ui/controls/text-input.tsx'
import { SaveStep, SeekerStepFrame, useStepForm } from './seeker-step.tsx'

const step = 'PROFILE_SETUP'
type Field = 'firstName' | 'lastName' | 'dateOfBirth' | 'gender' | 'phoneNumber' | 'location'
type Values = { [Name in Field]: string }

const schema = async () =>
  (await import('../../../../contract/seekers.ts')).seekerEndpoints['PUT /onboarding/profile-setup'].body
const today = () => new Date().toISOString().slice(0, 10)

/** Who somebody is: mostly known from registration, and shown here once more. */
export default function ProfileSetup() {
  return (
    <SeekerStepFrame step={step}>{({ profile }) => <ProfileSetupForm saved={profile} />}</SeekerStepFrame>
  )
}

function ProfileSetupForm({ saved }: { saved: Onboarding['profile'] }) {
  const { t, language } = useTexts()
  const { form, values, set, busy, message, errors, submit } = useProfileSetup(saved)
  const field = (name: Field) => ({
    label: t(`onboarding.fields.${name}`),
    name,
    value: values[name],
    error: errors[name] ?? null,
    required: true,
  })
  const text = (name: Field) => ({
    ...field(name),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  const choice = (name: Field) => ({ ...field(name), onChange: (value: string) => set(name, value) })
  const { required: _, ...birth } = field('dateOfBirth')
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-8">
      <FieldGroup legend={t('onboarding.groups.person')}>
        <TextInput {...text('firstName')} autoComplete="given-name" maxLength={longestName} />
        <TextInput {...text('lastName')} autoComplete="family-name" maxLength={longestName} />
        <DateField
          {...birth}
          onChange={(day) => set('dateOfBirth', day)}
          min="1900-01-01"
          max={today()}
          autoComplete="bday"
        />
        <SelectField
          {...choice('gender')}
          options={genders.map(({ value, label }) => ({ value, label: label[language] }))}
          placeholder={t('onboarding.choose')}
        />
      </FieldGroup>
      <FieldGroup legend={t('onboarding.groups.contact')}>
        <PhoneInput {...text('phoneNumber')} hint={t('onboarding.hints.phoneNumber')} />
        <Autocomplete
          {...vocabularyOf(lists.places, 'prefix', language)}
          {...choice('location')}
          hint={t('onboarding.hints.location')}
        />
      </FieldGroup>
      <SaveStep message={message} busy={busy} />
    </form>
  )
}

function useProfileSetup(saved: Onboarding['profile']) {
  const { t, language } = useTexts()
  const initial: Values = {
    firstName: saved.firstName ?? '',
    lastName: saved.lastName ?? '',
    dateOfBirth: saved.dateOfBirth ?? '',
    gender: saved.gender ?? '',
    phoneNumber: saved.phoneNumber ?? '',
    location: labelOfValue(lists.places, saved.location, language),
  }
  return useStepForm(step, (body) => api('PUT /onboarding/profile-setup', { body }), {
    initial,
    body: (values) => values,
    schema,
    problem: (field, problem) => {
      if (problem === 'phone' || problem === 'name') return t(`onboarding.problems.${problem}`)
      if (problem === 'birthDate') return t('onboarding.problems.birthDate', { limit: oldestPerson })
      const isPlace = field === 'location' && problem !== 'required'
      return t(isPlace ? 'onboarding.problems.place' : 'onboarding.problems.required')
    },
    check: ({ dateOfBirth }) =>
      ageOn(dateOfBirth, today()) < youngestWorker ? { dateOfBirth: t('onboarding.problems.tooYoung') } : {},
  })
}
