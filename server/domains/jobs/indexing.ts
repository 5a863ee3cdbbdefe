import type { Executor } from '../../platform/database/connection.ts'
import { addFacets, endWaiting, listWaiting, lockFindable, removeFacets } from './facets-store.ts'

/** A text takes up to some milliseconds to read, and requests wait for a whole batch. */
const batchSize = 25

/**
 * Makes anew what the jobs are found by that a migration has put on the list. Each batch is one transaction, so that every
 * job is found all the while; two servers that start together do some of them twice.
 */
export async function indexWaitingJobs(executor: Executor): Promise<void> {
  for (;;) {
    const ids = await listWaiting(executor, batchSize)
    if (ids.length === 0) return
    await executor.transaction().execute(async (transaction) => {
      const jobs = await lockFindable(transaction, ids)
      await removeFacets(transaction, ids)
      await addFacets(transaction, jobs)
      await endWaiting(transaction, ids)
    })
  }
}
