import type pg from 'pg'
import { v7 as newId } from 'uuid'
import * as z from 'zod/mini'
import { messagesPerPage, mostReadTogether } from '../../contract/rules/messages.ts'
import { conversationView, messageView } from '../../server/domains/messages/view.ts'
import { liveChannel } from '../../server/platform/events/publish.ts'
import type { Work } from './work.ts'

type ConversationRow = Parameters<typeof conversationView>[0]
type MessageRow = Parameters<typeof messageView>[0]

// The SQL statements of server/domains/messages, unchanged: the benchmark compares the code around them.
const isOpen = `(conversation.contact_shown_at is not null or conversation.seeker_id is null
  or conversation.employer_id is null)`
const text = `case when ${isOpen} then message.body else message.masked_body end`
const isMasked = `(message.body is not null and not ${isOpen} and message.body <> message.masked_body)`

const conversation = {
  name: 'conversation',
  text: `select conversation.id, own.party, own.unread, own.read_number as "readNumber",
      conversation.last_number as "lastNumber", other.party as "otherParty", other.account_id as "otherAccountId",
      other.read_number as "otherReadNumber", person.masked_name as "otherName", person.type as "otherType",
      conversation.job_id as "jobId", job.masked_title as "jobTitle", conversation.offer_id as "offerId",
      (select json_build_object('id', message.id, 'number', message.number, 'party', message.party, 'text', ${text},
          'isMasked', ${isMasked}, 'asksForMoney', message.asks_for_money, 'subject', message.note_subject,
          'transition', message.note_transition, 'reason', message.note_reason, 'jobTitle', note_job.masked_title,
          'offerId', message.offer_id, 'clientId', message.client_id, 'sentAt', message.sent_at)
        from messages message left join jobs note_job on note_job.id = message.job_id
        where message.conversation_id = conversation.id and message.number = conversation.last_number) as last,
      (other.party <> 'employer' or verification.employer_id is not null) as "otherVerified",
      own.blocked_at is not null as "hasBlocked", other.blocked_at is not null as "isBlocked",
      conversation.contact_shown_at is not null as "isContactShown"
    from conversation_sides own
      join conversations conversation on conversation.id = own.conversation_id
      join conversation_sides other on other.conversation_id = own.conversation_id and other.party <> own.party
      left join accounts person on person.id = other.account_id
      left join employer_verifications verification on verification.employer_id = other.account_id
      left join jobs job on job.id = conversation.job_id
    where own.account_id = $1 and conversation.id = $2`,
}
const messages = `select message.id, message.number, message.party, ${text} as text, ${isMasked} as "isMasked",
    message.asks_for_money as "asksForMoney", message.note_subject as subject, message.note_transition as transition,
    message.note_reason as reason, job.masked_title as "jobTitle", message.offer_id as "offerId",
    message.client_id as "clientId", message.sent_at as "sentAt"
  from messages message
    join conversations conversation on conversation.id = message.conversation_id
    left join jobs job on job.id = message.job_id`
const newest = {
  name: 'newest messages',
  text: `${messages} where message.conversation_id = $1 order by message.number desc limit $2`,
}
const limit = {
  name: 'limit',
  text: `insert into rate_limits as known (bucket, window_start, calls)
    select bucket, now() - make_interval(secs => elapsed), calls
    from unnest($1::text[], $2::int[], $3::float8[]) as added (bucket, calls, elapsed) order by bucket
    on conflict (bucket) do update set
      calls = excluded.calls
        + case when known.window_start < now() - make_interval(secs => $4) then 0 else known.calls end,
      window_start = case when known.window_start < now() - make_interval(secs => $4)
        then excluded.window_start else known.window_start end
    returning bucket, calls, greatest(1, ceil(extract(epoch from window_start - now()) + $4))::int as "secondsLeft"`,
}
const lock = {
  name: 'lock conversation',
  text: `select conversation.id, conversation.seeker_id as "seekerId", conversation.employer_id as "employerId",
      conversation.last_number as "lastNumber", own.party, own.unread, own.read_number as "readNumber",
      own.blocked_at is not null as "hasBlocked", other.blocked_at is not null as "isBlocked",
      conversation.contact_shown_at is not null as "isContactShown"
    from conversations conversation
      join conversation_sides own on own.conversation_id = conversation.id
      join conversation_sides other on other.conversation_id = own.conversation_id and other.party <> own.party
    where own.account_id = $1 and conversation.id = $2 for no key update of conversation, own, other`,
}
const written = {
  name: 'written messages',
  text: `select id, number, party, body, masked_body as "maskedBody" from messages where conversation_id = $1
    order by number desc limit $2`,
}
const add = {
  name: 'add message',
  text: `insert into messages (id, conversation_id, number, party, staff_id, client_id, notifies, body, masked_body,
      search_text, masking_version, doubtful, asks_for_money)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    on conflict (conversation_id, party, client_id) where client_id is not null do nothing
    returning id, sent_at as "sentAt"`,
}
const number = { name: 'number message', text: 'update conversations set last_number = $1 where id = $2' }
const count = {
  name: 'count message',
  text: `update conversation_sides set unread = unread + case when party = any($1::text[]) then 1 else 0 end,
      listed_at = $2, waiting_since = case when party = any($3::text[]) then coalesce(waiting_since, $4::timestamptz)
        else waiting_since end
    where conversation_id = $5`,
}
const notify = {
  name: 'notify',
  text: `select pg_notify($1, json_build_object('at', floor(extract(epoch from now()) * 1000)::float8, 'to', $2::json,
    'event', $3::text, 'data', $4::json)::text)`,
}

