import { sql } from 'kysely'
import type { Executor } from '../../platform/database/connection.ts'
import type { FacetEntry, Searchable } from './search/facets.ts'

/** Held until the transaction ends: of two who change one person, the second sees what the first has written. */
export async function holdAccounts(transaction: Executor, ids: readonly string[]): Promise<void> {
  await sql`
    select from accounts where id = any(${ids}::uuid[]) order by id for no key update`.execute(transaction)
}

/** Those among them who can be hired now. Whoever has told nothing yet can. */
export async function readFindable(
  executor: Executor,
  ids: readonly string[],
): Promise<(Searchable & { id: string })[]> {
  const { rows } = await sql<Searchable & { id: string }>`
    select person.id, person.first_name as "firstName", person.place_id as "placeId", person.gender,
      person.date_of_birth::text as "dateOfBirth", person.age_range as "ageRange",
      (person.created_at at time zone 'UTC')::date::text as "toldOn",
      coalesce(profile.wanted_places, '{}') as "wantedPlaces", coalesce(profile.skills, '{}') as skills,
      coalesce(profile.languages, '{}') as languages, profile.religion, profile.salary_range as "salaryRange"
    from accounts person left join seeker_profiles profile on profile.account_id = person.id
    where person.id = any(${ids}::uuid[]) and person.type = 'CAREER' and person.disabled_at is null
      and coalesce(profile.available, true)`.execute(executor)
  return rows
}

/** In the place of what was there before. */
export async function putFacets(
  transaction: Executor,
  ids: readonly string[],
  found: readonly ({ account_id: string; facets: number[] } & FacetEntry)[],
): Promise<void> {
  await sql`delete from seeker_facets where account_id = any(${ids}::uuid[])`.execute(transaction)
  if (found.length === 0) return
  await sql`
    insert into seeker_facets (facet, name_key, account_id, languages, skills, born, gender, religion, salary, places)
    select facet, entry.name_key, entry.account_id, entry.languages, entry.skills, entry.born, entry.gender,
      entry.religion, entry.salary, entry.places
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as entry (account_id uuid, facets smallint[],
        name_key text, languages bigint, skills integer, born date, gender smallint, religion smallint,
        salary smallint, places smallint[]),
      unnest(entry.facets) as facet`.execute(transaction)
}

export async function listWaiting(executor: Executor, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select account_id as id from seekers_to_index order by account_id limit ${most}`.execute(executor)
  return rows.map(({ id }) => id)
}

export async function endWaiting(transaction: Executor, ids: readonly string[]): Promise<void> {
  await sql`delete from seekers_to_index where account_id = any(${ids}::uuid[])`.execute(transaction)
}
