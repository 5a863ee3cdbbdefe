import type { Executor } from '../../platform/database/connection.ts'
import { stemsOf } from '../../platform/search/understanding/stemmed.ts'
import { facetsOf } from './search/facets.ts'
import { endWaiting, holdAccounts, listWaiting, putFacets, readFindable } from './index-store.ts'

/**
 * Writes anew what a seeker is found by. Every act that changes a seeker calls it at its end, in its own transaction, so
 * that nobody is found by what is no longer true. Of anybody else there is nothing to find.
 */
export const refreshSeeker = (transaction: Executor, accountId: string): Promise<void> =>
  refreshSeekers(transaction, [accountId])

/** The same for many, in the same few statements. */
export async function refreshSeekers(transaction: Executor, ids: readonly string[]): Promise<void> {
  await holdAccounts(transaction, ids)
  const people = await readFindable(transaction, ids)
  const found = people.flatMap((person) => {
    const { facets, entry } = facetsOf(person)
    const stems = stemsOf([person.maskedName, person.jobTitle ?? '', person.bio].join(' '))
    // Employers look for a kind of work: without one nobody would know what to hire the person for.
    return entry.kinds === 0 ? [] : [{ account_id: person.id, facets, stems, ...entry }]
  })
  await putFacets(transaction, ids, found)
}

/** A text takes up to some milliseconds to read, and requests wait for all of them. */
const atOnce = 25

/** Those whom a migration has put on the list, some at a time; two servers that do it at once do it twice. */
export async function indexWaitingSeekers(executor: Executor): Promise<number> {
  for (let done = 0; ;) {
    const ids = await listWaiting(executor, atOnce)
    if (ids.length === 0) return done
    await executor.transaction().execute(async (transaction) => {
      await refreshSeekers(transaction, ids)
      await endWaiting(transaction, ids)
    })
    done += ids.length
  }
}
