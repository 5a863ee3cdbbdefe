import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Executor } from '../../platform/database/connection.ts'
import { writeRange } from './film-ranges.ts'
import type { InLanguages } from './published-store.ts'

export type SeededScene = { from: number; text: InLanguages }
export type SeededQuestion = {
  text: InLanguages
  choices: readonly InLanguages[]
  /** Which of the choices is right, from 0 on. */
  right: number
  explanation: InLanguages
}
type StoredModule = {
  title: InLanguages
  description: InLanguages
  filmId: string
  filmMilliseconds: number
  filmBytes: number
  posterId: string
  /** Each with the file of its picture, or null. */
  scenes: readonly (SeededScene & { pictureFileId: string | null })[]
  questions: readonly SeededQuestion[]
}

const titles = ({ en, am, om }: InLanguages) => ({ title_en: en, title_am: am, title_om: om })
const descriptions = ({ en, am, om }: InLanguages) => ({
  description_en: en,
  description_am: am,
  description_om: om,
})
const texts = ({ en, am, om }: InLanguages) => ({ text_en: en, text_am: am, text_om: om })
const explanations = ({ en, am, om }: InLanguages) => ({
  explanation_en: en,
  explanation_am: am,
  explanation_om: om,
})

/** After all others. */
export async function addModule(transaction: Executor, id = newId()): Promise<string> {
  await transaction
    .insertInto('training_modules')
    .values((build) => ({
      id,
      position: build
        .selectFrom('training_modules')
        .select(sql<number>`coalesce(max(position) + 1, 0)`.as('next')),
    }))
    .execute()
  return id
}

/** Published, as the given version of a module. */
export async function addVersion(
  transaction: Executor,
  moduleId: string,
  version: number,
  { scenes, questions, ...content }: StoredModule,
  staffId: string | null,
): Promise<string> {
  const versionId = newId()
  await transaction
    .insertInto('training_versions')
    .values({
      id: versionId,
      module_id: moduleId,
      version,
      ...titles(content.title),
      ...descriptions(content.description),
      film_id: content.filmId,
      film_milliseconds: content.filmMilliseconds,
      film_bytes: content.filmBytes,
      poster_id: content.posterId,
      published_at: new Date(),
      published_by: staffId,
    })
    .execute()
  const pictures = scenes.map(({ pictureFileId }) => ({ id: newId(), fileId: pictureFileId }))
  const stored = pictures.flatMap(({ id, fileId }) =>
    fileId === null ? [] : { id, module_id: moduleId, file_id: fileId },
  )
  // Staff choose a poster by its picture.
  const poster = { id: newId(), module_id: moduleId, file_id: content.posterId }
  await transaction
    .insertInto('training_pictures')
    .values([poster, ...stored])
    .execute()
  if (scenes.length > 0)
    await transaction
      .insertInto('training_scenes')
      .values(
        scenes.map(({ from, text, pictureFileId }, position) => ({
          version_id: versionId,
          position,
          from_milliseconds: from,
          picture_id: pictureFileId === null ? null : (pictures[position]?.id ?? null),
          ...texts(text),
        })),
      )
      .execute()
  await addQuestions(transaction, versionId, questions)
  return versionId
}

async function addQuestions(
  transaction: Executor,
  versionId: string,
  questions: readonly SeededQuestion[],
): Promise<void> {
  if (questions.length === 0) return
  const rows = questions.map((question) => ({ ...question, id: newId() }))
  await transaction
    .insertInto('training_questions')
    .values(
      rows.map(({ id, text, explanation }, position) => ({
        id,
        version_id: versionId,
        position,
        ...texts(text),
        ...explanations(explanation),
      })),
    )
    .execute()
  await transaction
    .insertInto('training_choices')
    .values(
      rows.flatMap(({ id, choices, right }) =>
        choices.map((choice, position) => ({
          question_id: id,
          position,
          is_right: position === right,
          ...texts(choice),
        })),
      ),
    )
    .execute()
}

export type SeededProgress = {
  accountId: string
  moduleId: string
  versionId: string
  /** From the beginning of the film on. */
  watchedMilliseconds: number
  startedAt: Date
  completedAt: Date | null
}

/** Of people who have begun none of these modules. Who has completed one has answered its questions too. */
export async function addProgress(transaction: Executor, progress: readonly SeededProgress[]): Promise<void> {
  if (progress.length === 0) return
  const accountIds = [...new Set(progress.map(({ accountId }) => accountId))]
  await transaction
    .insertInto('training_learners')
    .values(accountIds.map((account_id) => ({ account_id })))
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  await transaction
    .insertInto('training_progress')
    .values(
      progress.map(({ watchedMilliseconds: to, ...row }) => ({
        account_id: row.accountId,
        module_id: row.moduleId,
        version_id: row.versionId,
        covered: writeRange(to === 0 ? null : { from: 0, to }),
        position: to,
        started_at: row.startedAt,
        completed_at: row.completedAt,
      })),
    )
    .execute()
  await transaction
    .insertInto('training_answers')
    .columns(['account_id', 'question_id', 'answered_at'])
    .expression((build) =>
      build
        .selectFrom('training_progress as progress')
        .innerJoin('training_questions as question', 'question.version_id', 'progress.version_id')
        .select(['progress.account_id', 'question.id', 'progress.completed_at'])
        .where('progress.account_id', 'in', accountIds)
        .where('progress.completed_at', 'is not', null),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'question_id']).doNothing())
    .execute()
}
