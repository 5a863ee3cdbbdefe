import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { refusalOf, type IncomingBodies } from './incoming-bodies.ts'

/** The body of a part, by the tus protocol; its handler reads it from the request itself. */
const streamedType = 'application/offset+octet-stream'

/** Lets the routes of one scope take parts; everywhere else they stay a kind of data that we do not read. */
export function takeStreams(scope: FastifyInstance): void {
  scope.addContentTypeParser(streamedType, (_request, _payload, done) => done(null))
}

export const isStreamed = (request: FastifyRequest) => request.headers['content-type'] === streamedType

/** On every answer, refusals included. */
export const protocolHeaders = { 'tus-resumable': '1.0.0', 'tus-version': '1.0.0' }

/** Headers that a handler reads, and those that it may set: all others are ours. */
const readHeaders = ['content-type', 'content-length', 'tus-resumable', 'upload-offset', 'upload-length']
const writtenHeaders = ['tus-extension', 'tus-max-size', 'upload-offset', 'upload-length']

/** Hands a request over as it came, and sends what the handler answers by the protocol of the endpoint. */
export async function exchange(
  { endpoint, bodies }: { endpoint: Endpoint; bodies: IncomingBodies },
  handle: (request: Request) => Promise<Response>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const response = await answerOf(handle, bodies, request, reply)
  if (!(response.status in endpoint.answers)) throw new Error(`The answer ${response.status} is not declared`)
  for (const name of writtenHeaders) {
    const value = response.headers.get(name)
    if (value !== null) void reply.header(name, value)
  }
  return reply.code(response.status).send()
}

async function answerOf(
  handle: (request: Request) => Promise<Response>,
  bodies: IncomingBodies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Response> {
  // A body of another type has been read, and is none for the handler.
  if (!isStreamed(request) || request.method === 'HEAD') return handle(writeRequest(request, null))
  const body = bodies.open(request)
  try {
    const response = await handle(writeRequest(request, body.stream))
    if (body.cut === null) return response
    throw refusalOf(body.cut)
  } finally {
    // The rest of a body that was cut would be taken for the next request.
    if (body.cut !== null) void reply.header('connection', 'close')
    body.release()
  }
}

function writeRequest(request: FastifyRequest, body: Readable | null): Request {
  const headers = readHeaders.flatMap((name): [string, string][] => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return new Request(new URL(request.url, 'http://localhost'), {
    method: request.method,
    headers,
    ...(body === null ? {} : { body: streamOf(body), duplex: 'half' }),
  })
}

/** Readable.toWeb has a type of its own, which is none of a body where the types of browsers are known too. */
function streamOf(body: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array, unknown> = body[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    // A reader that reads no further ends the stream too.
    cancel: async () => void (await chunks.return?.()),
  })
}
