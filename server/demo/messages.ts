import type { SeededHiring } from '../domains/hiring/service.ts'
import {
  seedConversations,
  type SeededConversation,
  type SeededNote,
  type SeededText,
} from '../domains/messages/service.ts'
import type { Executor } from '../platform/database/connection.ts'
import type { DemoJob } from './jobs.ts'
import { messageStories } from './message-stories.ts'
import type { MessageStory, Talk } from './message-story.ts'

const minute = 60_000
const hour = 60 * minute

type World = Pick<SeededHiring, 'applications' | 'offers' | 'placements' | 'events'> & {
  jobs: readonly DemoJob[]
  /** The account ids of the demo, by username. */
  usernames: ReadonlyMap<string, string>
  staffId: string
}

type People = Pick<SeededConversation, 'seekerId' | 'employerId'>
const keyOf = ({ seekerId, employerId }: People) => `${seekerId} ${employerId}`

/** Adds the hiring events of the demo as notes, and what people wrote to each other in between. */
export async function addDemoMessages(transaction: Executor, world: World, now: Date): Promise<void> {
  const notes = Map.groupBy(notesOf(world, now), ({ people }) => keyOf(people))
  const stories = new Map(
    messageStories.map((story) => {
      const people = peopleOf(story, world)
      return [keyOf(people), { people, story }]
    }),
  )
  const shownAt = new Map(world.placements.map((placement) => [keyOf(placement), placement.hiredAt]))
  const conversations = [...new Set([...notes.keys(), ...stories.keys()])].flatMap((key) => {
    const happened = notes.get(key) ?? []
    const found = stories.get(key)
    const people = found?.people ?? happened[0]?.people
    if (people === undefined) return []
    const events = inOrder(happened.map(({ note }) => note))
    const texts = (found?.story.talks ?? []).flatMap((talk) => textsOf(talk, events, now))
    return [
      {
        seekerId: people.seekerId,
        employerId: people.employerId,
        staffId: world.staffId,
        contactShownAt: shownAt.get(key) ?? null,
        messages: inOrder([...events, ...texts]),
        unread: found?.story.unread ?? {},
      },
    ]
  })
  await seedConversations(transaction, conversations)
}

function peopleOf({ seeker, employer }: MessageStory, { usernames }: World): People {
  const idOf = (username: string | undefined) =>
    username === undefined ? null : (usernames.get(username) ?? missing(username))
  return { seekerId: idOf(seeker), employerId: idOf(employer) }
}

function missing(what: string): never {
  throw new Error(`The demo has no ${what}`)
}

/** Every hiring event, with its seeker and employer. */
function notesOf(
  { applications, offers, jobs, events }: World,
  now: Date,
): { people: People; note: SeededNote }[] {
  const jobOf = new Map(jobs.map((job) => [job.id, job]))
  const applicationOf = new Map(applications.map((application) => [application.id, application]))
  const offerOf = new Map(offers.map((offer) => [offer.id, offer]))
  return events.flatMap(({ applicationId, offerId, happenedAt = now, ...event }) => {
    const offer = offerOf.get(offerId ?? '')
    const application = applicationOf.get(applicationId ?? '')
    const jobId = application?.jobId ?? offer?.jobId ?? null
    const seekerId = application?.seekerId ?? offer?.seekerId
    const employerId = offer?.employerId ?? jobOf.get(jobId ?? '')?.employerId
    if (seekerId === undefined || employerId === undefined) return []
    // Some events of the demo are dated a few hours in the future.
    const sentAt = happenedAt < now ? happenedAt : now
    return [{ people: { seekerId, employerId }, note: { ...event, jobId, offerId, sentAt } }]
  })
}

/** Dates the lines between the event that they follow and the next one. */
function textsOf({ after, hours, lines }: Talk, events: readonly SeededNote[], now: Date): SeededText[] {
  const anchor = after === undefined ? -1 : events.findLastIndex((event) => nameOf(event) === after)
  if (after !== undefined && anchor === -1) missing(after)
  const from = events[anchor]?.sentAt ?? new Date(now.getTime() + hours * hour)
  const until = events.find(({ sentAt }) => sentAt > from)?.sentAt ?? now
  const room = until.getTime() - from.getTime()
  const start = after === undefined ? 0 : Math.min(hours * hour, room / 2)
  const apart = Math.min(4 * minute, (room - start) / (lines.length + 1))
  return lines.map(([party, text], index) => ({
    party,
    text,
    sentAt: new Date(from.getTime() + start + (index + 1) * apart),
  }))
}

const nameOf = ({ subject, transition }: SeededNote) => `${subject}.${transition}`

const inOrder = <Message extends { sentAt: Date }>(messages: readonly Message[]): Message[] =>
  messages.toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime())
