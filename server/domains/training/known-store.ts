import type { Executor } from '../../platform/database/connection.ts'

/** Those of the modules that are there, retired or not. */
export async function listPresent(executor: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await executor.selectFrom('training_modules').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

/** Those of the modules that nobody has begun, until the transaction ends. */
export async function lockUnused(transaction: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await transaction
    .selectFrom('training_modules as module')
    .select('module.id')
    .where('module.id', 'in', ids)
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('training_progress')
            .select('training_progress.module_id')
            .whereRef('training_progress.module_id', '=', 'module.id'),
        ),
      ),
    )
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Answers with the files that were theirs. */
export async function deleteModules(transaction: Executor, ids: readonly string[]): Promise<string[]> {
  const versions = await transaction
    .selectFrom('training_versions')
    .select(['film_id', 'poster_id'])
    .where('module_id', 'in', ids)
    .execute()
  const pictures = await transaction
    .selectFrom('training_pictures')
    .select('file_id')
    .where('module_id', 'in', ids)
    .execute()
  await transaction.deleteFrom('training_modules').where('id', 'in', ids).execute()
  const files = [
    ...versions.flatMap(({ film_id: film, poster_id: poster }) => [film, poster]),
    ...pictures.map(({ file_id: file }) => file),
  ]
  return [...new Set(files.flatMap((file) => file ?? []))]
}
