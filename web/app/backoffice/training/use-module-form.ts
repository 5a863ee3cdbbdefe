import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DraftInput, EditedModule } from '../../../../contract/training-modules.ts'
import { api } from '../../../lib/api.ts'
import { failureText } from '../../../lib/api-error.ts'
import { useUser } from '../../../lib/app-context.tsx'
import { refresh } from '../../../lib/endpoints.ts'
import { useForm } from '../../../lib/form.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { useToast } from '../../../lib/toast.ts'
import { moduleCalls } from './module-calls.ts'
import { bodyOf, faultsOf, isChanged, valuesOf, type ModuleValues, type ShowError } from './values.ts'

const schema = async () =>
  (await import('../../../../contract/training-modules.ts')).trainingModuleEndpoints[
    'PUT /admin/training/:id'
  ].body

/** The form of a module. It saves a draft; asked to publish, it publishes what it has saved, where nothing is missing. */
export function useModuleForm(module: EditedModule) {
  const { t } = useTexts()
  const user = useUser()
  const client = useQueryClient()
  const toast = useToast()
  const { id } = module
  const initial = useMemo(() => valuesOf(module), [module])
  const publishes = useRef(false)
  /** How often somebody has asked to publish what is not complete. */
  const [refusals, setRefusals] = useState(0)
  const publish = async (saved: EditedModule): Promise<string | null> => {
    if (saved.problems.length === 0)
      return (await api('POST /admin/training/:id/publish', { params: { id } })).message
    setRefusals((count) => count + 1)
    return null
  }
  const form = useForm<ModuleValues, DraftInput>({
    name: `module ${id} ${user.id}`,
    initial,
    body: bodyOf,
    schema,
    fieldOf: (field) => field,
    problem: (_field, problem) =>
      t(problem === 'required' ? 'trainingModules.missingField' : 'trainingModules.wrong'),
    check: (values) =>
      faultsOf(values, {
        time: t('trainingModules.scenes.wrongTime'),
        right: t('trainingModules.questions.rightMissing'),
      }),
    send: async (body, values) => {
      setRefusals(0)
      const saved = isChanged(values, initial)
        ? await api('PUT /admin/training/:id', { params: { id }, body })
        : { data: module, message: t('trainingModules.acts.unchanged') }
      const said = publishes.current ? await publish(saved.data) : saved.message
      await refresh(client, moduleCalls)
      if (said !== null) toast(said)
    },
    failed: (error) => failureText(error, { failed: t('trainingModules.acts.failed') }),
  })
  const isDirty = isChanged(form.values, initial)
  useWarning(isDirty)
  const errors = new Map<string, string | undefined>(Object.entries(form.errors))
  const error: ShowError = (place) => errors.get(place) ?? null
  return {
    ...form,
    error,
    isDirty,
    refusals,
    /** Which of the two buttons was pressed. */
    asks: (toPublish: boolean) => {
      publishes.current = toPublish
    },
  }
}

/** A tab that is closed forgets what was typed. */
function useWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])
}
