import { ageRanges, genders } from '../../../../contract/reference/options/people.ts'
import type { Option } from '../../../../contract/reference/options/option.ts'
import { longestCompanyName, longestName, type RegisteredType } from '../../../../contract/rules/accounts.ts'
import { loadJobTitles, useVocabulary } from '../../../lib/reference.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Autocomplete } from '../../../ui/controls/autocomplete.tsx'
import { FieldGroup } from '../../../ui/controls/field-group.tsx'
import { SelectField } from '../../../ui/controls/select-field.tsx'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import type { QuickText } from './quick-values.ts'

type Field = { label: string; name: string; value: string; error: string | null; required: boolean }
type Props = {
  type: RegisteredType | null
  text: (name: QuickText) => Field & { onChange: (event: { target: { value: string } }) => void }
  choice: (name: QuickText) => Field & { onChange: (value: string) => void }
}

/** Who it is: a company by its name, a person by theirs, and a job seeker also by the work. */
export function PersonFields({ type, text, choice }: Props) {
  const { t, language } = useTexts()
  const jobTitles = useVocabulary(loadJobTitles, 'substring')
  const optionsOf = (options: readonly Option[]) =>
    options.map(({ value, label }) => ({ value, label: label[language] }))
  const placeholder = t('quickRegistration.choose')
  if (type === 'BUSINESS') {
    return (
      <FieldGroup legend={t('quickRegistration.groups.company')}>
        <div className="sm:col-span-2">
          <TextInput {...text('companyName')} autoComplete="organization" maxLength={longestCompanyName} />
        </div>
      </FieldGroup>
    )
  }
  return (
    <FieldGroup legend={t('quickRegistration.groups.person')}>
      <TextInput {...text('firstName')} autoComplete="given-name" maxLength={longestName} />
      <TextInput {...text('lastName')} autoComplete="family-name" maxLength={longestName} />
      <SelectField {...choice('dateOfBirthRange')} options={optionsOf(ageRanges)} placeholder={placeholder} />
      <SelectField {...choice('gender')} options={optionsOf(genders)} placeholder={placeholder} />
      {type === 'CAREER' && (
        <Autocomplete {...jobTitles} {...choice('job')} hint={t('quickRegistration.hints.job')} />
      )}
    </FieldGroup>
  )
}
