import { languages } from '../rules/language.ts'
import { accountHeader, idleHeader, languageHeader } from '../rules/wire.ts'
import type { Components } from './types.ts'
import { exampleId } from './example-id.ts'

// What every document says, whatever the endpoints are.

/** Refusals of what is no call of an endpoint at all, such as a body where none is read; not listed with each operation. */
export const unlistedStatuses = [405, 408, 413, 415, 421, 431]

export const about = `The interface of Abronet, the marketplace through which Ethiopian domestic and service workers find fair work. Our own web client uses nothing else.

**Signing in.** \`POST /api/auth/login\` or a registration sets a session cookie: \`__Host-session\` on https, \`session\` on http. Send it with every further call. A \`token\` in these answers is no credential and opens nothing.

**Refusals.** Every refusal is the same envelope, \`{ code, message, fields?, requestId }\`. \`code\` is stable; the texts are in the language of the caller. Besides those listed, a request that is no sound HTTP, for another host, or with a body that nobody asked for is answered ${unlistedStatuses.join(', ')} in the same envelope.

**Limits.** A call too many is answered 429 with \`Retry-After\`.`

const sessionCookie = (name: string, over: string) => ({
  type: 'apiKey',
  in: 'cookie',
  name,
  description: `The session cookie over ${over}, set by signing in or registering. It is HttpOnly; its value is an opaque id.`,
})

export const securitySchemes = {
  session: sessionCookie('__Host-session', 'https'),
  sessionOverHttp: sessionCookie('session', 'http, as in development'),
  operator: {
    type: 'http',
    scheme: 'bearer',
    description: 'The METRICS_TOKEN of the server, for its operator.',
  },
}

export const headerParameters = {
  Language: {
    name: languageHeader,
    in: 'header',
    required: false,
    description: 'The language of texts in the response; without it Accept-Language decides.',
    schema: { type: 'string', enum: [...languages] },
    example: 'am',
  },
  Account: {
    name: accountHeader,
    in: 'header',
    required: false,
    description:
      'The id of the account that the caller expects to be signed in; with another one the call is refused as account_changed.',
    schema: { type: 'string', format: 'uuid' },
    example: exampleId,
  },
  Idle: {
    name: idleHeader,
    in: 'header',
    required: false,
    description:
      'The program makes this call by itself while nobody uses it: it does not count as use of the session, which ends when it is unused for too long.',
    schema: { type: 'string', const: '1' },
    example: '1',
  },
  IdempotencyKey: {
    name: 'idempotency-key',
    in: 'header',
    required: false,
    description:
      'A name for this act, chosen by the caller: sent twice within two days, it is done once and answered alike.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,200}$' },
    example: 'post-job-0193c2a4',
  },
  LastEventId: {
    name: 'last-event-id',
    in: 'header',
    required: false,
    description:
      'The last id that the client got before it lost the connection: the event `sync` comes first if anything has changed since shortly before then.',
    schema: { type: 'string', pattern: '^\\d{1,15}$' },
    example: '1793608200000',
  },
  Range: {
    name: 'range',
    in: 'header',
    required: false,
    description:
      'One part of the file, answered with 206. Where several are asked for, the whole is answered.',
    schema: { type: 'string', pattern: '^bytes=(\\d+-\\d*|-\\d+)$' },
    example: 'bytes=65536-',
  },
  IfRange: {
    name: 'if-range',
    in: 'header',
    required: false,
    description:
      'The ETag of the part that the caller has: where the file is another by now, the whole is answered.',
    schema: { type: 'string' },
    example: '"0193c2a4"',
  },
  TusResumable: {
    name: 'tus-resumable',
    in: 'header',
    required: true,
    description: 'The version of the tus protocol that the program speaks.',
    schema: { type: 'string', const: '1.0.0' },
    example: '1.0.0',
  },
  UploadOffset: {
    name: 'upload-offset',
    in: 'header',
    required: true,
    description: 'Where in the file these bytes belong: how much has arrived before them.',
    schema: { type: 'integer', minimum: 0 },
    example: 524_288,
  },
} satisfies Components['parameters']

export const answerHeaders = {
  RetryAfter: {
    description: 'Seconds after which to try again.',
    schema: { type: 'integer', minimum: 0 },
    example: 5,
  },
  SessionCookie: {
    description: 'The session cookie, `__Host-session` on https and `session` on http.',
    schema: { type: 'string' },
    example: 'session=…; Path=/; HttpOnly; SameSite=Lax',
  },
  ContentRange: {
    description: 'Which part this is, and how long the whole file.',
    schema: { type: 'string' },
    example: 'bytes 65536-98303/98304',
  },
  ETag: {
    description: 'The version of the file.',
    schema: { type: 'string' },
    example: '"0193c2a4"',
  },
  TusResumable: {
    description: 'The version of the tus protocol that is spoken here.',
    schema: { type: 'string', const: '1.0.0' },
    example: '1.0.0',
  },
  TusExtension: {
    description: 'What is spoken beyond the core of the protocol. Uploads begin by a call of our own.',
    schema: { type: 'string' },
    example: 'termination',
  },
  TusMaxSize: {
    description: 'Bytes of the largest file.',
    schema: { type: 'integer', minimum: 0 },
    example: 10_485_760,
  },
  UploadOffset: {
    description: 'How many bytes have arrived.',
    schema: { type: 'integer', minimum: 0 },
    example: 1_048_576,
  },
  UploadLength: {
    description: 'How many bytes the whole file has.',
    schema: { type: 'integer', minimum: 0 },
    example: 6_291_456,
  },
} satisfies Components['headers']

export const referToHeader = (name: keyof typeof answerHeaders) => ({
  $ref: `#/components/headers/${name}`,
})
export const referToParameter = (name: keyof typeof headerParameters) => ({
  $ref: `#/components/parameters/${name}`,
})
