import * as z from 'zod/mini'
import { maskingVersion } from '../../../contract/rules/contact-masking.ts'
import type { TextKind } from '../../../contract/rules/reports.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { accountTexts } from '../../platform/masking/account-texts.ts'
import { maskOldTexts, type DoubtfulRow, type MaskedTable } from '../../platform/masking/masked-texts.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import { TryAgain } from '../../platform/queue/try-again.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { applicationTexts, interviewTexts, offerTexts, reviewTexts } from '../hiring/service.ts'
import { jobTexts } from '../jobs/service.ts'
import { messageTexts } from '../messages/service.ts'
import { profileTexts } from '../seekers/service.ts'

const tables: { readonly [Kind in TextKind]: MaskedTable } = {
  account: accountTexts,
  profile: profileTexts,
  job: jobTexts,
  application: applicationTexts,
  offer: offerTexts,
  interview: interviewTexts,
  review: reviewTexts,
  message: messageTexts,
}

/** More of each kind are listed once these are reviewed. */
const mostListed = 20

/** Texts in which something is shown that could be a contact. */
export async function listDoubtful(executor: Executor): Promise<DoubtfulRow[]> {
  const lists = await Promise.all(
    Object.values(tables).map((table) => table.listDoubtful(executor, mostListed)),
  )
  return lists.flat()
}

/** Staff have looked at a text: it is listed again only after it is changed. Recorded once. */
export function reviewText(
  executor: Executor,
  audit: Audit,
  { accountId }: Caller,
  { kind, id }: { kind: TextKind; id: string },
): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    if (!(await tables[kind].clearDoubt(transaction, id))) throw new NamedError('not_found')
    await audit.noteAct(transaction, { actorId: accountId, act: `text.review.${kind}`, targetId: id })
  })
}

const payload = z.object({ version: z.number() })

declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    /** The version of the rules that asks for it. */
    'mask-old-texts': { version: number }
  }
}

export const requestTextMasking = (executor: Executor): Promise<void> =>
  enqueue(executor, 'mask-old-texts', { version: maskingVersion }, { key: 'mask-old-texts' })

/** The task `mask-old-texts`, which every start of a node asks for. */
export const createTextMasking = (executor: Executor) => async (given: unknown) => {
  // A node of the version before must not count the work as done.
  if (payload.parse(given).version > maskingVersion)
    throw new TryAgain('The rules of masking are newer than this node', { longestSeconds: 60 })
  await maskOldTexts(executor, Object.values(tables))
}
