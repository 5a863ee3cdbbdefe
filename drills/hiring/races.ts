import { v7 as newId } from 'uuid'
import {
  applicationTransitions,
  choosableEndReasons,
  declineReasons,
  hiringGraph,
  interviewTransitions,
  offerTransitions,
  placementTransitions,
  type HiringSubject,
} from '../../contract/rules/hiring.ts'
import type { Database } from '../../server/platform/database/connection.ts'
import { makePerson, sessionOf } from '../../server/testing/accounts.ts'
import { makeOffer, makeVerifiedEmployer } from '../../server/testing/hiring.ts'
import { makeJob } from '../../server/testing/jobs.ts'
import { makeApplication } from '../../server/testing/seekers.ts'

const day = 86_400_000

/** Somebody who applied to an employer, with the cookies of both. */
export type Pair = {
  employerId: string
  employer: string
  seekerId: string
  seeker: string
  jobId: string
  applicationId: string
}

export type Call = {
  /** The transition that it asks for. */
  transition: string
  cookie: string
  path: string
  body?: object
}

/** What many do at the same moment with one thing. */
export type Race = {
  name: string
  subject: HiringSubject
  /** The state in which the thing is when they begin; null where it is not there yet. */
  from: string | null
  calls: (database: Database, pair: Pair) => Promise<Call[]>
}

export async function makePair(database: Database): Promise<Pair> {
  const employer = await makeVerifiedEmployer(database)
  const seeker = await makePerson(database, 'seeker')
  const jobId = await makeJob(database, employer.id)
  return {
    employerId: employer.id,
    employer: `session=${await sessionOf(database, employer)}`,
    seekerId: seeker.id,
    seeker: `session=${await sessionOf(database, seeker)}`,
    jobId,
    applicationId: await makeApplication(database, { jobId, seekerId: seeker.id }),
  }
}

/** An offer for the job of the pair, with the application in step. */
async function offerTo(database: Database, pair: Pair, isAccepted = false): Promise<string> {
  const { send, accept } = offerTransitions
  const name = isAccepted ? accept.application : send.application
  await database.executor
    .updateTable('job_applications')
    .set({ status: applicationTransitions.offer.to, status_before_offer: applicationTransitions.apply.to })
    .where('id', '=', pair.applicationId)
    .execute()
  if (isAccepted)
    await database.executor
      .updateTable('job_applications')
      .set({ status: applicationTransitions[name].to })
      .where('id', '=', pair.applicationId)
      .execute()
  return makeOffer(database, { ...pair, status: isAccepted ? accept.to : send.to })
}

async function placeWith(database: Database, pair: Pair): Promise<string> {
  const id = newId()
  await database.executor
    .insertInto('placements')
    .values({
      id,
      employer_id: pair.employerId,
      seeker_id: pair.seekerId,
      job_id: pair.jobId,
      status: placementTransitions.begin.to,
      start_date: new Date(),
    })
    .execute()
  return id
}

async function inviteTo(database: Database, pair: Pair, time: Date): Promise<string> {
  const id = newId()
  await database.executor
    .insertInto('interviews')
    .values({
      id,
      application_id: pair.applicationId,
      employer_id: pair.employerId,
      status: interviewTransitions.propose.to,
      kind: 'CALL',
      times: [time],
    })
    .execute()
  return id
}

const accept = (pair: Pair, id: string): Call => ({
  transition: 'accept',
  cookie: pair.seeker,
  path: `/job-offers/${id}/accept`,
})
const decline = (pair: Pair, id: string): Call => ({
  transition: 'decline',
  cookie: pair.seeker,
  path: `/job-offers/${id}/decline`,
  body: { reason: declineReasons[0] },
})
const withdraw = (pair: Pair, id: string): Call => ({
  transition: 'withdraw',
  cookie: pair.employer,
  path: `/employer/offers/${id}/withdraw`,
})
const confirm = (pair: Pair, id: string): Call => ({
  transition: 'hire',
  cookie: pair.employer,
  path: `/employer/offers/${id}/confirm`,
  body: { closesJob: false },
})
const end = (cookie: string, id: string): Call => ({
  transition: 'end',
  cookie,
  path: `/placements/${id}/end`,
  body: { reason: choosableEndReasons[0] },
})

export const races: readonly Race[] = [
  {
    name: 'move',
    subject: 'application',
    from: applicationTransitions.apply.to,
    calls: async (_, pair) => [
      {
        transition: 'review',
        cookie: pair.employer,
        path: '/job-applications/move',
        body: { ids: [pair.applicationId], status: applicationTransitions.review.to },
      },
    ],
  },
  {
    name: 'offer',
    subject: 'offer',
    from: null,
    calls: async (_, pair) => [
      {
        transition: 'send',
        cookie: pair.employer,
        path: `/employer-interests/job-seeker/${pair.seekerId}`,
        body: { jobId: pair.jobId },
      },
    ],
  },
  {
    name: 'accept, decline',
    subject: 'offer',
    from: offerTransitions.send.to,
    calls: async (database, pair) => {
      const id = await offerTo(database, pair)
      return [accept(pair, id), decline(pair, id)]
    },
  },
  {
    name: 'accept, withdraw',
    subject: 'offer',
    from: offerTransitions.send.to,
    calls: async (database, pair) => {
      const id = await offerTo(database, pair)
      return [accept(pair, id), withdraw(pair, id)]
    },
  },
  {
    name: 'confirm',
    subject: 'offer',
    from: offerTransitions.accept.to,
    calls: async (database, pair) => [confirm(pair, await offerTo(database, pair, true))],
  },
  {
    name: 'confirm, decline',
    subject: 'offer',
    from: offerTransitions.accept.to,
    calls: async (database, pair) => {
      const id = await offerTo(database, pair, true)
      return [confirm(pair, id), decline(pair, id)]
    },
  },
  {
    name: 'end by both',
    subject: 'placement',
    from: placementTransitions.begin.to,
    calls: async (database, pair) => {
      const id = await placeWith(database, pair)
      return [end(pair.seeker, id), end(pair.employer, id)]
    },
  },
  {
    name: 'pick, cancel',
    subject: 'interview',
    from: interviewTransitions.propose.to,
    calls: async (database, pair) => {
      const time = new Date(Date.now() + 2 * day)
      const id = await inviteTo(database, pair, time)
      return [
        {
          transition: 'pick',
          cookie: pair.seeker,
          path: `/interviews/${id}/pick`,
          body: { time: time.toISOString() },
        },
        { transition: 'cancel', cookie: pair.employer, path: `/interviews/${id}/cancel` },
      ]
    },
  },
]

type Transitions = { readonly [name: string]: { from: readonly string[]; to: string | readonly string[] } }

/** The state to which transitions lead one after the other; null where the graph knows no such way. */
export function follow({ subject, from }: Race, made: readonly string[]): string | null {
  const graph: Transitions = hiringGraph[subject]
  let state = from
  for (const name of made) {
    const transition = graph[name]
    const isKnown =
      transition !== undefined &&
      (state === null ? transition.from.length === 0 : transition.from.includes(state))
    if (!isKnown || typeof transition.to !== 'string') return null
    state = transition.to
  }
  return state
}
