import { sql } from 'kysely'
import { employerStates } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Reads } from '../../platform/database/reads.ts'
import { everything } from '../../platform/search/codes.ts'
import type { Page } from '../../platform/search/input.ts'
import { cardColumns, cardJoins, type CardRow } from './card-store.ts'

/** Who looks; staff see everyone who is not disabled. */
export type Viewer = { accountId: string; type: string }

/** Of `person`: is found by employers, or has applied to this one, or was offered work by them. */
const isVisible = ({ accountId, type }: Viewer) => sql`
  person.type = 'CAREER' and person.disabled_at is null and (
    ${type === 'ADMIN'}::boolean
    or exists (select from seeker_facets where facet = ${sql.lit(everything)} and account_id = person.id)
    or exists (select from offers where employer_id = ${accountId}::uuid and seeker_id = person.id)
    or exists (
      select from job_applications application join jobs job on job.id = application.job_id
      where application.seeker_id = person.id and application.status = any(${employerStates}::text[])
        and job.employer_id = ${accountId}::uuid
    )
  )`

export async function readVisible(read: Reads, viewer: Viewer, id: string): Promise<CardRow | null> {
  // In raw SQL, as the searches, with which it shares the columns and joins of a card.
  const rows = await read(sql<CardRow>`
    select ${cardColumns} from accounts person ${cardJoins(sql.val(viewer.accountId))}
    where person.id = ${id}::uuid and ${isVisible(viewer)}`)
  return rows[0] ?? null
}

/** Whether there is somebody to see. */
export async function isSeen(executor: Executor, viewer: Viewer, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from accounts person where person.id = ${id}::uuid and ${isVisible(viewer)}`.execute(executor)
  return rows.length > 0
}

/** A person who can no longer be seen is not listed. */
export async function readSaved(
  read: Reads,
  viewer: Viewer,
  { limit, offset }: Page,
): Promise<{ rows: CardRow[]; total: number }> {
  // In raw SQL, as the searches, with which it shares the columns and joins of a card.
  const rows = await read(sql<{ total: number; shown: boolean } & CardRow>`
    with listed as materialized (
      select kept.seeker_id, kept.saved_at
      from saved_seekers kept join accounts person on person.id = kept.seeker_id
      where kept.employer_id = ${viewer.accountId}::uuid and ${isVisible(viewer)}
      order by kept.saved_at desc, kept.seeker_id limit 1001
    ), page as (
      select * from listed order by saved_at desc, seeker_id limit ${limit}::integer offset ${offset}::integer
    )
    select counted.total, person.id is not null as shown, ${cardColumns}
    from (select count(*)::integer as total from listed) counted left join (
      page join accounts person on person.id = page.seeker_id ${cardJoins(sql.val(viewer.accountId))}
    ) on true
    order by page.saved_at desc, page.seeker_id`)
  return { rows: rows.filter(({ shown }) => shown), total: rows[0]?.total ?? 0 }
}

export async function addSaved(executor: Executor, employerId: string, seekerId: string): Promise<void> {
  await executor
    .insertInto('saved_seekers')
    .values({ employer_id: employerId, seeker_id: seekerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeSaved(executor: Executor, employerId: string, seekerId: string): Promise<void> {
  await executor
    .deleteFrom('saved_seekers')
    .where('employer_id', '=', employerId)
    .where('seeker_id', '=', seekerId)
    .execute()
}

/** Whom an employer has saved, by name, for that employer. */
export async function listSavedNames(executor: Executor, employerId: string) {
  return executor
    .selectFrom('saved_seekers')
    .innerJoin('accounts', 'accounts.id', 'saved_seekers.seeker_id')
    .select(['accounts.masked_name as seeker', 'saved_seekers.saved_at as savedAt'])
    .where('employer_id', '=', employerId)
    .orderBy('saved_at', 'desc')
    .execute()
}
