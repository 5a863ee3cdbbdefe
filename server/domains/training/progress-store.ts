import { sql } from 'kysely'
import type { FilmRange } from '../../../contract/rules/training.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { asInteger } from '../../platform/database/expressions.ts'
import { readRanges, writeRange } from './film-ranges.ts'
import { publishedVersions, type OwnProgress } from './published-store.ts'

/** Locked until the transaction ends, in however many tabs somebody learns; false where the account is gone. */
export async function lockLearner(transaction: Executor, accountId: string): Promise<boolean> {
  await transaction
    .insertInto('training_learners')
    .columns(['account_id'])
    .expression((build) =>
      build.selectFrom('accounts').select('id').where('id', '=', accountId).forKeyShare(),
    )
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  const row = await transaction
    .selectFrom('training_learners')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Notes a report of the learner who is locked; answers with the milliseconds since the one before, by the clock of the
 * database, or null where there was none.
 */
export async function noteReport(transaction: Executor, accountId: string): Promise<number | null> {
  const { elapsed } = await transaction
    .updateTable('training_learners as learner')
    .from((build) =>
      build
        .selectFrom('training_learners')
        .select(['account_id', 'reported_at as at'])
        .where('account_id', '=', accountId)
        .as('before'),
    )
    .whereRef('learner.account_id', '=', 'before.account_id')
    // A clock that is set back counts nothing twice.
    .set({ reported_at: sql`greatest(clock_timestamp(), before.at)` })
    .returning(
      sql<number | null>`extract(epoch from learner.reported_at - before.at)::float8 * 1000`.as('elapsed'),
    )
    .executeTakeFirstOrThrow()
  return elapsed
}

/** Of another version than the one before it begins anew; null where the older one was passed, which stays as it is. */
export async function putProgress(
  transaction: Executor,
  progress: {
    accountId: string
    moduleId: string
    versionId: string
    seen: FilmRange | null
    position: number
  },
): Promise<OwnProgress | null> {
  const row = await transaction
    .insertInto('training_progress')
    .values({
      account_id: progress.accountId,
      module_id: progress.moduleId,
      version_id: progress.versionId,
      covered: writeRange(progress.seen),
      position: progress.position,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'module_id'])
        .doUpdateSet((build) => ({
          version_id: build.ref('excluded.version_id'),
          position: build.ref('excluded.position'),
          covered: sql<string>`case when training_progress.version_id = excluded.version_id
            then training_progress.covered + excluded.covered
            else excluded.covered end`,
        }))
        .where((build) =>
          build.or([
            build('training_progress.version_id', '=', build.ref('excluded.version_id')),
            build('training_progress.completed_at', 'is', null),
          ]),
        ),
    )
    .returning(['covered', 'position', 'completed_at as completedAt'])
    .executeTakeFirst()
  return row === undefined ? null : { ...row, covered: readRanges(row.covered) }
}

export async function countUnanswered(
  executor: Executor,
  accountId: string,
  versionId: string,
): Promise<number> {
  const { count } = await executor
    .selectFrom('training_questions as question')
    .select(({ fn }) => asInteger(fn.countAll()).as('count'))
    .where('question.version_id', '=', versionId)
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('training_answers')
            .whereRef('question_id', '=', 'question.id')
            .where('account_id', '=', accountId),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}

export async function setCompleted(
  transaction: Executor,
  accountId: string,
  moduleId: string,
): Promise<void> {
  await transaction
    .updateTable('training_progress')
    .set({ completed_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('module_id', '=', moduleId)
    .execute()
}

/** The first time counts. */
export async function setFinished(transaction: Executor, accountId: string): Promise<void> {
  await transaction
    .updateTable('training_learners')
    .set({ finished_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('finished_at', 'is', null)
    .execute()
}

/** Who has completed everything that is published, at least something, and is not marked as finished. */
export async function listUnmarked(
  executor: Executor,
  { after, most }: { after: string | null; most: number },
): Promise<string[]> {
  const published = () => publishedVersions(executor)
  const rows = await executor
    .selectFrom('training_learners as learner')
    .select('learner.account_id as id')
    .where('learner.finished_at', 'is', null)
    .where((build) =>
      build.and([
        build.exists(published()),
        build.not(
          build.exists(
            published().where((module) =>
              module.not(
                module.exists(
                  build
                    .selectFrom('training_progress as progress')
                    .whereRef('progress.account_id', '=', 'learner.account_id')
                    .where('progress.module_id', '=', sql<string>`module.id`)
                    .where('progress.completed_at', 'is not', null),
                ),
              ),
            ),
          ),
        ),
      ]),
    )
    .$if(after !== null, (query) => query.where('learner.account_id', '>', after))
    .orderBy('learner.account_id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
