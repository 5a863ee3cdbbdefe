import type { OwnAccount } from '../../../contract/account-settings.ts'
import { isEmployer, readPhone } from '../../../contract/rules/accounts.ts'
import { PhoneInput, TextInput } from '../../ui/controls/text-input.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { api } from '../../lib/api.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { loadPlaces, useVocabulary } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Autocomplete } from '../../ui/controls/autocomplete.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useToast } from '../../ui/controls/toast.tsx'
import { PictureField } from './picture-field.tsx'
import { Section } from './section.tsx'
import { useWords } from './words.ts'

type Props = {
  account: OwnAccount
  /** The person's place in their own language. */
  place: string
  onChange: (changes: Partial<OwnAccount>) => void
}
const fields = ['companyName', 'firstName', 'lastName', 'phoneNumber', 'location'] as const
type Field = (typeof fields)[number]
type Values = { [Name in Field]: string }

/** What this kind of account has, and whether it must. */
function asked(account: OwnAccount): { [Name in Field]: 'required' | 'optional' | 'never' } {
  const { userType } = account
  const names = userType === 'BUSINESS' || userType === 'ADMIN' ? 'optional' : 'required'
  const company = userType === 'BUSINESS' ? 'required' : isEmployer(userType) ? 'optional' : 'never'
  return {
    companyName: company,
    firstName: names,
    lastName: names,
    // Staff need have none; what is there can be changed but not taken away.
    phoneNumber: account.phone === null ? 'optional' : 'required',
    location: account.location === null ? 'optional' : 'required',
  }
}

export function DetailsSection(props: Props) {
  const { t } = useTexts()
  const { account } = props
  const { form, values, set, errors, busy, message, submit } = useDetails(props)
  const places = useVocabulary(loadPlaces, 'prefix')
  const needs = asked(account)
  const field = (name: Field) => ({
    label: t(`settings.fields.${name}`),
    name,
    value: values[name],
    error: errors[name] ?? null,
    required: needs[name] === 'required',
    optional: needs[name] === 'optional',
  })
  const text = (name: Field) => ({
    ...field(name),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  return (
    <Section
      heading={t('settings.details.heading')}
      text={t('settings.details.username', { name: account.username })}
    >
      <PictureField
        photo={account.profilePhotoUrl}
        name={account.firstName ?? account.companyName ?? account.username}
        onChange={(profilePhotoUrl) => props.onChange({ profilePhotoUrl })}
      />
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        {needs.companyName !== 'never' && (
          <TextInput {...text('companyName')} autoComplete="organization" maxLength={120} />
        )}
        <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
          <TextInput {...text('firstName')} autoComplete="given-name" maxLength={60} />
          <TextInput {...text('lastName')} autoComplete="family-name" maxLength={60} />
          <PhoneInput {...text('phoneNumber')} hint={t('settings.details.phoneHint')} />
          <div className="sm:col-span-2">
            <Autocomplete
              {...places}
              {...field('location')}
              hint={t('settings.details.locationHint')}
              onChange={(value) => set('location', value)}
            />
          </div>
        </div>
        <FormAlert message={message || null} />
        <Button submit busy={busy}>
          {t('settings.save')}
        </Button>
      </form>
    </Section>
  )
}

function useDetails({ account, place, onChange }: Props) {
  const { t } = useTexts()
  const toast = useToast()
  const words = useWords()
  const initial: Values = {
    companyName: account.companyName ?? '',
    firstName: account.firstName ?? '',
    lastName: account.lastName ?? '',
    phoneNumber: account.phone ?? '',
    location: place,
  }
  const form = useForm<Values>({
    name: `settings-details ${account.id}`,
    initial,
    secrets: [],
    check: (values) => {
      const needs = asked(account)
      const empty = (name: Field) => values[name].trim() === ''
      const missing = fields.filter((name) => needs[name] === 'required' && empty(name))
      const wrong: FieldErrors<Values> = Object.fromEntries(
        missing.map((name) => [name, t('settings.problems.required')]),
      )
      if (!empty('phoneNumber') && readPhone(values.phoneNumber) === null)
        wrong.phoneNumber = t('settings.problems.phone')
      return Object.keys(wrong).length === 0 ? null : { message: null, fields: wrong }
    },
    send: async ({ companyName, firstName, lastName, phoneNumber, location }) => {
      const body = {
        firstName,
        lastName,
        ...(isEmployer(account.userType) ? { companyName } : {}),
        ...(phoneNumber.trim() === '' ? {} : { phoneNumber }),
        ...(location.trim() === '' ? {} : { location }),
      }
      const { message, data } = await api('PUT /profile', { body })
      onChange({ ...data, phone: data.phoneNumber })
      toast(message)
    },
    words,
  })
  const errors: FieldErrors<Values> = form.errors
  return { ...form, errors }
}
