import * as z from 'zod/mini'
import { mostConversations } from '../../contract/rules/messages.ts'
import { startSession } from '../../server/platform/sessions/sessions.ts'
import { atLeast, type Bar } from '../bars.ts'
import { fillMessages, longConversation, shortConversation, type Conversation } from '../fill/messages.ts'
import { alone, compare, shareOf, type Figures, type Target } from '../load.ts'
import { comparison, percent, writeTable } from '../table.ts'
import { expectSameAnswers, type World } from '../world.ts'

const ofBare = 0.5
/** A long conversation opens as fast as a short one; the margin is for noise of the machine. */
const ofShort = 0.8

/** Conversations with concurrent writers: enough that they rarely wait for each other's locks. */
const talking = 200

const newMessage = () => ({
  clientId: crypto.randomUUID(),
  text: 'Are the Sundays free? I can start in May.',
})

/** Sending, and opening a long conversation, beside a bare server that runs the same statements. */
export async function messages(world: World, seconds: number): Promise<{ tables: string[]; bars: Bar[] }> {
  const conversations = await fillMessages(world.database, world.employerId)
  const [long, ...short] = conversations
  const opening = (id: string | undefined) => `/api/conversations/${id ?? ''}`
  const target = (name: string, url: string, ...paths: string[]): Target => ({
    name,
    url,
    paths,
    headers: { cookie: world.employer },
  })
  await expectSameAnswers([world.url, world.bareUrl], opening(long?.id), world.employer)
  await expectSameAnswers([world.url, world.bareUrl], opening(short[0]?.id), world.employer)
  const opened = await compare(
    [
      target(`bare node:http + pg, open one of ${longConversation}`, world.bareUrl, opening(long?.id)),
      target(`open a conversation of ${longConversation} messages`, world.url, opening(long?.id)),
      target(`open a conversation of ${shortConversation} messages`, world.url, opening(short[0]?.id)),
    ],
    seconds,
  )
  const list = await alone(target('list', world.url, `/api/conversations?size=${mostConversations}`), seconds)

  const talks = await takeTurns(world, short.slice(0, talking))
  await expectSameMessage(world, talks[0])
  const sending = (name: string, url: string): Target => ({
    name,
    url,
    paths: talks.map(({ path }) => path),
    cookies: talks.map(({ cookie }) => cookie),
    body: newMessage,
  })
  const sent = await compare(
    [sending('bare node:http + pg, send a message', world.bareUrl), sending('send a message', world.url)],
    seconds,
  )

  const share = (of: readonly { figures: Figures }[], index: number, to: number) => {
    const [ours, other] = [of[index]?.figures, of[to]?.figures]
    if (ours === undefined || other === undefined) throw new Error('Not measured')
    return shareOf(ours, other)
  }
  return {
    tables: [
      writeTable(comparison(opened)),
      writeTable(comparison([{ name: `list of ${mostConversations} conversations, alone`, figures: list }])),
      writeTable(comparison(sent)),
    ],
    bars: [
      atLeast(
        `open a conversation of ${longConversation}, of the bare server`,
        share(opened, 1, 0),
        ofBare,
        percent,
      ),
      atLeast(
        `open a conversation of ${longConversation}, of one of ${shortConversation}`,
        share(opened, 1, 2),
        ofShort,
        percent,
      ),
      atLeast('send a message, of the bare server', share(sent, 1, 0), ofBare, percent),
    ],
  }
}

type Turn = { path: string; cookie: string }

/** In every conversation the employer writes first and then the seeker, because people take turns. */
async function takeTurns(
  { database, employer }: World,
  conversations: readonly Conversation[],
): Promise<Turn[]> {
  const about = { device: 'Chrome, Android', deviceId: null }
  const turns: Turn[] = []
  const pathOf = (id: string) => `/api/conversations/${id}/messages`
  for (const { id } of conversations) turns.push({ path: pathOf(id), cookie: employer })
  for (const { id, seekerId } of conversations) {
    const session = await startSession(database.executor, { id: seekerId, type: 'CAREER' }, about)
    turns.push({ path: pathOf(id), cookie: `session=${session.id}` })
  }
  return turns
}

const answer = z.object({ message: z.looseObject({ id: z.uuid(), number: z.number(), sentAt: z.string() }) })

/** Both servers store and answer the same, except for ids and times. */
async function expectSameMessage(world: World, turn: Turn | undefined): Promise<void> {
  const answers: string[] = []
  for (const url of [world.url, world.bareUrl]) {
    const response = await fetch(`${url}${turn?.path}`, {
      method: 'POST',
      headers: { cookie: turn?.cookie ?? '', 'content-type': 'application/json' },
      body: JSON.stringify(newMessage()),
    })
    const { message } = answer.parse(await response.json())
    answers.push(JSON.stringify({ ...message, id: '', number: 0, sentAt: '', clientId: '' }))
  }
  if (new Set(answers).size !== 1) throw new Error(`The answers to a message differ:\n${answers.join('\n')}`)
}
