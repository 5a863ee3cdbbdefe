import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { HiringEvent } from '../../../contract/hiring.ts'
import {
  declineReasons,
  hiringGraph,
  moveTargets,
  offerStateBehind,
  type OfferState,
} from '../../../contract/rules/hiring.ts'
import { emit } from '../../domains.ts'
import { signedIn, type SignedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { noticeTools } from '../../testing/notices.ts'
import { play, type HiringAct, type HiringWorld } from '../../testing/hiring-model.ts'
import { makeVerifiedEmployer } from '../../testing/hiring.ts'
import { makeJob } from '../../testing/jobs.ts'
import { createChoices } from '../../testing/random.ts'
import { makeSeekerWithProfile } from '../../testing/seekers.ts'
import { createApplicantAnswers } from './answer-applicants.ts'
import { holdInterviews } from './interviews.ts'
import { lapseOffers } from './lapse.ts'

// Everybody does anything, in a random order that a seed repeats: server, database and graph must agree after each act.
const [walks, steps] = [24, 40]
const seeds = Array.from({ length: walks }, (_, index) => 20_261_118 + index * 7_919)

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '100000' } })
const { executor } = database
const tools = { ...noticeTools, emit }
const answerApplicants = createApplicantAnswers(executor, tools)

type Person = { id: string; browser: SignedIn }
const people: { employer: Person[]; seeker: Person[] } = { employer: [], seeker: [] }
const employerOfJob = [0, 0, 1] as const
let jobIds: string[] = []
const made = new Set<string>()

beforeAll(async () => {
  for (const kind of ['household', 'business'] as const) {
    const person = await makeVerifiedEmployer(database, kind)
    people.employer.push({ id: person.id, browser: await signedIn(app, database, person) })
  }
  for (let count = 0; count < 3; count += 1) {
    const person = await makeSeekerWithProfile(database)
    people.seeker.push({ id: person.id, browser: await signedIn(app, database, person) })
  }
})

beforeEach(async () => {
  for (const table of ['placements', 'offers', 'job_applications', 'jobs'] as const)
    await executor.deleteFrom(table).execute()
  jobIds = []
  for (const employer of employerOfJob) jobIds.push(await makeJob(database, at(people.employer, employer).id))
})

function at<Value>(list: readonly Value[], index: number): Value {
  const value = list[index]
  if (value === undefined) throw new Error(`There is no number ${index}`)
  return value
}

/** What the database holds, each list in the order in which it was made. */
async function readStored() {
  const [jobs, applications, offers, interviews, placements, events] = await Promise.all([
    executor.selectFrom('jobs').select(['id', 'status']).execute(),
    executor.selectFrom('job_applications').select(['id', 'status']).orderBy('id').execute(),
    executor.selectFrom('offers').select(['id', 'status']).orderBy('id').execute(),
    executor.selectFrom('interviews').select(['id', 'status', 'times']).orderBy('id').execute(),
    executor.selectFrom('placements').select(['id', 'status']).orderBy('id').execute(),
    executor
      .selectFrom('hiring_events')
      .select(['application_id', 'subject', 'transition', 'party'])
      .orderBy('happened_at')
      .orderBy('id')
      .execute(),
  ])
  return { jobs, applications, offers, interviews, placements, events }
}
type Stored = Awaited<ReturnType<typeof readStored>>

const lineOf = ({ subject, transition, party }: Pick<HiringEvent, 'subject' | 'transition' | 'party'>) =>
  `${subject}.${transition} by ${party}`

/** What model and database must have in common. Lines of one act are written in one transaction, in whichever order. */
const shownOf = (world: HiringWorld) => ({
  openJobs: world.jobs.map(({ isOpen }) => isOpen),
  applications: world.applications.map(({ status }) => status),
  offers: world.offers.map(({ status }) => status),
  interviews: world.interviews.map(({ status }) => status),
  placements: world.placements.map(({ status }) => status),
  lines: world.applications.map(({ lines }) => lines.toSorted()),
})
const shownOfStored = (stored: Stored): ReturnType<typeof shownOf> => ({
  openJobs: jobIds.map((id) => stored.jobs.find((job) => job.id === id)?.status === 'ACTIVE'),
  applications: stored.applications.map(({ status }) => status),
  offers: stored.offers.map(({ status }) => status),
  interviews: stored.interviews.map(({ status }) => status),
  placements: stored.placements.map(({ status }) => status),
  lines: stored.applications.map(({ id }) => linesOf(stored, id).toSorted()),
})
const linesOf = ({ events }: Stored, id: string) =>
  events.filter((event) => event.application_id === id).map(lineOf)

