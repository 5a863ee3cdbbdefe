import { sql } from 'kysely'
import { mostConversations } from '../../contract/rules/messages.ts'
import type { Database } from '../../server/platform/database/connection.ts'
import { bulkLoad } from './bulk-load.ts'

export const longConversation = 10_000
export const shortConversation = 30

export type Conversation = { id: string; seekerId: string }

/** Conversations of an employer with as many seekers as a list shows; the first is long, the others are short. */
export async function fillMessages(database: Database, employerId: string): Promise<Conversation[]> {
  await bulkLoad(database, async (connection) => {
    await sql`insert into conversations (id, seeker_id, employer_id, last_number)
      select uuidv7(), id, ${employerId}, case when row_number() over (order by id) = 1
        then ${longConversation}::integer else ${shortConversation}::integer end
      from accounts where username like 'made.%' order by id limit ${mostConversations}`.execute(connection)
    await sql`insert into conversation_sides (conversation_id, party, account_id, listed_at)
      select conversations.id, side.party, side.account_id, now() from conversations cross join lateral
        (values ('seeker', seeker_id), ('employer', employer_id)) side (party, account_id)
      where employer_id = ${employerId}`.execute(connection)
    await sql`insert into messages (id, conversation_id, number, party, client_id, notifies, body, masked_body, search_text,
        sent_at)
      select uuidv7(), conversation.id, number, writer.party, gen_random_uuid(), array[writer.reader], writer.body,
        writer.body, lower(writer.body), now() - interval '1 minute' * (conversation.last_number - number)
      from conversations conversation cross join lateral generate_series(1, conversation.last_number) number
        join (values (0, 'seeker', 'employer', 'Are the Sundays free? I can start on the first of the month.'),
          (1, 'employer', 'seeker', 'Yes, every Sunday is free, and two evenings of the week.'))
          writer (turn, party, reader, body) on writer.turn = number % 2
      where conversation.employer_id = ${employerId} order by conversation.id, number`.execute(connection)
    // Only people with a verified address can write.
    await sql`update accounts set email_verified_at = now()
      where id in (select seeker_id from conversations where employer_id = ${employerId})`.execute(connection)
    await sql`vacuum analyze accounts, conversations, conversation_sides, messages`.execute(connection)
  })
  return database.executor
    .selectFrom('conversations')
    .select(['id', sql<string>`seeker_id`.as('seekerId')])
    .where('employer_id', '=', employerId)
    .orderBy('last_number', 'desc')
    .execute()
}
