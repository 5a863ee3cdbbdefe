import type { FileAnswer } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { writeCaptions } from './captions.ts'
import { findPicture, findVersion, type VersionAddress, type VersionFiles } from './files-store.ts'
import { listScenes } from './lesson-store.ts'
import { timedScenes } from './view.ts'

type Files = { files: FileStore }

/** What was published once: a film that somebody is watching goes on when a newer one is there. Staff see drafts too. */
async function requireVersion(
  executor: Executor,
  { type }: Caller,
  address: VersionAddress,
): Promise<VersionFiles> {
  const version = await findVersion(executor, address)
  if (version === null || !(version.isPublished || type === 'ADMIN')) throw new NamedError('not_found')
  return version
}

async function openFile<Type extends string>(
  { files }: Files,
  type: Type,
  fileId: string | null,
  { isPublished }: VersionFiles,
): Promise<FileAnswer<Type>> {
  const file = fileId === null ? null : await files.open(fileId)
  if (file === null || fileId === null) throw new NamedError('not_found')
  // A draft changes under its address.
  return { type, file, version: fileId, ...(isPublished ? { isLasting: true } : {}) }
}

export async function openFilm(executor: Executor, tools: Files, caller: Caller, address: VersionAddress) {
  const version = await requireVersion(executor, caller, address)
  return openFile(tools, 'video/mp4', version.filmId, version)
}

export async function openPoster(executor: Executor, tools: Files, caller: Caller, address: VersionAddress) {
  const version = await requireVersion(executor, caller, address)
  return openFile(tools, 'image/webp', version.posterId, version)
}

export async function openPicture(
  executor: Executor,
  tools: Files,
  caller: Caller,
  { scene, ...address }: VersionAddress & { scene: number },
) {
  const version = await requireVersion(executor, caller, address)
  return openFile(tools, 'image/webp', await findPicture(executor, version.versionId, scene), version)
}

/** As WebVTT, and whether the text stays as it is. */
export async function readCaptions(
  executor: Executor,
  caller: Caller,
  { language, ...address }: VersionAddress & { language: Language },
): Promise<{ captions: string; isLasting: boolean }> {
  const { versionId, filmMilliseconds, isPublished } = await requireVersion(executor, caller, address)
  if (filmMilliseconds === null) throw new NamedError('not_found')
  const scenes = timedScenes(await listScenes(executor, versionId), filmMilliseconds)
  const captions = writeCaptions(scenes.map(({ from, to, text }) => ({ from, to, text: text[language] })))
  return { captions, isLasting: isPublished }
}
