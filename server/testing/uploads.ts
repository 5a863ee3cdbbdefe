import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { portOf } from './port.ts'

/** An entry of the catalogue that every database has: the identity card of a seeker. */
export const identityCard = '0199f000-0000-7000-8000-000000000001'
const upload = z.object({ id: z.uuid(), address: z.string(), bytes: z.number(), received: z.number() })

export const contentOf = (file: Uint8Array) => ({
  bytes: file.length,
  fingerprint: createHash('sha256').update(file).digest('hex'),
})

type Headers = { [name: string]: string | undefined }

/** A phone that speaks tus with a listening server, under one session. */
export function tusPhone(app: FastifyInstance, session: string) {
  const origin = `http://127.0.0.1:${portOf(app)}`
  const ask = (
    method: string,
    path: string,
    given: Headers = {},
    body?: RequestInit['body'],
  ): Promise<Response> => {
    const headers: Headers = { 'tus-resumable': '1.0.0', cookie: `session=${session}`, ...given }
    return fetch(origin + path, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    })
  }
  return {
    ask,
    begin: async (file: Uint8Array, documentId = identityCard) => {
      const answer = await ask(
        'POST',
        `/api/documents/${documentId}/uploads`,
        { 'content-type': 'application/json' },
        JSON.stringify(contentOf(file)),
      )
      return upload.parse(await answer.json())
    },
    patch: (address: string, offset: number, part: Uint8Array, headers: Headers = {}) =>
      ask(
        'PATCH',
        address,
        {
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
          ...headers,
        },
        Buffer.from(part),
      ),
    /** How much has arrived, or the status where that is refused. */
    offset: async (address: string): Promise<number | string> => {
      const answer = await ask('HEAD', address)
      return answer.status === 200 ? Number(answer.headers.get('upload-offset')) : `status ${answer.status}`
    },
  }
}
