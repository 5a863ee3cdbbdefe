import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { sentStatus } from '../../contract/rules/documents.ts'
import { sendInParts } from '../../web/lib/send-in-parts.ts'

/** Refused, or not answered: then the status is 0. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  readonly status: number

  constructor(status: number) {
    super(`The call failed: ${status}`)
    this.status = status
  }
}

const begun = z.object({ id: z.uuid(), address: z.string() })
/** Milliseconds; longer than any answer takes. */
const patience = 60_000

/** What a person does with documents, through a server at that address. */
export function phoneOf(url: string, cookie: string) {
  const call = async (path: string, init: RequestInit, headers: { [name: string]: string } = {}) => {
    const answer = await fetch(`${url}/api${path}`, {
      ...init,
      headers: { cookie, origin: url, ...headers },
      signal: AbortSignal.timeout(patience),
    }).catch(() => null)
    const content = await answer?.arrayBuffer().catch(() => null)
    if (answer?.status !== 200 || content === null || content === undefined)
      throw new CallFailed(content === null ? 0 : (answer?.status ?? 0))
    return Buffer.from(content)
  }
  const post = (path: string, body: object) =>
    call(path, { method: 'POST', body: JSON.stringify(body) }, { 'content-type': 'application/json' })

  return {
    /** In one call. */
    async sendForm(documentId: string, file: Uint8Array): Promise<void> {
      const form = new FormData()
      form.append('document', JSON.stringify({ documentId, status: sentStatus }))
      form.append('file', new Blob([Buffer.from(file)]), 'document')
      await call('/job-seeker/documents', { method: 'POST', body: form })
    },

    /** In parts, with the code that browsers run; goes on where an upload of the same content has come to. */
    async sendParts(documentId: string, file: Buffer, chunkSize?: number): Promise<void> {
      const fingerprint = createHash('sha256').update(file).digest('hex')
      const answer = await post(`/documents/${documentId}/uploads`, { bytes: file.length, fingerprint })
      const { id, address } = begun.parse(JSON.parse(answer.toString()))
      await sendInParts(file, {
        url: url + address,
        headers: { cookie },
        onProgress: () => {},
        signal: new AbortController().signal,
        online: { now: () => true, next: async () => {} },
        ...(chunkSize === undefined ? {} : { chunkSize }),
      })
      await post(`/documents/${documentId}/from-upload`, { uploadId: id })
    },

    /** The file as its owner gets it back. */
    open: (documentId: string) => call(`/documents/${documentId}/file`, {}),
  }
}
