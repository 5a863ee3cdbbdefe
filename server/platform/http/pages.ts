import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorStatus, type ErrorCode, type ErrorEnvelope } from '../../../contract/errors.ts'
import type { PresentUser } from '../../../contract/accounts.ts'
import type {
  Ask,
  FormState,
  FoundPage,
  PageAssets,
  PageSettings,
  SiteRenderer,
} from '../../../contract/pages.ts'
import { languages, type Language } from '../../../contract/rules/language.ts'
import { certificateWorker, languageHeader } from '../../../contract/rules/wire.ts'
import type { SessionCookie } from '../sessions/cookie.ts'
import type { Caller } from '../sessions/sessions.ts'
import { isForEndpoints } from './addresses.ts'
import type { CallLimiter } from './call-limiter.ts'
import { callerAddress } from './caller-address.ts'
import { NamedError } from './errors.ts'
import { languageOfQuery } from './forms.ts'
import { pagePolicy, workerPolicy } from './headers.ts'

/** One page, drawn once and kept with its compressed forms. */
type Drawn = { plain: Buffer; br: Buffer; gzip: Buffer; tag: string }

const distFolder = join(import.meta.dirname, '../../../dist')

/** How pages know who asks for them. */
export type Visitors = {
  cookie: SessionCookie
  findCaller: (request: FastifyRequest) => Promise<Caller | null>
  view: (caller: Caller) => PresentUser
  limiter: Pick<CallLimiter, 'count'>
}

/** The only place where the server touches the web: the bundle that draws pages and the files beside it. */
export class Pages {
  readonly #renderer: SiteRenderer
  readonly #assets: PageAssets
  readonly #settings: PageSettings
  readonly #policy: string
  readonly #drawn = new Map<string, Promise<Drawn>>()

  constructor(renderer: SiteRenderer, assets: PageAssets, settings: PageSettings) {
    this.#renderer = renderer
    this.#assets = assets
    this.#settings = settings
    this.#policy = pagePolicy(
      { script: hash(assets.headScript), styles: Object.values(assets.styles).map(hash) },
      settings.publicUrl,
    )
  }

  /** Names the built web: a page of another build has other files. */
  get build(): string {
    return this.#assets.build
  }

  async register(app: FastifyInstance, visitors: Visitors): Promise<void> {
    await app.register(fastifyStatic, {
      root: join(distFolder, 'client'),
      // One route per file: an address that is no file is a page's to answer.
      wildcard: false,
      decorateReply: false,
      preCompressed: true,
      // Small files, wanted whole.
      acceptRanges: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Names under assets/ change with their content, and texts are asked for by the build; the others are asked for
        // anew, and answered 304.
        const lasting = path.includes('/client/assets/') || reply.request.url.includes('?v=')
        void reply.header(
          'cache-control',
          lasting ? 'public, max-age=31536000, immutable' : 'public, no-cache',
        )
        // Also of its compressed forms, whose paths end otherwise.
        if (path.includes(certificateWorker)) void reply.header('content-security-policy', workerPolicy)
      },
    })
    app.get('/sitemap.xml', async (_request, reply) =>
      reply.type('application/xml; charset=utf-8').send(this.#renderer.sitemap(this.#settings)),
    )
    app.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(this.#renderer.robots(this.#settings)),
    )
    app.get('/*', async (request, reply) => {
      const found = this.#renderer.find(request.url.split('?')[0] ?? '/', this.#settings)
      if (!found.guarded || this.#chosenLanguage(found, request) !== null)
        return this.#answer(visitors, request, reply)
      visitors.limiter.count(request)
      const caller = await visitors.findCaller(request)
      visitors.cookie.correctHint(request, reply, caller)
      if (caller === null) return reply.redirect(signInAddress(found, request.url), 303)
      return this.#answerApp(found, visitors.view(caller), request, reply)
    })
  }

  /** Whether a request is for a file, or for a page that is drawn once for everyone. */
  isKept(request: FastifyRequest): boolean {
    const { url, config } = request.routeOptions
    if (url === undefined || config.endpoint !== undefined || isForEndpoints(request.url)) return false
    if (url !== '/*') return true
    const found = this.#renderer.find(request.url.split('?')[0] ?? '/', this.#settings)
    return !found.own
  }

  /** The document of a signed-in screen: of this one person, so kept by nobody. */
  async #answerApp(
    found: FoundPage,
    user: PresentUser,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const language = found.language ?? request.language
    const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
    const ask: Ask = async (path) => {
      const answer = await callAs(request, language, path)
      return answer.statusCode === 200 ? answer.json() : undefined
    }
    const viewer = { user, search, ask }
    const html = await this.#renderer.renderApp(found, language, viewer, this.#assets, this.#settings)
    return this.#send(request, reply, await compress(html, quickly), language, 'no-store')
  }

  /** Draws the first page ahead of the first visitor. */
  async warm(): Promise<void> {
    for (const language of languages) await this.#page('/', language)
  }

  #page(path: string, wanted: Language): Promise<Drawn> {
    const found = this.#renderer.find(path, this.#settings)
    const language = found.language ?? wanted
    return this.#keep(`${found.id} ${language} ${found.language === null}`, () =>
      this.#renderer.render(found, language, this.#assets, this.#settings, null),
    )
  }

  async #answer({ limiter }: Visitors, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.split('?')[0] ?? '/'
    const found = this.#renderer.find(path, this.#settings)
    const chosen = this.#chosenLanguage(found, request)
    if (chosen !== null) {
      const query = new URLSearchParams(request.url.slice(path.length))
      query.delete('lng')
      return this.#choose(chosen, found.path + (query.size > 0 ? `?${query.toString()}` : ''), reply)
    }
    const language = found.language ?? request.language
    void reply.code(found.status)
    if (found.own) {
      limiter.count(request)
      const values = pick(new URLSearchParams(request.url.slice(path.length)), found.query)
      return this.#sendOwn(found, language, { values, message: null, fields: {} }, request, reply)
    }
    const drawn = await this.#page(path, language)
    return this.#send(request, reply, drawn, language)
  }

  /** `?lng=am`, and `/en/…`, which has no page of its own: links that are to be remembered. */
  #chosenLanguage(found: FoundPage, request: FastifyRequest): Language | null {
    return languageOfQuery(request) ?? (found.language === 'en' ? 'en' : null)
  }

  /** The language picker is a link: it works before, after and without script. */
  #choose(language: Language, path: string, reply: FastifyReply): FastifyReply {
    const secure = this.#settings.publicUrl.startsWith('https:')
    return reply
      .setCookie('lng', language, { path: '/', maxAge: 31_536_000, sameSite: 'lax', secure })
      .redirect(path, 303)
  }

  /** A form that was refused comes back as it was filled in, with what is wrong beside each field. */
  async sendForm(
    path: string,
    problem: ErrorEnvelope,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const found = this.#renderer.find(path, this.#settings)
    const sent = new URLSearchParams(request.url.split('?')[1])
    const body: object = typeof request.body === 'object' && request.body !== null ? request.body : {}
    for (const [name, value] of Object.entries(body)) if (typeof value === 'string') sent.set(name, value)
    void reply.code(errorStatus[problem.code])
    const form = {
      values: pick(sent, [...sent.keys()]),
      message: problem.message,
      fields: problem.fields ?? {},
    }
    return this.#sendOwn(found, found.language ?? request.language, form, request, reply)
  }

  /** A page for this one person: drawn now, kept by nobody. */
  async #sendOwn(
    found: FoundPage,
    language: Language,
    form: FormState,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const ask: Ask = async (path) => {
      const answer = await callAs(request, language, path)
      if (answer.statusCode === 200) return answer.json()
      // Where asking again helps, the page must not say that there is nothing.
      const { code } = answer.json<ErrorEnvelope>()
      if (answer.statusCode === 429 || answer.statusCode >= 500) throw new NamedError(code)
      return undefined
    }
    const own = { form, ask }
    const html = await this.#renderer.render(found, language, this.#assets, this.#settings, own)
    return this.#send(request, reply, await compress(html, quickly), language, 'no-store')
  }

  async sendTrouble(code: ErrorCode, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { language } = request
    const drawn = await this.#keep(`trouble ${code} ${language}`, () =>
      this.#renderer.renderTrouble(code, language, this.#assets, this.#settings),
    )
    void reply.code(errorStatus[code])
    return this.#send(request, reply, drawn, language)
  }

  #keep(key: string, draw: () => Promise<string>): Promise<Drawn> {
    const known = this.#drawn.get(key)
    if (known !== undefined) return known
    const drawn = draw().then(compress)
    this.#drawn.set(key, drawn)
    drawn.catch(() => this.#drawn.delete(key))
    return drawn
  }

  #send(
    request: FastifyRequest,
    reply: FastifyReply,
    drawn: Drawn,
    language: Language,
    keeping = 'private, no-cache',
  ): FastifyReply {
    const form = acceptedForm(request.headers['accept-encoding'])
    const tag = `"${drawn.tag}-${form}"`
    void reply
      .header('content-language', language)
      .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
      .header('cache-control', keeping)
      .header('content-security-policy', this.#policy)
      .header('etag', tag)
    if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send()
    if (form !== 'plain') void reply.header('content-encoding', form)
    return reply.type('text/html; charset=utf-8').send(drawn[form])
  }
}

