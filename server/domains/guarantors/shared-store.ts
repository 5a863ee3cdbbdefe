import { sql } from 'kysely'
import { manySeekers, type GuarantorState } from '../../../contract/rules/guarantors.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf } from '../../platform/database/expressions.ts'

/** One entry about somebody who may vouch for many. */
export type SharedEntry = {
  id: string
  name: string
  email: string
  emailHash: string
  phone: string
  seekerId: string
  seekerName: string
  state: GuarantorState
}

/** Every entry about people who vouch for many, the oldest first. */
export async function readShared(executor: Executor): Promise<SharedEntry[]> {
  // In raw SQL: it first finds the few addresses and numbers that are entered more than once, by their indexes, and compares
  // only these with each other.
  const { rows } = await sql<SharedEntry>`
    with suspects as materialized (
      select id, email_hash, phone, seeker_id from guarantors
      where email_hash in (select email_hash from guarantors group by email_hash having count(*) > 1)
         or phone in (select phone from guarantors group by phone having count(*) > 1)
    ), pairs as (
      select suspect.id, other.seeker_id from suspects suspect join suspects other using (email_hash)
      union
      select suspect.id, other.seeker_id from suspects suspect join suspects other using (phone)
    ), shared as (
      select id from pairs group by id having count(*) >= ${manySeekers}
    )
    select guarantor.id, guarantor.first_name || ' ' || guarantor.last_name as name, guarantor.email,
      guarantor.email_hash as "emailHash", guarantor.phone, guarantor.seeker_id as "seekerId",
      concat_ws(' ', seeker.first_name, seeker.last_name) as "seekerName", guarantor.state
    from guarantors guarantor join accounts seeker on seeker.id = guarantor.seeker_id
    where guarantor.id in (
      select entry.id from suspects entry join suspects known using (email_hash) join shared on shared.id = known.id
      union
      select entry.id from suspects entry join suspects known using (phone) join shared on shared.id = known.id
    )
    order by guarantor.id`.execute(executor)
  return rows
}

/** How many seekers there were when staff last looked, by the address. */
export async function readReviews(
  executor: Executor,
  emailHashes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await executor
    .selectFrom('shared_guarantor_reviews')
    .select(['email_hash as emailHash', 'seekers'])
    .where('email_hash', '=', anyOf(emailHashes, 'text'))
    .execute()
  return new Map(rows.map(({ emailHash, seekers }) => [emailHash, seekers]))
}

export async function storeReviews(
  executor: Executor,
  emailHashes: readonly string[],
  { seekers, staffId }: { seekers: number; staffId: string },
): Promise<void> {
  await executor
    .insertInto('shared_guarantor_reviews')
    .values(emailHashes.map((emailHash) => ({ email_hash: emailHash, seekers, reviewed_by: staffId })))
    .onConflict((conflict) =>
      conflict.column('email_hash').doUpdateSet({ seekers, reviewed_by: staffId, reviewed_at: sql`now()` }),
    )
    .execute()
}
