import type { Executor } from '../../platform/database/connection.ts'
import { readRanges } from './film-ranges.ts'

/** What we keep about somebody who takes lessons. */
export async function listOwnProgress(executor: Executor, accountId: string) {
  const rows = await executor
    .selectFrom('training_progress as progress')
    .innerJoin('training_modules as module', 'module.id', 'progress.module_id')
    .innerJoin('training_versions as version', 'version.id', 'progress.version_id')
    .select([
      'version.title_en as title',
      'version.version',
      'progress.covered',
      'progress.position',
      'progress.started_at as startedAt',
      'progress.completed_at as completedAt',
    ])
    .where('progress.account_id', '=', accountId)
    .orderBy('module.position')
    .orderBy('module.number')
    .execute()
  return rows.map(({ covered, ...row }) => ({ ...row, covered: readRanges(covered) }))
}

export const listOwnAnswers = (executor: Executor, accountId: string) =>
  executor
    .selectFrom('training_answers as answer')
    .innerJoin('training_questions as question', 'question.id', 'answer.question_id')
    .select(['question.text_en as question', 'answer.answered_at as answeredAt'])
    .where('answer.account_id', '=', accountId)
    .orderBy('answer.answered_at')
    .orderBy('question.position')
    .execute()

export async function findLearner(executor: Executor, accountId: string) {
  const row = await executor
    .selectFrom('training_learners')
    .select(['reported_at as lastReportAt', 'finished_at as finishedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}
