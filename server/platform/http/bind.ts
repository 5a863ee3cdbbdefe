import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  answersFile,
  endpointEntries,
  isStream,
  needsSignIn,
  takesForm,
  type Access,
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  type EventFeed,
  type EventSchemas,
  type FileAnswer,
  type Input,
  type Output,
  type Schema,
  type SignedInAccess,
} from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../database/connection.ts'
import type { Streams } from '../events/streams.ts'
import type { SessionCookie } from '../sessions/cookie.ts'
import type { Caller, StartedSession } from '../sessions/sessions.ts'
import type { Signer } from '../signing.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { checkAccess, type Keys } from './access.ts'
import { callerAddress, callerNetwork } from './caller-address.ts'
import { invalidInput, NamedError } from './errors.ts'
import { eventWriterOf, sendEvents } from './event-answers.ts'
import { exchange, isStreamed, protocolHeaders } from './exchange.ts'
import { isMultipart, readFile } from './files.ts'
import { isForm, passedQuery, wantsHtml, withinLanguage } from './forms.ts'
import { longestBodyMilliseconds, type IncomingBodies } from './incoming-bodies.ts'
import { keyedCall, once } from './idempotency.ts'
import { callersPerNetwork, consumeRateLimit } from './rate-limit.ts'
import { isSound } from './sound.ts'
import { sendFile } from './stream-answers.ts'
import { writerOf } from './strip-undeclared.ts'
import { readUploadForm } from './upload-form.ts'

/** What a handler knows beyond its input. */
type Context = {
  language: Language
  log: FastifyBaseLogger
  /** Who this browser is signed in as, for endpoints that anyone may call. */
  findCaller: () => Promise<Caller | null>
  /** The id in the cookie, whether or not it is good. */
  sessionId: string | null
  /** The last event id that the client of a stream says it received. */
  lastEventId: string | null
  /** A keyed hash of the network that it came from, and what the browser calls itself. */
  origin: { address: string; userAgent: string | undefined; deviceId: string | null }
}
/** Behind sign-in it is known who calls. */
type Known<E> = E extends { access: SignedInAccess } ? { caller: Caller } : unknown
/** What happens in this browser besides the answer; never from the memory of a repeated call. */
type Effects<E> = {
  /** Only an endpoint that declares it starts a session. */
  session?: E extends { startsSession: true } ? StartedSession | 'ended' : 'ended'
  /** The person found, or null: the hint that scripts read is made to agree. */
  present?: Caller | null
  /** How long the browser of this person, and nobody between, may keep what is at this very address. */
  keepSeconds?: number
}
/** A creating call does all it does in one transaction, which is opened for it. */
type Opened<E> = E extends { creates: true } ? { transaction: Executor } : unknown

/** One handler per endpoint: a missing one, or an answer that is not declared, does not compile. */
export type Handlers<E extends Endpoints> = {
  readonly [Key in keyof E & EndpointKey]: (
    call: Input<E[Key]> & Context & Opened<E[Key]> & Known<E[Key]>,
  ) => Promise<E[Key] extends { protocol: 'tus' } ? Response : Output<E[Key]> & Effects<E[Key]>>
}

type AnyInput = {
  params: unknown
  query: unknown
  body: unknown
  file: Uint8Array | undefined
  upload: { id: string } | undefined
  document: unknown
}
type AnyHandler = (
  call: AnyInput & Context & { transaction?: Executor; caller?: Caller },
) => Promise<Output<Endpoint> & Effects<{ startsSession: true }>>
type ProtocolHandler = (call: AnyInput & Context & { caller?: Caller; request: Request }) => Promise<Response>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the route; pages and files have none. */
    endpoint?: string
    access?: Access
    /** What a form without script is answered with. */
    form?: Endpoint['form']
    downloadAs?: string
    /** A GET that changes something. */
    ownPagesOnly?: boolean
    /** The answer is a stream, which browsers reopen by themselves. */
    isStream?: boolean
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

export type Binding = {
  prefix: string
  keys: Keys
  cookie: SessionCookie
  executor: Executor
  signer: Signer
  rateLimitFactor: number
  streams: Streams
  uploads: Uploads
  bodies: IncomingBodies
  /** Whatever is sent is held against the contract once more; where people use the product its types are enough. */
  answersAreChecked: boolean
}

