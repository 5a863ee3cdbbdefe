import type { Language } from '../../../contract/rules/language.ts'
import type { TrainingStatus } from '../../../contract/training.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { readOwnTraining } from './published-store.ts'
import { statusView } from './view.ts'

// What other domains may ask of training.
export { listCompletedModules, listModuleTitles } from './titles-store.ts'

/** The published modules and how far somebody is with each, in one statement. */
export const readTrainingStatus = async (
  executor: Executor,
  accountId: string,
  language: Language,
): Promise<TrainingStatus> => statusView(await readOwnTraining(executor, accountId), language)
