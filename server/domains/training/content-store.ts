import { v7 as newId } from 'uuid'
import type { DraftInput } from '../../../contract/training-modules.ts'
import type { Executor } from '../../platform/database/connection.ts'

/** What a version shows and asks. */
export type VersionContent = Pick<DraftInput, 'scenes' | 'questions'>
type Question = VersionContent['questions'][number]

export async function findContent(executor: Executor, versionId: string): Promise<VersionContent> {
  const scenes = await executor
    .selectFrom('training_scenes')
    .selectAll()
    .where('version_id', '=', versionId)
    .orderBy('position')
    .execute()
  return {
    scenes: scenes.map((row) => ({
      from: row.from_milliseconds,
      text: textOf(row),
      pictureId: row.picture_id,
    })),
    questions: await findQuestions(executor, versionId),
  }
}

async function findQuestions(executor: Executor, versionId: string): Promise<Question[]> {
  const questions = await executor
    .selectFrom('training_questions')
    .selectAll()
    .where('version_id', '=', versionId)
    .orderBy('position')
    .execute()
  const choices = await executor
    .selectFrom('training_choices as choice')
    .innerJoin('training_questions as question', 'question.id', 'choice.question_id')
    .selectAll('choice')
    .where('question.version_id', '=', versionId)
    .orderBy('choice.position')
    .execute()
  return questions.map((row) => {
    const own = choices.filter(({ question_id: questionId }) => questionId === row.id)
    return {
      text: textOf(row),
      choices: own.map(textOf),
      right: own.findIndex(({ is_right: isRight }) => isRight),
      explanation: { en: row.explanation_en, am: row.explanation_am, om: row.explanation_om },
    }
  })
}

type TextColumns = { text_en: string; text_am: string; text_om: string }
const textOf = (row: TextColumns) => ({ en: row.text_en, am: row.text_am, om: row.text_om })
const textColumns = ({ en, am, om }: DraftInput['title']): TextColumns => ({
  text_en: en,
  text_am: am,
  text_om: om,
})

/** Of a draft, in the place of what it had. */
export async function replaceContent(
  transaction: Executor,
  versionId: string,
  { scenes, questions }: VersionContent,
): Promise<void> {
  await transaction.deleteFrom('training_scenes').where('version_id', '=', versionId).execute()
  await transaction.deleteFrom('training_questions').where('version_id', '=', versionId).execute()
  if (scenes.length > 0)
    await transaction
      .insertInto('training_scenes')
      .values(
        scenes.map(({ from, text, pictureId }, position) => ({
          version_id: versionId,
          position,
          from_milliseconds: from,
          picture_id: pictureId,
          ...textColumns(text),
        })),
      )
      .execute()
  if (questions.length > 0) await insertQuestions(transaction, versionId, questions)
}

async function insertQuestions(
  transaction: Executor,
  versionId: string,
  questions: readonly Question[],
): Promise<void> {
  const named = questions.map((question) => ({ ...question, id: newId() }))
  await transaction
    .insertInto('training_questions')
    .values(
      named.map(({ id, text, explanation }, position) => ({
        id,
        version_id: versionId,
        position,
        ...textColumns(text),
        explanation_en: explanation.en,
        explanation_am: explanation.am,
        explanation_om: explanation.om,
      })),
    )
    .execute()
  await transaction
    .insertInto('training_choices')
    .values(
      named.flatMap(({ id, choices, right }) =>
        choices.map((text, position) => ({
          question_id: id,
          position,
          is_right: position === right,
          ...textColumns(text),
        })),
      ),
    )
    .execute()
}
