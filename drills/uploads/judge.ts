import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { unfinishedUploadHours } from '../../contract/rules/documents.ts'
import { enqueue } from '../../server/platform/queue/queue.ts'
import { openDisk } from '../../server/platform/storage/disk.ts'
import { createFileDisk } from '../../server/platform/storage/file-disk.ts'
import { createFileKeys } from '../../server/platform/storage/file-keys.ts'
import { createFileStore } from '../../server/platform/storage/file-store.ts'
import type { Cluster } from '../cluster/cluster.ts'
import { phoneOf } from './phone.ts'
import { hashOf, type Sender } from './people.ts'

/** Resolves while a file is in the store that no document refers to yet, or after so many milliseconds. */
export async function untilWriting({ database }: Cluster, longest: number): Promise<void> {
  const seen = new Set<string>()
  const writing = async () =>
    (
      await database.executor.selectFrom('stored_files').select('id').where('state', '=', 'WRITING').execute()
    ).map(({ id }) => id)
  // What earlier kills have left is not being written.
  for (const id of await writing()) seen.add(id)
  const end = performance.now() + longest
  while (performance.now() < end && !(await writing()).some((id) => !seen.has(id))) await pause(3)
}

/** What kills have left, before anything is erased. */
export type Remains = { files: number; objects: number; uploads: number }

/** Counts what nobody keeps, and lets the nodes erase it as if its time had passed. */
export async function sweep(cluster: Cluster): Promise<Remains> {
  const { executor } = cluster.database
  const rows = await executor.selectFrom('stored_files').select(['id', 'state']).execute()
  const kept = new Set<string>(rows.filter(({ state }) => state === 'KEPT').map(({ id }) => id))
  const objects = await objectsIn(cluster.filesFolder)
  const uploads = await executor.selectFrom('uploads').select('id').execute()
  await executor
    .updateTable('stored_files')
    .set({ changed_at: sql`changed_at - interval '2 hours'` })
    .where('state', '=', 'WRITING')
    .execute()
  await executor
    .updateTable('uploads')
    .set({ changed_at: sql`changed_at - make_interval(hours => ${unfinishedUploadHours + 1})` })
    .execute()
  await enqueue(executor, 'sweep-files', {})
  await enqueue(executor, 'sweep-uploads', {})
  await untilErased(cluster)
  return {
    files: rows.length - kept.size,
    objects: objects.filter((name) => !kept.has(name)).length,
    uploads: uploads.length,
  }
}

/** What a killed node had taken of the queue goes to another within half a minute. */
async function untilErased({ database }: Cluster): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waiting: string }>`
      select count(*) as waiting from graphile_worker.jobs
      where task_identifier in ('erase-files', 'sweep-files', 'sweep-uploads')
    `.execute(database.executor)
    if (rows[0]?.waiting === '0') return
    await pause(100)
  }
}

/** As the folder has them, with all that a killed write leaves beside them. */
async function objectsIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'objects'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

export type Verdict = { rows: number; pages: number; breaches: string[] }

/** Compares what was acknowledged, what the database knows and what the store holds. */
export async function judge(cluster: Cluster, senders: readonly Sender[]): Promise<Verdict> {
  const { executor } = cluster.database
  const breaches: string[] = []
  const check = (isRight: boolean, what: string) => {
    if (!isRight) breaches.push(what)
  }

  for (const { cookie, sent, id } of senders)
    for (const [documentId, hash] of sent) {
      const file = await phoneOf(cluster.urls[0], cookie)
        .open(documentId)
        .catch(() => null)
      check(file !== null && hashOf(file) === hash, `lost: ${documentId} of ${id}`)
    }

  const files = await executor.selectFrom('stored_files').select(['id', 'state', 'bytes']).execute()
  const documents = await executor.selectFrom('documents').select(['id', 'file_id as fileId']).execute()
  const pages = await executor.selectFrom('document_pages').select(['document_id', 'file_id']).execute()
  const expected = senders.reduce((sum, { sent }) => sum + sent.size, 0)
  check(documents.length === expected, `${documents.length} documents instead of ${expected}`)
  for (const { id } of documents) {
    const own = pages.filter((page) => page.document_id === id)
    check(own.length === 2, `half there: ${own.length} pages of ${id}`)
  }

  const known = new Set<string>(files.map(({ id }) => id))
  const used = new Set<string>([
    ...documents.flatMap(({ fileId }) => fileId ?? []),
    ...pages.map((page) => page.file_id),
  ])
  for (const id of used) check(known.has(id), `without a row: ${id}`)
  const objects = new Set(await objectsIn(cluster.filesFolder))
  for (const name of objects) check(known.has(name), `in the store without a row: ${name}`)
  const disk = createFileDisk(await openDisk({ kind: 'folder', folder: cluster.filesFolder }))
  const store = createFileStore({ executor, disk, keys: createFileKeys(cluster.secretKey, null) })
  for (const { id, state, bytes } of files) {
    check(state === 'KEPT' && used.has(id), `of no document: a file that is ${state}`)
    check(objects.has(id), `a row without its file: ${id}`)
    const opened = await store.open(id)
    const content = opened === null ? null : await buffer(opened.read()).catch(() => null)
    check(content?.length === Number(bytes), `half stored: ${id}`)
  }
  const unfinished = await executor.selectFrom('uploads').select('id').execute()
  check(unfinished.length === 0, `${unfinished.length} uploads left`)
  return { rows: files.length, pages: pages.length, breaches }
}