export async function loadPages(settings: PageSettings): Promise<Pages> {
  const bundle = pathToFileURL(join(distFolder, 'server/prerender.js')).href
  // A file of our own build: that it fits is what the type at its source proves.
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  const { site }: { site: SiteRenderer } = await import(bundle)
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  const assets: PageAssets = JSON.parse(await readFile(join(distFolder, 'assets.json'), 'utf8'))
  return new Pages(site, assets, settings)
}

/** Calls an endpoint as the one who asks for a page. */
async function callAs(request: FastifyRequest, language: Language, path: string) {
  const { cookie, host } = request.headers
  return request.server.inject({
    url: `/api${path}`,
    headers: { cookie: cookie ?? '', host: host ?? '', [languageHeader]: language },
    remoteAddress: callerAddress(request),
  })
}

/** The sign-in, which leads back to where the person wanted to go. */
function signInAddress(found: FoundPage, url: string): string {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  const prefix = found.language === null ? '' : `/${found.language}`
  return `${prefix}/login?from=${encodeURIComponent(prefix + found.path + query)}`
}

/** Short texts only: what is longer was never typed into a field of ours. */
function pick(values: URLSearchParams, names: readonly string[]): { [name: string]: string } {
  return Object.fromEntries(names.map((name) => [name, (values.get(name) ?? '').slice(0, 500)]))
}

function acceptedForm(header: string | string[] | undefined): 'br' | 'gzip' | 'plain' {
  const accepted = String(header ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(accepted) ? 'gzip' : 'plain'
}

const thoroughly = { brotli: 11, gzip: 9 } as const
/** For what is sent once. */
const quickly = { brotli: 4, gzip: 5 } as const

async function compress(html: string, effort: { brotli: number; gzip: number } = thoroughly): Promise<Drawn> {
  const plain = Buffer.from(html)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli } }),
    promisify(gzip)(plain, { level: effort.gzip }),
  ])
  return { plain, br, gzip: zipped, tag: createHash('sha256').update(plain).digest('base64url').slice(0, 16) }
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
