import { isDeepStrictEqual } from 'node:util'
import type { FieldProblems } from '../../../contract/rules/field-problems.ts'
import { largestFilm, shortestFilmSeconds } from '../../../contract/rules/training.ts'
import type { DraftInput, EditedModule } from '../../../contract/training-modules.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { wrongFile } from '../../platform/http/files.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import type { Uploads } from '../../platform/uploads/uploads.ts'
import { findContent, replaceContent } from './content-store.ts'
import { checkFilm, type FilmProblem } from './film-check.ts'
import { editedModule, type StaffCaller } from './modules.ts'
import { findModule, lockModule, type ModuleRow } from './modules-store.ts'
import {
  deleteUnusedPictures,
  findModulePicture,
  insertPicture,
  listPictures,
  type ModulePicture,
} from './pictures-store.ts'
import {
  findNewest,
  insertDraft,
  isFilmUsed,
  setFilm,
  updateDraft,
  type VersionRow,
} from './version-store.ts'

export type DraftTools = {
  audit: Audit
  files: FileStore
  uploads: Pick<Uploads, 'read' | 'remove'>
  drawPicture: (file: Uint8Array) => Promise<Uint8Array>
}
type Sent = { id: string; uploadId: string }

/** Saved as it was already, nothing is recorded. */
export function saveDraft(
  executor: Executor,
  { audit, files }: Pick<DraftTools, 'audit' | 'files'>,
  caller: StaffCaller,
  { id, ...input }: DraftInput & { id: string },
): Promise<EditedModule> {
  return executor.transaction().execute(async (transaction) => {
    const module = await requireLocked(transaction, id)
    const pictures = await listPictures(transaction, id)
    const problems = draftFaults(input, pictures)
    if (Object.keys(problems).length > 0) throw new NamedError('invalid_input', problems)
    const before = await editedModule(transaction, caller, module)
    const { title, description, posterId, scenes, questions } = before
    if (before.isDraft && isDeepStrictEqual(input, { title, description, posterId, scenes, questions }))
      return before
    const draft = await openDraft(transaction, id)
    const posterFileId = pictures.find((picture) => picture.id === input.posterId)?.fileId ?? null
    await updateDraft(transaction, draft.id, { ...input, posterFileId })
    await replaceContent(transaction, draft.id, input)
    await files.drop(transaction, await deleteUnusedPictures(transaction, id, picturesOf(before)))
    const saved = await editedModule(transaction, caller, module)
    await audit.noteAct(transaction, { actorId: caller.accountId, act: 'module.save', targetId: id })
    return saved
  })
}

const picturesOf = ({ posterId, scenes }: Pick<DraftInput, 'posterId' | 'scenes'>): string[] =>
  [posterId, ...scenes.map(({ pictureId }) => pictureId)].filter((id) => id !== null)

/** What no schema can know. A picture that is gone has to be chosen again. */
function draftFaults(
  { posterId, scenes, questions }: DraftInput,
  pictures: readonly ModulePicture[],
): FieldProblems {
  const isGone = (id: string | null) => id !== null && !pictures.some((picture) => picture.id === id)
  return Object.fromEntries<FieldProblems[string]>([
    ...(isGone(posterId) ? [['posterId', { problem: 'fileMissing' }] as const] : []),
    ...scenes.flatMap(({ pictureId }, index) =>
      isGone(pictureId) ? [[`scenes.${index}.pictureId`, { problem: 'fileMissing' }] as const] : [],
    ),
    ...questions.flatMap(({ choices, right }, index) =>
      right < choices.length ? [] : [[`questions.${index}.right`, { problem: 'notAllowed' }] as const],
    ),
  ])
}

async function requireLocked(transaction: Executor, id: string): Promise<ModuleRow> {
  const module = await lockModule(transaction, id)
  if (module === null) throw new NamedError('not_found')
  return module
}

/** The draft; where there is none, a copy of what is published, as the next version. */
async function openDraft(transaction: Executor, moduleId: string): Promise<VersionRow> {
  const { id: versionId, publishedAt, ...newest } = await findNewest(transaction, moduleId)
  if (publishedAt === null) return { ...newest, id: versionId, publishedAt }
  const copy = { ...newest, version: newest.version + 1 }
  const id = await insertDraft(transaction, moduleId, copy)
  await replaceContent(transaction, id, await findContent(transaction, versionId))
  return { ...copy, id, publishedAt: null }
}

