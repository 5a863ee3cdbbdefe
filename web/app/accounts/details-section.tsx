import { useQueryClient } from '@tanstack/react-query'
import type { OwnAccount } from '../../../contract/account-settings.ts'
import type { FieldProblem } from '../../../contract/errors.ts'
import { isEmployer, longestCompanyName, longestName } from '../../../contract/rules/accounts.ts'
import { api } from '../../lib/api.ts'
import { refresh } from '../../lib/endpoints.ts'
import { useForm } from '../../lib/form.ts'
import { labelOfValue, lists } from '../../lib/lists.ts'
import { loadPlaces, useVocabulary } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'
import { PictureField } from '../../shared/accounts/picture-field.tsx'
import { Autocomplete } from '../../ui/controls/autocomplete.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { PhoneInput, TextInput } from '../../ui/controls/text-input.tsx'
import { Section } from './section.tsx'
import { useFailed } from './use-failed.ts'

const fields = ['companyName', 'firstName', 'lastName', 'phoneNumber', 'location'] as const
type Field = (typeof fields)[number]
type Values = { [Name in Field]: string }

const schema = async () =>
  (await import('../../../contract/profile.ts')).profileEndpoints['PUT /profile'].body

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

export function DetailsSection({ account }: { account: OwnAccount }) {
  const { t } = useTexts()
  const { form, values, set, errors, busy, message, submit } = useDetails(account)
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
      />
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        {needs.companyName !== 'never' && (
          <TextInput {...text('companyName')} autoComplete="organization" maxLength={longestCompanyName} />
        )}
        <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
          <TextInput {...text('firstName')} autoComplete="given-name" maxLength={longestName} />
          <TextInput {...text('lastName')} autoComplete="family-name" maxLength={longestName} />
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
        <FormAlert message={message} />
        <Button submit busy={busy}>
          {t('settings.save')}
        </Button>
      </form>
    </Section>
  )
}

function useDetails(account: OwnAccount) {
  const { t, language } = useTexts()
  const client = useQueryClient()
  const toast = useToast()
  const failed = useFailed()
  const needs = asked(account)
  const initial: Values = {
    companyName: account.companyName ?? '',
    firstName: account.firstName ?? '',
    lastName: account.lastName ?? '',
    phoneNumber: account.phone ?? '',
    location: labelOfValue(lists.places, account.location, language),
  }
  return useForm({
    name: `settings-details ${account.id}`,
    initial,
    body: (values) => bodyOf(values, account),
    schema,
    problem: (_field, problem) => t(`settings.problems.${problemText(problem)}`),
    // The contract takes what is left out as unchanged: only the form knows what this account must have.
    check: (values) =>
      Object.fromEntries(
        fields
          .filter((name) => needs[name] === 'required' && values[name].trim() === '')
          .map((name) => [name, t('settings.problems.required')]),
      ),
    send: async (body) => {
      const { message } = await api('PUT /profile', { body })
      await refresh(client, ['GET /account', 'GET /profile', 'GET /users/me', 'GET /jobseeker/dashboard'])
      toast(message)
    },
    failed,
  })
}

const problemText = (problem: FieldProblem) =>
  problem === 'phone' || problem === 'name' || problem === 'tooLong' ? problem : 'required'

/** Only what this kind of account has; what is empty and may be stays as it is. */
function bodyOf({ companyName, firstName, lastName, phoneNumber, location }: Values, account: OwnAccount) {
  return {
    firstName,
    lastName,
    ...(isEmployer(account.userType) ? { companyName } : {}),
    ...(phoneNumber.trim() === '' ? {} : { phoneNumber }),
    ...(location.trim() === '' ? {} : { location }),
  }
}
