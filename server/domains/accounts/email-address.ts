import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { hashOf } from '../../platform/sessions/sessions.ts'
import { addressOf, makeLink, type Addressee } from './links.ts'
import { adoptEmail, setPendingEmail, verifyEmail } from './email-store.ts'
import { takeLink, wasUsed } from './link-store.ts'
import { findById, findByName, type KnownAccount } from './store.ts'
import type { AccountTools } from './tools.ts'

export async function askToVerify(transaction: Executor, tools: AccountTools, to: Addressee): Promise<void> {
  const link = await makeLink(transaction, tools, 'verify-email', to)
  if (link === null) return
  const { email, language } = to
  await tools.mailer.send(transaction, { to: email, language, template: 'verify-email', values: { link } })
}

/**
 * Another address takes the place of the present one once the link sent to it is followed. Until then nothing changes, so
 * that nobody can take an address which is not theirs, and an address that has an account looks like any other: its owner
 * is informed by mail, and the one who asked sees no difference.
 */
export async function askForEmail(
  transaction: Executor,
  tools: AccountTools,
  account: KnownAccount,
  email: string,
): Promise<void> {
  await setPendingEmail(transaction, account.id, email === account.email ? null : email)
  if (email === account.email || !(await mailPending(transaction, tools, account, email))) return
  const { email: to, language } = account
  const values = { link: addressOf(tools, language, '/forgot-password') }
  await tools.mailer.send(transaction, { to, language, template: 'email-change-asked', values })
}

/** Answers false where enough have gone out already. */
async function mailPending(
  transaction: Executor,
  tools: AccountTools,
  { id, language }: KnownAccount,
  email: string,
): Promise<boolean> {
  const owner = await findByName(transaction, email)
  // Made in either case: it is counted, and takes its time.
  const link = await makeLink(transaction, tools, 'verify-email', { id, email, language })
  if (link === null) return false
  if (owner === null) {
    await tools.mailer.send(transaction, { to: email, language, template: 'confirm-email', values: { link } })
  } else {
    await tools.mailer.send(transaction, {
      to: owner.email,
      language: owner.language,
      template: 'address-in-use',
      values: { link: addressOf(tools, owner.language, '/login') },
    })
  }
  return true
}

/** To the address that is waiting to be proved, if there is one. */
export function sendLinkAgain(executor: Executor, tools: AccountTools, accountId: string): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    const account = await findById(transaction, accountId)
    if (account === null) return
    if (account.pendingEmail !== null) await mailPending(transaction, tools, account, account.pendingEmail)
    else if (!account.emailVerified) await askToVerify(transaction, tools, account)
  })
}

/** Opened twice, by a person or by a scanner of mails, it is still done. */
export function proveEmail(executor: Executor, tools: AccountTools, token: string): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    const hash = hashOf(token)
    const link = await takeLink(transaction, hash, 'verify-email')
    if (link === null) {
      if (await wasUsed(transaction, hash, 'verify-email')) return
      throw new NamedError('invalid_link')
    }
    if (await proveAddress(transaction, tools, { id: link.accountId, email: link.email })) return
    const adopted = await adoptEmail(transaction, link.accountId, link.email)
    if (adopted === null) throw new NamedError('invalid_link')
    await tools.emit(transaction, 'emailVerified', { accountId: link.accountId, type: adopted.type })
    await tools.mailer.send(transaction, {
      to: adopted.oldEmail,
      language: adopted.language,
      template: 'email-changed',
      values: { link: addressOf(tools, adopted.language, '/contact-us') },
    })
  })
}

/** A person who followed a link to that address has proved it; false where it is no longer the account's. */
export async function proveAddress(
  transaction: Executor,
  { emit }: Pick<AccountTools, 'emit'>,
  { id, email }: Pick<KnownAccount, 'id' | 'email'>,
): Promise<boolean> {
  const verified = await verifyEmail(transaction, id, email)
  if (verified?.isFirst === true)
    await emit(transaction, 'emailVerified', { accountId: id, type: verified.type })
  return verified !== null
}
