import type { GuarantorRequest } from '../../../contract/guarantors.ts'
import type { FormState } from '../../../contract/pages.ts'
import { guarantorRelationships } from '../../../contract/reference/options/people.ts'
import { longestName, longestPlaceName } from '../../../contract/rules/accounts.ts'
import { labelIn, lists } from '../../lib/lists.ts'
import { useTexts } from '../../lib/texts.tsx'
import { SelectField } from '../../ui/controls/select-field.tsx'
import { PhoneInput, TextInput } from '../../ui/controls/text-input.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

const names = ['firstname', 'lastname', 'phoneNumber', 'relationship', 'location'] as const

/** Filled in with what was entered, or with what came back, and what is wrong beside each field. */
export function CorrectionForm({ request, form }: { request: GuarantorRequest; form: FormState }) {
  const { t, language } = useTexts()
  const hasComeBack = names.some((name) => name in form.values)
  const entered = { ...request, location: labelIn(lists.places, request.location, language) }
  const field = (name: (typeof names)[number]) => ({
    name,
    defaultValue: hasComeBack ? (form.values[name] ?? '') : entered[name],
    error: form.fields[name] ?? null,
  })
  const query = new URLSearchParams({ lng: language, token: form.values['token'] ?? '' })
  return (
    <form method="post" action={`/api/guarantor-requests/correct?${query}`} className="grid gap-4">
      <TextInput
        {...field('firstname')}
        label={t('guarantorPage.correct.firstname')}
        autoComplete="given-name"
        maxLength={longestName}
      />
      <TextInput
        {...field('lastname')}
        label={t('guarantorPage.correct.lastname')}
        autoComplete="family-name"
        maxLength={longestName}
      />
      <PhoneInput {...field('phoneNumber')} label={t('guarantorPage.entered.phoneNumber')} />
      <SelectField
        {...field('relationship')}
        label={t('guarantorPage.entered.relationship')}
        options={guarantorRelationships.map(({ value, label }) => ({ value, label: label[language] }))}
      />
      <TextInput
        {...field('location')}
        label={t('guarantorPage.entered.location')}
        maxLength={longestPlaceName}
      />
      <div>
        <SubmitButton>{t('guarantorPage.correct.button')}</SubmitButton>
      </div>
    </form>
  )
}
