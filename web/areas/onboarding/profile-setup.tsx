import type { SessionUser } from '../../../contract/accounts.ts'
import { genders } from '../../../contract/reference/options/people.ts'
import { ageOn, youngestWorker } from '../../../contract/rules/accounts.ts'
import type { Onboarding } from '../../../contract/seekers.ts'
import { FieldGroup } from '../../ui/controls/field-group.tsx'
import { chosenOf, isWellWritten } from '../../features/accounts/registration/rules.ts'
import { PhoneInput, TextInput } from '../../ui/controls/text-input.tsx'
import { api } from '../../lib/api.ts'
import type { FieldErrors } from '../../lib/form.ts'
import { loadPlaces, useVocabulary } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Autocomplete } from '../../ui/controls/autocomplete.tsx'
import { DateField } from '../../ui/controls/date-field.tsx'
import { SelectField } from '../../ui/controls/select-field.tsx'
import { labelOfValue } from './lists.ts'
import { drawnName, SaveButton, StepActions, useStepForm } from './step-form.tsx'

type Props = {
  user: SessionUser
  saved: Onboarding['profile']
  places: Awaited<ReturnType<typeof loadPlaces>>
}

const today = () => new Date().toISOString().slice(0, 10)
const fields = ['firstName', 'lastName', 'dateOfBirth', 'gender', 'phoneNumber', 'location'] as const
type Field = (typeof fields)[number]
type Values = { [Name in Field]: string }

/** Who somebody is; mostly told at registration, and looked at once more here. */
export function ProfileSetupForm({ user, saved, places }: Props) {
  const { t, language } = useTexts()
  const suggestions = useVocabulary(loadPlaces, 'prefix')
  const initial: Values = {
    firstName: saved.firstName ?? '',
    lastName: saved.lastName ?? '',
    dateOfBirth: saved.dateOfBirth ?? '',
    gender: saved.gender ?? '',
    phoneNumber: saved.phoneNumber ?? '',
    location: labelOfValue(places, saved.location, language),
  }
  const check = (values: Values): FieldErrors<Values> => {
    const empty = fields.filter((field) => values[field].trim() === '')
    const problems: FieldErrors<Values> = Object.fromEntries(
      empty.map((field) => [field, t('onboarding.problems.required')]),
    )
    if (!isWellWritten.phone(values.phoneNumber)) problems.phoneNumber ??= t('onboarding.problems.phone')
    if (ageOn(values.dateOfBirth, today()) < youngestWorker)
      problems.dateOfBirth ??= t('onboarding.problems.tooYoung')
    return problems
  }
  const send = (values: Values) => {
    const gender = chosenOf(genders, values.gender)
    if (gender === null) throw new Error('A form was sent that its check had not passed')
    return api('PUT /onboarding/profile-setup', { body: { ...values, gender } })
  }
  const { form, values, set, busy, message, errors, submit } = useStepForm({
    user,
    step: 'PROFILE_SETUP',
    initial,
    check,
    send,
  })
  const field = (name: Field) => ({
    label: t(`onboarding.fields.${name}`),
    name: drawnName(name),
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
        <TextInput {...text('firstName')} autoComplete="given-name" maxLength={60} />
        <TextInput {...text('lastName')} autoComplete="family-name" maxLength={60} />
        <DateField
          {...birth}
          onChange={(iso) => set('dateOfBirth', iso ?? '')}
          min="1900-01-01"
          max={today()}
          defaultCalendar={language === 'en' ? 'gregorian' : 'ethiopian'}
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
        <Autocomplete {...suggestions} {...choice('location')} hint={t('onboarding.hints.location')} />
      </FieldGroup>
      <StepActions user={user} message={message}>
        <SaveButton busy={busy} />
      </StepActions>
    </form>
  )
}
