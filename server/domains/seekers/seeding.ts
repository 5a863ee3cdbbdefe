import type { Executor } from '../../platform/database/connection.ts'
import { refreshSeekers } from './indexing.ts'
import { addProfiles, type NewSeeker } from './seeding-store.ts'

export type { NewSeeker } from './seeding-store.ts'

/** Profiles of seekers of the demo or a test, in a few statements, without the rules of the forms. */
export async function seedSeekers(transaction: Executor, seekers: readonly NewSeeker[]): Promise<void> {
  await addProfiles(transaction, seekers)
  await refreshSeekers(
    transaction,
    seekers.map(({ accountId }) => accountId),
  )
}
