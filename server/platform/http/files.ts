import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { FieldProblems } from '../../../contract/rules/field-problems.ts'
import { NamedError } from './errors.ts'

const fileField = 'file'
/** Beside the file itself: boundaries, headers and the few small fields that a form may add. */
const room = 64 * 1024

/** Lets the routes of one scope take files; everywhere else multipart stays a kind of data that we do not read. */
export async function takeFiles(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    limits: { files: 1, fields: 5, parts: 6, fieldNameSize: 100, fieldSize: 1_000, headerPairs: 20 },
    throwFileSizeLimit: false,
  })
}

export const isMultipart = (request: FastifyRequest) =>
  /^multipart\//i.test(request.headers['content-type'] ?? '')

/** Known before a byte of it is read, where the sender says so. */
export const isTooLong = (request: FastifyRequest, mostBytes: number): boolean =>
  Number(request.headers['content-length'] ?? 0) > mostBytes + room

/** The one file of a call. Its name and its type are whatever the sender says, so nobody looks at them. */
export async function readFile(
  request: FastifyRequest,
  { mostBytes }: NonNullable<Endpoint['file']>,
): Promise<Uint8Array> {
  if (!isMultipart(request)) throw new NamedError('unsupported_media_type')
  try {
    if (isTooLong(request, mostBytes)) throw fileTooLarge(mostBytes)
    return await soonAfterTheEnd(request, findFile(request, mostBytes))
  } catch (error) {
    // What is left unread is let run out, or a browser that still sends would never hear why.
    request.raw.unpipe()
    request.raw.resume()
    // All that a reader of multipart finds fault with is the sender's doing.
    throw error instanceof NamedError ? error : new NamedError('malformed_request')
  }
}

/** Where the head of a part never ends, the reader of forms would wait for ever: once all is sent, it has this long. */
const stallMilliseconds = 3_000

export async function soonAfterTheEnd<Value>(
  { raw }: FastifyRequest,
  reading: Promise<Value>,
  isBusy = () => false,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const stalled = new Promise<never>((_, reject) => {
    raw.once('end', () => {
      timer = setInterval(() => {
        if (!isBusy()) reject(new NamedError('malformed_request'))
      }, stallMilliseconds)
    })
  })
  try {
    return await Promise.race([reading, stalled])
  } finally {
    clearInterval(timer)
  }
}

async function findFile(request: FastifyRequest, mostBytes: number): Promise<Uint8Array> {
  let found: Uint8Array = new Uint8Array()
  // To the end, though the file comes first: only then is it known that it is the only one, and whole.
  for await (const part of request.parts({ limits: { fileSize: mostBytes } })) {
    if (part.type === 'field') continue
    const bytes = await part.toBuffer()
    if (part.file.truncated) throw fileTooLarge(mostBytes)
    if (part.fieldname === fileField) found = bytes
  }
  if (found.length === 0) throw wrongFile({ problem: 'fileMissing' })
  return found
}

export const fileTooLarge = (mostBytes: number) =>
  wrongFile({ problem: 'fileTooLarge', values: { limit: Math.floor(mostBytes / 1024 / 1024) } })

/** Shown beside the field in which the file was chosen. */
export const wrongFile = (problem: FieldProblems[string]) =>
  new NamedError('invalid_input', { [fileField]: problem })
