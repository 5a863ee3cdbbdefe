import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StartedSession } from './sessions.ts'

/** The credential: nothing but an id, which no script can read and no other site can send along with an act. */
export type SessionCookie = {
  read(request: FastifyRequest): string | null
  /** Which browser this is, known since its first sign-in; it grants nothing. */
  readDevice(request: FastifyRequest): string | null
  set(reply: FastifyReply, session: StartedSession): void
  clear(reply: FastifyReply): void
}

const deviceSeconds = 400 * 24 * 3600
const idIn = (value: string | undefined) => (value !== undefined && /^[\w-]{43}$/.test(value) ? value : null)

export function sessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:')
  // The prefix makes browsers refuse a cookie of this name from a subdomain or over http.
  const name = secure ? '__Host-session' : 'session'
  const deviceName = secure ? '__Host-device' : 'device'
  const settings = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    read: (request) => idIn(request.cookies[name]),
    readDevice: (request) => idIn(request.cookies[deviceName]),
    set: (reply, session) => {
      void reply.setCookie(name, session.id, { ...settings, expires: session.expiresAt })
      void reply.setCookie(deviceName, session.deviceId, { ...settings, maxAge: deviceSeconds })
    },
    clear: (reply) => void reply.clearCookie(name, settings),
  }
}
