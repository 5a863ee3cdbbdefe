import { v7 as newId } from 'uuid'
import {
  applicationTransitions,
  interviewTransitions,
  offerStateBehind,
  offerTransitions,
  type HiringParty,
  type HiringSubject,
} from '../../contract/rules/hiring.ts'
import {
  seedHiring,
  type NewApplication,
  type NewEvent,
  type SeededHiring,
  type SeededInterview,
  type SeededOffer,
  type SeededPlacement,
  type SeededReview,
} from '../domains/hiring/service.ts'
import type { Executor } from '../platform/database/connection.ts'
import { demoApplications, type DemoWorld } from './applications.ts'
import type { DemoJob } from './jobs.ts'
import { turn } from './turn.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const after = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds)

/** Applications, interviews, offers in each state, placements and reviews: none of the rules of hiring is asked. */
export async function addDemoHiring(
  transaction: Executor,
  world: DemoWorld,
  now: Date,
): Promise<SeededHiring> {
  const applications = demoApplications(world, now)
  const offers = [...offersOf(applications, world, now), ...furtherOffers(world, now)]
  const placements = placementsOf(offers, world, now)
  const hiring = {
    applications,
    offers,
    interviews: interviewsOf(applications, world, now),
    placements,
    reviews: placements.flatMap(reviewsOf),
    events: [
      ...applications.flatMap(linesOf),
      ...offers.flatMap((offer) => linesOfOffer(offer, applications)),
    ],
  } satisfies SeededHiring
  await seedHiring(transaction, hiring)
  return hiring
}

const termsOf = (job: DemoJob | undefined, index: number) => ({
  monthlySalary: job === undefined ? 6000 + index * 250 : job.monthlySalary,
  hourlyRateCents: job?.hourlyRateCents ?? null,
  startDate: job?.startDate ?? null,
  hoursPerDay: job?.hoursPerDay ?? 8,
  liveIn: job === undefined ? null : job.jobType === 'LIVE_IN',
  daysOff: 1 + (index % 2),
})

type OfferStart = Pick<SeededOffer, 'employerId' | 'seekerId' | 'jobId' | 'status' | 'createdAt'>

function offerOf(start: OfferStart, job: DemoJob | undefined, index: number, now: Date): SeededOffer {
  return {
    ...start,
    id: newId({ msecs: start.createdAt.getTime() }),
    message: turn(messages, index),
    terms: termsOf(job, index),
    expiresAt: after(now, (5 + (index % 8)) * day),
  }
}

/** One for each application that has come so far. */
function offersOf(applications: readonly NewApplication[], { jobs }: DemoWorld, now: Date): SeededOffer[] {
  const jobOf = new Map(jobs.map((job) => [job.id, job]))
  return applications.flatMap(({ jobId, seekerId, status, appliedAt }, index) => {
    const state = offerStateBehind(status)
    const job = jobOf.get(jobId)
    if (state === null || job === undefined) return []
    const start = {
      employerId: job.employerId,
      seekerId,
      jobId,
      status: state,
      createdAt: after(appliedAt, hour),
    }
    return [offerOf(start, job, index, now)]
  })
}

/** A few for no job in particular, and one in each further state for the person who is tried out. */
function furtherOffers({ jobs, seekers, tried }: DemoWorld, now: Date): SeededOffer[] {
  const employers = [...new Set(jobs.map(({ employerId }) => employerId))]
  const { send, accept, decline, withdraw, lapse, hire } = offerTransitions
  const unasked = employers.slice(0, 3).map((employerId, index) => ({
    employerId,
    seekerId: turn(seekers, index * 17 + 4).id,
    jobId: null,
    status: send.to,
    createdAt: after(now, -(index + 1) * day),
  }))
  const ofTried = [accept.to, decline.to, withdraw.to, lapse.to, hire.to].map((status, index) => ({
    employerId: turn(employers, index),
    seekerId: tried.id,
    jobId: null,
    status,
    createdAt: after(now, -(index * 20 + 2) * day),
  }))
  // Work of the past for everybody, so that both sides have something to look back on.
  const past = employers.map((employerId, index) => ({
    employerId,
    seekerId: turn(seekers, index * 11 + 2).id,
    jobId: null,
    status: hire.to,
    createdAt: after(now, -(100 + index * 9) * day),
  }))
  return [...unasked, ...ofTried, ...past].map((start, index) => offerOf(start, undefined, index, now))
}

/** Work that goes on where the offer is of a job; the others have ended. */
function placementsOf(offers: readonly SeededOffer[], { jobs }: DemoWorld, now: Date): SeededPlacement[] {
  const titles = new Map(jobs.map(({ id, title }) => [id, title]))
  return offers
    .filter(({ status }) => status === offerTransitions.hire.to)
    .map(({ id, employerId, seekerId, jobId, terms, createdAt }) => {
      const hiredAt = after(createdAt, 2 * hour)
      const endedAt = jobId === null ? after(hiredAt, 45 * day) : null
      const start = jobId === null ? hiredAt : after(now, -2 * day)
      return {
        ...terms,
        id: newId({ msecs: hiredAt.getTime() }),
        offerId: id,
        employerId,
        seekerId,
        jobId,
        title:
          jobId === null
            ? turn(pastTitles, seekerId.charCodeAt(seekerId.length - 1))
            : (titles.get(jobId) ?? ''),
        startDate: start.toISOString().slice(0, 10),
        hiredAt,
        endedAt,
      }
    })
}

