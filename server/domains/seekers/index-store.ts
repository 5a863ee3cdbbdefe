import { sql, type NotNull } from 'kysely'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf, noTexts } from '../../platform/database/expressions.ts'
import { addTerms } from '../../platform/search/terms.ts'
import { seekerIndex } from './search/declaration.ts'
import type { FacetEntry, Searchable } from './search/facets.ts'

/** Locked until the transaction ends: of two who change one person, the second sees what the first has written. */
export async function holdAccounts(transaction: Executor, ids: readonly string[]): Promise<void> {
  await transaction
    .selectFrom('accounts')
    .where('id', '=', anyOf(ids, 'uuid'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Those among them who can be hired now, with a proved address. A seeker without a profile can. */
export async function readFindable(
  executor: Executor,
  ids: readonly string[],
): Promise<(Searchable & { id: string; maskedName: string })[]> {
  // By checks of the table every seeker has a first name and a place.
  return executor
    .selectFrom('accounts as person')
    .leftJoin('seeker_profiles as profile', 'profile.account_id', 'person.id')
    .select([
      'person.id',
      'person.first_name as firstName',
      'person.masked_name as maskedName',
      'person.masked_job_title as jobTitle',
      'person.place_id as placeId',
      'person.gender',
      'person.age_range as ageRange',
      'profile.religion',
      'profile.salary_range as salaryRange',
    ])
    .select((build) => [
      build.cast<string | null>('person.date_of_birth', 'text').as('dateOfBirth'),
      sql<string>`(person.created_at at time zone 'UTC')::date::text`.as('registeredOn'),
      build.fn.coalesce('profile.work_types', noTexts).as('workTypes'),
      build.fn.coalesce('profile.job_types', noTexts).as('jobTypes'),
      build.fn.coalesce('profile.masked_bio', sql.lit('')).as('bio'),
      build.fn.coalesce('profile.wanted_places', noTexts).as('wantedPlaces'),
      build.fn.coalesce('profile.skills', noTexts).as('skills'),
      build.fn.coalesce('profile.languages', noTexts).as('languages'),
    ])
    .where('person.id', '=', anyOf(ids, 'uuid'))
    .where('person.type', '=', 'CAREER')
    .where('person.disabled_at', 'is', null)
    .where('person.email_verified_at', 'is not', null)
    .where((build) => build.fn.coalesce('profile.available', build.lit(true)))
    .$narrowType<{ firstName: NotNull; placeId: NotNull }>()
    .execute()
}

/** In the place of what was there before. */
export async function putFacets(
  transaction: Executor,
  ids: readonly string[],
  found: readonly ({ account_id: string; facets: number[]; stems: string[] } & FacetEntry)[],
): Promise<void> {
  await transaction.deleteFrom('seeker_facets').where('account_id', '=', anyOf(ids, 'uuid')).execute()
  await transaction.deleteFrom('seeker_words').where('account_id', '=', anyOf(ids, 'uuid')).execute()
  if (found.length === 0) return
  await sql`
    insert into seeker_facets (facet, name_key, account_id, languages, skills, born, gender, religion, salary, job_types,
      places, kinds, said_kinds, said_skills)
    select facet, entry.name_key, entry.account_id, entry.languages, entry.skills, entry.born, entry.gender,
      entry.religion, entry.salary, entry.job_types, entry.places, entry.kinds, entry.said_kinds, entry.said_skills
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as entry (account_id uuid, facets smallint[],
        name_key text, languages bigint, skills integer, born date, gender smallint, religion smallint,
        salary smallint, job_types smallint, places smallint[], kinds bigint, said_kinds bigint, said_skills integer),
      unnest(entry.facets) as facet`.execute(transaction)
  await addTerms(
    transaction,
    seekerIndex,
    found.map(({ account_id, stems, facets }) => ({ id: account_id, stems, facets })),
  )
}

export async function listWaiting(executor: Executor, most: number): Promise<string[]> {
  const rows = await executor
    .selectFrom('seekers_to_index')
    .select('account_id as id')
    .orderBy('account_id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

export async function endWaiting(transaction: Executor, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('seekers_to_index').where('account_id', '=', anyOf(ids, 'uuid')).execute()
}
