import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ConversationList, OpenConversation } from '../../../contract/messages.ts'
import { makePerson, signedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { cloneDatabase, watching, type Statement } from '../../testing/database.ts'

const { database } = await cloneDatabase()
const seen: Statement[] = []
const { app } = await testApp({ database: watching(database, (statement) => seen.push(statement)) })

const employer = await makePerson(database, 'household')
const who = await signedIn(app, database, employer)

/** Conversations with this many seekers, with this many messages each, all about a job. */
async function fill(conversations: number, messages: number): Promise<void> {
  await sql`
    with people as (
      insert into accounts (id, type, username, email, phone, password_hash, language, first_name, last_name, place_id)
      select gen_random_uuid(), 'CAREER', 'many.' || ${messages}::text || '.' || n, 'many.' || ${messages}::text || '.' || n || '@example.com',
        '+251911000000', '$argon2id$', 'en', 'Tigist', 'Bekele', 'adama' from generate_series(1, ${conversations}::integer) n
      returning id
    )
    insert into conversations (id, seeker_id, employer_id, last_number)
    select gen_random_uuid(), id, ${employer.id}::uuid, ${messages}::integer from people`.execute(
    database.executor,
  )
  await sql`
    insert into conversation_sides (conversation_id, party, account_id, unread, listed_at)
    select id, side.party, side.account_id, 1, now() from conversations cross join lateral
      (values ('seeker', seeker_id), ('employer', employer_id)) side (party, account_id)
    where last_number = ${messages}::integer`.execute(database.executor)
  await sql`
    insert into messages (id, conversation_id, number, party, notifies, body, masked_body, search_text)
    select gen_random_uuid(), id, number, 'seeker', '{employer}', 'Hello', 'Hello', 'hello'
    from conversations cross join lateral generate_series(1, last_number) number
    where last_number = ${messages}::integer`.execute(database.executor)
  await sql`analyze conversations, conversation_sides, messages`.execute(database.executor)
}

test('a list of 1,000 conversations takes one call of at most four statements', async () => {
  await fill(1_000, 2)
  seen.length = 0
  const { conversations, total } = (await who.get('/api/conversations?size=1000')).json<ConversationList>()
  expect([conversations.length, total]).toEqual([1_000, 1_000])
  expect(new Set(conversations.map(({ last }) => last?.number))).toEqual(new Set([2]))
  expect(seen.length).toBeGreaterThan(1)
  expect(seen.length).toBeLessThanOrEqual(4)
})

test('the newest of 10,000 messages are read by the index, and no others', async () => {
  await fill(1, 10_000)
  const { id } = await database.executor
    .selectFrom('conversations')
    .select('id')
    .where('last_number', '=', 10_000)
    .executeTakeFirstOrThrow()
  seen.length = 0
  const { messages, hasOlder } = (await who.get(`/api/conversations/${id}`)).json<OpenConversation>()
  expect([messages.length, messages.at(-1)?.number, hasOlder]).toEqual([30, 10_000, true])
  const plans = await Promise.all(
    seen
      .filter((statement) => /\bmessages\b/.test(statement.sql))
      .map(async (statement) => {
        const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
          `explain (analyze, costs off, timing off, buffers off) ${statement.sql}`,
          [...statement.parameters],
        )
        return rows.map((row) => row['QUERY PLAN'])
      }),
  )
  const scans = plans.flat().filter((line) => /\bon messages\b/.test(line))
  expect(scans).not.toEqual([])
  for (const scan of scans) {
    expect(scan).toContain('Index Scan')
    expect(Number(/rows=(\d+)/.exec(scan)?.[1])).toBeLessThanOrEqual(31)
  }
})
