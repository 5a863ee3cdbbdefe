import type { Executor } from '../../platform/database/connection.ts'
import type { Emit } from '../../platform/domain-events.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { finishIfAllCompleted } from './finishing.ts'
import type { InLanguages } from './published-store.ts'
import {
  addModule,
  addProgress,
  addVersion,
  type SeededProgress,
  type SeededQuestion,
  type SeededScene,
} from './seeding-store.ts'

/** A lesson as it is published, which its maker has checked: texts within the limits of the contract, and a film in MP4. */
export type SeededModule = {
  /** Of a lesson that is known by it in every installation; others get one. */
  id?: string
  title: InLanguages
  description: InLanguages
  /** MP4. */
  film: Uint8Array
  filmMilliseconds: number
  /** Drawn as image/webp, like the pictures. */
  poster: Uint8Array
  scenes: readonly (SeededScene & { picture: Uint8Array | null })[]
  questions: readonly SeededQuestion[]
}
export type PublishedSeed = { moduleId: string; versionId: string }

type Tools = { files: FileStore }

/** Publishes lessons after all that are there, each as its first version. `staffId` is null where nobody of staff did it. */
export async function seedModules(
  transaction: Executor,
  tools: Tools,
  modules: readonly SeededModule[],
  staffId: string | null,
): Promise<PublishedSeed[]> {
  const published: PublishedSeed[] = []
  for (const module of modules) {
    const moduleId = await addModule(transaction, module.id)
    published.push({
      moduleId,
      versionId: await seedVersion(transaction, tools, moduleId, 1, module, staffId),
    })
  }
  return published
}

/** Publishes a version of a module that is there. */
export async function seedVersion(
  transaction: Executor,
  { files }: Tools,
  moduleId: string,
  version: number,
  module: SeededModule,
  staffId: string | null,
): Promise<string> {
  const { film, poster, scenes, ...content } = module
  const filmId = await files.write(film)
  const posterId = await files.write(poster)
  const stored: (SeededScene & { pictureFileId: string | null })[] = []
  for (const { picture, ...scene } of scenes)
    stored.push({ ...scene, pictureFileId: picture === null ? null : await files.write(picture) })
  const pictureIds = stored.flatMap(({ pictureFileId }) => pictureFileId ?? [])
  await files.keep(transaction, [filmId, posterId, ...pictureIds])
  const row = { ...content, filmId, filmBytes: film.length, posterId, scenes: stored }
  return addVersion(transaction, moduleId, version, row, staffId)
}

/** How far people are, without their having watched anything: for the demo. Who has completed all has finished. */
export async function seedProgress(
  transaction: Executor,
  emit: Emit,
  progress: readonly SeededProgress[],
): Promise<void> {
  await addProgress(transaction, progress)
  const completed = progress.filter(({ completedAt }) => completedAt !== null)
  for (const accountId of new Set(completed.map((each) => each.accountId)))
    await finishIfAllCompleted(transaction, emit, accountId)
}