export function bindEndpoints<E extends Endpoints>(
  app: FastifyInstance,
  endpoints: E,
  handlers: Handlers<E>,
  binding: Binding,
): void {
  for (const { key, method, path, endpoint } of endpointEntries(endpoints)) {
    // The loop forgets which handler belongs to which record; `Handlers<E>` has proved that they fit.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const handler = handlers[key as keyof E & EndpointKey] as unknown as AnyHandler
    const senders = sendersOf(endpoint, binding)
    if ((isStream(endpoint) || endpoint.upload !== undefined) && !needsSignIn(endpoint.access))
      throw new Error(`${key} streams: only callers who are signed in can be limited to a few`)
    app.route({
      method,
      url: binding.prefix + path,
      ...timingOf(endpoint),
      config: {
        endpoint: key,
        access: endpoint.access,
        isStream: isStream(endpoint),
        ownPagesOnly: endpoint.ownPagesOnly === true,
        ...(endpoint.form === undefined ? {} : { form: endpoint.form }),
        ...(endpoint.downloadAs === undefined ? {} : { downloadAs: endpoint.downloadAs }),
      },
      ...(endpoint.protocol === undefined
        ? {}
        : {
            onRequest: (_request, reply, done) => {
              void reply.headers(protocolHeaders)
              done()
            },
          }),
      // After the general limit, which costs less than to look up who calls, and before the body is read.
      preParsing: async (request) => {
        request.caller = await checkAccess(endpoint.access, request, binding.keys)
      },
      ...declaredLimits(key, endpoint, binding),
      handler: async (request, reply) => {
        const call = new Call(await readInput(endpoint, request, binding), request, binding)
        if (endpoint.protocol !== undefined) {
          // As above: `Handlers<E>` has proved that this one answers for itself.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          const answer = handler as unknown as ProtocolHandler
          const { bodies } = binding
          return exchange(
            { endpoint, bodies },
            (raw) => answer(Object.assign(call, { request: raw })),
            request,
            reply,
          )
        }
        const result =
          endpoint.creates === true
            ? await once(binding.executor, keyedCall(key, request), (transaction) =>
                handler(Object.assign(call, { transaction })),
              )
            : await withUpload(handler, call, binding).then((answer) => {
                applySession(binding.cookie, answer, request, reply)
                if (answer.keepSeconds !== undefined) allowKeeping(answer.keepSeconds, reply)
                return answer
              })
        return sendAnswer(endpoint, senders, result, request, reply)
      },
    })
  }
}

/** What a handler has refused is of no use any more. */
async function withUpload(handler: AnyHandler, call: Call, { executor, uploads }: Binding) {
  const { upload, caller } = call
  if (upload === undefined || caller === undefined) return handler(call)
  try {
    return await handler(call)
  } catch (error) {
    // What cannot be removed now is swept.
    await uploads.remove(executor, { accountId: caller.accountId, id: upload.id }).catch(() => {})
    throw error
  }
}

/** What a handler is given; what few ask for is reckoned when they do. */
class Call implements Context {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly file: Uint8Array | undefined
  readonly upload: { id: string } | undefined
  readonly document: unknown
  readonly caller?: Caller
  readonly #request: FastifyRequest
  readonly #binding: Binding

  constructor(input: AnyInput, request: FastifyRequest, binding: Binding) {
    this.params = input.params
    this.query = input.query
    this.body = input.body
    this.file = input.file
    this.upload = input.upload
    this.document = input.document
    if (request.caller !== null) this.caller = request.caller
    this.#request = request
    this.#binding = binding
  }

  get language() {
    return this.#request.language
  }

  get log() {
    return this.#request.log
  }

  get findCaller() {
    return () => this.#binding.keys.findCaller(this.#request)
  }

  get sessionId() {
    return this.#binding.cookie.read(this.#request)
  }

  get lastEventId() {
    const value = this.#request.headers['last-event-id']
    return typeof value === 'string' ? value : null
  }

