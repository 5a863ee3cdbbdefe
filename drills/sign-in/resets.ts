import type { Database } from '../../server/platform/database/connection.ts'
import { makePerson } from '../../server/testing/accounts.ts'
import { addressOf, send } from './caller.ts'

/** Addresses that nothing else of the drill uses. */
const firstAddress = 400_000
/** How well the time of an answer may tell known addresses from unknown ones: 0.5 is a guess, 1 is certainty. */
const bar = { least: 0.4, most: 0.6 }

/** Asks for a new password with known and unknown addresses: is there any difference, in word or in time? */
export async function compareResets(url: string, database: Database, addresses: number) {
  const people: string[] = []
  for (let made = 0; made < addresses; made += 1) people.push((await makePerson(database, 'seeker')).email)
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  let next = firstAddress
  const ask = async (kind: keyof typeof times, email: string) => {
    const start = performance.now()
    const { status, body } = await send(url, {
      path: '/api/auth/forgot-password',
      from: addressOf((next += 1)),
      body: { email },
    })
    times[kind].push(performance.now() - start)
    answers.add(`${status} ${body}`)
  }
  const calls = people.flatMap((email, number) => [
    { kind: 'known' as const, email },
    { kind: 'unknown' as const, email: `nobody.${number}@example.com` },
  ])
  // By chance, so that the mail which the server still writes for a known one slows down either kind alike.
  for (const { kind, email } of shuffled(calls)) await ask(kind, email)
  const area = areaUnderCurve(times.known, times.unknown)
  return {
    good: area >= bar.least && area <= bar.most && answers.size === 1,
    summary: `${answers.size === 1 ? 'identical' : 'DIFFERENT'} answers, AUC of their times ${area.toFixed(2)}`,
  }
}

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, key: Math.random() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item)

/** How often one of the first takes longer than one of the second. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  let longer = 0
  for (const one of first) {
    for (const other of second) longer += one > other ? 1 : one === other ? 0.5 : 0
  }
  return longer / (first.length * second.length)
}
