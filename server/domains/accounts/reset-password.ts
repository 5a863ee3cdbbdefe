import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { endSessions, hashOf } from '../../platform/sessions/sessions.ts'
import { addressOf, makeLink } from './links.ts'
import { refuseCommon } from './own-password.ts'
import { verifyEmail } from './email-store.ts'
import { dropLinks, takeLink } from './link-store.ts'
import { findById, findByName, setPassword } from './store.ts'
import type { AccountTools } from './tools.ts'

/** Says nothing of whether the address is known, and takes as long either way. */
export async function requestReset(
  transaction: Executor,
  tools: AccountTools,
  wish: { email: string; partnersOnly: boolean },
): Promise<void> {
  const account = await findByName(transaction, wish.email)
  if (account === null || account.disabled) return
  if (wish.partnersOnly && account.type !== 'PARTNER') return
  const link = await makeLink(transaction, tools, 'reset-password', account)
  if (link === null) return
  const { email: to, language } = account
  await tools.mailer.send(transaction, { to, language, template: 'reset-password', values: { link } })
}

/** The new password ends everything that began with the old one. */
export async function resetPassword(
  executor: Executor,
  tools: AccountTools,
  wish: { token: string; password: string },
): Promise<void> {
  // Made before the transaction: it takes a while, and nobody should wait for it behind a lock.
  const passwordHash = await tools.passwords.hash(wish.password)
  await executor.transaction().execute(async (transaction) => {
    const link = await takeLink(transaction, hashOf(wish.token), 'reset-password')
    const account = link === null ? null : await findById(transaction, link.accountId)
    if (link === null || account === null || account.email !== link.email)
      throw new NamedError('invalid_link')
    refuseCommon(wish.password, account, 'password')
    await setPassword(transaction, account.id, passwordHash)
    await dropLinks(transaction, account.id, 'reset-password')
    await endSessions(transaction, account.id)
    // Whoever can read the mail of that address has proved it.
    await verifyEmail(transaction, account.id, account.email)
    await tools.mailer.send(transaction, {
      to: account.email,
      language: account.language,
      template: 'password-changed',
      values: { link: addressOf(tools, account.language, '/forgot-password') },
    })
  })
}
