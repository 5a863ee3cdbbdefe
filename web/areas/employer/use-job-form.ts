import type { SessionUser } from '../../../contract/accounts.ts'
import { wordsFor } from '../../features/accounts/registration/outcome.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.tsx'
import { bodyOfJob, problemsOf, type JobValues, type Lists } from './job-values.ts'

export type JobBody = ReturnType<typeof bodyOfJob>
export type JobFormSettings = {
  user: SessionUser
  /** Which job the draft is of. */
  draft: string
  initial: JobValues
  lists: Lists
  failed: string
  send: (body: JobBody) => Promise<void>
}
/** What the sections of the form work on. */
export type JobFields = {
  values: JobValues
  errors: FieldErrors<JobValues>
  set: (field: keyof JobValues, value: string) => void
  setAll: (changes: Partial<JobValues>) => void
}

/** What is typed is kept in the browser until it is sent. */
export function useJobForm({ user, draft, initial, lists, failed, send }: JobFormSettings) {
  const { t } = useTexts()
  return useForm<JobValues>({
    // Of this person: on a shared phone the next one must not find it.
    name: `job ${draft} ${user.id}`,
    initial,
    secrets: [],
    check: (values) => {
      const wrong = problemsOf(values)
      if (wrong.length === 0) return null
      const fields: FieldErrors<JobValues> = {}
      for (const problem of wrong) fields[problem] = t(`jobForm.problems.${problem}`)
      return { message: null, fields }
    },
    send: (values) => send(bodyOfJob(values, lists)),
    words: (error) =>
      wordsFor(error, {
        failed,
        unexpected: t('jobForm.failed.unexpected'),
        network: t('jobForm.failed.network'),
      }),
  })
}
