import type { Executor } from '../../platform/database/connection.ts'
import type { DataExporters } from '../../platform/domain.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { endListedSession, listSessions, type Caller } from '../../platform/sessions/sessions.ts'
import { askForEmail } from './email-address.ts'
import { proveOwnPassword, wrongPassword } from './own-password.ts'
import { readOwn, readTraces, setPreferences, type OwnRow, type Preferences } from './own-store.ts'
import { findPicture } from './picture-store.ts'
import { lockAccount } from './store.ts'
import type { AccountTools } from './tools.ts'

/** An account that is erased during a call is no longer signed in. */
export async function readOwnAccount(executor: Executor, caller: Caller): Promise<OwnRow> {
  const row = await readOwn(executor, caller.accountId)
  if (row === null) throw new NamedError('sign_in_required')
  return row
}

export async function savePreferences(
  executor: Executor,
  caller: Caller,
  input: Parameters<typeof setPreferences>[2],
): Promise<Preferences> {
  const saved = await setPreferences(executor, caller.accountId, input)
  if (saved === null) throw new NamedError('sign_in_required')
  return saved
}

export async function changeEmail(
  executor: Executor,
  tools: AccountTools,
  caller: Caller,
  input: { email: string; password: string },
): Promise<void> {
  const given = { password: input.password, field: 'password' }
  const account = await proveOwnPassword(executor, tools, caller, given)
  await executor.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, account))) throw wrongPassword(given.field)
    await askForEmail(transaction, tools, account, input.email)
  })
}

/** Another person's session is not there. */
export async function endOwnSession(
  executor: Executor,
  caller: Caller,
  id: string,
): Promise<'current' | 'other'> {
  const ended = await endListedSession(executor, caller.accountId, id, caller.sessionHash)
  if (ended === null) throw new NamedError('not_found')
  return ended
}

export async function readOwnData(executor: Executor, caller: Caller, exporters: DataExporters) {
  const row = await readOwnAccount(executor, caller)
  const sessions = await listSessions(executor, caller.accountId, caller.sessionHash)
  const traces = await readTraces(executor, caller.accountId)
  const picture = await findPicture(executor, caller.accountId, 'full')
  const parts: { [part: string]: object } = {}
  for (const [part, exportPart] of Object.entries(exporters)) {
    const data = await exportPart(executor, caller)
    if (data !== null) parts[part] = data
  }
  return { row, sessions, traces: { ...traces, picture }, parts }
}
