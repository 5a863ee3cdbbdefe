import type { Executor } from '../database/connection.ts'
import { anyOf } from '../database/expressions.ts'
import { objectName, type FileDisk } from './file-disk.ts'

const batch = 1_000

type Check = {
  objects: number
  /** Names of objects that no row knows: there must be none. */
  unknown: string[]
  /** Ids of kept files whose object is gone: there must be none. */
  missing: string[]
}

/** Compares the store with its rows, also while servers run. */
export async function checkFiles(executor: Executor, disk: FileDisk): Promise<Check> {
  const names = await list(disk)
  const unknown = await findUnknown(executor, [...names])
  // Those that were erased while we looked, with their rows, are not there any more.
  const later = unknown.length === 0 ? names : await list(disk)
  return {
    objects: names.size,
    unknown: unknown.filter((name) => later.has(name)),
    missing: await findMissing(executor, disk, names),
  }
}

async function list(disk: FileDisk): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  for await (const name of disk.names()) names.add(name)
  return names
}

/** The id is the end of a name; while it is written, an object in a folder has more after it. */
const idIn = (name: string) => /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.part)?$/.exec(name)?.[1]

async function findUnknown(executor: Executor, names: readonly string[]): Promise<string[]> {
  const unknown: string[] = []
  for (let at = 0; at < names.length; at += batch) {
    const some = names.slice(at, at + batch)
    const ids = some.flatMap((name) => idIn(name) ?? [])
    const rows = await executor
      .selectFrom('stored_files')
      .select('id')
      .where('id', '=', anyOf(ids, 'uuid'))
      .execute()
    const known = new Set<string | undefined>(rows.map(({ id }) => id))
    unknown.push(...some.filter((name) => !known.has(idIn(name))))
  }
  return unknown
}

async function findMissing(
  executor: Executor,
  disk: FileDisk,
  names: ReadonlySet<string>,
): Promise<string[]> {
  const missing: string[] = []
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await executor
      .selectFrom('stored_files')
      .select('id')
      .where('state', '=', 'KEPT')
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const { id } of rows) if (!names.has(objectName(id)) && !(await isThere(disk, id))) missing.push(id)
    const last = rows.at(-1)
    if (last === undefined) return stillKept(executor, missing)
    after = last.id
  }
}

/** Without those that were erased while we looked. */
async function stillKept(executor: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await executor
    .selectFrom('stored_files')
    .select('id')
    .where('id', '=', anyOf(ids, 'uuid'))
    .where('state', '=', 'KEPT')
    .execute()
  return rows.map(({ id }) => id)
}

/** Kept after the store was listed. */
async function isThere(disk: FileDisk, id: string): Promise<boolean> {
  const stream = await disk.read(id, { start: 0, end: 0 })
  stream?.destroy()
  return stream !== null
}
