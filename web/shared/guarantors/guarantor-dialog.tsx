import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { OwnGuarantor } from '../../../contract/guarantors.ts'
import { guarantorRelationships } from '../../../contract/reference/options/people.ts'
import { longestName } from '../../../contract/rules/accounts.ts'
import { isLanguage, languageNames, languages } from '../../../contract/rules/language.ts'
import { lists } from '../../lib/lists.ts'
import { vocabularyOf } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Autocomplete } from '../../ui/controls/autocomplete.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { FormMessage } from '../../ui/controls/form-message.tsx'
import { SelectField } from '../../ui/controls/select-field.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { useGuarantorForm } from './use-guarantor-form.ts'

export type GuarantorDialogProps = {
  /** Null adds one. */
  guarantor: OwnGuarantor | null
  onClose: () => void
}

/** Digits are the same in every language. */
const phoneExample = '0911 234 567'
const closesAfterMilliseconds = 1_500
const suggestionsHideAfterMilliseconds = 150

/** Adds a guarantor, or changes one who has not answered. */
export function GuarantorDialog({ guarantor, onClose }: GuarantorDialogProps) {
  const { t } = useTexts()
  const { form, values, set, errors, busy, message, submit, isSaved } = useGuarantorForm(guarantor)
  const isTyped = Object.entries(values).some(([name, value]) => name !== 'language' && value !== '')
  return (
    <Dialog
      open
      title={
        guarantor === null
          ? t('guarantors.add')
          : t('guarantors.named', { firstname: guarantor.firstname, lastname: guarantor.lastname })
      }
      onClose={() => {
        if (!busy) onClose()
      }}
      closeOnBackdrop={isSaved || !isTyped}
    >
      {isSaved ? (
        <Saved text={t(guarantor === null ? 'guarantors.added' : 'guarantors.changed')} onEnd={onClose} />
      ) : (
        <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
          {guarantor === null && <p>{t('guarantors.dialog.intro')}</p>}
          <Fields values={values} errors={errors} set={set} />
          <FormMessage text={message} />
          <div className="flex justify-end">
            <Button submit busy={busy}>
              {t(guarantor === null ? 'guarantors.add' : 'guarantors.dialog.save')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

type FieldsProps = Pick<ReturnType<typeof useGuarantorForm>, 'values' | 'errors' | 'set'>

function Fields({ values, errors, set }: FieldsProps) {
  const { t, language } = useTexts()
  const field = (name: keyof typeof values) => ({
    label: t(`guarantors.fields.${name}`),
    name,
    value: values[name],
    error: errors[name] ?? null,
    required: true,
  })
  const text = (name: 'firstname' | 'lastname' | 'email' | 'phoneNumber') => ({
    ...field(name),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      {/* Nothing is offered that the browser knows: these are somebody else's. */}
      <TextInput {...text('firstname')} autoComplete="off" maxLength={longestName} />
      <TextInput {...text('lastname')} autoComplete="off" maxLength={longestName} />
      <TextInput {...text('email')} type="email" inputMode="email" autoComplete="off" maxLength={254} />
      <TextInput
        {...text('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        placeholder={phoneExample}
      />
      <SelectField
        {...field('relationship')}
        placeholder={t('guarantors.choose')}
        options={guarantorRelationships.map(({ value, label }) => ({ value, label: label[language] }))}
        onChange={(value) => set('relationship', value)}
      />
      <Autocomplete
        {...vocabularyOf(lists.places, 'prefix', language)}
        {...field('location')}
        placeholder={t('guarantors.fieldHints.location')}
        hideAfterMilliseconds={suggestionsHideAfterMilliseconds}
        onChange={(value) => set('location', value)}
      />
      <div className="sm:col-span-2">
        <SelectField
          {...field('language')}
          hint={t('guarantors.fieldHints.language')}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(value) => {
            if (isLanguage(value)) set('language', value)
          }}
        />
      </div>
    </div>
  )
}

/** Takes the place of the form, and closes the dialog a moment later. */
function Saved({ text, onEnd }: { text: string; onEnd: () => void }) {
  const said = useRef<HTMLOutputElement>(null)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    said.current?.focus()
    const timer = setTimeout(() => end(), closesAfterMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return (
    <output
      ref={said}
      tabIndex={-1}
      className="flex items-center gap-2 py-4 text-lg font-semibold outline-none"
    >
      <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-primary" />
      {text}
    </output>
  )
}
