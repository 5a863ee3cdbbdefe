import type { Applicant } from '../../../contract/applicants.ts'
import { applicationStates, type ApplicationState } from '../../../contract/rules/jobs.ts'
import { api, ApiError } from '../../lib/api.ts'
import { signInAgain } from '../../lib/kept.ts'

/** Long enough to read why. */
const leaveAfterMilliseconds = 2_000
const leave = () => setTimeout(signInAgain, leaveAfterMilliseconds)

/** Who withdrew is shown to nobody. */
export const shownStates = applicationStates.filter((state) => state !== 'WITHDRAWN')
export type ShownState = Exclude<ApplicationState, 'WITHDRAWN'>

/** The filter lives in the address, so that Back and a reload keep it. */
export const statusOfAddress = (): ShownState | null => {
  const told = new URLSearchParams(location.search).get('status')
  return shownStates.find((state) => state === told) ?? null
}

export type Fetched = { applicants: Applicant[] } | { failure: unknown }

/** Whoever is signed out, or may not see them, is led to the sign-in once they have read it. */
export async function fetchApplicants(id: string, status: ShownState | null): Promise<Fetched> {
  try {
    const input = { params: { id }, query: status === null ? {} : { status } }
    return { applicants: await api('GET /jobs/:id/applicants', input, { onSignedOut: leave }) }
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 403) leave()
    return { failure }
  }
}

/** Null where it could not be had: the applicants can be read without it. */
export const fetchTitle = async (id: string): Promise<string | null> =>
  api('GET /employer/jobs/:id', { params: { id } }, { onSignedOut: () => {} }).then(
    ({ title }) => title,
    () => null,
  )
