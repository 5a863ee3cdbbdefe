import { Briefcase, Building2, House, UserPlus } from 'lucide-react'
import type { SessionUser } from '../../../../contract/accounts.ts'
import type { FieldProblem } from '../../../../contract/errors.ts'
import { genders } from '../../../../contract/reference/options/people.ts'
import {
  ageOn,
  longestCompanyName,
  longestFullName,
  longestPassword,
  oldestPerson,
  youngestWorker,
  type ProfileStep,
} from '../../../../contract/rules/accounts.ts'
import { api } from '../../../lib/api.ts'
import { failureText } from '../../../lib/api-error.ts'
import { useForm, type FieldErrors } from '../../../lib/form.ts'
import { loadPlaces, useVocabulary } from '../../../lib/reference.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Autocomplete } from '../../../ui/controls/autocomplete.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ConsentField } from '../../../ui/controls/consent-field.tsx'
import { DateField } from '../../../ui/controls/date-field.tsx'
import { FieldGroup } from '../../../ui/controls/field-group.tsx'
import { FormMessage } from '../../../ui/controls/form-message.tsx'
import { PasswordField } from '../../../ui/controls/password-field.tsx'
import { RadioCards } from '../../../ui/controls/radio-cards.tsx'
import { SelectField } from '../../../ui/controls/select-field.tsx'
import { EmailInput, PhoneInput, TextInput, UsernameInput } from '../../../ui/controls/text-input.tsx'
import {
  alternativeBody,
  emptyAlternative,
  employerTypeOf,
  employerTypes,
  roleOf,
  roles,
  type AlternativeText,
  type AlternativeValues,
} from './alternative-values.ts'
import { deviceId, deviceType } from './device.ts'

type Answer = {
  message: string
  profileStep: ProfileStep | null
  data: { token: string; user: SessionUser }
}
type OnRegistered = (answer: Answer, role: 'JOBSEEKER' | 'EMPLOYER') => void

const icons = { JOBSEEKER: Briefcase, EMPLOYER: UserPlus, HOUSEHOLD: House, BUSINESS: Building2 } as const
const today = () => new Date().toISOString().slice(0, 10)

