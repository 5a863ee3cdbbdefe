import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { AccountType } from './rules/accounts.ts'

export type Schema = z.ZodMiniType
export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The one name of an endpoint: `POST /site/browser-faults`. */
export type EndpointKey = `${Method} /${string}`

/**
 * Who may call. `anyone`: no sign-in needed. `signed`: the holder of a link that we signed, from any site.
 * `operator`: the one who runs the service, by the bearer of METRICS_TOKEN; to others the address does not exist.
 * `staffBeforeFactor`: staff, also before they have a second factor. `administrators`: staff of that level. A list of account
 * types: everyone signed in as one of them. Staff have shown their second factor in all cases but the named one.
 */
export type Access =
  | 'anyone'
  | 'signed'
  | 'operator'
  | 'staffBeforeFactor'
  | 'administrators'
  | readonly AccountType[]

/** Access for which somebody has to be signed in. */
export type SignedInAccess = Exclude<Access, 'anyone' | 'signed' | 'operator'>
export const needsSignIn = (access: Access): access is SignedInAccess =>
  access !== 'anyone' && access !== 'signed' && access !== 'operator'

/** The events of a stream by their names. */
export type EventSchemas = { readonly [name: string]: Schema }
type Answer =
  | { kind: 'json'; schema: Schema }
  | { kind: 'text'; type: string }
  | { kind: 'bytes'; type: string }
  | { kind: 'stream'; types: readonly string[] }
  | { kind: 'events'; schemas: EventSchemas }
  | { kind: 'nothing' }

export const json = <S extends Schema>(schema: S) => ({ kind: 'json', schema }) as const
export const text = (type: string) => ({ kind: 'text', type }) as const
export const bytes = (type: string) => ({ kind: 'bytes', type }) as const
/** A file of one of these types, whole or the part that the header Range asks for. */
export const stream = <const T extends readonly string[]>(types: T) => ({ kind: 'stream', types }) as const
/** Server-sent events, until the client or the server ends the stream. Only for signed-in callers. */
export const events = <S extends EventSchemas>(schemas: S) => ({ kind: 'events', schemas }) as const
export const nothing = { kind: 'nothing' } as const

export type Endpoint = {
  summary: string
  access: Access
  /** Calls per minute by one account or browser, for all nodes together; a network that people share has ten times as many. */
  perMinute?: number
  /** The same per hour. */
  perHour?: number
  /** The act runs in one transaction; with an Idempotency-Key, sent twice it is done once and answered alike. */
  creates?: true
  /** A GET that changes something: browsers may send it from our own pages alone. */
  ownPagesOnly?: true
  /** A call that succeeds sets the session cookie, anew where there was one. */
  startsSession?: true
  /** May be posted by a form without script: the page with the form, and the page that says it is done. */
  form?: {
    page: string
    done: string
    /** Names of the query that the last page gets too, so that it can lead back. */
    passes?: readonly string[]
  }
  /** A browser saves the answer as a file of this name. */
  downloadAs?: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** Takes one file, as multipart in the field `file`, and no other body. Types are for readers of the document. */
  file?: { mostBytes: number; types: readonly string[] }
  /** Takes one file as multipart in the field `file`, beside a field `document` of JSON; the file is kept as an upload. */
  upload?: { mostBytes: number; types: readonly string[]; document: Schema }
  /** Speaks a protocol beside ours: its handler reads the request as it came and writes the answer, refusals aside. */
  protocol?: 'tus'
  answers: { readonly [status: number]: Answer }
  /** Refusals of its own, beyond those any call can meet. */
  errors: readonly ErrorCode[]
}

export type Endpoints = { readonly [key: EndpointKey]: Endpoint }

/** Keeps the exact type of each record, so that handlers and client are typed by it. */
export const defineEndpoints = <const E extends Endpoints>(endpoints: E): E => endpoints

type Part = 'params' | 'query' | 'body'
type Parsed<E, P extends Part> = E extends { [Key in P]: infer S extends Schema } ? z.output<S> : undefined
type Written<E, P extends Part> = E extends { [Key in P]: infer S extends Schema } ? z.input<S> : undefined
type AnswerBody<A> = A extends { kind: 'json'; schema: infer S extends Schema }
  ? z.output<S>
  : A extends { kind: 'text' }
    ? string
    : A extends { kind: 'bytes' }
      ? Uint8Array
      : A extends { kind: 'events'; schemas: infer S extends EventSchemas }
        ? EventFeed<S>
        : A extends { kind: 'stream'; types: readonly (infer T extends string)[] }
          ? FileAnswer<T>
          : undefined

