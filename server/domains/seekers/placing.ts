import type { Executor } from '../../platform/database/connection.ts'
import { refreshSeekers } from './indexing.ts'
import { addProfiles, type NewSeeker } from './placing-store.ts'

export type { NewSeeker } from './placing-store.ts'

/** What seekers whom the operator vouches for have told, in a few statements: none of the rules of the forms is asked. */
export async function placeSeekers(transaction: Executor, seekers: readonly NewSeeker[]): Promise<void> {
  await addProfiles(transaction, seekers)
  await refreshSeekers(
    transaction,
    seekers.map(({ accountId }) => accountId),
  )
}
