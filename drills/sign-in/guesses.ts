import type { Database } from '../../server/platform/database/connection.ts'
import { makePerson, testPassword } from '../../server/testing/accounts.ts'
import { cookieOf, signIn } from './caller.ts'

const atOnce = 20
/** Guesses at one name that are looked at within a quarter of an hour; each costs the work of a hash. */
const mostLookedAt = 10
const home = '192.0.2.1'

/** Strangers guess at one account while its owner signs in from a known browser. */
export async function guessAt(
  url: string,
  database: Database,
  guesses: number,
  addressOf: (guess: number) => string,
) {
  const { username } = await makePerson(database, 'seeker')
  const device = cookieOf(await signIn(url, home, username, testPassword), 'device')
  const statuses = new Map<number, number>()
  let round = 0
  let ownerIn = true
  const owner = async () => {
    const { status } = await signIn(url, home, username, testPassword, device)
    ownerIn &&= status === 200
  }
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (round < guesses) {
        const number = (round += 1)
        const { status } = await signIn(url, addressOf(number), username, `guess number ${number}`)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (number % Math.ceil(guesses / 10) === 0) await owner()
      }
    }),
  )
  await owner()
  const looked = statuses.get(401) ?? 0
  const held = statuses.get(429) ?? 0
  return {
    good: looked <= mostLookedAt && looked + held === guesses && ownerIn,
    summary: `${looked} looked at, ${held} held off, the owner ${ownerIn ? 'always' : 'NOT always'} in`,
  }
}