/** What a handler answers with where a file is declared. */
export type FileAnswer<Type extends string = string> = {
  type: Type
  file: {
    bytes: number
    /** The whole, or the bytes from `start` to `end`, both included. */
    read(range?: { start: number; end: number }): AsyncIterable<Uint8Array>
  }
  /** Another one whenever the content is another one. */
  version: string
  /** The address names the version: a browser may keep it, so that nobody pays for it twice. */
  isLasting?: true
  /** What a browser saves it as. */
  name?: string
}

/** One event of a stream, with the data that its name declares. */
export type EventOf<S extends EventSchemas> = {
  [Name in keyof S & string]: {
    event: Name
    data: z.output<S[Name]>
    /** A client that lost the connection sends the last id it received. */
    id?: string
  }
}[keyof S & string]

/** A stream that a client has opened. Anything written after its end is dropped. */
export type OpenStream<S extends EventSchemas> = {
  send(event: EventOf<S>): void
  /** Sends the client an id without an event. */
  mark(id: string): void
  /** Calls back when either side has ended the stream. */
  onEnd(callback: () => void): void
}

/** Writes events to an open stream; a failure ends the stream. */
export type EventFeed<S extends EventSchemas> = (stream: OpenStream<S>) => Promise<void>

export const isStream = ({ answers }: Pick<Endpoint, 'answers'>): boolean =>
  Object.values(answers).some(({ kind }) => kind === 'events')

export const answersFile = ({ answers }: Pick<Endpoint, 'answers'>): boolean =>
  Object.values(answers).some(({ kind }) => kind === 'stream')

/** What a handler receives: parsed, never raw. */
export type Input<E extends Endpoint> = {
  params: Parsed<E, 'params'>
  query: Parsed<E, 'query'>
  body: Parsed<E, 'body'>
  file: E extends { file: object } ? Uint8Array : undefined
  /** The file of a form, kept for its handler to read; what no handler takes is erased. */
  upload: E extends { upload: object } ? { id: string } : undefined
  document: E extends { upload: { document: infer S extends Schema } } ? z.output<S> : undefined
  request: E extends { protocol: 'tus' } ? Request : undefined
}

/** What a handler returns: one of the declared answers and nothing else. */
export type Output<E extends Endpoint> = {
  [Status in keyof E['answers']]: { status: Status; body: AnswerBody<E['answers'][Status]> }
}[keyof E['answers']]

/** Whether an endpoint reads a form with a file. */
export const takesForm = ({ file, upload }: Pick<Endpoint, 'file' | 'upload'>): boolean =>
  file !== undefined || upload !== undefined

type Present<T> = { [Key in keyof T as T[Key] extends undefined ? never : Key]: T[Key] }

/** What a client sends. */
export type CallInput<E extends Endpoint> = Present<{
  params: Written<E, 'params'>
  query: Written<E, 'query'>
  body: Written<E, 'body'>
  file: E extends { file: object } | { upload: object } ? Blob : undefined
  document: E extends { upload: { document: infer S extends Schema } } ? z.input<S> : undefined
}>
/** A file is opened by its address, as a link or a picture, never as the answer of a call. */
export type CallAnswer<E extends Endpoint> = Exclude<Output<E>['body'], FileAnswer>

const methods: readonly Method[] = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

function readKey(key: string): { method: Method; path: string } {
  const [word, path] = key.split(' ')
  const method = methods.find((candidate) => candidate === word)
  if (method === undefined || path === undefined) throw new Error(`Not the name of an endpoint: ${key}`)
  return { method, path }
}

/** Entries with their keys as written: `Object.entries` would widen them to strings. */
export function endpointEntries(
  endpoints: Endpoints,
): { key: string; method: Method; path: string; endpoint: Endpoint }[] {
  return Object.entries(endpoints).map(([key, endpoint]) => ({ key, endpoint, ...readKey(key) }))
}

/** The path and query of a call: `GET /jobs/:id` with its input is `/jobs/7?page=0`. */
export function callPath(
  key: string,
  input: { params?: { [name: string]: unknown }; query?: { [name: string]: unknown } },
): string {
  const path = (key.split(' ')[1] ?? '/').replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  )
  // A list is its values under one name, again and again.
  const given = Object.entries(input.query ?? {}).flatMap(([name, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    return values
      .filter((each): boolean => each !== undefined)
      .map((each): [string, string] => [name, String(each)])
  })
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}
