import { sql, type RawBuilder } from 'kysely'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import { liveOfferStates, type OfferState } from '../../../contract/rules/hiring.ts'
import type { Reads } from '../../platform/database/reads.ts'
import { prepare } from '../../platform/database/statement.ts'
import type { RowSource } from '../../platform/search/pages.ts'

export type CardRow = {
  id: string
  name: string
  pictureVersion: string | null
  role: string | null
  placeId: string
  wantedPlaces: string[]
  gender: SeekerCard['gender']
  dateOfBirth: string | null
  ageRange: SeekerCard['ageRange']
  /** The day on which they gave their age. */
  registeredOn: string
  experience: string | null
  education: string | null
  skills: string[]
  languages: string[]
  bio: string
  religion: string | null
  salaryRange: string | null
  hasCertifications: boolean
  availableFrom: string | null
  saved: boolean
  identityCheckedAt: Date | null
  guarantorConfirmedAt: Date | null
  trainedAt: Date | null
  reviews: number
  /** Of all reviews together. */
  stars: number
  offerStatus: OfferState | null
  offeredJobs: (string | null)[] | null
}

/** What a card shows, and nothing by which the person could be reached. */
export const cardColumns = sql`
  person.id, person.masked_name as name, picture.version as "pictureVersion", person.masked_job_title as role,
  person.place_id as "placeId", coalesce(profile.wanted_places, '{}') as "wantedPlaces", person.gender,
  person.date_of_birth::text as "dateOfBirth", person.age_range as "ageRange",
  (person.created_at at time zone 'UTC')::date::text as "registeredOn", profile.experience, profile.education,
  coalesce(profile.skills, '{}') as skills, coalesce(profile.languages, '{}') as languages, coalesce(profile.masked_bio, '') as bio,
  profile.religion, profile.salary_range as "salaryRange", coalesce(profile.has_certifications, false) as "hasCertifications",
  profile.available_from::text as "availableFrom", saved.seeker_id is not null as saved, offer.status as "offerStatus",
  offer.jobs as "offeredJobs", verification.identity_checked_at as "identityCheckedAt",
  verification.guarantor_confirmed_at as "guarantorConfirmedAt", verification.trained_at as "trainedAt", coalesce(figures.reviews, 0) as reviews, coalesce(figures.stars, 0) as stars`

/** After any other end another offer may follow. */
const liveStates = sql.join(liveOfferStates.map((state) => sql.lit(state)))

/** Joined to `person`, an account: the profile, and what the employer has to do with them. */
export const cardJoins = (employerId: string | RawBuilder<unknown>) => sql`
  left join seeker_profiles profile on profile.account_id = person.id
  left join account_pictures picture on picture.account_id = person.id
  left join saved_seekers saved on saved.seeker_id = person.id and saved.employer_id = ${employerId}::uuid
  left join seeker_verifications verification on verification.account_id = person.id
  left join account_figures figures on figures.account_id = person.id
  left join lateral (
    select (array_agg(status order by created_at desc))[1] as status,
      array_agg(job_id) filter (where status in (${liveStates})) as jobs
    from offers where employer_id = ${employerId}::uuid and seeker_id = person.id
  ) offer on true`

/** A page of a search. */
export const cardRows: RowSource = {
  id: sql`person.id`,
  indexed: [],
  columns: () => cardColumns,
  from: (employerId) => sql`accounts person ${cardJoins(employerId)}`,
}

const listed = prepare<CardRow, { employerId: string; ids: readonly string[] }>(
  (param) => sql`
    select ${cardColumns} from accounts person ${cardJoins(param('employerId', 'uuid'))}
    where person.id = any(${param('ids', 'uuid[]')}::uuid[])`,
)

/** In the order of the ids; people who no longer exist are left out. */
export async function readCards(read: Reads, employerId: string, ids: readonly string[]): Promise<CardRow[]> {
  const rows = await read(listed({ employerId, ids }))
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
