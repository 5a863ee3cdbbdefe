import type { Executor } from '../../platform/database/connection.ts'

/** A version by the address of its files. */
export type VersionAddress = { moduleId: string; version: number }
export type VersionFiles = {
  versionId: string
  isPublished: boolean
  filmId: string | null
  filmMilliseconds: number | null
  posterId: string | null
}

export async function findVersion(
  executor: Executor,
  { moduleId, version }: VersionAddress,
): Promise<VersionFiles | null> {
  const row = await executor
    .selectFrom('training_versions')
    .select([
      'id as versionId',
      'published_at as publishedAt',
      'film_id as filmId',
      'film_milliseconds as filmMilliseconds',
      'poster_id as posterId',
    ])
    .where('module_id', '=', moduleId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (row === undefined) return null
  const { publishedAt, ...files } = row
  return { ...files, isPublished: publishedAt !== null }
}

/** The file of the picture of a scene. */
export async function findPicture(
  executor: Executor,
  versionId: string,
  scene: number,
): Promise<string | null> {
  const row = await executor
    .selectFrom('training_scenes as scene')
    .innerJoin('training_pictures as picture', 'picture.id', 'scene.picture_id')
    .select('picture.file_id as fileId')
    .where('scene.version_id', '=', versionId)
    .where('scene.position', '=', scene)
    .executeTakeFirst()
  return row?.fileId ?? null
}
