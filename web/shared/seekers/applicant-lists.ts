import type { QueryClient } from '@tanstack/react-query'
import type { Applicant } from '../../../contract/hiring.ts'
import { fetchAnew } from '../../lib/endpoints.ts'
import type { GetKey } from '../../lib/screens.ts'

const applicants = 'GET /jobs/:id/applicants' satisfies GetKey

/** The cached lists of applicants of one job, or of all jobs. */
const listsOf = (jobId: string | null) => ({
  queryKey: jobId === null ? [applicants] : [applicants, { params: { id: jobId } }],
})

/** Changes people in every list in the cache; a filtered one keeps those who no longer fit. */
export const changeApplicants = (
  client: QueryClient,
  jobId: string | null,
  change: (applicant: Applicant) => Applicant,
): unknown => client.setQueriesData<Applicant[]>(listsOf(jobId), (list) => list?.map(change))

/**
 * Asks for all who applied for a job anew and shows what is true of each in every list of it. A filtered list is not asked
 * for itself: it would lose the card that the person is looking at. Without a connection what is shown stays.
 */
export async function renewApplicants(client: QueryClient, jobId: string): Promise<void> {
  if (client.getQueriesData(listsOf(jobId)).length === 0) return
  const fresh = await fetchAnew(client, applicants, { params: { id: jobId }, query: {} }).catch(() => [])
  const byId = new Map(fresh.map((applicant) => [applicant.applicationId, applicant]))
  changeApplicants(client, jobId, (applicant) => byId.get(applicant.applicationId) ?? applicant)
}
