import { useState } from 'react'
import type { SeekerJob } from '../../../contract/job-search.ts'
import { api, ApiError } from '../../lib/api.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../ui/controls/toast.tsx'

export type JobActs = ReturnType<typeof useJobActs>

/** What can be done with a job, and what is said of it. */
export function useJobActs(onChange: (id: string, change: Partial<SeekerJob>) => void) {
  const { t } = useTexts()
  const toast = useToast()
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
    toggleSaved: async ({ id, saved }: SeekerJob) => {
      // Shown at once, and taken back where the server does not follow.
      onChange(id, { saved: !saved })
      try {
        await (saved
          ? api('DELETE /saved-jobs/:id', { params: { id } })
          : api('PUT /saved-jobs/:id', { params: { id } }))
      } catch {
        onChange(id, { saved })
        toast(t('jobSearch.failed.act'), 'bad')
      }
    },
    /** Null where it is done, else why it is not. */
    report: async ({ id }: SeekerJob, reason: string): Promise<string | null> => {
      try {
        const body = { subject: 'job', subjectId: id, reason } as const
        toast((await api('POST /reports', { body })).message)
        return null
      } catch (error) {
        return error instanceof ApiError && error.problem !== 'network'
          ? error.problem.message
          : t('jobSearch.failed.act')
      }
    },
  }
}
