import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import { signedInCookie, signOutCookie } from '../../../contract/rules/wire.ts'
import type { Caller, StartedSession } from './sessions.ts'

/** The credential: nothing but an id, which no script can read and no other site can send along with an act. */
export type SessionCookie = {
  /** Null also for somebody who signed out without a connection, though the browser still sends the id. */
  read(request: FastifyRequest): string | null
  /** Which browser this is, known since its first sign-in; it grants nothing. */
  readDevice(request: FastifyRequest): string | null
  /** The session, the device, and the hint that scripts can read. */
  set(reply: FastifyReply, session: StartedSession): void
  /** The session and its hint. */
  clear(reply: FastifyReply): void
  /** Whether the browser asks to end the session that it still holds, and which one that is. */
  asksToSignOut(request: FastifyRequest): boolean
  readToSignOut(request: FastifyRequest): string | null
  clearSignOut(reply: FastifyReply): void
  /** What the browser says it is signed in as. Anybody can write it, so it decides nothing. */
  readHint(request: FastifyRequest): string | null
  setHint(reply: FastifyReply, type: AccountType, expires?: Date): void
  clearHint(reply: FastifyReply): void
  /** Makes the hint agree with the session that was found, where it does not. */
  correctHint(request: FastifyRequest, reply: FastifyReply, caller: Caller | null): void
}

const deviceSeconds = 400 * 24 * 3600
const idIn = (value: string | undefined) => (value !== undefined && /^[\w-]{43}$/.test(value) ? value : null)

export function sessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:')
  // The prefix makes browsers refuse a cookie of this name from a subdomain or over http.
  const name = secure ? '__Host-session' : 'session'
  const deviceName = secure ? '__Host-device' : 'device'
  const readable = { path: '/', sameSite: 'lax', secure } as const
  const settings = { ...readable, httpOnly: true } as const
  const asksToSignOut = (request: FastifyRequest) => request.cookies[signOutCookie] !== undefined
  const readHint = (request: FastifyRequest) =>
    asksToSignOut(request) ? null : (request.cookies[signedInCookie] ?? null)
  const setHint = (reply: FastifyReply, type: AccountType, expires?: Date) =>
    void reply.setCookie(signedInCookie, type, { ...readable, ...(expires === undefined ? {} : { expires }) })
  const clearHint = (reply: FastifyReply) => void reply.clearCookie(signedInCookie, readable)
  return {
    read: (request) => (asksToSignOut(request) ? null : idIn(request.cookies[name])),
    readDevice: (request) => idIn(request.cookies[deviceName]),
    set: (reply, session) => {
      void reply.setCookie(name, session.id, { ...settings, expires: session.expiresAt })
      void reply.setCookie(deviceName, session.deviceId, { ...settings, maxAge: deviceSeconds })
      setHint(reply, session.type, session.expiresAt)
    },
    clear: (reply) => {
      void reply.clearCookie(name, settings)
      clearHint(reply)
    },
    asksToSignOut,
    readToSignOut: (request) => (asksToSignOut(request) ? idIn(request.cookies[name]) : null),
    clearSignOut: (reply) => void reply.clearCookie(signOutCookie, readable),
    readHint,
    setHint,
    clearHint,
    correctHint: (request, reply, caller) => {
      const hint = readHint(request)
      if (hint === (caller?.type ?? null)) return
      if (caller === null) clearHint(reply)
      else setHint(reply, caller.type, caller.sessionExpiresAt)
    },
  }
}
