import type { Language } from '../../../contract/rules/language.ts'
import { isFilmSeen, watchedOf, type ModuleState } from '../../../contract/rules/training.ts'
import type { TrainingModule, TrainingStatus, Watched } from '../../../contract/training.ts'
import type { OwnTraining, PublishedModule } from './published-store.ts'

const stateOf = ({ progress }: PublishedModule): ModuleState => {
  if (progress === null) return 'upcoming'
  return progress.completedAt === null ? 'inprogress' : 'completed'
}

/** A file of a published module: another version has another address, so that phones may keep what they fetched. */
export const fileLink = ({ id, version }: Pick<PublishedModule, 'id' | 'version'>, file: string) =>
  `/api/training/modules/${id}/${file}?version=${version}`

export function watchedView({ progress, filmMilliseconds }: PublishedModule): Watched {
  const covered = progress?.covered ?? []
  const watchedMilliseconds = watchedOf(covered)
  return {
    covered: [...covered],
    watchedMilliseconds,
    position: progress?.position ?? 0,
    // What somebody has passed stays passed.
    seen: progress?.completedAt != null || isFilmSeen(watchedMilliseconds, filmMilliseconds),
  }
}

export function moduleView(
  module: PublishedModule,
  moduleNumber: number,
  language: Language,
): TrainingModule {
  const title = module.title[language]
  return {
    trainingId: module.id,
    moduleName: title,
    moduleNumber,
    moduleVideoLink: fileLink(module, 'film'),
    status: stateOf(module),
    title,
    desc: module.description[language],
    version: module.version,
    posterLink: fileLink(module, 'poster'),
    filmMilliseconds: module.filmMilliseconds,
    filmBytes: module.filmBytes,
    watchedMilliseconds: watchedView(module).watchedMilliseconds,
    completedAt: module.progress?.completedAt?.toISOString() ?? null,
  }
}

/** Everything that is published now; true of nothing too. */
export const isAllCompleted = ({ modules }: OwnTraining): boolean =>
  modules.every((module) => stateOf(module) === 'completed')

export function statusView(training: OwnTraining, language: Language): TrainingStatus {
  const modules = training.modules.map((module, index) => moduleView(module, index, language))
  const withStatus = (status: ModuleState) => modules.filter((module) => module.status === status)
  const [completed, current, upcoming] = [
    withStatus('completed'),
    withStatus('inprogress'),
    withStatus('upcoming'),
  ]
  return {
    modules: modules.length,
    completedModules: completed.length,
    inProgressModules: current.length,
    upcomingModules: upcoming.length,
    trainingCompleted: training.finishedAt !== null || isAllCompleted(training),
    currentModule: current,
    upcomingModulesList: upcoming,
    completedModulesList: completed,
  }
}

/** Each scene lasts until the next one begins, the last one as long as the film. */
export const timedScenes = <Scene extends { from: number }>(
  scenes: readonly Scene[],
  filmMilliseconds: number,
): (Scene & { to: number })[] =>
  scenes.map((scene, index) => ({ ...scene, to: scenes[index + 1]?.from ?? filmMilliseconds }))
