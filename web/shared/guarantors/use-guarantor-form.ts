import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FieldProblem } from '../../../contract/errors.ts'
import type { OwnGuarantor } from '../../../contract/guarantors.ts'
import type { Language } from '../../../contract/rules/language.ts'
import { api } from '../../lib/api.ts'
import { ApiError, isOffline } from '../../lib/api-error.ts'
import { refresh } from '../../lib/endpoints.ts'
import { useForm } from '../../lib/form.ts'
import { labelOfValue, lists } from '../../lib/lists.ts'
import { useTexts } from '../../lib/texts.tsx'
import { showsGuarantors } from './refreshes.ts'

const fieldNames = ['firstname', 'lastname', 'email', 'phoneNumber', 'relationship', 'location'] as const
type FieldName = (typeof fieldNames)[number]
type Values = { [Name in FieldName]: string } & { language: Language }

/** A new guarantor and a changed one are the same to the server. */
const schema = async () =>
  (await import('../../../contract/guarantors.ts')).guarantorEndpoints['POST /guarantors'].body

/** The form of a new guarantor, or of one who has not answered yet. */
export function useGuarantorForm(guarantor: OwnGuarantor | null) {
  const { t, language } = useTexts()
  const client = useQueryClient()
  const [isSaved, setSaved] = useState(false)
  const attempt = useRef({ said: '', key: '' })
  const failed = t(guarantor === null ? 'guarantors.failed.add' : 'guarantors.failed.change')
  const form = useForm({
    name: 'guarantor',
    initial: initialOf(guarantor, language),
    // Contacts of somebody else: nothing of them stays on a device.
    secrets: [...fieldNames, 'language'],
    body: bodyOf,
    schema,
    problem: useProblemText(),
    missing: t('guarantors.dialog.missing'),
    send: async (body) => {
      if (guarantor === null) {
        const said = JSON.stringify(body)
        if (attempt.current.said !== said) attempt.current = { said, key: crypto.randomUUID() }
        await api('POST /guarantors', { body }, { idempotencyKey: attempt.current.key })
      } else {
        await api('PUT /guarantors/:id', { params: { id: guarantor.id }, body })
      }
      setSaved(true)
      void refresh(client, showsGuarantors)
    },
    failed: (error) => reasonedFailure(failed, error, t('screenParts.offline.text')),
  })
  return { ...form, isSaved }
}

/** What the specification says of the failure comes first, and below it why. */
function reasonedFailure(failed: string, error: unknown, offline: string): string {
  const reason = isOffline(error) ? offline : error instanceof ApiError ? error.said : null
  return reason === null ? failed : `${failed}\n${reason}`
}

const initialOf = (guarantor: OwnGuarantor | null, language: Language): Values => ({
  firstname: guarantor?.firstname ?? '',
  lastname: guarantor?.lastname ?? '',
  email: guarantor?.email ?? '',
  phoneNumber: guarantor?.phoneNumber ?? '',
  relationship: guarantor?.relationship ?? '',
  location: labelOfValue(lists.places, guarantor?.location ?? null, language),
  language: guarantor?.language ?? language,
})

/** What is empty is not sent, and so is missing rather than wrong. */
const bodyOf = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))

const wrongTexts = {
  firstname: 'wrongName',
  lastname: 'wrongName',
  email: 'wrongEmail',
  phoneNumber: 'wrongPhone',
  relationship: 'relationship',
  location: 'wrongPlace',
} as const satisfies { [Name in FieldName]: string }

function useProblemText() {
  const { t } = useTexts()
  return (field: keyof Values, problem: FieldProblem): string => {
    const name = fieldNames.find((each) => each === field) ?? 'relationship'
    return t(`guarantors.problems.${problem === 'required' ? name : wrongTexts[name]}`)
  }
}
