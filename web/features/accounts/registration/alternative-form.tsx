import { Briefcase, Building2, House, UserPlus } from 'lucide-react'
import type { SessionUser } from '../../../../contract/accounts.ts'
import { genders } from '../../../../contract/reference/options/people.ts'
import type { ProfileStep } from '../../../../contract/rules/accounts.ts'
import { api } from '../../../lib/api.ts'
import { useForm, type FieldErrors } from '../../../lib/form.ts'
import { loadPlaces, useVocabulary } from '../../../lib/reference.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Autocomplete } from '../../../ui/controls/autocomplete.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { DateField } from '../../../ui/controls/date-field.tsx'
import { RadioCards } from '../../../ui/controls/radio-cards.tsx'
import { SelectField } from '../../../ui/controls/select-field.tsx'
import { PasswordField } from '../../../ui/controls/password-field.tsx'
import {
  alternativeBody,
  alternativeProblems,
  emptyAlternative,
  employerTypeOf,
  employerTypes,
  roleOf,
  roles,
  type AlternativeText,
  type AlternativeValues,
} from './alternative-values.ts'
import { ConsentField } from '../../../ui/controls/consent-field.tsx'
import { deviceId, deviceType } from './device.ts'
import { FieldGroup } from '../../../ui/controls/field-group.tsx'
import { FormMessage, leadToWrong, useLeadToWrong } from './frame.tsx'
import { wordsFor } from './outcome.ts'
import { EmailInput, PhoneInput, TextInput, UsernameInput } from '../../../ui/controls/text-input.tsx'

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
  const { form, values, set, busy, message, submit, ...refused } = useAlternativeForm(onRegistered)
  const errors: FieldErrors<AlternativeValues> = refused.errors
  const places = useVocabulary(loadPlaces, 'prefix')
  useLeadToWrong(form, busy)
  const field = (name: AlternativeText) => ({
    label: t(`register.fields.${name}`),
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
    const title = t(`register.choices.${name}.title`)
    return { value, title, text: t(`register.choices.${name}.text`), Icon: icons[name] }
  }
  const { label: legend, ...role } = choice('role')
  const { label: employerLegend, ...employer } = choice('employerType')
  const { required: _, ...birth } = field('dateOfBirth')
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
      <RadioCards {...role} legend={legend} options={roles.map(card)} value={roleOf(values)} />
      {roleOf(values) === 'EMPLOYER' && (
        <RadioCards
          {...employer}
          legend={employerLegend}
          options={employerTypes.map(card)}
          value={employerTypeOf(values)}
        />
      )}
      <FieldGroup legend={t('register.groups.person')}>
        {employerTypeOf(values) === 'BUSINESS' && (
          <div className="sm:col-span-2">
            <TextInput {...text('companyName')} autoComplete="organization" maxLength={120} />
          </div>
        )}
        <div className="sm:col-span-2">
          <TextInput
            {...text('fullName')}
            autoComplete="name"
            maxLength={120}
            hint={t('register.hints.fullName')}
          />
        </div>
        <DateField
          {...birth}
          onChange={(iso) => set('dateOfBirth', iso ?? '')}
          max={today()}
          defaultCalendar={language === 'en' ? 'gregorian' : 'ethiopian'}
          autoComplete="bday"
        />
        <SelectField
          {...choice('gender')}
          options={genders.map(({ value, label }) => ({ value, label: label[language] }))}
          placeholder={t('register.choose')}
        />
      </FieldGroup>
      <FieldGroup legend={t('register.groups.contact')}>
        <EmailInput {...text('email')} hint={t('register.hints.email')} />
        <PhoneInput {...text('phoneNumber')} hint={t('register.hints.phoneNumber')} />
        <Autocomplete {...places} {...choice('location')} hint={t('register.hints.location')} />
      </FieldGroup>
      <FieldGroup legend={t('register.groups.account')}>
        <div className="sm:col-span-2">
          <UsernameInput {...text('username')} hint={t('register.hints.username')} />
        </div>
        <PasswordField
          {...text('password')}
          autoComplete="new-password"
          maxLength={200}
          hint={t('register.hints.password')}
          show={t('register.show')}
          hide={t('register.hide')}
        />
      </FieldGroup>
      <div className="grid justify-items-start gap-4">
        <ConsentField
          text={t('register.consent')}
          newTab={t('register.newTab')}
          checked={values.consent}
          onChange={(checked) => set('consent', checked)}
          error={errors.consent ?? null}
        />
        <FormMessage text={message} />
        <Button submit busy={busy} disabled={!live}>
          {t('register.submit')}
        </Button>
      </div>
    </form>
  )
}

function useAlternativeForm(onRegistered: OnRegistered) {
  const { t } = useTexts()
  return useForm({
    name: 'register',
    initial: emptyAlternative,
    // An agreement is given, not found: it is not kept either.
    secrets: ['password', 'consent'],
    check: (values) => {
      const problems = alternativeProblems(values, today())
      const fields = Object.fromEntries(
        namesOf(problems).map((name) => {
          const problem = problems[name] ?? 'required'
          return [
            name,
            problem === 'required' ? t(`register.required.${name}`) : t(`register.wrong.${problem}`),
          ]
        }),
      )
      return Object.keys(fields).length === 0 ? null : { message: null, fields }
    },
    send: async (values) => {
      const body = alternativeBody(values, { deviceType: deviceType(), deviceId: deviceId() })
      if (body === null) throw new Error('A form was sent that its check had not passed')
      onRegistered(await api('POST /users', { body }), body.role)
    },
    words: (error) =>
      wordsFor(error, {
        failed: t('register.failed'),
        unexpected: t('register.unexpected'),
        network: t('register.network'),
      }),
  })
}

const isField = (name: string): name is keyof typeof emptyAlternative => Object.hasOwn(emptyAlternative, name)
const namesOf = (problems: object) => Object.keys(problems).filter(isField)
