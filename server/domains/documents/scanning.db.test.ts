import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { TryAgain } from '../../platform/queue/try-again.ts'
import { createClamd, type Scan } from '../../platform/scanner/clamd.ts'
import { emptyAccounts, makePerson, refusalOf, signedIn, type SignedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { eicar, startClamd } from '../../testing/clamd.ts'
import {
  catalogue,
  documentOf,
  emptyFiles,
  filesLeft,
  seekerDocument,
  sendDocument,
} from '../../testing/documents.ts'
import { noticesTo, noticeTools } from '../../testing/notices.ts'
import { createScan } from './scanning.ts'

// With CLAMD_URL every document waits for the scanner.
const clamd = await startClamd()
const scan = createClamd(clamd.address)
const { app, database, disk, files } = await testApp({
  scan,
  environment: { RATE_LIMIT_FACTOR: '1000' },
})
const { executor } = database
const { identityCard } = catalogue

let seeker: SignedIn
let admin: SignedIn
beforeEach(async () => {
  await emptyAccounts(database)
  await emptyFiles(database, disk)
  seeker = await signedIn(app, database, await makePerson(database, 'seeker'))
  admin = await signedIn(app, database, await makePerson(database, 'admin'))
})

const waitingTasks = async () => {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id where identifier = 'scan-document'
    order by job.id`.execute(executor)
  return rows.map(({ payload }) => payload)
}
/** Does what the queue would do. */
async function scanAll(by: Scan | null = scan): Promise<void> {
  for (const payload of await waitingTasks())
    await createScan(executor, { ...noticeTools, files, scan: by })(payload)
}

const pdfWith = (text: string) =>
  Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
% ${text}
trailer<</Root 1 0 R>>
%%EOF`)

async function expectUnopened(): Promise<void> {
  const { id, version } = await documentOf(database, seeker, identityCard)
  expect(await seekerDocument(seeker, identityCard)).toMatchObject({ state: 'UPLOADED', hasFile: false })
  for (const answer of [
    await seeker.get(`/api/documents/${identityCard}/file`),
    await admin.get(`/api/admin/documents/${id}`),
    await admin.get(`/api/admin/documents/${id}/pages/1?version=${version}`),
    await admin.post(`/api/admin/documents/${id}/verify`, { version }),
    await admin.post(`/api/admin/documents/${id}/reject`, { version, rejection: 'OTHER', note: '' }),
  ])
    expect(refusalOf(answer).code).toBe('not_found')
  expect((await admin.get('/api/admin/documents')).json()).toMatchObject({ totalElements: 0 })
}

describe('a document that waits for the scanner', () => {
  test('is opened by nobody until it was found to be safe', async () => {
    await sendDocument(seeker, identityCard, pdfWith('nothing'))
    await expectUnopened()
    await scanAll()
    expect(clamd.scanned.at(-1)).toEqual(pdfWith('nothing'))
    expect(await seekerDocument(seeker, identityCard)).toMatchObject({ hasFile: true })
    expect((await seeker.get(`/api/documents/${identityCard}/file`)).statusCode).toBe(200)
    expect((await admin.get('/api/admin/documents')).json()).toMatchObject({ totalElements: 1 })
    await scanAll()
    expect(await noticesTo(database, seeker.person)).toEqual([])
  })

  test('stays unopened while the scanner is away, and the task is tried again', async () => {
    await sendDocument(seeker, identityCard)
    const away: Scan = () => Promise.reject(new Error('connect ECONNREFUSED'))
    await expect(scanAll(away)).rejects.toThrow(TryAgain)
    await expectUnopened()
    await scanAll()
    expect(await seekerDocument(seeker, identityCard)).toMatchObject({ hasFile: true })
  })

  test('in which something is found is sent back as unsafe, and its files are erased', async () => {
    await sendDocument(seeker, identityCard, pdfWith(eicar))
    await scanAll()
    expect(await seekerDocument(seeker, identityCard)).toMatchObject({
      state: 'REJECTED',
      rejection: 'UNSAFE',
      status: 0,
      hasFile: false,
    })
    expect(await filesLeft(database, disk)).toEqual({ objects: [], rows: [] })
    expect(await noticesTo(database, seeker.person)).toMatchObject([
      { name: 'document.rejected', reason: 'UNSAFE' },
    ])
    await scanAll()
    expect(await noticesTo(database, seeker.person)).toHaveLength(1)
    expect((await sendDocument(seeker, identityCard)).statusCode).toBe(200)
  })

  test('and is replaced or erased meanwhile is not judged by what was there before', async () => {
    await sendDocument(seeker, identityCard, pdfWith(eicar))
    const [first] = await waitingTasks()
    await sendDocument(seeker, identityCard, pdfWith('nothing'))
    await createScan(executor, { ...noticeTools, files, scan })(first)
    await expectUnopened()
    await scanAll()
    expect(await seekerDocument(seeker, identityCard)).toMatchObject({ state: 'UPLOADED', hasFile: true })
    await sendDocument(seeker, identityCard)
    await seeker.delete(`/api/documents/${identityCard}`)
    await scanAll()
    expect(await seekerDocument(seeker, identityCard)).toMatchObject({ state: 'MISSING' })
  })

  test('is taken as any other once the installation has no scanner any more', async () => {
    await sendDocument(seeker, identityCard)
    await scanAll(null)
    expect(await seekerDocument(seeker, identityCard)).toMatchObject({ hasFile: true })
  })
})
