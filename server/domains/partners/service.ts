import type { ReferredPerson } from '../../../contract/partners.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { readReferred } from '../accounts/service.ts'

export async function listReferred(executor: Executor, { accountId }: Caller): Promise<ReferredPerson[]> {
  const rows = await readReferred(executor, accountId)
  return rows.map(({ maskedName, createdAt }) => ({
    name: initialed(maskedName),
    registeredAt: createdAt.toISOString(),
  }))
}

/** The first name, and of the last one no more than its first letter; nothing of one that is masked. */
function initialed(name: string): string {
  const [first = '', ...others] = name.split(' ')
  const [initial] = others.at(-1) ?? ''
  return initial !== undefined && /\p{L}/u.test(initial) ? `${first} ${initial}.` : first
}
