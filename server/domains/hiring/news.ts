import { interviewTransitions, offerTransitions } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { readEmployerNews, readSeekerNews } from './news-store.ts'

const { send, accept } = offerTransitions
const { propose, ask } = interviewTransitions

/** What waits for an answer of the seeker, and what others did lately; in no order. */
export async function listSeekerNews(executor: Executor, seekerId: string) {
  const rows = await readSeekerNews(executor, seekerId)
  // The last event of an application may be the very offer or interview that waits.
  const distinct = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
  return [...distinct.values()].map((row) => ({ ...row, waits: waitsForSeeker(row) }))
}

/** What waits for an answer of the employer, and what seekers did lately; in no order. */
export async function listEmployerNews(executor: Executor, employerId: string) {
  const rows = await readEmployerNews(executor, employerId)
  return rows.map((row) => ({ ...row, waits: waitsForEmployer(row) }))
}

type Row = { kind: string; state: string }

const waitsForSeeker = ({ kind, state }: Row): boolean =>
  kind === 'checkIn' ||
  (kind === 'offer' && state === send.to) ||
  (kind === 'interview' && state === propose.to)

/** Of applicants the list of jobs says how many wait. */
const waitsForEmployer = ({ kind, state }: Row): boolean =>
  (kind === 'offer' && state === accept.to) || (kind === 'interview' && state === ask.to)
