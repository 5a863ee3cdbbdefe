import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CatalogueEntry, CatalogueInput } from '../../../../contract/documents.ts'
import type { FieldProblem } from '../../../../contract/errors.ts'
import { labelOf } from '../../../../contract/reference/options/option.ts'
import { userTypes } from '../../../../contract/reference/options/people.ts'
import { defaultDocumentType } from '../../../../contract/rules/documents.ts'
import { languages } from '../../../../contract/rules/language.ts'
import { api } from '../../../lib/api.ts'
import { failureText } from '../../../lib/api-error.ts'
import { useUser } from '../../../lib/app-context.tsx'
import { refresh } from '../../../lib/endpoints.ts'
import { useForm } from '../../../lib/form.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { useToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/controls/checkbox.tsx'
import { FormMessage } from '../../../ui/controls/form-message.tsx'
import { SelectField } from '../../../ui/controls/select-field.tsx'
import { TextInput } from '../../../ui/controls/text-input.tsx'

type Words = 'label' | 'description'
type Language = (typeof languages)[number]
type TextField = `${Words}.${Language}` | 'documentType' | 'position'
type Values = { [Field in TextField]: string } & {
  accountType: CatalogueInput['accountType']
  required: boolean
  retired: boolean
}

/** The code may be left out. */
type Body = Omit<CatalogueInput, 'documentType'> & { documentType?: string | undefined }

const accountTypes = ['CAREER', 'HOUSEHOLD', 'BUSINESS'] as const
const empty = { en: '', am: '', om: '' }
/** After those that come with the product. */
const lastPosition = 500

const valuesOf = (entry: CatalogueEntry | null): Values => {
  const { label, description } = entry ?? { label: empty, description: empty }
  return {
    accountType: entry?.accountType ?? 'CAREER',
    documentType: entry?.documentType ?? defaultDocumentType,
    'label.en': label.en,
    'label.am': label.am,
    'label.om': label.om,
    'description.en': description.en,
    'description.am': description.am,
    'description.om': description.om,
    required: entry?.required ?? false,
    retired: entry?.retired ?? false,
    position: String(entry?.position ?? lastPosition),
  }
}

const bodyOf = (values: Values): CatalogueInput => ({
  accountType: values.accountType,
  documentType: values.documentType,
  label: { en: values['label.en'], am: values['label.am'], om: values['label.om'] },
  description: {
    en: values['description.en'],
    am: values['description.am'],
    om: values['description.om'],
  },
  required: values.required,
  retired: values.retired,
  position: values.position === '' ? Number.NaN : Number(values.position),
})

const schema = async () =>
  (await import('../../../../contract/documents.ts')).documentEndpoints['POST /admin/document-catalogue'].body

/** An entry of the catalogue, in all three languages. Its type of account stays once people can have sent it. */
export function CatalogueForm({ entry, onSaved }: { entry: CatalogueEntry | null; onSaved: () => void }) {
  const { t, language } = useTexts()
  const user = useUser()
  const client = useQueryClient()
  const toast = useToast()
  const [key] = useState(() => crypto.randomUUID())
  const { form, values, set, busy, message, errors, submit } = useForm<Values, Body>({
    name: `catalogue ${entry?.id ?? 'new'} ${user.id}`,
    initial: valuesOf(entry),
    body: bodyOf,
    schema,
    fieldOf: (field) => field,
    problem: (_field, problem: FieldProblem) =>
      t(problem === 'required' ? 'documentChecks.catalogue.missing' : 'documentChecks.catalogue.wrong'),
    send: async (body) => {
      const saved =
        entry === null
          ? await api('POST /admin/document-catalogue', { body }, { idempotencyKey: key })
          : await api('PUT /admin/document-catalogue/:id', { params: { id: entry.id }, body })
      await refresh(client, ['GET /admin/document-catalogue'])
      onSaved()
      toast(saved.message)
    },
    failed: (error) => failureText(error, { failed: t('documentChecks.failed') }),
  })
  const text = (field: TextField) => ({
    name: field,
    value: values[field],
    error: errors[field] ?? null,
    required: true,
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  })
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <SelectField
        name="accountType"
        label={t('documentChecks.accountType')}
        options={accountTypes.map((value) => ({ value, label: labelOf(userTypes, value, language) }))}
        value={values.accountType}
        disabled={entry !== null}
        onChange={(value) =>
          set('accountType', accountTypes.find((each) => each === value) ?? values.accountType)
        }
      />
      <TextInput
        {...text('documentType')}
        label={t('documentChecks.catalogue.fields.documentType')}
        hint={t('documentChecks.catalogue.typeHint')}
      />
      {(['label', 'description'] as const).map((words) => (
        <fieldset key={words} className="grid gap-3">
          <legend className="mb-2 font-bold">{t(`documentChecks.catalogue.fields.${words}`)}</legend>
          {languages.map((each) => (
            <TextInput
              key={each}
              {...text(`${words}.${each}`)}
              lang={each}
              label={t(`documentChecks.catalogue.languages.${each}`)}
            />
          ))}
        </fieldset>
      ))}
      <TextInput
        {...text('position')}
        inputMode="numeric"
        label={t('documentChecks.catalogue.fields.position')}
        hint={t('documentChecks.catalogue.positionHint')}
      />
      <div>
        <Checkbox
          name="required"
          checked={values.required}
          onChange={(required) => set('required', required)}
        >
          {t('documentChecks.catalogue.required')}
        </Checkbox>
        <Checkbox name="retired" checked={values.retired} onChange={(retired) => set('retired', retired)}>
          {t('documentChecks.catalogue.retired')}
        </Checkbox>
      </div>
      <FormMessage text={message} />
      <div>
        <Button submit busy={busy}>
          {t('documentChecks.catalogue.save')}
        </Button>
      </div>
    </form>
  )
}
