import type { Language } from '../../../contract/rules/language.ts'
import { isFilmSeen, watchedOf } from '../../../contract/rules/training.ts'
import type { TrainingStatus } from '../../../contract/training.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Emit } from '../../platform/domain-events.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { finishIfAllCompleted } from './finishing.ts'
import { countUnanswered, lockLearner, setCompleted } from './progress-store.ts'
import { findOwnModule, readOwnTraining, type Learner, type PublishedModule } from './published-store.ts'
import { statusView } from './view.ts'

/** Once, however often and in however many tabs it is asked for. */
export function completeModule(
  executor: Executor,
  emit: Emit,
  { accountId }: Learner,
  id: string,
  language: Language,
): Promise<TrainingStatus> {
  return executor.transaction().execute(async (transaction) => {
    if (!(await lockLearner(transaction, accountId))) throw new NamedError('sign_in_required')
    const module = await findOwnModule(transaction, accountId, id)
    if (module === null) throw new NamedError('not_found')
    if (module.progress?.completedAt != null)
      return statusView(await readOwnTraining(transaction, accountId), language)
    await requireFinished(transaction, accountId, module)
    await setCompleted(transaction, accountId, id)
    return statusView(await finishIfAllCompleted(transaction, emit, accountId), language)
  })
}

/** The film was seen to its end, and its questions are answered. */
async function requireFinished(
  transaction: Executor,
  accountId: string,
  { versionId, filmMilliseconds, progress }: PublishedModule,
): Promise<void> {
  const isSeen = isFilmSeen(watchedOf(progress?.covered ?? []), filmMilliseconds)
  if (!isSeen || (await countUnanswered(transaction, accountId, versionId)) > 0)
    throw new NamedError('training_unfinished')
}
