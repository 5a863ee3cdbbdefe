import { v7 as newId } from 'uuid'
import {
  applicationStates,
  applicationTransitions,
  formerApplicationStates,
  offerStateBehind,
  type ApplicationState,
} from '../../contract/rules/hiring.ts'
import type { Language } from '../../contract/rules/language.ts'
import type { NewApplication } from '../domains/hiring/service.ts'
import type { DemoJob } from './jobs.ts'
import { coverLetters } from './seeker-stories.ts'
import { fillIn } from './seekers.ts'
import { turn } from './turn.ts'

type DemoApplicant = { id: string; username: string; language: Language }
export type DemoWorld = {
  jobs: readonly DemoJob[]
  seekers: readonly DemoApplicant[]
  /** Who is tried out: with applications in many states. */
  tried: DemoApplicant
}

const { accept, apply, hire, reject, return: returning, withdraw } = applicationTransitions
const former: readonly ApplicationState[] = formerApplicationStates
const states = applicationStates.filter((state) => !former.includes(state))

/** Each of an employer's newest open jobs has fewer applicants than the one before. */
const applicantsOf = [9, 6, 4, 2] as const

/** People who applied, in every state. */
export const demoApplications = (world: DemoWorld, now: Date): NewApplication[] => [
  ...applicationsOfMany(world, now),
  ...applicationsOfTried(world, now),
]

function applicationsOfMany({ jobs, seekers }: DemoWorld, now: Date): NewApplication[] {
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
        const status = turn(states, index + place + employer)
        return applicationOf(job, turn(seekers, next * 5), { status, index: next, now })
      }),
    ),
  )
}

/** One state for each of a few jobs, of one employer after the other. */
function applicationsOfTried({ jobs, tried }: DemoWorld, now: Date): NewApplication[] {
  const open = jobs.filter(({ status }) => status === 'ACTIVE')
  return states
    .filter((state) => state !== accept.to && state !== hire.to)
    .map((status, index) => applicationOf(turn(open, index * 7 + 3), tried, { status, index, now }))
}

function applicationOf(
  job: DemoJob,
  seeker: DemoApplicant,
  { status, index, now }: { status: ApplicationState; index: number; now: Date },
): NewApplication {
  const letter = turn(coverLetters[seeker.language], index)
  const since = now.getTime() - job.createdAt.getTime()
  const after = (share: number) => new Date(job.createdAt.getTime() + since * share)
  const share = 0.2 + (index % 7) / 10
  const isAnswered = status !== apply.to && status !== withdraw.to
  return {
    id: newId({ msecs: after(share).getTime() }),
    jobId: job.id,
    seekerId: seeker.id,
    status,
    statusBeforeOffer: offerStateBehind(status) === null ? null : turn(returning.to, index),
    rejectionReason: status === reject.to ? turn(reasons, index) : null,
    coverLetter: fillIn(letter, index, seeker.username),
    appliedAt: after(share),
    answeredAt: isAnswered ? after(share + 0.03) : null,
  }
}

const reasons = ['EXPERIENCE', null, 'HOURS', 'PLACE'] as const
