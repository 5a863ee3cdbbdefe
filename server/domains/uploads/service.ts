import type { Upload } from '../../../contract/uploads.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import type { Content, Uploads } from '../../platform/uploads/uploads.ts'
import { requireChangeable } from '../documents/service.ts'

/** A new upload for a document that may be replaced, or the unfinished one of the same content. */
export function beginUpload(
  executor: Executor,
  uploads: Uploads,
  caller: Caller,
  content: Content,
): Promise<Upload> {
  return executor.transaction().execute(async (transaction) => {
    await requireChangeable(transaction, caller, content.documentId)
    const upload = await uploads.begin(transaction, caller.accountId, content)
    return { ...upload, address: `/api/uploads/${upload.id}` }
  })
}
