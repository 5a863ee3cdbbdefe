import type { SeekerCard } from '../../../contract/seeker-cards.ts'

/** What a card tells once its person was offered a job, or work in general: as the server has it now. */
export const offered = (
  { offeredJobs }: Pick<SeekerCard, 'offeredJobs'>,
  jobId: string | null,
): Pick<SeekerCard, 'offerStatus' | 'offeredJobs'> => ({
  offerStatus: 'SENT',
  offeredJobs: [...offeredJobs, jobId],
})
