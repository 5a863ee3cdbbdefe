import type { Database } from '../../server/platform/database/connection.ts'
import { createPasswords } from '../../server/platform/passwords.ts'
import { makePerson, testPassword } from '../../server/testing/accounts.ts'
import { median } from '../../server/testing/median.ts'
import { addressOf, signIn, type Answer } from './caller.ts'

/** How far the medians may lie apart. */
const tolerance = 0.1
/** Addresses that the guesses have not used. */
const firstAddress = 100_000

/** A name that exists with a wrong password, and one that does not: is there any difference, in word or in time? */
export async function compareNames(url: string, database: Database, names: number) {
  // People of tests have a password that is cheap to check; here it has to cost what it costs.
  const passwordHash = await (await createPasswords()).hash(testPassword)
  const people: string[] = []
  for (let made = 0; made < names; made += 1) people.push((await makePerson(database, 'seeker')).username)
  await database.executor.updateTable('accounts').set({ password_hash: passwordHash }).execute()
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = { known: new Set<string>(), unknown: new Set<string>() }
  let next = firstAddress
  const ask = async (kind: keyof typeof times, username: string) => {
    const start = performance.now()
    const answer = await signIn(url, addressOf((next += 1)), username, 'not the password')
    times[kind].push(performance.now() - start)
    answers[kind].add(looksOf(answer))
  }
  for (const [number, username] of people.entries()) {
    const unknown = `nobody.${number}`
    // In turn, each first as often as the other, so that whatever else the machine does meets both alike.
    if (number % 2 === 0) await ask('known', username)
    await ask('unknown', unknown)
    if (number % 2 === 1) await ask('known', username)
  }
  const known = median(times.known)
  const unknown = median(times.unknown)
  const apart = Math.abs(known / unknown - 1)
  const [looks = ''] = answers.known
  const alike = answers.known.size === 1 && answers.unknown.size === 1 && answers.unknown.has(looks)
  return {
    good: apart <= tolerance && alike && looks.startsWith('401'),
    summary:
      `${alike ? 'identical answers' : 'DIFFERENT answers'}, medians ${known.toFixed(1)} and ` +
      `${unknown.toFixed(1)} ms, ${(apart * 100).toFixed(1)}% apart`,
  }
}

/** All that a stranger sees, but for what differs at every call: the id of the request, the time and what is left to call. */
function looksOf({ status, headers, body }: Answer): string {
  const shown = Object.entries(headers)
    .filter(([name]) => !/^(date|x-request-id|x-ratelimit-reset)$/.test(name))
    .map(([name, value]) => `${name}: ${String(value)}`)
  return [status, body.replace(/"requestId":"[^"]*"/, ''), ...shown].join('\n')
}
