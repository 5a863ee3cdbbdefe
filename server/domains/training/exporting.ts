import type { Executor } from '../../platform/database/connection.ts'
import { findLearner, listOwnAnswers, listOwnProgress } from './export-store.ts'
import type { Learner } from './published-store.ts'

/** For the export of somebody's data. */
export async function exportTraining(executor: Executor, { accountId }: Learner) {
  const learner = await findLearner(executor, accountId)
  const modules = await listOwnProgress(executor, accountId)
  const answers = await listOwnAnswers(executor, accountId)
  return learner === null && answers.length === 0 ? null : { ...learner, modules, answers }
}