/** Takes the film that has arrived, in the place of the one that the draft had. */
export async function putFilm(
  executor: Executor,
  tools: DraftTools,
  caller: StaffCaller,
  sent: Sent,
): Promise<EditedModule> {
  const film = checkFilm(await readUpload(executor, tools, caller, sent))
  if ('problem' in film) throw wrongFile({ problem: film.problem, ...limitOf(film.problem) })
  const { content, milliseconds } = film
  return storeFile(executor, tools, content, async (transaction, fileId) => {
    const module = await requireLocked(transaction, sent.id)
    const draft = await openDraft(transaction, sent.id)
    await setFilm(transaction, draft.id, { fileId, milliseconds, bytes: content.length })
    const old = draft.film?.fileId
    if (old !== undefined && !(await isFilmUsed(transaction, old))) await tools.files.drop(transaction, [old])
    await tools.uploads.remove(transaction, uploadOf(caller, sent))
    const saved = await editedModule(transaction, caller, module)
    await tools.audit.noteAct(transaction, {
      actorId: caller.accountId,
      act: 'module.film',
      targetId: sent.id,
    })
    return saved
  })
}

/** A picture drawn anew, for scenes or as the poster. Answers with its id; the next draft may name it. */
export async function addPicture(
  executor: Executor,
  tools: DraftTools,
  caller: StaffCaller,
  sent: Sent,
): Promise<string> {
  const picture = await tools.drawPicture(await readUpload(executor, tools, caller, sent))
  return storeFile(executor, tools, picture, async (transaction, fileId) => {
    await requireLocked(transaction, sent.id)
    const pictureId = await insertPicture(transaction, sent.id, fileId)
    await tools.uploads.remove(transaction, uploadOf(caller, sent))
    await tools.audit.noteAct(transaction, {
      actorId: caller.accountId,
      act: 'module.picture',
      targetId: sent.id,
    })
    return pictureId
  })
}

export async function openModulePicture(
  executor: Executor,
  { files }: Pick<DraftTools, 'files'>,
  wanted: { id: string; pictureId: string },
) {
  const picture = await findModulePicture(executor, wanted)
  const file = picture === null ? null : await files.open(picture.fileId)
  if (picture === null || file === null) throw new NamedError('not_found')
  return { type: 'image/webp', file, version: picture.fileId, isLasting: true } as const
}

const uploadOf = ({ accountId }: StaffCaller, { uploadId }: Sent) => ({ accountId, id: uploadId })

async function readUpload(
  executor: Executor,
  { uploads }: DraftTools,
  caller: StaffCaller,
  sent: Sent,
): Promise<Uint8Array> {
  // Nothing is looked at that belongs to no module.
  const module = await findModule(executor, sent.id)
  const content = module === null ? null : await uploads.read(executor, uploadOf(caller, sent))
  if (content === null) throw new NamedError('not_found')
  return content
}

/** The file first, provisional until the transaction keeps it that refers to it. */
async function storeFile<Answer>(
  executor: Executor,
  { files }: DraftTools,
  content: Uint8Array,
  refer: (transaction: Executor, fileId: string) => Promise<Answer>,
): Promise<Answer> {
  const fileId = await files.write(content)
  try {
    return await executor.transaction().execute(async (transaction) => {
      await files.keep(transaction, [fileId])
      return refer(transaction, fileId)
    })
  } catch (error) {
    // Where the commit was lost on the way, it is kept or swept: only a refusal says that nothing refers to it.
    if (error instanceof NamedError)
      await executor.transaction().execute((transaction) => files.drop(transaction, [fileId]))
    throw error
  }
}

function limitOf(problem: FilmProblem): Pick<FieldProblems[string], 'values'> {
  switch (problem) {
    case 'filmTooShort':
      return { values: { limit: shortestFilmSeconds } }
    case 'filmTooLong':
      return { values: { limit: largestFilm.minutes } }
    case 'filmKind':
    case 'filmBroken':
    case 'filmIndexLast':
      return {}
  }
}
