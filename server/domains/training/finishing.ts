import type { Executor } from '../../platform/database/connection.ts'
import type { Emit } from '../../platform/domain-events.ts'
import { listUnmarked, lockLearner, setFinished } from './progress-store.ts'
import { readOwnTraining, type OwnTraining } from './published-store.ts'
import { isAllCompleted } from './view.ts'

declare module '../../platform/domain-events.ts' {
  interface DomainEvents {
    /** Somebody has completed everything that is published: for the first time, or with a module that was added since. */
    trainingFinished: { seekerId: string }
  }
}
declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    /** A module was retired: for some nothing is left to learn. */
    'finish-trainings': Record<string, never>
  }
}

declare module '../../platform/domain-events.ts' {
  interface DomainEvents {
    /** Somebody has completed everything that is published: for the first time, or with a module that was added since. */
    trainingFinished: { seekerId: string }
  }
}

/** Of the learner who is locked, after they have completed a module, or there is one less to complete. */
export async function finishIfAllCompleted(
  transaction: Executor,
  emit: Emit,
  accountId: string,
): Promise<OwnTraining> {
  const training = await readOwnTraining(transaction, accountId)
  if (training.modules.length > 0 && isAllCompleted(training)) {
    await setFinished(transaction, accountId)
    await emit(transaction, 'trainingFinished', { seekerId: accountId })
  }
  return training
}

const batch = 100

/** The task `finish-trainings`: each person in a transaction of their own; done again it changes nothing. */
export async function finishTrainings(executor: Executor, emit: Emit): Promise<void> {
  for (let after: string | null = null; ;) {
    const ids: string[] = await listUnmarked(executor, { after, most: batch })
    for (const accountId of ids)
      await executor.transaction().execute(async (transaction) => {
        const isLocked = await lockLearner(transaction, accountId)
        const { finishedAt } = await readOwnTraining(transaction, accountId)
        // Somebody may have completed their last module meanwhile.
        if (isLocked && finishedAt === null) await finishIfAllCompleted(transaction, emit, accountId)
      })
    const last = ids.at(-1)
    if (last === undefined || ids.length < batch) return
    after = last
  }
}
