import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer } from '../../../contract/endpoint.ts'
import { NamedError } from './errors.ts'

/** A client that takes nothing for so long is given up, and what was opened for it is closed. */
const stallMilliseconds = 60_000

/** Sends a file, or the part of it that the caller asks for. Refused while that can still be said: before the first byte. */
export async function sendFile(
  types: readonly string[],
  { type, file, version, name, isLasting }: FileAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!types.includes(type)) throw new Error(`The type ${type} is not declared`)
  const etag = `"${encodeURIComponent(version)}"`
  const isHead = request.method === 'HEAD'
  const asked = isHead ? null : readRange(request, file.bytes, etag)
  if (asked === 'unsatisfiable') {
    void reply.header('content-range', `bytes */${file.bytes}`)
    throw new NamedError('range_not_satisfiable')
  }
  const content = isHead ? Readable.from([]) : await openStream(file, asked)
  request.isStreaming = true
  reply.raw.setTimeout(stallMilliseconds, () => reply.raw.destroy())
  const { start, end } = asked ?? { start: 0, end: file.bytes - 1 }
  return reply
    .code(asked === null ? 200 : 206)
    .headers({
      'content-type': type,
      'content-length': end - start + 1,
      'accept-ranges': 'bytes',
      etag,
      'content-disposition': dispositionOf(type, name),
      // What a person has sent can run nothing and load nothing, wherever it is opened.
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      // For everyone on this phone: who may see it is asked at the address, and nothing in it is about a person.
      ...(isLasting === true ? { 'cache-control': `private, max-age=${lastingSeconds}, immutable` } : {}),
      ...(asked === null ? {} : { 'content-range': `bytes ${start}-${end}/${file.bytes}` }),
    })
    .send(content)
}

/** A year, which is as long as browsers keep anything. */
export const lastingSeconds = 31_536_000

type Range = { start: number; end: number }

/** Null for the whole: also where several parts are asked for, or a part of another version. */
function readRange({ headers }: FastifyRequest, bytes: number, etag: string): Range | 'unsatisfiable' | null {
  const ifRange = headers['if-range']
  if (ifRange !== undefined && ifRange !== etag) return null
  const match = /^bytes=(\d*)-(\d*)$/i.exec(headers.range?.trim() ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return null
  // Without a first byte, the figure is how many of the last ones.
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return start < bytes ? { start, end } : 'unsatisfiable'
}

/** Resolves once its first bytes are there, and were found to be right. */
async function openStream(file: FileAnswer['file'], range: Range | null): Promise<Readable> {
  const source = range === null ? file.read() : file.read(range)
  const stream = source instanceof Readable ? source : Readable.from(source, { objectMode: false })
  await once(stream, 'readable')
  return stream
}

/** Pictures and films are shown. Everything else is saved: a browser shows no PDF under a policy that lets nothing run. */
function dispositionOf(type: string, name: string | undefined): string {
  const way = /^(image|video)\//.test(type) ? 'inline' : 'attachment'
  if (name === undefined) return way
  const safe = name
    .replaceAll(/[\p{C}/\\:*?"<>|]/gu, '_')
    .slice(0, 100)
    .toWellFormed()
  const ascii = safe.replaceAll(/[^\w. ()-]/g, '_')
  const encoded = encodeURIComponent(safe).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${way}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
