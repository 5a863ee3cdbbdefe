import { idleMilliseconds, type FilmRange } from '../../../contract/rules/training.ts'
import type { Watched } from '../../../contract/training.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { creditedRange } from './film-ranges.ts'
import { lockLearner, noteReport, putProgress } from './progress-store.ts'
import { findOwnModule, type Learner } from './published-store.ts'
import { watchedView } from './view.ts'

type Report = FilmRange & { id: string; version: number; position: number }

/**
 * Counts what somebody says they have seen since their last report of any film. The row of the learner is locked, so that over
 * all tabs and devices together no more is believed than time has passed by the clock of the database.
 */
export function reportWatched(
  executor: Executor,
  { accountId }: Learner,
  { id, version, ...report }: Report,
): Promise<Watched> {
  return executor.transaction().execute(async (transaction) => {
    if (!(await lockLearner(transaction, accountId))) throw new NamedError('sign_in_required')
    const module = await findOwnModule(transaction, accountId, id)
    if (module === null) throw new NamedError('not_found')
    if (module.version !== version) throw new NamedError('training_changed')
    const { versionId, filmMilliseconds } = module
    const elapsed = await noteReport(transaction, accountId)
    const isIdle = elapsed !== null && elapsed > filmMilliseconds + idleMilliseconds
    const progress = await putProgress(transaction, {
      accountId,
      moduleId: id,
      versionId,
      seen: creditedRange(report, isIdle ? null : elapsed, filmMilliseconds),
      position: Math.min(report.position, filmMilliseconds),
    })
    return watchedView(progress === null ? module : { ...module, progress })
  })
}
