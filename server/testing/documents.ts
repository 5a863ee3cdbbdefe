import type { EmployerDocument, OwnDocument, SeekerDocument } from '../../contract/documents.ts'
import { isEmployer } from '../../contract/rules/accounts.ts'
import { sentStatus, shortestDocumentSide } from '../../contract/rules/documents.ts'
import { fileTasks } from '../platform/storage/tasks.ts'
import type { Database } from '../platform/database/connection.ts'
import type { FileDisk } from '../platform/storage/file-disk.ts'
import type { SignedIn } from './accounts.ts'
import { plainPicture } from './pictures.ts'

/** Entries of the catalogue that every installation begins with. */
export const catalogue = {
  identityCard: '0199f000-0000-7000-8000-000000000001',
  passport: '0199f000-0000-7000-8000-000000000002',
  headOfHousehold: '0199f000-0000-7000-8000-000000000012',
  address: '0199f000-0000-7000-8000-000000000013',
  contract: '0199f000-0000-7000-8000-000000000014',
  representative: '0199f000-0000-7000-8000-000000000015',
  businessLicence: '0199f000-0000-7000-8000-000000000016',
  taxNumber: '0199f000-0000-7000-8000-000000000018',
} as const

/** As small as a document may be. */
export const smallestCard = ({ colour = '#2a6' } = {}) =>
  plainPicture({ width: shortestDocumentSide + 100, height: shortestDocumentSide, colour })
export const cardPicture = (colour?: string) => smallestCard({ colour }).jpeg().toBuffer()

/** As the specification sends it. */
export function documentForm(document: object, file: Uint8Array | null, name = 'card.jpg'): FormData {
  const form = new FormData()
  form.append('document', new Blob([JSON.stringify(document)], { type: 'application/json' }))
  if (file !== null) form.append('file', new Blob([new Uint8Array(file)]), name)
  return form
}

export const sendDocument = async (who: SignedIn, documentId: string, file?: Uint8Array, more: object = {}) =>
  who.post(
    isEmployer(who.person.type) ? '/api/employer/documents' : '/api/job-seeker/documents',
    documentForm({ documentId, status: sentStatus, ...more }, file ?? (await cardPicture())),
  )

export async function listDocuments<D extends OwnDocument>(who: SignedIn): Promise<D[]> {
  return (await who.get('/api/documents')).json<D[]>()
}
export const seekerDocument = async (who: SignedIn, documentId: string) =>
  (await listDocuments<SeekerDocument>(who)).find((each) => each.documentId === documentId)
export const employerDocument = async (who: SignedIn, documentId: string) =>
  (await listDocuments<EmployerDocument>(who)).find((each) => each.documentId === documentId)

/** The row of a document, as staff name it. */
export async function documentOf({ executor }: Database, { person }: SignedIn, documentId: string) {
  return executor
    .selectFrom('documents')
    .select(['id', 'upload_id as version', 'state', 'scan', 'file_id as fileId'])
    .where('account_id', '=', person.id)
    .where('catalogue_id', '=', documentId)
    .executeTakeFirstOrThrow()
}

/** Uploaded, and verified by that member of staff. */
export async function verifyFor(database: Database, staff: SignedIn, owner: SignedIn, documentId: string) {
  await sendDocument(owner, documentId)
  const { id, version } = await documentOf(database, owner, documentId)
  return staff.post(`/api/admin/documents/${id}/verify`, { version })
}

export async function emptyFiles(database: Database, disk: FileDisk): Promise<void> {
  await database.executor.updateTable('stored_files').set({ state: 'DROPPED' }).execute()
  await filesLeft(database, disk)
}

/** Objects in the store and rows of files, once everything that was dropped is erased. */
export async function filesLeft({ executor }: Database, disk: FileDisk) {
  await fileTasks({ executor, disk })['sweep-files']()
  const objects: string[] = []
  for await (const name of disk.names()) objects.push(name)
  const rows = await executor.selectFrom('stored_files').select(['id', 'state']).execute()
  return { objects, rows }
}
