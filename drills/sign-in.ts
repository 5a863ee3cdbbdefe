import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../server/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../server/platform/database/embedded/launcher.ts'
import { makePerson, testPassword } from '../server/testing/accounts.ts'
import { startServer } from '../server/testing/process.ts'

// Strangers guess at one account, from one address and from many, while its owner signs in from a known browser. Then:
// does an unknown name take as long as a wrong password?   node drills/sign-in.ts [guesses] [names]
const guesses = Number(process.argv[2] ?? 1_000)
const names = Number(process.argv[3] ?? 500)
const atOnce = 20
/** How far the medians may lie apart. */
const tolerance = 0.1

const folder = await mkdtemp(join(tmpdir(), 'abronet-drill-'))
const embedded = await startEmbeddedDatabase({ folder, say: () => {} })
const server = await startServer({
  DATABASE_URL: embedded.url,
  SECRET_KEY: 'the key of a drill, which is long enough',
  // So that one machine can come from many addresses.
  TRUST_PROXY: '127.0.0.1,::1',
  LOG_LEVEL: 'silent',
})
const database = openDatabase(embedded.url)

async function signIn(from: string, username: string, password: string, cookie = '') {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    body: JSON.stringify({ username, password }),
  })
  await answer.arrayBuffer()
  return { status: answer.status, cookies: answer.headers.getSetCookie() }
}
const address = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`

/** What the guessers were answered, and whether the owner got in meanwhile and afterwards. */
async function guess(addresses: (round: number) => string) {
  const { username } = await makePerson(database, 'seeker')
  const first = await signIn('192.0.2.1', username, testPassword)
  const device = first.cookies.find((cookie) => cookie.startsWith('device='))?.split(';')[0] ?? ''
  const statuses = new Map<number, number>()
  let round = 0
  let ownerIn = true
  const owner = async () => {
    ownerIn &&= (await signIn('192.0.2.1', username, testPassword, device)).status === 200
  }
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (round < guesses) {
        const number = (round += 1)
        const { status } = await signIn(addresses(number), username, `guess number ${number}`)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (number % Math.ceil(guesses / 10) === 0) await owner()
      }
    }),
  )
  await owner()
  return { looked: statuses.get(401) ?? 0, held: statuses.get(429) ?? 0, ownerIn }
}

async function timed(number: number, username: string): Promise<number> {
  const start = performance.now()
  const { status } = await signIn(address(100_000 + number), username, 'not the password')
  if (status !== 401) throw new Error(`A wrong sign-in was answered ${status}`)
  return performance.now() - start
}
const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

const oneAddress = await guess(() => '203.0.113.1')
const manyAddresses = await guess(address)
const people: string[] = []
for (let made = 0; made < names; made += 1) people.push((await makePerson(database, 'seeker')).username)
const known: number[] = []
const unknown: number[] = []
// In turn, so that whatever else the machine does meets both alike.
for (const [number, username] of people.entries()) {
  known.push(await timed(number * 2, username))
  unknown.push(await timed(number * 2 + 1, `nobody.${number}`))
}
const apart = Math.abs(median(known) / median(unknown) - 1)

await database.close()
await server.stop()
await embedded.stop()
await rm(folder, { recursive: true, force: true })

const told = ({ looked, held, ownerIn }: typeof oneAddress) =>
  `${looked} looked at, ${held} held off, the owner ${ownerIn ? 'always' : 'NOT always'} in`
process.stdout.write(
  `${guesses} guesses from one address: ${told(oneAddress)}; from ${guesses} addresses: ${told(manyAddresses)}; ` +
    `median of ${names} wrong passwords ${median(known).toFixed(1)} ms, of ${names} unknown names ` +
    `${median(unknown).toFixed(1)} ms, ${(apart * 100).toFixed(1)}% apart.\n`,
)
const good = [oneAddress, manyAddresses].every(
  ({ looked, held, ownerIn }) => looked <= 10 && looked + held === guesses && ownerIn,
)
process.exit(good && apart <= tolerance ? 0 : 1)
