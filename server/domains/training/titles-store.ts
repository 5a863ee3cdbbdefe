import type { NotNull } from 'kysely'
import type { Executor } from '../../platform/database/connection.ts'
import type { InLanguages } from './published-store.ts'

/** What a certificate says of a module. */
export type TitledModule = { number: number; titles: InLanguages }
export type CompletedModule = TitledModule & { moduleId: string; versionId: string; completedAt: Date }

const titles = (row: { titleEn: string; titleAm: string; titleOm: string }): InLanguages => ({
  en: row.titleEn,
  am: row.titleAm,
  om: row.titleOm,
})

/** What somebody has completed, retired modules too, in their order; titled as it was when they completed it. */
export async function listCompletedModules(
  executor: Executor,
  accountId: string,
): Promise<CompletedModule[]> {
  const rows = await executor
    .selectFrom('training_progress as progress')
    .innerJoin('training_modules as module', 'module.id', 'progress.module_id')
    .innerJoin('training_versions as version', 'version.id', 'progress.version_id')
    .select([
      'module.id as moduleId',
      'version.id as versionId',
      'module.number',
      'version.title_en as titleEn',
      'version.title_am as titleAm',
      'version.title_om as titleOm',
      'progress.completed_at as completedAt',
    ])
    .where('progress.account_id', '=', accountId)
    .where('progress.completed_at', 'is not', null)
    .$narrowType<{ completedAt: NotNull }>()
    .orderBy('module.position')
    .orderBy('module.number')
    .execute()
  return rows.map(({ moduleId, versionId, number, completedAt, ...row }) => ({
    moduleId,
    versionId,
    number,
    titles: titles(row),
    completedAt,
  }))
}

/** Every module that was ever published, under its newest title: certificates name retired ones too. */
export async function listModuleTitles(executor: Executor): Promise<TitledModule[]> {
  const rows = await executor
    .selectFrom('training_modules as module')
    .innerJoin('training_versions as version', 'version.module_id', 'module.id')
    .select([
      'module.number',
      'version.title_en as titleEn',
      'version.title_am as titleAm',
      'version.title_om as titleOm',
    ])
    .distinctOn('module.number')
    .where('version.published_at', 'is not', null)
    .orderBy('module.number')
    .orderBy('version.version', 'desc')
    .execute()
  return rows.map(({ number, ...row }) => ({ number, titles: titles(row) }))
}