type Locked = { lastNumber: number; party: 'seeker' | 'employer'; seekerId: string; employerId: string }
const posted = z.object({ clientId: z.uuid(), text: z.string() })

export const bareMessages = (pool: pg.Pool): Work => {
  const open = async (accountId: string, id: string) => {
    const { rows } = await pool.query<ConversationRow>({ ...conversation, values: [accountId, id] })
    const [row] = rows
    if (row === undefined) throw new Error('There is no such conversation')
    const page = await pool.query<MessageRow>({ ...newest, values: [id, messagesPerPage + 1] })
    const shown = page.rows.slice(0, messagesPerPage).toReversed()
    return {
      conversation: conversationView(row),
      messages: shown.map((message) => messageView(message, row.party)),
      hasOlder: page.rows.length > messagesPerPage,
    }
  }
  const send = async (accountId: string, id: string, body: string) => {
    const message = posted.parse(JSON.parse(body))
    await pool.query({ ...limit, values: [[`minute send ${accountId}`], [1], [0], 60] })
    const client = await pool.connect()
    try {
      await client.query('begin')
      const row = await addMessage(client, accountId, { id, ...message })
      await client.query('commit')
      return { message: row }
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }
  return (path, accountId, body) => {
    const [, id, rest] = /^\/api\/conversations\/([\w-]+)(\/messages)?$/.exec(path) ?? []
    if (id === undefined) return null
    return rest === undefined ? open(accountId, id) : send(accountId, id, body)
  }
}

async function addMessage(
  client: pg.PoolClient,
  accountId: string,
  message: { id: string; clientId: string; text: string },
) {
  const { rows } = await client.query<Locked>({ ...lock, values: [accountId, message.id] })
  const [locked] = rows
  if (locked === undefined) throw new Error('There is no such conversation')
  const { party, seekerId, employerId } = locked
  await client.query({ ...written, values: [message.id, mostReadTogether * 2] })
  const next = locked.lastNumber + 1
  const notifies = [party === 'seeker' ? 'employer' : 'seeker']
  const { text: own } = message
  const stored = await client.query<{ id: string; sentAt: Date }>({
    ...add,
    values: [
      newId(),
      message.id,
      next,
      party,
      null,
      message.clientId,
      notifies,
      own,
      own,
      own,
      0,
      false,
      false,
    ],
  })
  const [added] = stored.rows
  if (added === undefined) throw new Error('The message was sent before')
  await client.query({ ...number, values: [next, message.id] })
  await client.query({ ...count, values: [notifies, added.sentAt, notifies, added.sentAt, message.id] })
  const to = JSON.stringify([{ accountId: seekerId }, { accountId: employerId }])
  const data = JSON.stringify({ conversationId: message.id, number: next })
  await client.query({ ...notify, values: [liveChannel, to, 'message', data] })
  return messageView(
    { ...plain, ...added, number: next, party, clientId: message.clientId, text: own },
    party,
  )
}

/** Fields that have the same value in every new text message. */
const plain = {
  isMasked: false,
  asksForMoney: false,
  subject: null,
  transition: null,
  reason: null,
  jobTitle: null,
  offerId: null,
} as const
