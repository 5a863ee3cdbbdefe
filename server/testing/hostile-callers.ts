import { needsSignIn, type Access } from '../../contract/endpoint.ts'
import type { AccountType } from '../../contract/rules/accounts.ts'
import { makePerson, sessionOf } from './accounts.ts'
import { testApp } from './app.ts'
import { portOf } from './port.ts'

/** The same again by `npm run fuzz`, with the seed that it prints. */
export const fuzzSeed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31))

type Person = 'seeker' | 'household' | 'business' | 'partner' | 'admin'

const kindOf = {
  CAREER: 'seeker',
  HOUSEHOLD: 'household',
  BUSINESS: 'business',
  PARTNER: 'partner',
  ADMIN: 'admin',
} as const satisfies { [Type in AccountType]: Person }

/** Somebody who may make the call. */
export function rightCaller(access: Access): Person | 'anonymous' {
  if (!needsSignIn(access)) return 'anonymous'
  return typeof access === 'string' ? 'admin' : kindOf[access[0] ?? 'CAREER']
}

/** A listening application, and people who call it. */
export async function hostileCallers() {
  const { app, database } = await testApp({ pages: true, environment: { RATE_LIMIT_FACTOR: '1000' } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const port = portOf(app)
  const sessions = new Map<Person, string>()
  let sent = 0
  return {
    port,
    sent: () => sent,

    statusOf: async (
      method: string,
      path: string,
      given: { [name: string]: string },
      body: string | Buffer<ArrayBuffer> | undefined,
    ): Promise<number> => {
      sent += 1
      const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD'
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: given,
        redirect: 'manual',
        ...(hasBody ? { body } : {}),
      })
      const isStream = answer.headers.get('content-type') === 'text/event-stream'
      await (isStream ? answer.body?.cancel() : answer.arrayBuffer())
      return answer.status
    },

    /** One person of each kind, until one of their calls has changed something: it may have ended their session for good. */
    cookieOf: async (caller: Person | 'anonymous', given = ''): Promise<string> => {
      if (caller === 'anonymous') return given
      const session = sessions.get(caller) ?? (await sessionOf(database, await makePerson(database, caller)))
      sessions.set(caller, session)
      return `session=${session}; ${given}`
    },

    forgetWhoChanged: (caller: Person | 'anonymous', method: string, status: number, cookie = ''): void => {
      const changed = method !== 'GET' && status < 400
      if (caller !== 'anonymous' && (changed || cookie.includes('sign-out'))) sessions.delete(caller)
    },
  }
}
