import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf } from '../../platform/database/expressions.ts'

/** A picture by its id, and the stored file that it is. */
export type ModulePicture = { id: string; fileId: string }

export const listPictures = (executor: Executor, moduleId: string): Promise<ModulePicture[]> =>
  executor
    .selectFrom('training_pictures')
    .select(['id', 'file_id as fileId'])
    .where('module_id', '=', moduleId)
    .execute()

export async function findModulePicture(
  executor: Executor,
  { id, pictureId }: { id: string; pictureId: string },
): Promise<ModulePicture | null> {
  const row = await executor
    .selectFrom('training_pictures')
    .select(['id', 'file_id as fileId'])
    .where('module_id', '=', id)
    .where('id', '=', pictureId)
    .executeTakeFirst()
  return row ?? null
}

export async function insertPicture(
  transaction: Executor,
  moduleId: string,
  fileId: string,
): Promise<string> {
  const id = newId()
  await transaction
    .insertInto('training_pictures')
    .values({ id, module_id: moduleId, file_id: fileId })
    .execute()
  return id
}

/** A form that somebody still fills in may name a picture that no version shows yet. */
const graceHours = 1

/**
 * Deletes the pictures of a module that no version shows: those that the draft has just let go of, and those that nobody has used for
 * a while. Answers with their files.
 */
export async function deleteUnusedPictures(
  transaction: Executor,
  moduleId: string,
  letGo: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('training_pictures')
    .where('module_id', '=', moduleId)
    .where((build) =>
      build.or([
        build('id', '=', anyOf(letGo, 'uuid')),
        build('added_at', '<', sql<Date>`now() - make_interval(hours => ${graceHours})`),
      ]),
    )
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('training_scenes')
            .select('version_id')
            .whereRef('picture_id', '=', 'training_pictures.id'),
        ),
      ),
    )
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('training_versions')
            .select('id')
            .whereRef('poster_id', '=', 'training_pictures.file_id'),
        ),
      ),
    )
    .returning('file_id as fileId')
    .execute()
  return rows.map(({ fileId }) => fileId)
}
