import { useEffect, useRef, useState } from 'react'
import type { Applicant } from '../../../contract/applicants.ts'
import { undecidedStatuses } from '../../../contract/rules/jobs.ts'
import { offered } from '../seeker-cards/offered.ts'
import { fetchApplicants, statusOfAddress, type Fetched, type ShownState } from './fetch-applicants.ts'

/** The list as it stands, and what changes it: another status, another try, an offer. */
export function useApplicants(jobId: string, fetched: Fetched, shown: ShownState | null) {
  const [now, setNow] = useState<Fetched | 'loading'>(fetched)
  const [status, setStatus] = useState(shown)
  const newest = useRef(0)
  const fetchAnew = async (wish: ShownState | null) => {
    newest.current += 1
    const mine = newest.current
    setStatus(wish)
    setNow('loading')
    const answer = await fetchApplicants(jobId, wish)
    // What was asked for last counts, whatever comes when.
    if (mine === newest.current) setNow(answer)
  }
  useEffect(() => {
    const onBack = () => void fetchAnew(statusOfAddress())
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  })
  return {
    now,
    status,
    choose: (wish: ShownState | null) => {
      history.pushState(null, '', wish === null ? location.pathname : `?status=${wish}`)
      void fetchAnew(wish)
    },
    retry: () => void fetchAnew(status),
    markSent: (id: string, offeredJob: string | null) =>
      setNow((list) => {
        if (list === 'loading' || 'failure' in list) return list
        const change = (each: Applicant) => (each.id === id ? withOffer(each, offeredJob, jobId) : each)
        return { applicants: list.applicants.map(change) }
      }),
  }
}

/** As the server has it now: an offer of the very job that somebody applied for answers the application. */
function withOffer(applicant: Applicant, offeredJob: string | null, jobId: string): Applicant {
  const answered = offeredJob === jobId && undecidedStatuses.some((status) => status === applicant.status)
  return { ...applicant, ...offered(applicant, offeredJob), status: answered ? 'OFFERED' : applicant.status }
}
