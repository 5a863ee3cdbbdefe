import { callPath } from '../../contract/endpoint.ts'
import { resumableFromBytes, sentStatus } from '../../contract/rules/documents.ts'
import { apiBase, callHeaders, formOf, readAnswer } from './api.ts'
import { sendRequest } from './send-request.ts'
import { signedInType } from './session.ts'

export type UploadOptions = {
  documentId: string
  /** How much of it has arrived, from 0 to 1; never less than before. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** The server looks at the file, after those of others. */
const answerMilliseconds = 120_000

/**
 * Sends a file as one of the caller's documents: a small one in one call, a larger one in parts that go on where they were,
 * also when the same file is chosen again after the page was closed.
 */
export async function uploadDocument(file: Blob, options: UploadOptions): Promise<void> {
  // A page that is no secure context has no means to name the content.
  if (file.size <= resumableFromBytes || !isSecureContext) return uploadAtOnce(file, options)
  const { uploadInParts } = await import('./upload-in-parts.ts')
  return uploadInParts(file, options)
}

async function uploadAtOnce(file: Blob, { documentId, onProgress, signal }: UploadOptions): Promise<void> {
  const key = signedInType() === 'CAREER' ? 'POST /job-seeker/documents' : 'POST /employer/documents'
  const answer = await sendRequest({
    method: 'POST',
    url: apiBase + callPath(key, {}),
    headers: callHeaders(),
    body: formOf(file, { documentId, status: sentStatus }),
    onProgress: (bytes) => onProgress(Math.min(1, bytes / file.size)),
    signal,
    patience: answerMilliseconds,
  })
  readAnswer(answer)
}
