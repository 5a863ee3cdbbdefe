import type { Notice } from '../notices/service.ts'

type Person = { id: string; name: string }

/** What the notices of an interview tell; all texts are masked. */
export type InterviewFacts = {
  jobId: string
  jobTitle: string
  /** Empty for a call. */
  place: string
  note: string
  times: readonly Date[]
  chosenTime: Date | null
  seeker: Person
  employer: Person
}

/** The calendar file for each, in their language. */
export type Calendars = { seeker: string; employer: string }

type To = Pick<Notice, 'to' | 'path' | 'person' | 'job'>

const toSeeker = ({ seeker, employer, jobTitle }: InterviewFacts): To => ({
  to: seeker.id,
  path: '/jobseeker/Applications',
  person: employer.name,
  job: jobTitle,
})

const toEmployer = ({ seeker, employer, jobId, jobTitle }: InterviewFacts): To => ({
  to: employer.id,
  path: `/employer/view-applicants/${jobId}`,
  person: seeker.name,
  job: jobTitle,
})

const chosen = ({ chosenTime }: InterviewFacts) => (chosenTime === null ? {} : { times: [chosenTime] })

/** Who is notified of what happened to an interview. */
export const interviewNotices = {
  propose: (facts: InterviewFacts): Notice[] => [
    {
      name: 'interview.propose',
      ...toSeeker(facts),
      times: facts.times,
      place: facts.place,
      ...(facts.note === '' ? {} : { message: facts.note }),
    },
  ],
  pick: (facts: InterviewFacts, calendars: Calendars): Notice[] => {
    const agreed = { ...chosen(facts), place: facts.place }
    return [
      { name: 'interview.pick', ...toEmployer(facts), ...agreed, calendar: calendars.employer },
      { name: 'interview.agreed', ...toSeeker(facts), ...agreed, calendar: calendars.seeker },
    ]
  },
  ask: (facts: InterviewFacts): Notice[] => [{ name: 'interview.ask', ...toEmployer(facts) }],
  cancel: (facts: InterviewFacts): Notice[] => [
    { name: 'interview.cancel', ...toSeeker(facts), ...chosen(facts) },
  ],
  remind: (facts: InterviewFacts): Notice[] =>
    [toSeeker(facts), toEmployer(facts)].map((to) => ({
      name: 'interview.remind',
      ...to,
      ...chosen(facts),
      place: facts.place,
    })),
}
