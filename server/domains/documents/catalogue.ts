import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { CatalogueEntry, CatalogueInput } from '../../../contract/documents.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import type { NoticeTools } from '../notices/service.ts'
import { addEntry, changeEntry, findEntry, listEntries, lockCatalogue } from './catalogue-store.ts'
import { lockOwner } from './store.ts'
import { refreshIdentity } from './verification.ts'
import { listWithVerified } from './verification-store.ts'

const payload = z.object({ accountType: z.enum(['CAREER', 'HOUSEHOLD', 'BUSINESS']), staffId: z.uuid() })

declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    /** Less is asked of a type of account: some may have provided all of it. */
    'recheck-identities': z.infer<typeof payload>
  }
}

type Tools = { audit: Audit }

export const listCatalogue = (executor: Executor): Promise<CatalogueEntry[]> => listEntries(executor)

/** What is asked in addition takes nothing away from those who are verified already. */
export async function addToCatalogue(
  transaction: Executor,
  { audit }: Tools,
  { accountId }: Caller,
  input: CatalogueInput,
): Promise<CatalogueEntry> {
  const id = await addEntry(transaction, input)
  if (id === null) throw new NamedError('catalogue_taken')
  await audit.noteAct(transaction, { actorId: accountId, act: 'catalogue.add', targetId: id })
  return { ...input, id }
}

/** Its type of account stays, because people have provided documents for it. Said twice it is recorded once. */
export function changeCatalogue(
  executor: Executor,
  { audit }: Tools,
  { accountId }: Caller,
  { id, ...input }: CatalogueEntry,
): Promise<CatalogueEntry> {
  return executor.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction)
    const before = await findEntry(transaction, id)
    if (before === null) throw new NamedError('not_found')
    if (before.accountType !== input.accountType)
      throw new NamedError('invalid_input', { accountType: { problem: 'notAllowed' } })
    if (isDeepStrictEqual({ id, ...input }, before)) return before
    if (!(await changeEntry(transaction, id, input))) throw new NamedError('catalogue_taken')
    if (isAsked(before) && !isAsked(input))
      await enqueue(transaction, 'recheck-identities', { accountType: input.accountType, staffId: accountId })
    await audit.noteAct(transaction, { actorId: accountId, act: 'catalogue.change', targetId: id })
    return { ...input, id }
  })
}

const isAsked = ({ required, retired }: CatalogueInput): boolean => required && !retired

const batch = 100

/** The task `recheck-identities`: each person in a transaction of their own; done again it changes nothing. */
export const createIdentityChecks =
  (executor: Executor, tools: NoticeTools & Tools) =>
  async (given: unknown): Promise<void> => {
    const { accountType: type, staffId } = payload.parse(given)
    for (let after: string | null = null; ;) {
      const ids: string[] = await listWithVerified(executor, type, { after, most: batch })
      for (const accountId of ids)
        await executor.transaction().execute(async (transaction) => {
          if (await lockOwner(transaction, accountId))
            await refreshIdentity(transaction, tools, { accountId, type }, staffId)
        })
      const last = ids.at(-1)
      if (last === undefined || ids.length < batch) return
      after = last
    }
  }
