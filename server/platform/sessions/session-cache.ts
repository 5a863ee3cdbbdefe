import type { Database } from '../database/connection.ts'
import type { Listener } from '../database/notifications.ts'
import type { Caller, FindCaller } from './sessions.ts'

/** Who is signed in, by the id in the cookie. */
export type SessionCache = {
  /** `look` reads the session from the database. */
  find(id: string, look: FindCaller): Promise<Caller | null>
  /** After an act of this session: what it changed is read anew. */
  forget(id: string): void
  /** Without it nothing is cached. */
  listener: Listener
}

/** The channel on which every change of a session or account is announced, with the account id. */
export const sessionChannel = 'session_changes'

type Entry = { caller: Caller; until: number }

/** At least so often a session is looked up: that it is used is recorded then, and that it was idle for too long is seen. */
const keptMilliseconds = 60_000
const mostKept = 10_000

/**
 * Keeps sessions in memory, so that most reads cost no statement for it. A trigger announces every change of a session or
 * its account; while announcements could be missed, nothing is kept.
 */
export function createSessionCache(database: Pick<Database, 'read' | 'executor'>): SessionCache {
  const entries = new Map<string, Entry>()
  const idsOfAccounts = new Map<string, Set<string>>()
  /** Counts changes: a look-up that began before one is not kept. */
  let changes = 0
  /** False while announcements could be missed. */
  let isListening = false

  const forgetAll = () => {
    changes += 1
    entries.clear()
    idsOfAccounts.clear()
  }
  const forgetAccount = (accountId: string) => {
    changes += 1
    for (const id of idsOfAccounts.get(accountId) ?? []) entries.delete(id)
    idsOfAccounts.delete(accountId)
  }
  const setListening = (value: boolean) => {
    isListening = value
    forgetAll()
  }

  const keep = (id: string, caller: Caller) => {
    if (entries.size >= mostKept) forgetAll()
    entries.set(id, { caller, until: Date.now() + keptMilliseconds })
    const ids = idsOfAccounts.get(caller.accountId) ?? new Set()
    idsOfAccounts.set(caller.accountId, ids.add(id))
  }

  return {
    find: async (id, look) => {
      const now = Date.now()
      const entry = entries.get(id)
      if (entry !== undefined && entry.until > now && entry.caller.sessionExpiresAt.getTime() > now)
        return entry.caller
      const changesBefore = changes
      const caller = await look(database, id)
      if (caller !== null && changes === changesBefore && isListening) keep(id, caller)
      return caller
    },
    forget: (id) => {
      const accountId = entries.get(id)?.caller.accountId
      if (accountId !== undefined) forgetAccount(accountId)
    },
    listener: {
      channels: { [sessionChannel]: forgetAccount },
      onLost: () => setListening(false),
      onListening: () => setListening(true),
    },
  }
}
