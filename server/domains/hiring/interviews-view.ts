import type { Interview, InterviewCall } from '../../../contract/interviews.ts'
import { applicationTransitions, betterTimes } from '../../../contract/rules/hiring.ts'
import type { CallRow, LastInterviewRow } from './interviews-store.ts'

/** As both sides see it: its texts are masked until the hire. */
export function interviewView(row: LastInterviewRow): Interview {
  const isHired = row.applicationStatus === applicationTransitions.hire.to
  return {
    id: row.id,
    status: row.status,
    kind: row.kind,
    place: isHired ? row.place : row.maskedPlace,
    note: isHired ? row.note : row.maskedNote,
    times: row.times.map((time) => time.toISOString()),
    chosenTime: row.chosenTime?.toISOString() ?? null,
    betterTimes: betterTimes.filter((time) => row.betterTimes.includes(time)),
  }
}

/** For staff, who see both as they are. */
export const callView = (row: CallRow): InterviewCall => ({
  id: row.id,
  at: row.at.toISOString(),
  jobTitle: row.jobTitle,
  seeker: { name: row.seekerName, phone: row.seekerPhone ?? '' },
  employer: { name: row.employerName, phone: row.employerPhone ?? '' },
})
