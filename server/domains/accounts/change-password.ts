import type { Executor } from '../../platform/database/connection.ts'
import { deviceName } from '../../platform/sessions/device.ts'
import { renewSession, type Caller, type StartedSession } from '../../platform/sessions/sessions.ts'
import { addressOf } from './links.ts'
import { proveOwnPassword, refuseCommon, wrongPassword } from './own-password.ts'
import { dropLinks } from './link-store.ts'
import { lockAccount, setPassword, type KnownAccount } from './store.ts'
import type { AccountTools, Origin } from './tools.ts'

/** Ends what began with the old password everywhere else, and begins anew here. */
export async function changePassword(
  executor: Executor,
  tools: AccountTools,
  caller: Caller,
  input: { currentPassword: string; newPassword: string },
  origin: Origin,
): Promise<{ account: KnownAccount; session: StartedSession }> {
  const given = { password: input.currentPassword, field: 'currentPassword' }
  const account = await proveOwnPassword(executor, tools, caller, given)
  refuseCommon(input.newPassword, account, 'newPassword')
  // Made before the transaction: it takes a while, and nobody should wait for it behind a lock.
  const passwordHash = await tools.passwords.hash(input.newPassword)
  const session = await executor.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, account))) throw wrongPassword(given.field)
    await setPassword(transaction, account.id, passwordHash)
    await dropLinks(transaction, account.id, 'reset-password')
    await tools.mailer.send(transaction, {
      to: account.email,
      language: account.language,
      template: 'password-changed',
      values: { link: addressOf(tools, account.language, '/forgot-password') },
    })
    return renewSession(transaction, caller, {
      device: deviceName(origin.userAgent),
      deviceId: origin.deviceId,
      secondFactor: caller.secondFactor,
    })
  })
  return { account, session }
}
