import { v7 as newId } from 'uuid'
import {
  applicationStates,
  applicationTransitions,
  offerStateBehind,
  offerTransitions,
  type ApplicationState,
} from '../../contract/rules/hiring.ts'
import type { Language } from '../../contract/rules/language.ts'
import {
  seedApplications,
  seedOffers,
  type NewApplication,
  type SeededOffer,
} from '../domains/hiring/service.ts'
import type { Executor } from '../platform/database/connection.ts'
import type { DemoJob } from './jobs.ts'
import { coverLetters } from './seeker-stories.ts'
import { fillIn } from './seekers.ts'
import { turn } from './turn.ts'

const hour = 60 * 60 * 1000

type DemoApplicant = { id: string; username: string; language: Language }
type World = {
  jobs: readonly DemoJob[]
  seekers: readonly DemoApplicant[]
  /** Who is tried out: with applications in many states. */
  tried: DemoApplicant
}

/** Each of an employer's newest open jobs has fewer applicants than the one before. */
const applicantsOf = [9, 6, 4, 2] as const

/** People who applied, in every state, and the offers that go with those states: none of the rules of applying is asked. */
export async function addDemoApplications(transaction: Executor, world: World, now: Date): Promise<void> {
  const applications = [...applicationsOfMany(world, now), ...applicationsOfTried(world, now)]
  await seedApplications(transaction, applications)
  await seedOffers(transaction, offersOf(applications, world))
}

function applicationsOfMany({ jobs, seekers }: World, now: Date): NewApplication[] {
  const byEmployer = Map.groupBy(
    jobs.filter(({ status }) => status === 'ACTIVE'),
    ({ employerId }) => employerId,
  )
  let next = 0
  return [...byEmployer.values()].flatMap((own, employer) =>
    own.slice(0, applicantsOf.length).flatMap((job, place) =>
      Array.from({ length: applicantsOf[place] ?? 0 }, (_, index) => {
        next += 1
        // Each list begins with another state, so that all are seen everywhere.
        const status = turn(applicationStates, index + place + employer)
        return applicationOf(job, turn(seekers, next * 5), { status, index: next, now })
      }),
    ),
  )
}

/** One state for each of a few jobs, of one employer after the other. */
function applicationsOfTried({ jobs, tried }: World, now: Date): NewApplication[] {
  const open = jobs.filter(({ status }) => status === 'ACTIVE')
  const { accept, hire } = applicationTransitions
  const states = applicationStates.filter((state) => state !== accept.to && state !== hire.to)
  return states.map((status, index) =>
    applicationOf(turn(open, index * 7 + 3), tried, { status, index, now }),
  )
}

function applicationOf(
  job: DemoJob,
  seeker: DemoApplicant,
  { status, index, now }: { status: ApplicationState; index: number; now: Date },
): NewApplication {
  const letter = turn(coverLetters[seeker.language], index)
  const since = now.getTime() - job.createdAt.getTime()
  const appliedAt = new Date(job.createdAt.getTime() + since * (0.2 + (index % 7) / 10))
  return {
    id: newId({ msecs: appliedAt.getTime() }),
    jobId: job.id,
    seekerId: seeker.id,
    status,
    coverLetter: fillIn(letter, index, seeker.username),
    appliedAt,
  }
}

/** One for each application that has come so far, and a few for no job in particular. */
function offersOf(applications: readonly NewApplication[], { jobs, seekers }: World): SeededOffer[] {
  const ownerOf = new Map(jobs.map(({ id, employerId }) => [id, employerId]))
  const answered = applications.flatMap(({ jobId, seekerId, status, appliedAt }) => {
    const state = offerStateBehind(status)
    const employerId = ownerOf.get(jobId)
    if (state === null || employerId === undefined) return []
    const createdAt = new Date(appliedAt.getTime() + hour)
    return [
      {
        employerId,
        seekerId,
        jobId,
        status: state,
        message: turn(messages, seekerId.charCodeAt(0)),
        createdAt,
      },
    ]
  })
  const employers = [...new Set(ownerOf.values())].slice(0, 3)
  const unasked = employers.map((employerId, index) => ({
    employerId,
    seekerId: turn(seekers, index * 17 + 4).id,
    jobId: null,
    status: offerTransitions.send.to,
    message: turn(messages, index),
    createdAt: new Date((jobs[index]?.createdAt ?? new Date(0)).getTime() + hour),
  }))
  return [...answered, ...unasked]
}

const messages = [
  'We liked what you wrote. Could you begin at the start of next month?',
  'ሥራውን በሚቀጥለው ሳምንት ቢጀምሩ ደስ ይለናል።',
  'Torban dhufu jalqabuu ni dandeessuu? Kutaan isin eeggata.',
  '',
] as const
