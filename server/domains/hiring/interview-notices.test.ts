import { expect, test } from 'vitest'
import { interviewTransitions } from '../../../contract/rules/hiring.ts'
import { interviewNotices, type InterviewFacts } from './interview-notices.ts'

const first = new Date('2027-01-14T07:00:00Z')
const second = new Date('2027-01-15T12:30:00Z')
const facts: InterviewFacts = {
  jobId: 'job-1',
  jobTitle: 'Nanny, call •••',
  place: 'Bole, •••',
  note: 'Bring your certificate.',
  times: [first, second],
  chosenTime: null,
  seeker: { id: 'seeker-1', name: 'Tigist Bekele' },
  employer: { id: 'employer-1', name: 'Almaz' },
}
const agreed = { ...facts, chosenTime: second }
const calendars = { seeker: 'calendar of the seeker', employer: 'calendar of the employer' }

const seeker = {
  to: 'seeker-1',
  path: '/jobseeker/Applications',
  person: 'Almaz',
  job: 'Nanny, call •••',
}
const employer = {
  to: 'employer-1',
  path: '/employer/view-applicants/job-1',
  person: 'Tigist Bekele',
  job: 'Nanny, call •••',
}

test('INT-01 a proposal tells the seeker times, place and note', () => {
  const notice = { name: 'interview.propose', ...seeker, times: [first, second], place: 'Bole, •••' }
  expect(interviewNotices.propose(facts)).toEqual([{ ...notice, message: 'Bring your certificate.' }])
  expect(interviewNotices.propose({ ...facts, note: '', place: '' })).toEqual([{ ...notice, place: '' }])
})

test('INT-02 INT-04 a picked time reaches both, each with a calendar file of their own', () => {
  const time = { times: [second], place: 'Bole, •••' }
  expect(interviewNotices.pick(agreed, calendars)).toEqual([
    { name: 'interview.pick', ...employer, ...time, calendar: 'calendar of the employer' },
    { name: 'interview.agreed', ...seeker, ...time, calendar: 'calendar of the seeker' },
  ])
})

test('INT-02 the employer reads that the seeker asks for another time', () => {
  expect(interviewNotices.ask(facts)).toEqual([{ name: 'interview.ask', ...employer }])
})

test('the seeker reads that an interview is cancelled, with its time where one was agreed', () => {
  expect(interviewNotices.cancel(facts)).toEqual([{ name: 'interview.cancel', ...seeker }])
  expect(interviewNotices.cancel(agreed)).toEqual([{ name: 'interview.cancel', ...seeker, times: [second] }])
})

test('INT-04 both are reminded of the agreed time', () => {
  const time = { name: 'interview.remind', times: [second], place: 'Bole, •••' }
  expect(interviewNotices.remind(agreed)).toEqual([
    { ...seeker, ...time },
    { ...employer, ...time },
  ])
})

test('those are notified whom the graph names', () => {
  const readersOf = (notices: readonly { to: string }[]) => notices.map(({ to }) => to.split('-')[0])
  for (const act of ['propose', 'ask', 'cancel'] as const)
    expect(readersOf(interviewNotices[act](facts)), act).toEqual(interviewTransitions[act].notifies)
  expect(readersOf(interviewNotices.pick(agreed, calendars))).toEqual(interviewTransitions.pick.notifies)
})
