import { mostModules } from '../../../contract/rules/training.ts'
import type { EditedModule, ListedModule } from '../../../contract/training-modules.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { findContent } from './content-store.ts'
import { draftProblemsOf } from './draft-problems.ts'
import {
  findModule,
  listModules,
  lockModule,
  lockModules,
  publishedVersionOf,
  setPositions,
  setRetired,
  type ModuleRow,
} from './modules-store.ts'
import { deleteUnusedPictures, listPictures } from './pictures-store.ts'
import { addModule as insertModule } from './seeding-store.ts'
import { findNewest, insertDraft, setPublished, type ModuleWords } from './version-store.ts'

type Audited = { audit: Audit }
type ModuleTools = Audited & { files: Pick<FileStore, 'drop'> }
/** With what staff may do with it. */
export type StaffCaller = Pick<Caller, 'accountId' | 'staffLevel'>

const mayChangeModules = ({ staffLevel }: StaffCaller): boolean => staffLevel === 'ADMIN'

export async function listAllModules(
  executor: Executor,
  caller: StaffCaller,
): Promise<{ mayChange: boolean; modules: ListedModule[] }> {
  return { mayChange: mayChangeModules(caller), modules: await listModules(executor) }
}

export async function readModule(executor: Executor, caller: StaffCaller, id: string): Promise<EditedModule> {
  const module = await findModule(executor, id)
  if (module === null) throw new NamedError('not_found')
  return editedModule(executor, caller, module)
}

/** The draft, or what is published where there is none. */
export async function editedModule(
  executor: Executor,
  caller: StaffCaller,
  { id, number, retired }: ModuleRow,
): Promise<EditedModule> {
  const { id: versionId, version, publishedAt, posterFileId, film, ...words } = await findNewest(executor, id)
  const content = await findContent(executor, versionId)
  const pictures = await listPictures(executor, id)
  return {
    id,
    number,
    version,
    isDraft: publishedAt === null,
    publishedVersion: publishedVersionOf(version, publishedAt),
    retired,
    mayChange: mayChangeModules(caller),
    ...words,
    ...content,
    posterId: pictures.find(({ fileId }) => fileId === posterFileId)?.id ?? null,
    film: film === null ? null : { milliseconds: film.milliseconds, bytes: film.bytes },
    problems: draftProblemsOf({ ...words, ...content, film, hasPoster: posterFileId !== null }),
  }
}

/** Last in the order, as a draft that learners do not see. */
export async function addModule(
  transaction: Executor,
  { audit }: Audited,
  caller: StaffCaller,
  words: ModuleWords,
): Promise<EditedModule> {
  const present = await lockModules(transaction)
  if (present.filter(({ retired }) => !retired).length >= mostModules)
    throw new NamedError('too_many_modules')
  const id = await insertModule(transaction)
  await insertDraft(transaction, id, { ...words, version: 1, film: null, posterFileId: null })
  const added = await readModule(transaction, caller, id)
  await audit.noteAct(transaction, { actorId: caller.accountId, act: 'module.add', targetId: id })
  return added
}

/** Those that are not named keep their order after them. What is in this order already is not recorded again. */
export function orderModules(
  executor: Executor,
  { audit }: Audited,
  { accountId }: StaffCaller,
  ids: readonly string[],
): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    const before = (await lockModules(transaction)).map(({ id }) => id)
    const named = [...new Set(ids)].filter((id) => before.includes(id))
    const after = [...named, ...before.filter((id) => !named.includes(id))]
    const moved = after.find((id, index) => id !== before[index])
    if (moved === undefined) return
    await setPositions(transaction, after)
    await audit.noteAct(transaction, { actorId: accountId, act: 'module.order', targetId: moved })
  })
}

/** Learners see it from now on, and it never changes again. Published twice it is published once. */
export function publishModule(
  executor: Executor,
  { audit, files }: ModuleTools,
  caller: StaffCaller,
  id: string,
): Promise<EditedModule> {
  return executor.transaction().execute(async (transaction) => {
    const module = await lockModule(transaction, id)
    if (module === null) throw new NamedError('not_found')
    const draft = await editedModule(transaction, caller, module)
    if (!draft.isDraft) return draft
    if (draft.problems.length > 0) throw new NamedError('draft_incomplete')
    const { id: versionId } = await findNewest(transaction, id)
    await setPublished(transaction, versionId, caller.accountId)
    await files.drop(transaction, await deleteUnusedPictures(transaction, id, []))
    await audit.noteAct(transaction, { actorId: caller.accountId, act: 'module.publish', targetId: id })
    return { ...draft, isDraft: false, publishedVersion: draft.version }
  })
}

/** What people have completed stays theirs; for some nothing is left to learn then. */
export function retireModule(
  executor: Executor,
  { audit }: Audited,
  caller: StaffCaller,
  { id, retired }: { id: string; retired: boolean },
): Promise<EditedModule> {
  return executor.transaction().execute(async (transaction) => {
    const all = await lockModules(transaction)
    const module = all.find((each) => each.id === id)
    if (module === undefined) throw new NamedError('not_found')
    if (module.retired === retired) return editedModule(transaction, caller, module)
    if (!retired && all.filter((each) => !each.retired).length >= mostModules)
      throw new NamedError('too_many_modules')
    await setRetired(transaction, id, retired)
    if (retired) await enqueue(transaction, 'finish-trainings', {})
    const changed = await editedModule(transaction, caller, { ...module, retired })
    const act = retired ? 'module.retire' : 'module.restore'
    await audit.noteAct(transaction, { actorId: caller.accountId, act, targetId: id })
    return changed
  })
}
