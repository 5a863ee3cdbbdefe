import { prepareCandidates } from '../../../platform/search/candidates.ts'
import type { Branches } from '../../../platform/search/branches.ts'
import type { Reads } from '../../../platform/database/reads.ts'
import { preparePages, prepareSortedPages } from '../../../platform/search/pages.ts'
import { prepareWordCandidates, prepareWordPages, type Words } from '../../../platform/search/word-pages.ts'
import { rankedLines, readRankedJobs } from './candidates-store.ts'
import { jobIndex, type JobSearch } from './declaration.ts'
import { jobRows, type JobRow } from './job-rows-store.ts'
import type { RankedJob } from './matching/job.ts'

export const findNewest = preparePages<JobRow>(jobIndex, jobRows)
export const findBestPaid = prepareSortedPages<JobRow>(jobIndex, jobRows, 'pay')
export const findNewestWithWords = prepareWordPages<JobRow>(jobIndex, jobRows)
export const findBestPaidWithWords = prepareWordPages<JobRow>(jobIndex, jobRows, 'pay')

const findLines = prepareCandidates(jobIndex, rankedLines)
const findLinesWithWords = prepareWordCandidates(jobIndex, rankedLines)

/** The newest that match, to be scored. */
export async function findCandidates(
  read: Reads,
  search: JobSearch,
  branches: Branches,
  wanted: number,
  words: Words | null = null,
): Promise<{ jobs: RankedJob[]; total: number }> {
  const { lines, total } =
    words === null
      ? await findLines(read, search, branches, wanted)
      : await findLinesWithWords(read, search, branches, wanted, words)
  return { jobs: readRankedJobs(lines), total }
}
