import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { ErrorEnvelope } from '../../contract/errors.ts'
import { examplePassword } from '../../contract/openapi/example-calls.ts'
import { personOf, type Kind, type PersonDetails } from '../demo/people.ts'
import { emit } from '../domains.ts'
import { createAccount } from '../domains/accounts/create-account.ts'
import type { Database } from '../platform/database/connection.ts'
import { startSession } from '../platform/sessions/sessions.ts'
import { testPasswords } from './passwords.ts'

let count = 0

/** The password of every person in the tests. */
export const testPassword = examplePassword
/** Made once for all of them. */
const passwordHash = testPasswords().then((passwords) => passwords.hash(testPassword))

export type TestPerson = PersonDetails & { id: string }

/** Somebody of that kind with a verified address, straight into the database. */
export async function makePerson(
  database: Database,
  kind: Kind,
  changes: Partial<PersonDetails> = {},
): Promise<TestPerson> {
  count += 1
  const name = `${kind}.${count}`
  const person = { ...personOf(kind, name, `${name}@example.com`), ...changes }
  const created = await createAccount(database.executor, emit, {
    ...person,
    passwordHash: await passwordHash,
  })
  if ('taken' in created) throw new Error(`The ${created.taken} of a test person is taken`)
  return { ...person, id: created.id }
}

/** The cookie of a new session of theirs, on http. */
export async function sessionOf(
  database: Database,
  person: Pick<TestPerson, 'id' | 'type'>,
): Promise<string> {
  const about = { device: 'Chrome, Android', deviceId: null }
  return (await startSession(database.executor, person, about)).id
}

/** A browser in which that person is signed in. */
export async function signedIn(app: FastifyInstance, database: Database, person: TestPerson) {
  const who = browser(app)
  who.jar.set('session', await sessionOf(database, person))
  return { person, ...who }
}
export type SignedIn = Awaited<ReturnType<typeof signedIn>>

/** A household, signed in, in a database without other accounts. */
export async function onlyEmployer(
  app: FastifyInstance,
  database: Database,
  changes: Partial<PersonDetails> = {},
): Promise<SignedIn> {
  await emptyAccounts(database)
  return signedIn(app, database, await makePerson(database, 'household', changes))
}

/** Everything that the quick form asks of somebody who looks for work; a new person each time. */
export const newSeeker = (changes: object = {}) => {
  count += 1
  return {
    userType: 'CAREER' as const,
    username: `seeker.${count}`,
    email: `seeker.${count}@example.com`,
    phone: '0911234567',
    password: testPassword,
    location: 'Adama',
    consent: true as const,
    firstName: 'Tigist',
    lastName: 'Bekele',
    dateOfBirthRange: '26-27' as const,
    gender: 'FEMALE' as const,
    job: 'Nanny',
    ...changes,
  }
}

/** Keeps cookies from call to call, as a browser does. */
export function browser(app: FastifyInstance, headers: { [name: string]: string } = {}) {
  const jar = new Map<string, string>()
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object | '') => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer: LightMyRequestResponse = await app.inject({
      method,
      url,
      headers: {
        ...headers,
        ...(cookie === '' ? {} : { cookie }),
        ...(payload === '' ? { 'content-type': 'application/json' } : {}),
      },
      ...(payload === undefined ? {} : { payload }),
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    get: (url: string) => call('GET', url),
    /** An empty text is sent as an empty body that is called JSON. */
    post: (url: string, payload?: object | '') => call('POST', url, payload),
    put: (url: string, payload?: object) => call('PUT', url, payload),
    delete: (url: string) => call('DELETE', url),
  }
}

export async function emptyAccounts(database: Database): Promise<void> {
  await sql`truncate accounts, rate_limits, recipient_mails, graphile_worker._private_jobs cascade`.execute(
    database.executor,
  )
}

type Sent = { to: string; template: string; language: string; values: { [name: string]: string } }

/** The mails on their way to an address, in the order they were asked for. */
export async function mailsTo(database: Database, address: string): Promise<Sent[]> {
  const { rows } = await sql<{ payload: Sent }>`
    select payload from graphile_worker._private_jobs where payload ->> 'to' = ${address} order by id
  `.execute(database.executor)
  return rows.map(({ payload }) => payload)
}

/** The token of the last link of that kind. */
export async function lastToken(database: Database, address: string, template: string): Promise<string> {
  const mail = (await mailsTo(database, address)).findLast((sent) => sent.template === template)
  return new URL(mail?.values['link'] ?? 'http://nothing').searchParams.get('token') ?? ''
}

/** What a refusal says: its code, its text, and a text beside each field. */
export function refusalOf(answer: LightMyRequestResponse) {
  const { code, message, fields } = answer.json<ErrorEnvelope>()
  return { code, message, fields: fields ?? {} }
}

/** What the token for the start page says. */
export function readToken(token: string): { role: string; exp: number } {
  const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return z.strictObject({ role: z.string(), exp: z.number() }).parse(JSON.parse(text))
}