function reviewsOf(placement: SeededPlacement, index: number): SeededReview[] {
  const { id, employerId, seekerId, endedAt } = placement
  // Some of the past are still to be reviewed.
  if (endedAt === null || index % 4 === 3) return []
  const writtenAt = after(endedAt, 3 * day)
  const review = { placementId: id, writtenAt }
  return [
    {
      ...review,
      id: newId({ msecs: writtenAt.getTime() }),
      party: 'employer',
      authorId: employerId,
      subjectId: seekerId,
      stars: 4 + (index % 2),
      words: turn(praise, index),
    },
    {
      ...review,
      id: newId({ msecs: writtenAt.getTime() + 1 }),
      party: 'seeker',
      authorId: seekerId,
      subjectId: employerId,
      stars: 5 - (index % 3),
      words: turn(thanks, index),
    },
  ]
}

/** Proposed, agreed and asked for in turn, for those who came so far. */
function interviewsOf(
  applications: readonly NewApplication[],
  { jobs, tried }: DemoWorld,
  now: Date,
): SeededInterview[] {
  const ownerOf = new Map(jobs.map(({ id, employerId }) => [id, employerId]))
  const { propose, pick, ask } = interviewTransitions
  return applications
    .filter(({ status }) => status === applicationTransitions.interview.to)
    .flatMap(({ id, jobId, seekerId, appliedAt }, index) => {
      const employerId = ownerOf.get(jobId)
      if (employerId === undefined) return []
      const status = seekerId === tried.id ? propose.to : turn([pick.to, ask.to, propose.to], index)
      // Ten in the morning, half past two and five in Ethiopia.
      const times = [7, 11.5, 14].map((utc, number) =>
        after(new Date(now.toISOString().slice(0, 10)), (2 + number + (index % 3)) * day + utc * hour),
      )
      return [
        {
          id: newId({ msecs: appliedAt.getTime() + 2 * hour }),
          applicationId: id,
          employerId,
          status,
          place: index % 3 === 2 ? '' : turn(places, index),
          note: turn(notes, index),
          times,
          chosenTime: status === pick.to ? (times[0] ?? null) : null,
          betterTimes: status === ask.to ? ['MORNING', 'WEEKEND'] : [],
          createdAt: after(appliedAt, 2 * hour),
        },
      ]
    })
}

type Line = readonly [subject: HiringSubject, transition: string, party: HiringParty]
const { review, shortlist, interview, reject, withdraw } = applicationTransitions
const reviewed: Line = ['application', 'review', 'employer']
const shortlisted: Line = ['application', 'shortlist', 'employer']
const invited: Line = ['application', 'interview', 'employer']

/** The way of an application up to its state. */
function linesOf(application: NewApplication): NewEvent[] {
  const { status, statusBeforeOffer, rejectionReason } = application
  const reached = statusBeforeOffer ?? status
  const lines: Line[] = [['application', 'apply', 'seeker']]
  if (reached === withdraw.to) lines.push(['application', 'withdraw', 'seeker'])
  else if (reached === reject.to) lines.push(reviewed, ['application', 'reject', 'employer'])
  else if (reached === review.to) lines.push(reviewed)
  else if (reached === shortlist.to) lines.push(reviewed, shortlisted)
  else if (reached === interview.to) lines.push(reviewed, shortlisted, invited)
  return lines.map(([subject, transition, party], index) => ({
    applicationId: application.id,
    offerId: null,
    subject,
    transition,
    party,
    reason: transition === 'reject' ? rejectionReason : null,
    happenedAt: after(application.appliedAt, index * 10 * 60_000),
  }))
}

function linesOfOffer(offer: SeededOffer, applications: readonly NewApplication[]): NewEvent[] {
  const answered = applications.find(
    ({ jobId, seekerId }) => jobId === offer.jobId && seekerId === offer.seekerId,
  )
  const ways: { readonly [Status in SeededOffer['status']]: readonly Line[] } = {
    SENT: [],
    ACCEPTED: [['offer', 'accept', 'seeker']],
    DECLINED: [['offer', 'decline', 'seeker']],
    WITHDRAWN: [['offer', 'withdraw', 'employer']],
    HIRED: [
      ['offer', 'accept', 'seeker'],
      ['offer', 'hire', 'employer'],
    ],
    LAPSED: [['offer', 'lapse', 'system']],
  }
  const sent: Line = ['offer', 'send', 'employer']
  return [sent, ...ways[offer.status]].map(([subject, transition, party], index) => ({
    applicationId: answered?.id ?? null,
    offerId: offer.id,
    subject,
    transition,
    party,
    reason: transition === 'decline' ? 'PLACE' : null,
    happenedAt: after(offer.createdAt, index * hour),
  }))
}

const messages = [
  'We liked what you wrote. Could you begin at the start of next month?',
  'ሥራውን በሚቀጥለው ሳምንት ቢጀምሩ ደስ ይለናል።',
  'Torban dhufu jalqabuu ni dandeessuu? Kutaan isin eeggata.',
  '',
] as const
const places = [
  'Bole, behind the Medhanialem church',
  'አዳማ፣ ፖስታ ቤት አጠገብ',
  'Magaalaa Adaamaa, fuuldura buufata konkolaataa',
]
const notes = ['Please bring your certificate.', '', 'Ragaa keessan fidaa.', 'መታወቂያ ይዘው ይምጡ።'] as const
const pastTitles = [
  'Nanny for one child',
  'ምግብ አብሳይ',
  'Tajaajila mana keessaa',
  'Cook for a small family',
] as const
const praise = [
  'The children loved her. Always on time.',
  'ሥራዋን በጥንቃቄ ትሠራለች። በጣም እናመሰግናለን።',
  "Baay'ee cimtuu dha. Galatoomi!",
] as const
const thanks = [
  'They paid on the agreed day, every month.',
  'በአክብሮት ያዙኝ።',
  'Guyyaa boqonnaa kiyyaa ni kabaju.',
] as const
