import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The answer is a stream of events, or a file. */
    isStreaming: boolean
  }
}

/** Calls back once per answered request. A stream counts when it opens: how long it lasts says nothing about our speed. */
export function onAnswered(
  app: FastifyInstance,
  tell: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.isStreaming) tell(request, reply)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.isStreaming) tell(request, reply)
    done()
  })
}