const day = 86_400_000
const post = ({ browser }: Person, path: string, body?: object) => browser.post(`/api${path}`, body)

/** Does the act on the server; answers the status, or 200 where it is time that passes. */
async function perform(act: HiringAct, stored: Stored): Promise<number> {
  switch (act.name) {
    case 'lapse':
      await executor
        .updateTable('offers')
        .set({ expires_at: new Date(Date.now() - day) })
        .where('id', '=', at(stored.offers, act.offer).id)
        .execute()
      await lapseOffers(executor, tools)
      return 200
    case 'hold': {
      const past = new Date(Date.now() - day)
      await executor
        .updateTable('interviews')
        .set({ times: [past], chosen_time: past })
        .where('id', '=', at(stored.interviews, act.interview).id)
        .execute()
      await holdInterviews(executor)
      return 200
    }
    case 'apply':
      return (await post(at(people.seeker, act.by), `/employer/jobs/${at(jobIds, act.job)}/apply`)).statusCode
    case 'withdrawApplication': {
      const { id } = at(stored.applications, act.application)
      return (await post(at(people.seeker, act.by), `/job-applications/${id}/withdraw`)).statusCode
    }
    case 'move': {
      const body = { ids: [at(stored.applications, act.application).id], status: act.target }
      return (await post(at(people.employer, act.by), '/job-applications/move', body)).statusCode
    }
    case 'propose': {
      const { id } = at(stored.applications, act.application)
      const times = [new Date(Date.now() + 2 * day).toISOString()]
      const body = { kind: 'PLACE', place: 'Bole', times }
      return (await post(at(people.employer, act.by), `/interview-proposals/${id}`, body)).statusCode
    }
    case 'pick':
    case 'ask':
    case 'cancel': {
      const { id, times } = at(stored.interviews, act.interview)
      const who = at(act.name === 'cancel' ? people.employer : people.seeker, act.by)
      const body = { pick: { time: times[0] }, ask: {}, cancel: undefined }[act.name]
      return (await post(who, `/interviews/${id}/${act.name}`, body)).statusCode
    }
    case 'offer': {
      const { id } = at(people.seeker, act.seeker)
      const jobId = act.job === null ? null : at(jobIds, act.job)
      const body = { jobId, message: '' }
      return (await post(at(people.employer, act.by), `/employer-interests/job-seeker/${id}`, body))
        .statusCode
    }
    case 'accept':
    case 'decline': {
      const { id } = at(stored.offers, act.offer)
      const body = act.name === 'decline' ? { reason: declineReasons[0] } : undefined
      return (await post(at(people.seeker, act.by), `/job-offers/${id}/${act.name}`, body)).statusCode
    }
    case 'withdrawOffer': {
      const { id } = at(stored.offers, act.offer)
      return (await post(at(people.employer, act.by), `/employer/offers/${id}/withdraw`)).statusCode
    }
    case 'confirm': {
      const { id } = at(stored.offers, act.offer)
      const body = { closesJob: act.closesJob }
      const { statusCode } = await post(at(people.employer, act.by), `/employer/offers/${id}/confirm`, body)
      // The queue does it later; a job that is open leaves nobody to answer.
      await answerClosed()
      return statusCode
    }
    case 'end': {
      const { id } = at(stored.placements, act.placement)
      return (await post(at(people[act.side], act.by), `/placements/${id}/end`, { reason: 'OTHER' }))
        .statusCode
    }
  }
}

async function answerClosed(): Promise<void> {
  const closed = await executor.selectFrom('jobs').select('id').where('status', '=', 'CLOSED').execute()
  for (const { id } of closed) await answerApplicants({ jobId: id, reason: 'FILLED' })
}

/** What leads to a hire comes more often than what ends it: else few walks would come that far. */
const names: readonly HiringAct['name'][] = [
  ...(['apply', 'apply', 'move', 'move', 'move', 'propose', 'pick', 'offer'] as const),
  ...(['accept', 'accept', 'accept', 'confirm', 'confirm', 'confirm', 'end'] as const),
  ...(['withdrawApplication', 'ask', 'cancel', 'decline', 'withdrawOffer', 'lapse', 'hold'] as const),
]

