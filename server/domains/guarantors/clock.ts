import type { Executor } from '../../platform/database/connection.ts'
import { sendNotice } from '../notices/service.ts'
import { sendRequest, type GuarantorTools } from './asking.ts'
import { lockForgotten, lockToRemind, markReminded, removeAll } from './clock-store.ts'
import { findOne, findSeeker } from './store.ts'

declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    /** Reminds guarantors, and erases those who do not answer. The clock gives it no more than its own time. */
    'guarantors-clock': Record<string, never>
  }
}

/** Every hour, or as soon as a node is up after that. */
export const guarantorsClockSchedule = [
  {
    task: 'guarantors-clock',
    match: '35 * * * *',
    identifier: 'hourly-guarantors',
    options: { backfillPeriod: 2 * 60 * 60 * 1000 },
  },
] as const

const batch = 100

/** The task `guarantors-clock`. Each mail is in the transaction of what it says: killed at any moment, nobody is mailed twice. */
export function createGuarantorsClock(
  tools: GuarantorTools & { database: { executor: Executor } },
): () => Promise<void> {
  const { executor } = tools.database
  return async () => {
    while (await remindSome(executor, tools));
    while (await forgetSome(executor, tools));
  }
}

/** False where all are reminded. */
const remindSome = (executor: Executor, tools: GuarantorTools): Promise<boolean> =>
  executor.transaction().execute(async (transaction) => {
    const ids = await lockToRemind(transaction, batch)
    await markReminded(transaction, ids)
    for (const id of ids) {
      const guarantor = await findOne(transaction, id)
      const seeker = guarantor === null ? null : await findSeeker(transaction, guarantor.seekerId)
      if (guarantor === null || seeker === null) continue
      await sendRequest(transaction, tools, { guarantor, seekerName: seeker.name, reminds: true })
    }
    return ids.length === batch
  })

/** What was entered about people who do not want to vouch, or have said nothing, is not kept any longer. */
const forgetSome = (executor: Executor, tools: GuarantorTools): Promise<boolean> =>
  executor.transaction().execute(async (transaction) => {
    const forgotten = await lockForgotten(transaction, batch)
    await removeAll(
      transaction,
      forgotten.map(({ id }) => id),
    )
    for (const { seekerId, state } of forgotten) {
      if (state === 'ASKED')
        await sendNotice(transaction, tools, {
          name: 'guarantor.lapse',
          to: seekerId,
          path: '/jobseeker/profile',
        })
      await tools.emit(transaction, 'guarantorsChanged', { seekerId })
    }
    return forgotten.length === batch
  })
