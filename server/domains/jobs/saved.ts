import type { SeekerJob } from '../../../contract/job-search.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { forgetJob, readKept, saveJob } from './saved-store.ts'
import { readSavedJobs } from './search/job-rows-store.ts'
import { scoredRows, type JobSearchTools } from './search/service.ts'
import { requireVisible } from './visible.ts'

export async function save(executor: Executor, caller: Caller, jobId: string): Promise<void> {
  await requireVisible(executor, caller, jobId)
  await saveJob(executor, caller.accountId, jobId)
}

export const unsave = (executor: Executor, caller: Caller, jobId: string): Promise<void> =>
  forgetJob(executor, caller.accountId, jobId)

export async function listSaved(
  tools: JobSearchTools,
  caller: Caller,
  page: { limit: number; offset: number },
): Promise<{ jobs: SeekerJob[]; total: number }> {
  return scoredRows(tools, caller, await readSavedJobs(tools.read, caller.accountId, page))
}

/** What somebody has saved, when they ask for all that we keep. */
export const exportSavedJobs = (executor: Executor, caller: Caller) => readKept(executor, caller.accountId)
