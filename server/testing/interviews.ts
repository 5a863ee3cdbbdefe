import { v7 as newId } from 'uuid'
import { interviewTransitions, type InterviewKind, type InterviewState } from '../../contract/rules/hiring.ts'
import { interviewTexts } from '../domains/hiring/masked-texts.ts'
import type { Database } from '../platform/database/connection.ts'

const { propose, pick, hold } = interviewTransitions
const hour = 3_600_000

/** An interview straight into the database; where a time is agreed, it is the first one. Answers its id. */
export async function makeInterview(
  { executor }: Database,
  interview: {
    applicationId: string
    employerId: string
    status?: InterviewState
    kind?: InterviewKind
    place?: string
    note?: string
    times?: readonly Date[]
    answeredAt?: Date
  },
): Promise<string> {
  const id = newId()
  const { status = propose.to, kind = 'CALL', place = kind === 'CALL' ? '' : 'Bole', note = '' } = interview
  const { times = [new Date(Date.now() + 48 * hour)] } = interview
  const isAgreed = status === pick.to || status === hold.to
  await executor
    .insertInto('interviews')
    .values({
      id,
      application_id: interview.applicationId,
      employer_id: interview.employerId,
      status,
      kind,
      place,
      note,
      ...interviewTexts.of({ place, note }),
      times: [...times],
      chosen_time: isAgreed ? (times[0] ?? null) : null,
      answered_at: interview.answeredAt ?? new Date(Date.now() - 10 * hour),
    })
    .execute()
  return id
}
