import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { applicationTransitions } from '../../../../contract/rules/hiring.ts'
import type { SeekerJob, SeekerJobs } from '../../../../contract/job-search.ts'
import { useAct } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'

const savedJobs = 'GET /saved-jobs'
/** Every list that a job may be in. */
const jobLists = ['GET /employer/jobs/recommended', 'GET /employer/jobs/advanced-search', savedJobs] as const

type Change = Partial<Pick<SeekerJob, 'saved' | 'applicationStatus'>>

/** The same list with one of its jobs changed. */
export const withJob =
  (id: string, change: Change) =>
  (list: SeekerJobs): SeekerJobs => ({
    ...list,
    content: list.content.map((item) =>
      item.data.id === id ? { ...item, data: { ...item.data, ...change } } : item,
    ),
  })

function changeJob(client: QueryClient, id: string, change: Change): void {
  const changed = withJob(id, change)
  for (const key of jobLists) {
    client.setQueriesData<SeekerJobs>({ queryKey: [key] }, (list) => list && changed(list))
  }
}

/** Saves a job or lets it go, shown before the server has answered. */
export function useSaving({ id, saved }: SeekerJob) {
  const { t } = useTexts()
  const client = useQueryClient()
  const failed = t('searching.actFailed')
  const save = useAct('PUT /saved-jobs/:id', {
    failed,
    refreshes: [savedJobs],
    edits: (_, edit) => jobLists.forEach((key) => edit(key, withJob(id, { saved: true }))),
  })
  const unsave = useAct('DELETE /saved-jobs/:id', {
    failed,
    edits: (_, edit) => jobLists.forEach((key) => edit(key, withJob(id, { saved: false }))),
  })
  return async () => {
    if (save.busy || unsave.busy) return
    if (!saved) return void save.run({ params: { id } })
    await unsave.run({ params: { id } })
    // Among the saved jobs it stays until they are opened anew, so that it can be saved again.
    await client.invalidateQueries({ queryKey: [savedJobs], refetchType: 'none' })
  }
}

/** Applies for a job. It counts as applied for once the server has it, not before. */
export function useApplying({ id }: SeekerJob, { quiet = false } = {}) {
  const { t } = useTexts()
  const client = useQueryClient()
  const act = useAct('POST /employer/jobs/:id/apply', {
    failed: t('jobSearch.failed.apply'),
    network: t('jobSearch.failed.applyAgain'),
    refreshes: ['GET /job-preferences/jobs/job-seeker', 'GET /jobs/:id', 'GET /jobseeker/dashboard'],
    quiet,
  })
  return {
    ...act,
    /** True where it is done. */
    apply: async (body: { coverLetter?: string } = {}): Promise<boolean> => {
      const answer = await act.run({ params: { id }, body })
      if (answer === null) return false
      changeJob(client, id, { applicationStatus: applicationTransitions.apply.to })
      return true
    },
  }
}