/** An act of anybody on anything there is; of what is not there yet, none. */
function drawAct(next: () => number, world: HiringWorld): HiringAct | null {
  const draw = (count: number) => Math.floor(next() * count)
  const [seeker, employer] = [draw(people.seeker.length), draw(people.employer.length)]
  const name = at(names, draw(names.length))
  const of = (list: readonly unknown[]) => (list.length === 0 ? null : draw(list.length))
  switch (name) {
    case 'apply':
      return { name, by: seeker, job: draw(jobIds.length) }
    case 'offer': {
      const job = draw(jobIds.length + 1)
      return { name, by: employer, seeker, job: job === jobIds.length ? null : job }
    }
    case 'withdrawApplication':
    case 'move':
    case 'propose': {
      const application = of(world.applications)
      if (application === null) return null
      if (name === 'withdrawApplication') return { name, by: seeker, application }
      return name === 'propose'
        ? { name, by: employer, application }
        : { name, by: employer, application, target: at(moveTargets, draw(moveTargets.length)) }
    }
    case 'pick':
    case 'ask':
    case 'cancel': {
      const interview = of(world.interviews)
      return interview === null ? null : { name, by: name === 'cancel' ? employer : seeker, interview }
    }
    case 'accept':
    case 'decline':
    case 'withdrawOffer':
    case 'confirm': {
      const offer = of(world.offers)
      if (offer === null) return null
      if (name === 'confirm') return { name, by: employer, offer, closesJob: next() < 0.3 }
      return name === 'withdrawOffer' ? { name, by: employer, offer } : { name, by: seeker, offer }
    }
    case 'end': {
      const placement = of(world.placements)
      const side = next() < 0.5 ? 'seeker' : 'employer'
      return placement === null ? null : { name, by: side === 'seeker' ? seeker : employer, side, placement }
    }
    case 'lapse':
    case 'hold':
      return drawTime(name, world, draw)
  }
}

/** Time passes only for what still waits: nothing else is touched by it. */
function drawTime(
  name: 'lapse' | 'hold',
  world: HiringWorld,
  draw: (count: number) => number,
): HiringAct | null {
  const isWaiting = (state: string) => {
    const states: readonly string[] =
      name === 'lapse' ? hiringGraph.offer.lapse.from : hiringGraph.interview.hold.from
    return states.includes(state)
  }
  const list = name === 'lapse' ? world.offers : world.interviews
  const waiting = list.flatMap(({ status }, index) => (isWaiting(status) ? [index] : []))
  if (waiting.length === 0) return null
  const number = at(waiting, draw(waiting.length))
  return name === 'lapse' ? { name, offer: number } : { name, interview: number }
}

/** Most acts change something, so that the walk goes far; the others show what is refused. */
function nextAct(next: () => number, world: HiringWorld): HiringAct {
  for (let tries = 0; ; tries += 1) {
    const act = drawAct(next, world)
    if (act === null) continue
    const copy = structuredClone(world)
    play(copy, act)
    if (copy.made.length > world.made.length || next() < 0.05 || tries > 200) return act
  }
}

/** An application that an offer has brought to its state has such an offer. */
function expectInStep(world: HiringWorld): void {
  for (const { job, seeker, status } of world.applications) {
    const behind = offerStateBehind(status)
    if (behind === null) continue
    const states: OfferState[] = world.offers
      .filter((offer) => offer.job === job && offer.seeker === seeker)
      .map((offer) => offer.status)
    expect(states).toContain(behind)
  }
}

test.each(seeds)('seed %i: server, database and graph agree after every act', async (seed) => {
  const { next } = createChoices(seed)
  const world: HiringWorld = {
    jobs: employerOfJob.map((employer) => ({ employer, isOpen: true })),
    applications: [],
    offers: [],
    interviews: [],
    placements: [],
    made: [],
  }
  const way: string[] = []
  let stored = await readStored()
  for (let step = 0; step < steps; step += 1) {
    const act = nextAct(next, world)
    way.push(JSON.stringify(act))
    const expected = play(world, act)
    const where = `seed ${seed} after\n${way.join('\n')}\n`
    expect(await perform(act, stored), where).toBe(expected)
    stored = await readStored()
    expect(shownOfStored(stored), where).toEqual(shownOf(world))
    expectInStep(world)
  }
  for (const [number, { seeker, job, lines }] of world.applications.entries()) {
    const owner = at(people.employer, at(employerOfJob, job))
    const stranger = at(people.employer, 1 - at(employerOfJob, job))
    const path = `/api/application-history/${at(stored.applications, number).id}`
    for (const { browser } of [at(people.seeker, seeker), owner]) {
      const shown = (await browser.get(path)).json<HiringEvent[]>()
      expect(shown.map(lineOf).toSorted()).toEqual(lines.toSorted())
    }
    expect((await stranger.browser.get(path)).statusCode).toBe(404)
  }
  for (const name of world.made) made.add(name)
})

test('the walks together make every transition of the graph', () => {
  const all = Object.entries(hiringGraph).flatMap(([subject, graph]) =>
    Object.keys(graph).map((name) => `${subject}.${name}`),
  )
  expect([...made].toSorted()).toEqual(all.toSorted())
})
