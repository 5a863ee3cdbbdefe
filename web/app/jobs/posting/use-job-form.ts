import type { CallInput } from '../../../../contract/endpoint.ts'
import type { ApiEndpoints } from '../../../../contract/endpoints.ts'
import { failureText } from '../../../lib/api-error.ts'
import { useUser } from '../../../lib/app-context.tsx'
import { useForm } from '../../../lib/form.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { bodyOfJob, type JobValues } from './job-values.ts'

export type JobBody = CallInput<ApiEndpoints['POST /employer/jobs']>['body']
export type JobFormSettings = {
  /** Which job the draft is of. */
  draft: string
  initial: JobValues
  /** Said where the server gave no words. */
  failed: string
  send: (body: JobBody) => Promise<void>
}
/** What the sections of the form work on. */
export type JobFields = Pick<ReturnType<typeof useJobForm>, 'values' | 'errors' | 'set' | 'setAll'>

/** A new job and a changed one are the same to the server. */
const schema = async () =>
  (await import('../../../../contract/jobs.ts')).jobEndpoints['POST /employer/jobs'].body

/** Fields with words of their own for whatever is wrong with them. */
const ownWords = [
  'title',
  'description',
  'locations',
  'startDate',
  'requirements',
  'gender',
  'jobType',
  'workType',
  'salary',
  'hourlyRate',
  'workHours',
] as const satisfies readonly (keyof JobValues)[]

/** What is typed is kept in the browser until it is sent. */
export function useJobForm({ draft, initial, failed, send }: JobFormSettings) {
  const { t } = useTexts()
  const user = useUser()
  return useForm({
    // Of this person: on a shared phone the next one must not find it.
    name: `job ${draft} ${user.id}`,
    initial,
    body: bodyOfJob,
    schema,
    problem: (field, problem) => {
      const own = ownWords.find((name) => name === field)
      return t(
        own === undefined || problem === 'tooLong' ? 'jobForm.problems.invalid' : `jobForm.problems.${own}`,
      )
    },
    send,
    failed: (error) =>
      failureText(error, {
        failed,
        unexpected: t('jobForm.failed.unexpected'),
        connection: t('jobForm.failed.network'),
      }),
  })
}
