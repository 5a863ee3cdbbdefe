import type { SeekerJob } from '../../../contract/job-search.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Reads } from '../../platform/database/reads.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { forgetJob, readKept, saveJob } from './saved-store.ts'
import { readSavedJobs } from './search/job-rows-store.ts'
import { seekerJobView } from './search/view.ts'
import { requireVisible } from './visible.ts'

export async function save(executor: Executor, caller: Caller, jobId: string): Promise<void> {
  await requireVisible(executor, caller, jobId)
  await saveJob(executor, caller.accountId, jobId)
}

export const unsave = (executor: Executor, caller: Caller, jobId: string): Promise<void> =>
  forgetJob(executor, caller.accountId, jobId)

export async function listSaved(
  read: Reads,
  caller: Caller,
  page: { limit: number; offset: number },
): Promise<{ jobs: SeekerJob[]; total: number }> {
  const { rows, total } = await readSavedJobs(read, caller.accountId, page)
  return { jobs: rows.map((row) => seekerJobView(row)), total }
}

/** What somebody has saved, when they ask for all that we keep. */
export const exportSavedJobs = (executor: Executor, caller: Caller) => readKept(executor, caller.accountId)
