import { sql } from 'kysely'
import type { ListedModule } from '../../../contract/training-modules.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { asBoolean, asInteger } from '../../platform/database/expressions.ts'

// The modules as staff see them: all of them, with drafts and retired ones.

export type ModuleRow = { id: string; number: number; retired: boolean }

/** In the order of learners, retired ones last. */
export async function listModules(executor: Executor): Promise<ListedModule[]> {
  const rows = await executor
    .selectFrom('training_modules as module')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('training_versions')
          .select([
            'version',
            'published_at as publishedAt',
            'title_en as titleEn',
            'title_am as titleAm',
            'title_om as titleOm',
            'film_milliseconds as filmMilliseconds',
          ])
          .whereRef('module_id', '=', 'module.id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select((build) => [
      'module.id',
      'module.number',
      asBoolean(build('module.retired_at', 'is not', null)).as('retired'),
      'newest.version',
      'newest.publishedAt',
      'newest.titleEn',
      'newest.titleAm',
      'newest.titleOm',
      'newest.filmMilliseconds',
      build
        .selectFrom('training_progress')
        .select(({ fn }) => asInteger(fn.countAll<string>()).as('people'))
        .whereRef('module_id', '=', 'module.id')
        .where('completed_at', 'is not', null)
        .$asScalar()
        .as('completions'),
    ])
    .orderBy('retired')
    .orderBy('module.position')
    .orderBy('module.number')
    .execute()
  return rows.map(({ version, publishedAt, titleEn, titleAm, titleOm, ...row }) => ({
    ...row,
    title: { en: titleEn, am: titleAm, om: titleOm },
    publishedVersion: publishedVersionOf(version, publishedAt),
    hasDraft: publishedAt === null,
  }))
}

/** Versions have no gaps, and only the last can be a draft. */
export const publishedVersionOf = (newest: number, publishedAt: Date | null): number | null =>
  publishedAt !== null ? newest : newest > 1 ? newest - 1 : null

const modules = (executor: Executor) =>
  executor
    .selectFrom('training_modules')
    .select((build) => ['id', 'number', asBoolean(build('retired_at', 'is not', null)).as('retired')])

export async function findModule(executor: Executor, id: string): Promise<ModuleRow | null> {
  return (await modules(executor).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Of two administrators who change a module together the second waits, so that nothing of the two is mixed. */
export async function lockModule(transaction: Executor, id: string): Promise<ModuleRow | null> {
  return (await modules(transaction).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

/** All of them, in their order; locked in one order, so that two who do it never wait for each other. */
export async function lockModules(transaction: Executor): Promise<ModuleRow[]> {
  const rows = await modules(transaction).select('position').orderBy('id').forUpdate().execute()
  return rows.toSorted((one, other) => one.position - other.position || one.number - other.number)
}

export async function setPositions(transaction: Executor, ids: readonly string[]): Promise<void> {
  await transaction
    .updateTable('training_modules')
    .set({ position: asInteger(sql`array_position(${ids}::uuid[], id)`) })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

export async function setRetired(transaction: Executor, id: string, retired: boolean): Promise<void> {
  await transaction
    .updateTable('training_modules')
    .set({ retired_at: retired ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute()
}
