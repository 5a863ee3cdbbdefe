import { expect, test } from 'vitest'
import type { Application } from '../../../../contract/hiring.ts'
import type { Interview } from '../../../../contract/interviews.ts'
import type { ReceivedOffer } from '../../../../contract/offers.ts'
import type { Placement } from '../../../../contract/placements.ts'
import { interviewStates, offerStates } from '../../../../contract/rules/hiring.ts'
import { whatWaits } from './what-waits.ts'

const at = '2026-11-03T11:05:00.000Z'
const terms = {
  salary: 8000,
  hourlyRate: null,
  startDate: null,
  hoursPerDay: null,
  liveIn: null,
  daysOff: null,
}
const offer = (status: ReceivedOffer['status']): ReceivedOffer => ({
  id: status,
  jobId: null,
  jobTitle: null,
  terms,
  message: '',
  status,
  declineReason: null,
  sentAt: at,
  expiresAt: at,
  employerName: 'Almaz',
  employerKind: 'household',
})
const application = (status: Interview['status'] | null): Application => ({
  id: String(status),
  jobId: 'job',
  jobTitle: 'Nanny',
  employerName: 'Almaz',
  employerKind: 'household',
  status: 'INTERVIEWING',
  appliedAt: at,
  rejectionReason: null,
  interview:
    status === null
      ? null
      : {
          id: status,
          status,
          kind: 'CALL',
          place: '',
          note: '',
          times: [at],
          chosenTime: null,
          betterTimes: [],
        },
  offer: null,
  isUnanswered: false,
  yearsOfExperience: null,
  isProfileVerified: false,
  coverLetter: '',
})
const placement = (checkIn: Placement['checkIn']): Placement => ({
  id: 'placement',
  status: 'CURRENT',
  jobId: null,
  jobTitle: null,
  terms,
  hiredAt: at,
  endedAt: null,
  endReason: null,
  other: null,
  checkIn,
  ownReview: null,
  otherReview: null,
})

test('open offers, proposed interviews and check-ins wait for an answer, and nothing else', () => {
  const waiting = whatWaits({
    offers: offerStates.map(offer),
    applications: [null, ...interviewStates].map(application),
    placements: [placement(null), placement(7)],
  })
  expect(waiting.offers.map(({ status }) => status)).toEqual(['SENT'])
  expect(waiting.interviews.map(({ id }) => id)).toEqual(['PROPOSED'])
  expect(waiting.checkIn).toBe(true)
})

test('what is not known yet does not wait', () => {
  const unknown = { offers: undefined, applications: undefined, placements: undefined }
  expect(whatWaits(unknown)).toEqual({ offers: [], interviews: [], checkIn: false })
  expect(whatWaits({ ...unknown, placements: [placement(null)] }).checkIn).toBe(false)
})
