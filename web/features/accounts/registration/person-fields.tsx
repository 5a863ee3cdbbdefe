import { ageRanges, genders } from '../../../../contract/reference/options/people.ts'
import type { Option } from '../../../../contract/reference/options/option.ts'
import type { RegisteredType } from '../../../../contract/rules/accounts.ts'
import { loadJobTitles, useVocabulary } from '../../../lib/reference.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Autocomplete } from '../../../ui/controls/autocomplete.tsx'
import { SelectField } from '../../../ui/controls/select-field.tsx'
import { FieldGroup } from '../../../ui/controls/field-group.tsx'
import type { QuickText } from './quick-values.ts'
import { TextInput } from '../../../ui/controls/text-input.tsx'

type Field = { label: string; name: string; value: string; error: string | null; required: boolean }
type Props = {
  type: RegisteredType | null
  text: (name: QuickText) => Field & { onChange: (event: { target: { value: string } }) => void }
  choice: (name: QuickText) => Field & { onChange: (value: string) => void }
}

/** Who it is: a company by its name, a person by theirs, and whoever looks for work also by the work. */
export function PersonFields({ type, text, choice }: Props) {
  const { t, language } = useTexts()
  const jobTitles = useVocabulary(loadJobTitles, 'substring')
  const optionsOf = (options: readonly Option[]) =>
    options.map(({ value, label }) => ({ value, label: label[language] }))
  const placeholder = t('registration.choose')
  if (type === 'BUSINESS') {
    return (
      <FieldGroup legend={t('registration.groups.company')}>
        <div className="sm:col-span-2">
          <TextInput {...text('companyName')} autoComplete="organization" maxLength={120} />
        </div>
      </FieldGroup>
    )
  }
  return (
    <FieldGroup legend={t('registration.groups.person')}>
      <TextInput {...text('firstName')} autoComplete="given-name" maxLength={60} />
      <TextInput {...text('lastName')} autoComplete="family-name" maxLength={60} />
      <SelectField {...choice('dateOfBirthRange')} options={optionsOf(ageRanges)} placeholder={placeholder} />
      <SelectField {...choice('gender')} options={optionsOf(genders)} placeholder={placeholder} />
      {type === 'CAREER' && (
        <Autocomplete {...jobTitles} {...choice('job')} hint={t('registration.hints.job')} />
      )}
    </FieldGroup>
  )
}
