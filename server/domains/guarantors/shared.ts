import type { SharedGuarantor } from '../../../contract/guarantors.ts'
import { manySeekers } from '../../../contract/rules/guarantors.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { readReviews, readShared, storeReviews, type SharedEntry } from './shared-store.ts'

/** Everything that is entered about one person, who may have several addresses and numbers. */
type Person = { entries: readonly SharedEntry[]; seekers: number; reviewed: number }

const mostListed = 100

/** People who vouch for many seekers, until staff have looked at them; one more seeker brings them back. */
export async function listSharedGuarantors(executor: Executor): Promise<SharedGuarantor[]> {
  const people = await readPeople(executor)
  return people
    .filter(({ seekers, reviewed }) => seekers > reviewed)
    .slice(0, mostListed)
    .flatMap(({ entries }) => {
      const [first] = entries
      return first === undefined ? [] : [viewOf(first, entries)]
    })
}

/** Recorded once for each number of seekers. */
export function reviewShared(
  executor: Executor,
  audit: Audit,
  { accountId }: Caller,
  id: string,
): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    const people = await readPeople(transaction)
    const person = people.find(({ entries }) => entries.some((entry) => entry.id === id))
    if (person === undefined) throw new NamedError('not_found')
    const { entries, seekers, reviewed } = person
    if (seekers === reviewed) return
    await storeReviews(transaction, distinct(entries.map(({ emailHash }) => emailHash)), {
      seekers,
      staffId: accountId,
    })
    await audit.noteAct(transaction, { actorId: accountId, act: 'guarantor.review', targetId: id })
  })
}

async function readPeople(executor: Executor): Promise<Person[]> {
  const groups = groupsOf(await readShared(executor))
    .map((entries) => ({ entries, seekers: new Set(entries.map(({ seekerId }) => seekerId)).size }))
    .filter(({ seekers }) => seekers >= manySeekers)
  if (groups.length === 0) return []
  const hashes = groups.flatMap(({ entries }) => entries.map(({ emailHash }) => emailHash))
  const reviews = await readReviews(executor, distinct(hashes))
  return groups.map((group) => ({
    ...group,
    reviewed: Math.max(0, ...group.entries.map(({ emailHash }) => reviews.get(emailHash) ?? 0)),
  }))
}

/** Entries with the same address, or the same number, are about the same person. */
function groupsOf(entries: readonly SharedEntry[]): SharedEntry[][] {
  const groupOf = new Map<string, SharedEntry[]>()
  for (const entry of entries) {
    const keys = [`address ${entry.emailHash}`, `number ${entry.phone}`]
    const merged = [...new Set(keys.flatMap((key) => groupOf.get(key) ?? [])), entry]
    for (const { emailHash, phone } of merged) {
      groupOf.set(`address ${emailHash}`, merged)
      groupOf.set(`number ${phone}`, merged)
    }
  }
  return [...new Set(groupOf.values())]
}

/** As it was entered first. */
const viewOf = (first: SharedEntry, entries: readonly SharedEntry[]): SharedGuarantor => ({
  id: first.id,
  name: first.name,
  email: distinct(entries.map(({ email }) => email)).join(', '),
  phone: distinct(entries.map(({ phone }) => phone)).join(', '),
  seekers: entries.map(({ seekerId, seekerName, state }) => ({ id: seekerId, name: seekerName, state })),
})

const distinct = (values: readonly string[]): string[] => [...new Set(values)]
