import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

const script = `let lost = false
const source = new EventSource('/dev/reload')
source.addEventListener('error', () => { lost = true })
source.addEventListener('open', () => { if (lost) location.reload() })
`

/** A page of `npm run dev` holds a connection open; when the restarted server answers it again, the page reloads. */
export function addReload(app: FastifyInstance): void {
  const open = new Set<ServerResponse>()
  app.get('/dev/reload.js', async (_request, reply) => reply.type('text/javascript').send(script))
  app.get('/dev/reload', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    reply.raw.write('retry: 300\n\n')
    open.add(reply.raw)
    reply.raw.on('close', () => open.delete(reply.raw))
  })
  // They never end by themselves, and the process waits for whatever is under way.
  app.addHook('preClose', async () => {
    for (const response of open) response.end()
  })
}
