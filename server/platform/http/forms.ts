import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLanguage } from '../../../contract/rules/language.ts'

const formType = 'application/x-www-form-urlencoded'

/** Reads what a form posts; only endpoints that declare a form take it. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(formType, { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    Object.fromEntries(new URLSearchParams(body)),
  )
}

export function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith(formType)
}

export function wantsHtml(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html')
}

/** The language that the address itself asks for: `?lng=am`. */
export function languageOfQuery(request: FastifyRequest) {
  if (!request.url.includes('lng=')) return null
  const language = new URLSearchParams(request.url.split('?')[1] ?? '').get('lng')
  return isLanguage(language) ? language : null
}

/** A form on the Amharic copy of a page leads on within that copy. */
export function withinLanguage(request: FastifyRequest, path: string): string {
  const language = languageOfQuery(request)
  return language === null || language === 'en' ? path : `/${language}${path === '/' ? '' : path}`
}

/** The part of the query that goes on to the next page: empty, or with its question mark. */
export function passedQuery(request: FastifyRequest, names: readonly string[]): string {
  const query = new URLSearchParams(request.url.split('?')[1])
  const passed = names.flatMap((name) => query.getAll(name).map((value): [string, string] => [name, value]))
  return passed.length === 0 ? '' : `?${new URLSearchParams(passed).toString()}`
}
