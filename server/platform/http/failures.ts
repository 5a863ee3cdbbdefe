import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isForEndpoints, isUnderApi } from './addresses.ts'
import { adviseRetry, answerError, envelope, logFailure, NamedError } from './errors.ts'
import { wantsHtml, withinLanguage } from './forms.ts'
import type { Pages } from './pages.ts'
import type { Texts } from '../texts.ts'

/** One place where whatever went wrong becomes an answer: a page for a reader, the envelope for a program. */
export function answerFailures(app: FastifyInstance, texts: Texts, pages: Pages | null): void {
  app.setErrorHandler((error, request, reply) => {
    const { form } = request.routeOptions.config
    const asForm = form !== undefined && wantsHtml(request)
    if (pages === null || !(asForm || wantsPage(request))) return answerError(error, request, reply, texts)
    const problem = envelope(error, request.language, request.id, texts)
    logFailure(problem.code, error, request)
    adviseRetry(error, problem.code, reply)
    if (!asForm) return pages.sendTrouble(problem.code, request, reply)
    return pages.sendForm(withinLanguage(request, form.page), problem, request, reply)
  })
  app.setNotFoundHandler((request, reply) => refuseUnknown(app, request, reply))
}

/** Pages answer any address that no other route takes, but under /api the envelope says that nothing is there. */
export function refuseUnknownCalls(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, reply) => {
    const { url } = request.routeOptions
    if (url !== undefined && !isUnderApi(url) && isForEndpoints(request.url))
      refuseUnknown(app, request, reply)
  })
}

function refuseUnknown(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): never {
  const path = request.url.split('?')[0] ?? '/'
  const allowed = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((method) => {
    const route = app.findRoute({ method, url: path })
    return route !== null && !(isForEndpoints(path) && '*' in route.params)
  })
  if (allowed.length === 0) throw new NamedError('not_found')
  void reply.header('allow', allowed.join(', '))
  throw new NamedError('method_not_allowed')
}

function wantsPage(request: FastifyRequest): boolean {
  const readable = request.method === 'GET' || request.method === 'HEAD'
  return readable && !isUnderApi(request.url) && wantsHtml(request)
}
