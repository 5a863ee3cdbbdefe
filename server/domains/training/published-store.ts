import type { NotNull } from 'kysely'
import type { Language } from '../../../contract/rules/language.ts'
import type { FilmRange } from '../../../contract/rules/training.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { readRanges } from './film-ranges.ts'

/** Who takes lessons. */
export type Learner = { accountId: string }

export type InLanguages = { readonly [L in Language]: string }

/** What somebody has of a module. */
export type OwnProgress = {
  /** Of the film that is published; what was seen of an older one counts no more. */
  covered: readonly FilmRange[]
  position: number
  completedAt: Date | null
}
export type PublishedModule = {
  id: string
  versionId: string
  version: number
  title: InLanguages
  description: InLanguages
  filmMilliseconds: number
  filmBytes: number
  /** Null where the person has not begun it. */
  progress: OwnProgress | null
}
export type OwnTraining = {
  modules: readonly PublishedModule[]
  /** Everything that was published then was completed. */
  finishedAt: Date | null
}

/** The newest published version of each module that is part of the training. */
export const publishedVersions = (executor: Executor) =>
  executor
    .selectFrom('training_modules as module')
    .innerJoin('training_versions as version', 'version.module_id', 'module.id')
    .where('module.retired_at', 'is', null)
    .where('version.version', '=', (build) =>
      build
        .selectFrom('training_versions')
        .select(({ fn }) => fn.max('version').as('newest'))
        .whereRef('module_id', '=', 'module.id')
        .where('published_at', 'is not', null),
    )

const ownModules = (executor: Executor, accountId: string) =>
  publishedVersions(executor)
    .leftJoin('training_progress as progress', (join) =>
      join.onRef('progress.module_id', '=', 'module.id').on('progress.account_id', '=', accountId),
    )
    .leftJoin('training_learners as learner', (join) => join.on('learner.account_id', '=', accountId))
    .select([
      'module.id',
      'version.id as versionId',
      'version.version',
      'version.title_en as titleEn',
      'version.title_am as titleAm',
      'version.title_om as titleOm',
      'version.description_en as descriptionEn',
      'version.description_am as descriptionAm',
      'version.description_om as descriptionOm',
      'version.film_milliseconds as filmMilliseconds',
      'version.film_bytes as filmBytes',
      'progress.version_id as seenVersionId',
      'progress.covered',
      'progress.position',
      'progress.completed_at as completedAt',
      'learner.finished_at as finishedAt',
    ])
    // Nothing is published without a film.
    .$narrowType<{ filmMilliseconds: NotNull; filmBytes: NotNull }>()

type OwnRow = Awaited<ReturnType<ReturnType<typeof ownModules>['execute']>>[number]

const publishedModule = (row: OwnRow): PublishedModule => ({
  id: row.id,
  versionId: row.versionId,
  version: row.version,
  title: { en: row.titleEn, am: row.titleAm, om: row.titleOm },
  description: { en: row.descriptionEn, am: row.descriptionAm, om: row.descriptionOm },
  filmMilliseconds: row.filmMilliseconds,
  filmBytes: row.filmBytes,
  progress: progressOf(row),
})

function progressOf({
  versionId,
  seenVersionId,
  covered,
  position,
  completedAt,
}: OwnRow): OwnProgress | null {
  if (covered === null || position === null) return null
  return seenVersionId === versionId
    ? { covered: readRanges(covered), position, completedAt }
    : { covered: [], position: 0, completedAt }
}

/** Everything that is published, in its order, and how far that person is, in one statement. */
export async function readOwnTraining(executor: Executor, accountId: string): Promise<OwnTraining> {
  const rows = await ownModules(executor, accountId)
    .orderBy('module.position')
    .orderBy('module.number')
    .execute()
  return { modules: rows.map(publishedModule), finishedAt: rows[0]?.finishedAt ?? null }
}

export async function findOwnModule(
  executor: Executor,
  accountId: string,
  moduleId: string,
): Promise<PublishedModule | null> {
  const row = await ownModules(executor, accountId).where('module.id', '=', moduleId).executeTakeFirst()
  return row === undefined ? null : publishedModule(row)
}