  get origin() {
    return {
      address: hiddenNetwork(this.#request, this.#binding.signer),
      userAgent: this.#request.headers['user-agent'],
      deviceId: this.#binding.cookie.readDevice(this.#request),
    }
  }
}

/** The limits that an endpoint declares, counted for all nodes together. */
function declaredLimits(key: string, { perMinute, perHour }: Endpoint, binding: Binding) {
  const limits = [
    { window: 'minute', seconds: 60, calls: perMinute },
    { window: 'hour', seconds: 3_600, calls: perHour },
  ].flatMap(({ calls, ...limit }) => (calls === undefined ? [] : [{ ...limit, calls }]))
  if (limits.length === 0) return {}
  const preHandler = async (request: FastifyRequest) => {
    for (const { window, seconds, calls } of limits)
      for (const { name, callers } of limitedCallers(request, binding))
        await consumeRateLimit(binding.executor, `${window} ${key} ${name}`, {
          calls: Math.ceil(calls * callers * binding.rateLimitFactor),
          seconds,
        })
  }
  return { preHandler }
}

/** Who is counted: the account, or else the browser where it is known, and then the network that it shares with others. */
function limitedCallers(request: FastifyRequest, { cookie, signer }: Binding) {
  if (request.caller !== null) return [{ name: `account ${request.caller.accountId}`, callers: 1 }]
  const deviceId = cookie.readDevice(request)
  const network = { name: `network ${hiddenNetwork(request, signer)}`, callers: callersPerNetwork }
  return deviceId === null ? [network] : [{ name: `device ${signer.hide(deviceId)}`, callers: 1 }, network]
}

const hiddenNetwork = (request: FastifyRequest, signer: Signer) =>
  signer.hide(callerNetwork(callerAddress(request)))

/** A phone may need most of the time that a request has for the file alone. */
const fileTimeout = 45_000

/** 10 MB at 90 kbit/s; what is missing then can be asked for by Range. */
const downloadTimeout = 15 * 60_000

/** The longest possible timeout. No HEAD route: it would open a stream that nobody reads. */
const streamOptions = { handlerTimeout: 2 ** 31 - 1, exposeHeadRoute: false }

function timingOf(endpoint: Endpoint): { handlerTimeout?: number; exposeHeadRoute?: boolean } {
  if (isStream(endpoint)) return streamOptions
  if (answersFile(endpoint)) return { handlerTimeout: downloadTimeout }
  if (endpoint.upload !== undefined || endpoint.protocol !== undefined)
    return { handlerTimeout: longestBodyMilliseconds + fileTimeout }
  return endpoint.file === undefined ? {} : { handlerTimeout: fileTimeout }
}

async function readInput(endpoint: Endpoint, request: FastifyRequest, binding: Binding): Promise<AnyInput> {
  if (!takesForm(endpoint) && isMultipart(request)) throw new NamedError('unsupported_media_type')
  if (endpoint.protocol === undefined && isStreamed(request)) throw new NamedError('unsupported_media_type')
  if (endpoint.form === undefined && isForm(request)) throw new NamedError('unsupported_media_type')
  const issues: Parameters<typeof invalidInput>[0][number][] = []
  const read = (schema: Schema | undefined, value: unknown) => {
    // Without a schema too: the fingerprint of a creating call is made from all of it.
    if (!isSound(value)) throw new NamedError('malformed_request')
    if (schema === undefined) return undefined
    const result = schema.safeParse(value, { reportInput: true })
    if (!result.success) issues.push(...result.error.issues)
    return result.data
  }
  const input = {
    params: read(endpoint.params, request.params),
    query: read(endpoint.query, request.query),
    body: read(endpoint.body, request.body ?? undefined),
  }
  if (issues.length > 0) throw invalidInput(issues)
  const form = endpoint.upload === undefined ? null : await readUploadForm(request, endpoint.upload, binding)
  return {
    ...input,
    file: endpoint.file === undefined ? undefined : await readFile(request, endpoint.file),
    upload: form?.upload,
    document: form?.document,
  }
}

function applySession(
  cookie: SessionCookie,
  { session, present }: Effects<{ startsSession: true }>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (present !== undefined) cookie.correctHint(request, reply, present)
  if (session === 'ended') cookie.clear(reply)
  else if (session !== undefined) cookie.set(reply, session)
}

function allowKeeping(seconds: number, reply: FastifyReply): void {
  // Kept per cookie: the next person to sign in on the same phone asks again.
  void reply.header('cache-control', `private, max-age=${seconds}, immutable`).header('vary', 'Cookie')
}

type Send = (
  body: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>

/** How each declared answer is sent, by its status. */
const sendersOf = ({ answers }: Endpoint, binding: Binding): ReadonlyMap<number, Send> =>
  new Map(Object.entries(answers).map(([status, answer]) => [Number(status), senderOf(answer, binding)]))

function senderOf(answer: Endpoint['answers'][number], { answersAreChecked, streams }: Binding): Send {
  switch (answer.kind) {
    case 'nothing':
      return (_body, _request, reply) => reply.send()
    case 'text':
    case 'bytes':
      return (body, _request, reply) => reply.type(answer.type).send(body)
    case 'json': {
      const write = writerOf(answer.schema, answersAreChecked)
      return (body, _request, reply) => reply.type('application/json; charset=utf-8').send(write(body))
    }
    case 'stream':
      return (body, request, reply) =>
        // `Handlers<E>` guarantees that the body of such an answer is a file.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        sendFile(answer.types, body as FileAnswer, request, reply)
    case 'events': {
      const write = eventWriterOf(answer.schemas, answersAreChecked)
      return (body, request, reply) =>
        // `Handlers<E>` guarantees that the body of such an answer is an event feed.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        sendEvents({ write, feed: body as EventFeed<EventSchemas>, streams }, request, reply)
    }
  }
}

function sendAnswer(
  { form }: Endpoint,
  senders: ReadonlyMap<number, Send>,
  { status, body }: Output<Endpoint>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  if (form !== undefined && wantsHtml(request)) {
    return reply.redirect(withinLanguage(request, form.done) + passedQuery(request, form.passes ?? []), 303)
  }
  const send = senders.get(status)
  if (send === undefined) throw new Error(`The answer ${status} is not declared`)
  return send(body, request, reply.code(status))
}
