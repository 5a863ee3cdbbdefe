import { createAccount } from '../domains/accounts/create-account.ts'
import { accountExists } from '../domains/accounts/service.ts'
import type { Executor } from '../platform/database/connection.ts'
import type { Passwords } from '../platform/passwords.ts'
import { personOf } from './people.ts'

export const demoPassword = 'abronet-demo'
const demoKinds = ['seeker', 'household', 'business', 'partner', 'admin'] as const

const demoName = (kind: (typeof demoKinds)[number]) => `demo.${kind}`

/** People to try things out with: all of them, or none. */
export async function addDemoPeople(executor: Executor, passwords: Passwords): Promise<void> {
  const passwordHash = await passwords.hash(demoPassword)
  await executor.transaction().execute(async (transaction) => {
    for (const kind of demoKinds) {
      const person = personOf(kind, demoName(kind), `${demoName(kind)}@abronet.example`)
      await createAccount(transaction, { ...person, passwordHash })
    }
  })
}

/** Those of them who are still here, by their usernames. */
export async function demoPeople(executor: Executor): Promise<string[]> {
  const names = demoKinds.map(demoName)
  const here = await Promise.all(names.map((name) => accountExists(executor, name)))
  return names.filter((_, index) => here[index])
}
