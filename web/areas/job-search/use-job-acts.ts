import { useState } from 'react'
import type { SeekerJob } from '../../../contract/job-search.ts'
import { api, ApiError } from '../../lib/api.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../ui/controls/toast.tsx'
import { useActs } from '../search/use-acts.ts'

export type JobActs = ReturnType<typeof useJobActs>

/** What can be done with a job, and what is said of it. */
export function useJobActs(onChange: (id: string, change: Partial<SeekerJob>) => void) {
  const { t } = useTexts()
  const toast = useToast()
  const { toggle } = useActs()
  const [busy, setBusy] = useState<string | null>(null)
  /** The server's words, or that nothing came back, or that something else did. */
  const whyNot = (error: unknown): string => {
    if (!(error instanceof ApiError) || error.status === 0) return t('jobSearch.failed.applyAgain')
    return error.problem === 'network' ? t('jobSearch.failed.apply') : error.problem.message
  }
  /** Null where it is done, else why it is not. */
  const apply = async ({ id }: SeekerJob, coverLetter?: string): Promise<string | null> => {
    setBusy(id)
    try {
      const body = coverLetter === undefined ? {} : { coverLetter }
      const { message } = await api('POST /employer/jobs/:id/apply', { params: { id }, body })
      onChange(id, { applicationStatus: 'PENDING' })
      toast(message)
      return null
    } catch (error) {
      return whyNot(error)
    } finally {
      setBusy(null)
    }
  }
  return {
    busy,
    apply,
    quickApply: async (job: SeekerJob) => {
      const failure = await apply(job)
      if (failure !== null) toast(failure, 'bad')
    },
    toggleSaved: ({ id, saved }: SeekerJob) =>
      toggle(
        saved,
        (shown) => onChange(id, { saved: shown }),
        (wanted) => {
          const params = { params: { id } }
          return wanted ? api('PUT /saved-jobs/:id', params) : api('DELETE /saved-jobs/:id', params)
        },
      ),
  }
}
