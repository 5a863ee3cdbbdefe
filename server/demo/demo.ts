import { isEmployer, type AccountType } from '../../contract/rules/accounts.ts'
import { createAccount } from '../domains/accounts/create-account.ts'
import { accountExists } from '../domains/accounts/service.ts'
import { verifyEmployer } from '../domains/employers/service.ts'
import type { Executor } from '../platform/database/connection.ts'
import type { Passwords } from '../platform/passwords.ts'
import { furtherEmployers } from './employers.ts'
import { addDemoJobs } from './jobs.ts'
import { personOf } from './people.ts'

export const demoPassword = 'abronet-demo'
const demoKinds = ['seeker', 'household', 'business', 'partner', 'admin'] as const

const demoName = (kind: (typeof demoKinds)[number]) => `demo.${kind}`

/** People to try things out with: all of them, or none. */
export async function addDemoPeople(executor: Executor, passwords: Passwords): Promise<void> {
  const passwordHash = await passwords.hash(demoPassword)
  await executor.transaction().execute(async (transaction) => {
    const people = [
      ...demoKinds.map((kind) => personOf(kind, demoName(kind), `${demoName(kind)}@abronet.example`)),
      ...furtherEmployers,
    ]
    const made: { id: string; type: AccountType }[] = []
    for (const person of people) {
      const created = await createAccount(transaction, { ...person, passwordHash })
      if ('id' in created) made.push({ id: created.id, type: person.type })
    }
    await addWork(transaction, made)
  })
}

/** Jobs of the employers among them, all of whom but the last are verified. */
async function addWork(
  transaction: Executor,
  made: readonly { id: string; type: AccountType }[],
): Promise<void> {
  const [first, ...others] = made.filter(({ type }) => isEmployer(type)).map(({ id }) => id)
  const staff = made.find(({ type }) => type === 'ADMIN')
  if (first === undefined || staff === undefined) return
  for (const id of [first, ...others.slice(0, -1)]) await verifyEmployer(transaction, staff.id, id)
  await addDemoJobs(transaction, [first, ...others], new Date())
}

/** Those of them who are still here, by their usernames. */
export async function demoPeople(executor: Executor): Promise<string[]> {
  const names = demoKinds.map(demoName)
  const here = await Promise.all(names.map((name) => accountExists(executor, name)))
  return names.filter((_, index) => here[index])
}
