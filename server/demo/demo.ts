import { isEmployer } from '../../contract/rules/accounts.ts'
import { emit } from '../domains.ts'
import { createAccounts } from '../domains/accounts/create-account.ts'
import { accountExists } from '../domains/accounts/service.ts'
import { seedVerification } from '../domains/employers/service.ts'
import type { Audit } from '../platform/audit/audit.ts'
import type { Executor } from '../platform/database/connection.ts'
import type { Passwords } from '../platform/passwords.ts'
import type { Signer } from '../platform/signing.ts'
import type { FileStore } from '../platform/storage/file-store.ts'
import { addDemoDocuments } from './documents.ts'
import { addDemoGuarantors } from './guarantors.ts'
import { addDemoHiring } from './hiring.ts'
import { furtherEmployers } from './employers.ts'
import { addDemoJobs } from './jobs.ts'
import { addDemoMessages } from './messages.ts'
import { addDemoTraining } from './training.ts'
import { personOf } from './people.ts'
import { addSeekers, demoSeekers, triedSeeker } from './seekers.ts'

export const demoPassword = 'abronet-demo'
const demoKinds = ['seeker', 'household', 'business', 'partner', 'admin'] as const

const demoName = (kind: (typeof demoKinds)[number]) => `demo.${kind}`
const demoPerson = (kind: (typeof demoKinds)[number]) =>
  personOf(kind, demoName(kind), `${demoName(kind)}@abronet.example`)

type DemoTools = { passwords: Passwords; audit: Audit; signer: Signer; files: FileStore }

/** A small world to try things out in: all of it, or nothing where its people are here already. */
export async function addDemoPeople(
  executor: Executor,
  { passwords, audit, signer, files }: DemoTools,
): Promise<void> {
  const passwordHash = await passwords.hash(demoPassword)
  const now = new Date()
  await executor.transaction().execute(async (transaction) => {
    const others = [...demoKinds.filter((kind) => kind !== 'seeker').map(demoPerson), ...furtherEmployers]
    const made = await createAccounts(
      transaction,
      others.map((person) => ({ ...person, passwordHash, demo: true })),
    )
    const employerIds = others.flatMap(({ type, username }) =>
      isEmployer(type) ? (made.get(username) ?? []) : [],
    )
    const seekers = [triedSeeker(demoPerson('seeker')), ...demoSeekers(now)]
    const [tried, ...people] = await addSeekers(transaction, seekers, passwordHash)
    const [household, business, ...further] = employerIds
    const [staffId, unverified] = [made.get(demoName('admin')), further.at(-1)]
    if (household === undefined || business === undefined || unverified === undefined) return
    if (staffId === undefined || tried === undefined) return
    // All but the last are verified: the first by documents, and staff vouch for the others.
    await seedVerification(transaction, audit, { staffId, id: household, basis: 'DOCUMENTS' })
    for (const id of [business, ...further.slice(0, -1)])
      await seedVerification(transaction, audit, { staffId, id, basis: 'VOUCHED' })
    const jobs = await addDemoJobs(transaction, [household, business, ...further], now)
    const world = { jobs, tried, seekers: people }
    await addDemoGuarantors(transaction, signer, world, now)
    const owners = { staffId, tried, seekers: people, household, business, unverified }
    await addDemoDocuments(transaction, { files, audit }, owners, now)
    await addDemoTraining(transaction, { files, emit }, { staffId, tried, seekers: people }, now)
    const hiring = await addDemoHiring(transaction, world, now)
    const usernames = new Map([
      ...made,
      ...[tried, ...people].map(({ id, username }) => [username, id] as const),
    ])
    await addDemoMessages(transaction, { ...hiring, jobs, usernames, staffId }, now)
  })
}

/** Those of them who are still here, by their usernames. */
export async function demoPeople(executor: Executor): Promise<string[]> {
  const names = demoKinds.map(demoName)
  const here = await Promise.all(names.map((name) => accountExists(executor, name)))
  return names.filter((_, index) => here[index])
}