/** The second form, for a job seeker or an employer, which leads into onboarding. */
export function AlternativeForm({ live, onRegistered }: { live: boolean; onRegistered: OnRegistered }) {
  const { t, language } = useTexts()
  const { form, values, set, errors, busy, message, submit } = useAlternativeForm(onRegistered)
  const places = useVocabulary(loadPlaces, 'prefix')
  const field = (name: AlternativeText) => ({
    label: t(`registrationForm.fields.${name}`),
    name,
    value: values[name],
    error: errors[name] ?? null,
    required: true,
  })
  const text = (name: AlternativeText) => ({
    ...field(name),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  const choice = (name: AlternativeText) => ({
    ...field(name),
    onChange: (value: string) => set(name, value),
  })
  const card = <Value extends keyof typeof icons>({ value }: { value: Value }) => {
    const name: keyof typeof icons = value
    const title = t(`registrationForm.choices.${name}.title`)
    return { value, title, text: t(`registrationForm.choices.${name}.text`), Icon: icons[name] }
  }
  const { label: legend, ...role } = choice('role')
  const { label: employerLegend, ...employer } = choice('employerType')
  const { required: _, ...birth } = field('dateOfBirth')
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="mt-6 grid gap-8">
      <RadioCards {...role} legend={legend} options={roles.map(card)} value={roleOf(values)} />
      {roleOf(values) === 'EMPLOYER' && (
        <RadioCards
          {...employer}
          legend={employerLegend}
          options={employerTypes.map(card)}
          value={employerTypeOf(values)}
        />
      )}
      <FieldGroup legend={t('registrationForm.groups.person')}>
        {employerTypeOf(values) === 'BUSINESS' && (
          <div className="sm:col-span-2">
            <TextInput {...text('companyName')} autoComplete="organization" maxLength={longestCompanyName} />
          </div>
        )}
        <div className="sm:col-span-2">
          <TextInput
            {...text('fullName')}
            autoComplete="name"
            maxLength={longestFullName}
            hint={t('registrationForm.hints.fullName')}
          />
        </div>
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
          placeholder={t('registrationForm.choose')}
        />
      </FieldGroup>
      <FieldGroup legend={t('registrationForm.groups.contact')}>
        <EmailInput {...text('email')} hint={t('registrationForm.hints.email')} />
        <PhoneInput {...text('phoneNumber')} hint={t('registrationForm.hints.phoneNumber')} />
        <Autocomplete {...places} {...choice('location')} hint={t('registrationForm.hints.location')} />
      </FieldGroup>
      <FieldGroup legend={t('registrationForm.groups.account')}>
        <div className="sm:col-span-2">
          <UsernameInput {...text('username')} hint={t('registrationForm.hints.username')} />
        </div>
        <PasswordField
          {...text('password')}
          autoComplete="new-password"
          maxLength={longestPassword}
          hint={t('registrationForm.hints.password')}
          show={t('registrationForm.show')}
          hide={t('registrationForm.hide')}
        />
      </FieldGroup>
      <div className="grid justify-items-start gap-4">
        <ConsentField
          text={t('registrationForm.consent')}
          newTab={t('registrationForm.newTab')}
          checked={values.consent}
          onChange={(checked) => set('consent', checked)}
          error={errors.consent ?? null}
        />
        <FormMessage text={message} />
        <Button submit busy={busy} disabled={!live}>
          {t('registrationForm.submit')}
        </Button>
      </div>
    </form>
  )
}

const schema = async () =>
  (await import('../../../../contract/accounts.ts')).accountEndpoints['POST /users'].body

function useAlternativeForm(onRegistered: OnRegistered) {
  const { t } = useTexts()
  return useForm({
    name: 'register',
    initial: emptyAlternative,
    // An agreement is given, not found: it is not kept either.
    secrets: ['password', 'consent'],
    body: (values) => alternativeBody(values, { deviceType: deviceType(), deviceId: deviceId() }),
    schema,
    problem: (field, problem) => {
      if (problem === 'birthDate') return t('registrationForm.wrong.birthDate', { limit: oldestPerson })
      const wrong = wrongText(problem)
      // One text for an address that is missing and for one that is wrong.
      return wrong === null ? t(`registrationForm.required.${field}`) : t(`registrationForm.wrong.${wrong}`)
    },
    check: useOwnCheck(),
    send: async (body) => onRegistered(await api('POST /users', { body }), body.role),
    failed: (error) =>
      failureText(error, {
        failed: t('registrationForm.failed'),
        unexpected: t('registrationForm.unexpected'),
        connection: t('registrationForm.network'),
      }),
  })
}

/** The text in `registrationForm.wrong`; null where the field is called required. */
function wrongText(problem: FieldProblem) {
  if (problem === 'tooShort') return 'password'
  return (
    (['phone', 'username', 'usernameReserved', 'name', 'tooLong'] as const).find(
      (text) => text === problem,
    ) ?? null
  )
}

/** What depends on another field, and what the contract leaves to the server. */
function useOwnCheck() {
  const { t } = useTexts()
  return (values: AlternativeValues): FieldErrors<AlternativeValues> => {
    const errors: FieldErrors<AlternativeValues> = {}
    const { companyName, fullName, dateOfBirth } = values
    if (roleOf(values) === 'EMPLOYER' && employerTypeOf(values) === null)
      errors.employerType = t('registrationForm.required.employerType')
    if (employerTypeOf(values) === 'BUSINESS' && companyName.trim() === '')
      errors.companyName = t('registrationForm.required.companyName')
    if (fullName.trim() !== '' && !/\S\s+\S/.test(fullName))
      errors.fullName = t('registrationForm.wrong.fullName')
    if (roleOf(values) === 'JOBSEEKER' && dateOfBirth !== '' && ageOn(dateOfBirth, today()) < youngestWorker)
      errors.dateOfBirth = t('registrationForm.wrong.tooYoung')
    return errors
  }
}
