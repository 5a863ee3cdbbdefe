import type { Executor } from '../../platform/database/connection.ts'
import { storeAnswers } from './figures-store.ts'

/** Counts anew how often and how fast each employer answers: once a day, in one statement. */
export const countAnswers = (executor: Executor): Promise<void> => storeAnswers(executor)
