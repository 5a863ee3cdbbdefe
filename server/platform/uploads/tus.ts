import type { Readable } from 'node:stream'
import { DataStore, Server, Upload } from '@tus/server'
import { largestDocumentBytes } from '../../../contract/rules/documents.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import type { Executor } from '../database/connection.ts'
import { NamedError } from '../http/errors.ts'
import { appendStream } from './append-stream.ts'
import type { OpenUpload, UploadOwner, Uploads } from './uploads.ts'

export type Tus = {
  /** Does what the request asks of this upload; null for one that is about none. Refusals are thrown. */
  handle(request: Request, owner: UploadOwner | null): Promise<Response>
}

const appendedType = 'application/offset+octet-stream'

/** The tus protocol over our uploads: begun by a call of ours, so it neither creates any nor hands them out. */
export function createTus(executor: Executor, uploads: Uploads): Tus {
  const owners = new WeakMap<object, UploadOwner>()
  const server = new Server({
    path: '/uploads',
    datastore: new UploadDataStore(executor, uploads),
    maxSize: largestDocumentBytes,
    // Of two requests that append to one upload the database lets one: they may be in different processes.
    locker: { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) },
    getFileIdFromRequest: (request) => {
      const owner = owners.get(request)
      return owner === undefined ? undefined : nameOf(owner)
    },
    onResponseError: (_request, error) => {
      throw 'status_code' in error ? refusal(error.status_code) : error
    },
  })
  return {
    handle: async (request, owner) => {
      checkHeaders(request)
      if (owner !== null) owners.set(request, owner)
      const response = await server.handleWeb(request)
      // Faults of headers are answered rather than thrown.
      if (response.status >= 400) throw refusal(response.status)
      return response
    },
  }
}

/** What the library would refuse by other statuses than those of the protocol. */
function checkHeaders({ method, headers }: Request): void {
  if (method === 'OPTIONS') return
  if (headers.get('tus-resumable') !== '1.0.0') throw new NamedError('unsupported_version')
  if (method !== 'PATCH') return
  if (headers.get('content-type') !== appendedType) throw new NamedError('unsupported_media_type')
  if (headers.get('upload-offset') === null) throw new NamedError('malformed_request')
}

const refusals: { readonly [status: number]: ErrorCode } = {
  404: 'not_found',
  409: 'upload_conflict',
  412: 'unsupported_version',
  413: 'too_large',
}

function refusal(status: number): Error {
  if (status >= 500 && status !== 501) return new Error(`The tus library answered with ${status}`)
  return new NamedError(refusals[status] ?? 'malformed_request')
}

/** The library knows an upload by one text: with the owner in it no look-up can leave the owner out. */
const nameOf = ({ accountId, id }: UploadOwner) => `${accountId} ${id}`
function ownerOf(name: string): UploadOwner {
  const [accountId = '', id = ''] = name.split(' ')
  return { accountId, id }
}

class UploadDataStore extends DataStore {
  override extensions = ['termination']
  readonly #executor: Executor
  readonly #uploads: Uploads

  constructor(executor: Executor, uploads: Uploads) {
    super()
    this.#executor = executor
    this.#uploads = uploads
  }

  override async getUpload(name: string): Promise<Upload> {
    const { bytes, received } = await this.#open(name)
    return new Upload({ id: name, size: bytes, offset: received })
  }

  override async write(stream: Readable, name: string, offset: number): Promise<number> {
    const upload = await this.#open(name)
    const context = { executor: this.#executor, uploads: this.#uploads }
    const end = await appendStream(context, upload, offset, stream)
    if (end > offset && end === upload.bytes) await this.#uploads.verify(this.#executor, upload)
    return end
  }

  override async remove(name: string): Promise<void> {
    if (!(await this.#uploads.remove(this.#executor, ownerOf(name)))) throw new NamedError('not_found')
  }

  /** That of a form, whose length is not known, is none for this protocol. */
  async #open(name: string): Promise<OpenUpload & { bytes: number }> {
    const upload = await this.#uploads.open(this.#executor, ownerOf(name))
    if (upload === null || upload.bytes === null) throw new NamedError('not_found')
    return { ...upload, bytes: upload.bytes }
  }
}
