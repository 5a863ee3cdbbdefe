import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/database/connection.ts'
import { signedIn, type SignedIn, type TestPerson } from './accounts.ts'
import { makeSeekerWithProfile } from './seekers.ts'
import { passModule, type TestModule } from './training.ts'

type World = { app: FastifyInstance; database: Database }
type Changes = Parameters<typeof makeSeekerWithProfile>[1]

/** Somebody whom employers find and who has completed these modules, which are all that there are. */
export async function makeTrained(
  { app, database }: World,
  modules: readonly TestModule[],
  changes: Changes = {},
): Promise<SignedIn & { number: string }> {
  const who = await signedIn(app, database, await makeSeekerWithProfile(database, changes))
  for (const module of modules) await passModule(database, who, module)
  return { ...who, number: await numberOf(database, who.person) }
}

/** Of somebody's certificate. */
export async function numberOf({ executor }: Database, { id }: Pick<TestPerson, 'id'>): Promise<string> {
  const row = await executor
    .selectFrom('certificates')
    .select('number')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.number
}
