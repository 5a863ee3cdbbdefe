import { createHash, type Hash } from 'node:crypto'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { fieldProblems, type FieldProblems } from '../../../contract/rules/field-problems.ts'
import type { Executor } from '../database/connection.ts'
import { appendStream } from '../uploads/append-stream.ts'
import type { OpenUpload, Uploads } from '../uploads/uploads.ts'
import { NamedError } from './errors.ts'
import { fileTooLarge, isMultipart, isTooLong, soonAfterTheEnd } from './files.ts'
import { refusalOf, type IncomingBodies } from './incoming-bodies.ts'
import { isSound } from './sound.ts'

type Form = { upload: { id: string }; document: unknown }
type Tools = { executor: Executor; uploads: Uploads; bodies: IncomingBodies }

const fileField = 'file'
const documentField = 'document'
/** A few texts. Browsers send JSON as a small file where it has a type of its own. */
const documentBytes = 16 * 1024
const limits = { files: 2, fields: 5, parts: 7, fieldSize: documentBytes }

/** Reads a form with one file and a document of JSON, in either order. The file goes from the socket to the database in parts. */
export async function readUploadForm(
  request: FastifyRequest,
  declared: NonNullable<Endpoint['upload']>,
  { executor, uploads, bodies }: Tools,
): Promise<Form> {
  const { caller } = request
  if (caller === null) throw new Error('Only somebody who is signed in can upload')
  if (!isMultipart(request)) throw new NamedError('unsupported_media_type')
  if (isTooLong(request, declared.mostBytes)) throw fileTooLarge(declared.mostBytes)
  const watched = bodies.watch(request)
  // Statements under way: the last parts may reach the database after all has been read.
  let underWay = 0
  // Marked where it fails: all else that a reader of multipart finds fault with is the sender's doing.
  const keeping = async <Value>(act: Promise<Value>): Promise<Value> => {
    underWay += 1
    try {
      return await act
    } catch (error) {
      throw new NotKept('', { cause: error })
    } finally {
      underWay -= 1
    }
  }
  const form = new UploadForm(declared, {
    begin: () => keeping(uploads.beginForm(executor, caller.accountId)),
    append: (...part) => keeping(uploads.append(...part)),
    finish: (...content) => keeping(uploads.finishForm(...content)),
    executor,
  })
  try {
    const cut = new Promise<never>((_, reject) => watched.onCut((why) => reject(refusalOf(why))))
    return await Promise.race([soonAfterTheEnd(request, form.read(request), () => underWay > 0), cut])
  } catch (error) {
    if (form.begun !== null) await uploads.remove(executor, form.begun).catch(() => {})
    if (error instanceof NotKept) throw error.cause
    throw error instanceof NamedError ? error : new NamedError('malformed_request')
  } finally {
    watched.release()
  }
}

class NotKept extends Error {}

type Keeping = {
  begin(): Promise<OpenUpload>
  append: Uploads['append']
  finish: Uploads['finishForm']
  executor: Executor
}

class UploadForm {
  readonly #declared: NonNullable<Endpoint['upload']>
  readonly #keeping: Keeping
  #document: { value: unknown } | null = null
  begun: OpenUpload | null = null

  constructor(declared: NonNullable<Endpoint['upload']>, keeping: Keeping) {
    this.#declared = declared
    this.#keeping = keeping
  }

  async read(request: FastifyRequest): Promise<Form> {
    const fileSize = this.#declared.mostBytes
    // To the end, though the file may come first: only then is it known that it is the only one, and whole.
    for await (const part of request.parts({ limits: { ...limits, fileSize } })) await this.#readPart(part)
    const value = this.#document?.value
    if (!isSound(value)) throw new NamedError('malformed_request')
    const result = z.safeParse(this.#declared.document, value, { reportInput: true })
    const problems = result.success ? {} : documentProblems(value, result.error.issues)
    if (this.begun !== null && result.success) return { upload: { id: this.begun.id }, document: result.data }
    throw new NamedError('invalid_input', this.begun === null ? { ...fileMissing, ...problems } : problems)
  }

  async #readPart(part: Multipart): Promise<void> {
    if (part.fieldname === documentField) {
      if (this.#document !== null) throw new NamedError('malformed_request')
      this.#document = { value: part.type === 'field' ? readJson(part.value) : readJson(await textOf(part)) }
    } else if (part.type === 'file') {
      if (part.fieldname === fileField) await this.#keep(part)
      else part.file.resume()
    }
  }

  async #keep({ file }: MultipartFile): Promise<void> {
    // A second one; the first would be lost.
    if (this.begun !== null) throw new NamedError('malformed_request')
    const upload = await this.#keeping.begin()
    this.begun = upload
    const { executor } = this.#keeping
    const hash = createHash('sha256')
    const bytes = await appendStream({ executor, uploads: this.#keeping }, upload, 0, hashing(file, hash))
    if (file.truncated) throw fileTooLarge(this.#declared.mostBytes)
    if (bytes === 0) throw new NamedError('invalid_input', fileMissing)
    await this.#keeping.finish(executor, upload, { bytes, fingerprint: hash.digest('hex') })
  }
}

const fileMissing: FieldProblems = { [fileField]: { problem: 'fileMissing' } }

/** A document that is no object at all is a problem of the field that it was sent in. */
const documentProblems = (value: unknown, issues: Parameters<typeof fieldProblems>[0]): FieldProblems =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? fieldProblems(issues)
    : { [documentField]: { problem: value === undefined ? 'required' : 'invalid' } }

async function* hashing(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

async function textOf({ file }: MultipartFile): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  const content: AsyncIterable<Buffer> = file
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > documentBytes) throw new NamedError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** As JSON where it is a text; what the form has declared as JSON has been read already. */
function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}
