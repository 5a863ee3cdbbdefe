import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { DraftInput } from '../../../contract/training-modules.ts'
import type { Executor } from '../../platform/database/connection.ts'

export type ModuleWords = Pick<DraftInput, 'title' | 'description'>

/** The row of a version, without its scenes and questions. */
export type VersionRow = ModuleWords & {
  id: string
  version: number
  publishedAt: Date | null
  film: { fileId: string; milliseconds: number; bytes: number } | null
  posterFileId: string | null
}

/** The draft, or what is published where there is none. */
export async function findNewest(executor: Executor, moduleId: string): Promise<VersionRow> {
  const row = await executor
    .selectFrom('training_versions')
    .selectAll()
    .where('module_id', '=', moduleId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { film_id: fileId, film_milliseconds: milliseconds, film_bytes: bytes } = row
  return {
    id: row.id,
    version: row.version,
    publishedAt: row.published_at,
    title: { en: row.title_en, am: row.title_am, om: row.title_om },
    description: { en: row.description_en, am: row.description_am, om: row.description_om },
    // The three go together.
    film: fileId === null || milliseconds === null || bytes === null ? null : { fileId, milliseconds, bytes },
    posterFileId: row.poster_id,
  }
}

const wordColumns = ({ title, description }: ModuleWords) => ({
  title_en: title.en,
  title_am: title.am,
  title_om: title.om,
  description_en: description.en,
  description_am: description.am,
  description_om: description.om,
})
const filmColumns = (film: VersionRow['film']) => ({
  film_id: film?.fileId ?? null,
  film_milliseconds: film?.milliseconds ?? null,
  film_bytes: film?.bytes ?? null,
})

export async function insertDraft(
  transaction: Executor,
  moduleId: string,
  { version, film, posterFileId, ...words }: Omit<VersionRow, 'id' | 'publishedAt'>,
): Promise<string> {
  const { id } = await transaction
    .insertInto('training_versions')
    .values({
      id: newId(),
      module_id: moduleId,
      version,
      ...wordColumns(words),
      ...filmColumns(film),
      poster_id: posterFileId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type DraftChanges = ModuleWords & Pick<VersionRow, 'posterFileId'>

export async function updateDraft(
  transaction: Executor,
  id: string,
  { posterFileId, ...words }: DraftChanges,
): Promise<void> {
  await draft(transaction, id)
    .set({ ...wordColumns(words), poster_id: posterFileId, changed_at: sql`now()` })
    .execute()
}

export async function setFilm(transaction: Executor, id: string, film: VersionRow['film']): Promise<void> {
  await draft(transaction, id)
    .set({ ...filmColumns(film), changed_at: sql`now()` })
    .execute()
}

export async function setPublished(transaction: Executor, id: string, staffId: string): Promise<void> {
  await draft(transaction, id)
    .set({ published_at: sql`now()`, published_by: staffId })
    .execute()
}

/** Whatever is asked for, nothing published is changed. */
const draft = (transaction: Executor, id: string) =>
  transaction.updateTable('training_versions').where('id', '=', id).where('published_at', 'is', null)

/** Whether any version of any module has this film. */
export async function isFilmUsed(transaction: Executor, fileId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('training_versions')
    .select('id')
    .where('film_id', '=', fileId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
