import type { FastifyInstance } from 'fastify'

/** Where a listening application listens. */
export function portOf({ server }: FastifyInstance): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The application does not listen')
  return address.port
}
