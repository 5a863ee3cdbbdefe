import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerError, envelope, NamedError } from './errors.ts'
import type { Pages } from './pages.ts'
import type { Texts } from '../texts.ts'

/** One place where whatever went wrong becomes an answer: a page for a reader, the envelope for a program. */
export function answerFailures(app: FastifyInstance, texts: Texts, pages: Pages | null): void {
  app.setErrorHandler((error, request, reply) => {
    if (pages === null || !wantsPage(request)) return answerError(error, request, reply, texts)
    const { code } = envelope(error, request.language, request.id, texts)
    if (code === 'internal') request.log.error({ err: error }, 'A page failed')
    return pages.sendTrouble(code, request, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const allowed = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
      (method) => app.findRoute({ method, url: path }) !== null,
    )
    if (allowed.length === 0) throw new NamedError('not_found')
    void reply.header('allow', allowed.join(', '))
    throw new NamedError('method_not_allowed')
  })
}

function wantsPage(request: FastifyRequest): boolean {
  const readable = request.method === 'GET' || request.method === 'HEAD'
  return readable && !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html')
}
