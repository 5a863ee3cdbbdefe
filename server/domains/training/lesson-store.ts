import { sql } from 'kysely'
import type { Executor } from '../../platform/database/connection.ts'
import { asBoolean } from '../../platform/database/expressions.ts'
import type { InLanguages } from './published-store.ts'

export type SceneRow = {
  position: number
  from: number
  text: InLanguages
  hasPicture: boolean
}
export type QuestionRow = {
  id: string
  text: InLanguages
  choices: readonly InLanguages[]
  /** Right, by that person. */
  isAnswered: boolean
}

type Texts = { textEn: string; textAm: string; textOm: string }
const inLanguages = ({ textEn, textAm, textOm }: Texts): InLanguages => ({
  en: textEn,
  am: textAm,
  om: textOm,
})

/** The transcript of a version, in the order of its film. */
export async function listScenes(executor: Executor, versionId: string): Promise<SceneRow[]> {
  const rows = await executor
    .selectFrom('training_scenes')
    .select([
      'position',
      'from_milliseconds as from',
      'text_en as textEn',
      'text_am as textAm',
      'text_om as textOm',
    ])
    .select((build) => asBoolean(build('picture_id', 'is not', null)).as('hasPicture'))
    .where('version_id', '=', versionId)
    .orderBy('position')
    .execute()
  return rows.map(({ position, from, hasPicture, ...row }) => ({
    position,
    from,
    text: inLanguages(row),
    hasPicture,
  }))
}

/** The questions of a version with their choices, in order. */
export async function listQuestions(
  executor: Executor,
  versionId: string,
  accountId: string,
): Promise<QuestionRow[]> {
  const rows = await executor
    .selectFrom('training_questions as question')
    .innerJoin('training_choices as choice', 'choice.question_id', 'question.id')
    .leftJoin('training_answers as answer', (join) =>
      join.onRef('answer.question_id', '=', 'question.id').on('answer.account_id', '=', accountId),
    )
    .select([
      'question.id',
      'question.text_en as textEn',
      'question.text_am as textAm',
      'question.text_om as textOm',
      'choice.text_en as choiceEn',
      'choice.text_am as choiceAm',
      'choice.text_om as choiceOm',
    ])
    .select((build) => asBoolean(build('answer.account_id', 'is not', null)).as('isAnswered'))
    .where('question.version_id', '=', versionId)
    .orderBy('question.position')
    .orderBy('choice.position')
    .execute()
  return Array.from(
    Map.groupBy(rows, ({ id }) => id),
    ([id, [first, ...others]]) => ({ id, first, others }),
  ).flatMap(({ id, first, others }) =>
    first === undefined
      ? []
      : {
          id,
          text: inLanguages(first),
          choices: [first, ...others].map((row) => ({
            en: row.choiceEn,
            am: row.choiceAm,
            om: row.choiceOm,
          })),
          isAnswered: first.isAnswered,
        },
  )
}

export type AskedQuestion = {
  /** Of the version that is published now. */
  isPublished: boolean
  /** Null where there is no such choice. */
  isRight: boolean | null
  explanation: InLanguages
}

/** A question of a version of the module that was published, with one of its choices. */
export async function findQuestion(
  executor: Executor,
  { moduleId, questionId, choice }: { moduleId: string; questionId: string; choice: number },
): Promise<AskedQuestion | null> {
  const row = await executor
    .selectFrom('training_questions as question')
    .innerJoin('training_versions as version', 'version.id', 'question.version_id')
    .innerJoin('training_modules as module', 'module.id', 'version.module_id')
    .leftJoin('training_choices as choice', (join) =>
      join.onRef('choice.question_id', '=', 'question.id').on('choice.position', '=', choice),
    )
    .select([
      'choice.is_right as isRight',
      'question.explanation_en as textEn',
      'question.explanation_am as textAm',
      'question.explanation_om as textOm',
    ])
    .select((build) =>
      asBoolean(
        build.not(
          build.exists(
            build
              .selectFrom('training_versions as newer')
              .whereRef('newer.module_id', '=', 'version.module_id')
              .whereRef('newer.version', '>', 'version.version')
              .where('newer.published_at', 'is not', null),
          ),
        ),
      ).as('isPublished'),
    )
    .where('question.id', '=', questionId)
    .where('module.id', '=', moduleId)
    .where('module.retired_at', 'is', null)
    .where('version.published_at', 'is not', null)
    .executeTakeFirst()
  if (row === undefined) return null
  return { isPublished: row.isPublished, isRight: row.isRight, explanation: inLanguages(row) }
}

/** Once; of somebody whose account is gone nothing is kept. */
export async function addAnswer(executor: Executor, accountId: string, questionId: string): Promise<void> {
  await executor
    .insertInto('training_answers')
    .columns(['account_id', 'question_id'])
    .expression((build) =>
      build
        .selectFrom('accounts')
        .select(['id', sql<string>`${questionId}::uuid`.as('question_id')])
        .where('id', '=', accountId)
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'question_id']).doNothing())
    .execute()
}
