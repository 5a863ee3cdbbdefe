import { v7 as newId } from 'uuid'
import type { ConversationParty } from '../../contract/rules/messages.ts'
import type { Database } from '../../server/platform/database/connection.ts'
import { makePerson, sessionOf } from '../../server/testing/accounts.ts'

/** A signed-in person with one conversation. */
export type Person = {
  conversationId: string
  party: Extract<ConversationParty, 'seeker' | 'employer'>
  cookie: string
  /** The node that they call first. */
  home: 0 | 1
  /** They look at new messages, which are then marked as read. */
  isLooking: boolean
}

/** Pairs of a seeker and an employer, each with an empty conversation. */
export async function makePairs(database: Database, count: number): Promise<Person[]> {
  const pairs = await Promise.all(Array.from({ length: count }, (_, index) => makePair(database, index)))
  return pairs.flat()
}

async function makePair(database: Database, index: number): Promise<Person[]> {
  const seeker = await makePerson(database, 'seeker')
  const employer = await makePerson(database, 'household')
  const conversationId = newId()
  await database.executor
    .insertInto('conversations')
    .values({ id: conversationId, seeker_id: seeker.id, employer_id: employer.id })
    .execute()
  await database.executor
    .insertInto('conversation_sides')
    .values([
      { conversation_id: conversationId, party: 'seeker', account_id: seeker.id },
      { conversation_id: conversationId, party: 'employer', account_id: employer.id },
    ])
    .execute()
  // Half of the pairs are spread over both nodes, and every second pair looks at new messages.
  const isLooking = index % 2 === 0
  return [
    {
      conversationId,
      party: 'seeker',
      cookie: `session=${await sessionOf(database, seeker)}`,
      home: index % 4 < 2 ? 0 : 1,
      isLooking,
    },
    {
      conversationId,
      party: 'employer',
      cookie: `session=${await sessionOf(database, employer)}`,
      home: index % 8 < 4 ? 1 : 0,
      isLooking,
    },
  ]
}
