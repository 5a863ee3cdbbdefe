import { endpointEntries, needsSignIn } from '../../contract/endpoint.ts'
import { endpointGroups } from '../../contract/endpoints.ts'
import { makePerson, testPassword } from '../../server/testing/accounts.ts'
import type { Database } from '../../server/platform/database/connection.ts'
import { addressOf, cookieOf, send, signedIn, signIn, type Call } from './caller.ts'

/** Addresses that nothing else of the drill uses. */
const firstAddress = 200_000

const routes = endpointGroups.flatMap(({ prefix, endpoints }) =>
  endpointEntries(endpoints).map(({ method, path, endpoint: { access } }) => ({
    method,
    path: prefix + path.replaceAll(/:\w+/g, 'x'),
    access,
    isProbe: prefix === '',
  })),
)
type Route = (typeof routes)[number]

/** Forgeries, each sent to every route it concerns in the browser of somebody who is signed in. */
const forgeries: {
  name: string
  concerns: (route: Route) => boolean
  headers: Call['headers']
  status: number
}[] = [
  {
    name: 'forged hosts',
    // Probes are called by whatever address the process has.
    concerns: ({ isProbe }) => !isProbe,
    headers: { host: 'evil.example' },
    status: 421,
  },
  {
    name: 'cross-site acts',
    concerns: isAct,
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    status: 403,
  },
  {
    name: 'acts of a foreign origin by an old browser',
    concerns: isAct,
    headers: { origin: 'https://evil.example' },
    status: 403,
  },
]

/** A signed link may be followed from anywhere, and carries no right but its own. */
function isAct({ method, access }: Route): boolean {
  return method !== 'GET' && access !== 'signed'
}

export async function forge(url: string, database: Database) {
  const { username } = await makePerson(database, 'seeker')
  const entered = await signIn(url, addressOf(firstAddress), username, testPassword)
  const cookie = cookieOf(entered, 'session')
  const { token } = signedIn.parse(JSON.parse(entered.body)).data
  const hint = (headers: Call['headers']) => ({
    concerns: ({ access }: Route) => needsSignIn(access),
    headers,
    status: 401,
  })
  const all = [
    ...forgeries.map((forgery) => ({ ...forgery, headers: { ...forgery.headers, cookie } })),
    { name: 'tokens as a bearer', ...hint({ authorization: `Bearer ${token}` }) },
    { name: 'tokens in the cookie', ...hint({ cookie: `session=${token}` }) },
  ]
  const summary: string[] = []
  let good = true
  let next = firstAddress
  for (const { name, concerns, headers = {}, status } of all) {
    const concerned = routes.filter(concerns)
    const wrong: string[] = []
    for (const { method, path } of concerned) {
      const answer = await send(url, { method, path, headers, from: addressOf((next += 1)) })
      if (answer.status !== status) wrong.push(`${method} ${path} ${answer.status}`)
    }
    good &&= wrong.length === 0 && concerned.length > 0
    summary.push(
      `${concerned.length - wrong.length} of ${concerned.length} ${name} refused ${wrong.join(', ')}`.trim(),
    )
  }
  // After all that the session itself is as good as before.
  const own = await send(url, {
    method: 'GET',
    path: '/api/profile',
    from: addressOf(next),
    headers: { cookie },
  })
  return { good: good && own.status === 200, summary: summary.join(', ') }
}
