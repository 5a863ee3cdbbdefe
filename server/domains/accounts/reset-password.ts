import * as z from 'zod/mini'
import type { Executor } from '../../platform/database/connection.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { endSessions, hashOf } from '../../platform/sessions/sessions.ts'
import { addressOf, makeLink } from './links.ts'
import { refuseCommon } from './own-password.ts'
import { proveAddress } from './email-address.ts'
import { dropLinks, findUsableLink, takeLink, type LinkOwner } from './link-store.ts'
import { findById, findByName, setPassword } from './store.ts'
import type { AccountTools } from './tools.ts'

declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    'mail-reset-link': ResetRequest
  }
}

const resetRequest = z.object({ email: z.string(), partnersOnly: z.boolean() })
type ResetRequest = z.infer<typeof resetRequest>

/** The queue looks the address up: neither the answer nor its time depends on whether there is an account. */
export const requestReset = (executor: Executor, request: ResetRequest): Promise<void> =>
  enqueue(executor, 'mail-reset-link', request)

/** The task `mail-reset-link`. Done twice it mails two links, of which one is used. */
export function createResetTask(
  executor: Executor,
  tools: Pick<AccountTools, 'mailer' | 'publicUrl'>,
): (payload: unknown) => Promise<void> {
  return (payload) => {
    const request = resetRequest.parse(payload)
    return executor.transaction().execute((transaction) => mailResetLink(transaction, tools, request))
  }
}

async function mailResetLink(
  transaction: Executor,
  tools: Pick<AccountTools, 'mailer' | 'publicUrl'>,
  { email, partnersOnly }: ResetRequest,
): Promise<void> {
  const account = await findByName(transaction, email)
  if (account === null || account.disabled) return
  if (partnersOnly && account.type !== 'PARTNER') return
  const link = await makeLink(transaction, tools, 'reset-password', account)
  if (link === null) return
  const { email: to, language } = account
  await tools.mailer.send(transaction, { to, language, template: 'reset-password', values: { link } })
}

/** Asked when the page of the link is opened, so that nobody thinks of a new password in vain. */
export async function isResetLinkUsable(executor: Executor, token: string): Promise<boolean> {
  const link = await findUsableLink(executor, hashOf(token), 'reset-password')
  return (await accountOf(executor, link)) !== null
}

/** The account that a link may still change. */
async function accountOf(executor: Executor, link: LinkOwner | null) {
  const account = link === null ? null : await findById(executor, link.accountId)
  return account === null || account.disabled || account.email !== link?.email ? null : account
}

/** The new password ends everything that began with the old one. */
export async function resetPassword(
  executor: Executor,
  tools: AccountTools,
  input: { token: string; password: string },
): Promise<void> {
  // Made before the transaction: it takes a while, and nobody should wait for it behind a lock.
  const passwordHash = await tools.passwords.hash(input.password)
  await executor.transaction().execute(async (transaction) => {
    const link = await takeLink(transaction, hashOf(input.token), 'reset-password')
    const account = await accountOf(transaction, link)
    if (account === null) throw new NamedError('invalid_link')
    refuseCommon(input.password, account, 'password')
    await setPassword(transaction, account.id, passwordHash)
    await dropLinks(transaction, account.id, 'reset-password')
    await endSessions(transaction, account.id)
    // A person who can read the mail of that address has proved it.
    await proveAddress(transaction, tools, account)
    await tools.mailer.send(transaction, {
      to: account.email,
      language: account.language,
      template: 'password-changed',
      values: { link: addressOf(tools, account.language, '/forgot-password') },
    })
  })
}
