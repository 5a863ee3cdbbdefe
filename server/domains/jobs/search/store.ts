import type { Branches } from '../../../platform/search/branches.ts'
import type { Reads } from '../../../platform/database/reads.ts'
import { prepareFoundCandidates, prepareFoundPages, type Words } from '../../../platform/search/ways.ts'
import { rankedLines, readRankedJobs } from './candidates-store.ts'
import { jobIndex, type JobSearch } from './declaration.ts'
import { jobRows, type JobRow } from './job-rows-store.ts'
import type { RankedJob } from './matching/job.ts'

export const findNewest = prepareFoundPages<JobRow>(jobIndex, jobRows)
export const findBestPaid = prepareFoundPages<JobRow>(jobIndex, jobRows, 'pay')

const findLines = prepareFoundCandidates(jobIndex, rankedLines)

/** The newest that match, to be scored. */
export async function findCandidates(
  read: Reads,
  search: JobSearch,
  branches: Branches,
  wanted: number,
  words?: Words,
): Promise<{ jobs: RankedJob[]; total: number }> {
  const { lines, total } = await findLines(read, search, branches, wanted, words)
  return { jobs: readRankedJobs(lines), total }
}
