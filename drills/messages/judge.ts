import type { Database } from '../../server/platform/database/connection.ts'
import type { Person } from './people.ts'
import type { Reader } from './reader.ts'
import type { Writer } from './writer.ts'

export type Verdict = {
  acknowledged: number
  stored: number
  lost: number
  doubled: number
  /** Conversations whose numbers have gaps, or in which the messages of a writer are out of order. */
  misordered: number
  /** Readers who saw a message twice, never, or out of order. */
  misread: number
  /** Sides whose unread count is wrong. */
  miscounted: number
}

type Row = { id: string; number: number; party: string; clientId: string | null }

export async function judge(
  database: Database,
  writers: readonly Writer[],
  readers: readonly Reader[],
): Promise<Verdict> {
  const conversations = await readMessages(database)
  const rowsOf = ({ conversationId }: Person) => conversations.get(conversationId) ?? []
  const ownRowsOf = (person: Person) => rowsOf(person).filter(({ party }) => party === person.party)
  const countWhere = <Item>(items: readonly Item[], isWrong: (item: Item) => boolean) =>
    items.filter(isWrong).length

  const lost = writers.map(({ person, acknowledged }) => {
    const stored = new Set(ownRowsOf(person).map(({ id, number, clientId }) => `${id} ${number} ${clientId}`))
    return countWhere(acknowledged, ({ id, number, clientId }) => !stored.has(`${id} ${number} ${clientId}`))
  })
  const doubled = writers.map(({ person }) => {
    const rows = ownRowsOf(person)
    return rows.length - new Set(rows.map(({ clientId }) => clientId)).size
  })
  const misordered = new Set([
    ...[...conversations].filter(([, rows]) => !areNumbered(rows)).map(([id]) => id),
    ...writers
      .filter(({ person, acknowledged }) => {
        const inOrder = acknowledged.map(({ clientId }) => clientId).join()
        return (
          ownRowsOf(person)
            .map(({ clientId }) => clientId)
            .join() !== inOrder
        )
      })
      .map(({ person }) => person.conversationId),
  ])
  const idsOf = (messages: readonly { id: string; number: number }[]) =>
    messages.map(({ id, number }) => `${number} ${id}`).join()
  return {
    acknowledged: writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0),
    stored: [...conversations.values()].reduce((sum, rows) => sum + rows.length, 0),
    lost: sum(lost),
    doubled: sum(doubled),
    misordered: misordered.size,
    misread: countWhere(readers, ({ person, seen }) => idsOf(seen) !== idsOf(rowsOf(person))),
    miscounted: await countMiscounted(database, readers, rowsOf),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const areNumbered = (rows: readonly Row[]) => rows.every(({ number }, index) => number === index + 1)

async function readMessages({ executor }: Database): Promise<Map<string, Row[]>> {
  const rows = await executor
    .selectFrom('messages')
    .select(['conversation_id as conversationId', 'id', 'number', 'party', 'client_id as clientId'])
    .orderBy('conversation_id')
    .orderBy('number')
    .execute()
  return Map.groupBy(rows, ({ conversationId }) => conversationId)
}

/** Compares the stored and the answered unread counts with the messages after the last one read. */
async function countMiscounted(
  { executor }: Database,
  readers: readonly Reader[],
  rowsOf: (person: Person) => readonly Row[],
): Promise<number> {
  const sides = await executor
    .selectFrom('conversation_sides')
    .select(['conversation_id as conversationId', 'party', 'unread', 'read_number as readNumber'])
    .execute()
  let wrong = 0
  for (const reader of readers) {
    const { person } = reader
    const side = sides.find(
      ({ conversationId, party }) => conversationId === person.conversationId && party === person.party,
    )
    const readNumber = side?.readNumber ?? 0
    const unread = rowsOf(person).filter(
      ({ party, number }) => party !== person.party && number > readNumber,
    ).length
    const answered = await reader.unread()
    const isRight = side?.unread === unread && answered?.unread === unread && readNumber >= reader.readNumber
    if (!isRight) wrong += 1
  }
  return wrong
}
