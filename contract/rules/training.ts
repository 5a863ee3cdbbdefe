/** What a module is for one person; the specification calls anything else upcoming. */
export const moduleStates = ['completed', 'inprogress', 'upcoming'] as const
export type ModuleState = (typeof moduleStates)[number]

/** A part of a film in milliseconds, from its first to before its last. */
export type FilmRange = { readonly from: number; readonly to: number }

/** A phone drops the last moments of a film, and reports are rounded: this much of it must have been seen. */
export const seenShare = 0.9

/** Whether so much of a film is enough for its module. */
export const isFilmSeen = (watched: number, filmMilliseconds: number): boolean =>
  filmMilliseconds > 0 && watched >= filmMilliseconds * seenShare

export const watchedOf = (covered: readonly FilmRange[]): number =>
  covered.reduce((sum, { from, to }) => sum + (to - from), 0)

/** The first part that has not been seen; null where there is none. */
export function firstUnseen(covered: readonly FilmRange[], filmMilliseconds: number): FilmRange | null {
  let seenTo = 0
  for (const { from, to } of covered) {
    if (from > seenTo) return { from: seenTo, to: from }
    seenTo = Math.max(seenTo, to)
  }
  return seenTo < filmMilliseconds ? { from: seenTo, to: filmMilliseconds } : null
}

/** While a film plays or is read, the viewer says so this often. */
export const reportSeconds = 10

/** After a pause that is longer than the film and this, time counts from the next report on. */
export const idleMilliseconds = 5 * 60_000

/** The number of a module begins at 0 and is shown from 1 on. */
export const shownNumber = (moduleNumber: number): number => moduleNumber + 1

export const longestModuleTitle = 120
export const longestModuleDescription = 500
export const longestSceneText = 600
export const longestQuestionText = 300
export const mostModules = 50
export const mostScenes = 60
export const mostQuestions = 10
export const mostChoices = 5

export const filmType = 'video/mp4'
/** A film on dear data: ours are under 1 MB. */
export const largestFilm = { megabytes: 10, minutes: 30 } as const
export const shortestFilmSeconds = 1
export const largestFilmBytes = largestFilm.megabytes * 1024 * 1024

/** What keeps a draft from being published. */
export const draftProblems = [
  'film',
  'poster',
  'titles',
  'scenes',
  'sceneTexts',
  'sceneTimes',
  'questions',
] as const
export type DraftProblem = (typeof draftProblems)[number]
