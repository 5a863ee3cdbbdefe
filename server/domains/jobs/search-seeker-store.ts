import { sql } from 'kysely'
import { genders } from '../../../contract/reference/options/people.ts'
import { valuesOf } from '../../../contract/reference/options/option.ts'
import { ageRangeOf } from '../../../contract/rules/seekers.ts'
import type { Reads } from '../../platform/database/reads.ts'
import { ageBits, genderBits, jobTypeCode, languageBits, skillBits, workTypeCode } from './facets.ts'

/** What of a person decides which jobs suit; no bits, an empty list and 0 are not told. */
export type Seeker = {
  /** Wanted ones; else where the person lives. */
  places: readonly string[]
  jobTypes: readonly number[]
  workTypes: readonly number[]
  skills: readonly string[]
  skillBits: number
  languageBits: string
  genderBits: number
  ageBits: number
  payWanted: number
}

type Row = {
  placeId: string | null
  gender: string | null
  dateOfBirth: string | null
  ageRange: string | null
  jobTypes: string[]
  workTypes: string[]
  wantedPlaces: string[]
  skills: string[]
  languages: string[]
  salaryRange: string | null
}

export async function readSeekerFacts(read: Reads, accountId: string, today: string): Promise<Seeker | null> {
  const rows = await read(sql<Row>`
    select account.place_id as "placeId", account.gender, account.date_of_birth::text as "dateOfBirth",
      account.age_range as "ageRange", coalesce(seeker.job_types, '{}') as "jobTypes",
      coalesce(seeker.work_types, '{}') as "workTypes", coalesce(seeker.wanted_places, '{}') as "wantedPlaces",
      coalesce(seeker.skills, '{}') as skills, coalesce(seeker.languages, '{}') as languages,
      seeker.salary_range as "salaryRange"
    from accounts account left join seeker_profiles seeker on seeker.account_id = account.id
    where account.id = ${accountId}::uuid`)
  const [row] = rows
  return row === undefined ? null : seekerOf(row, today)
}

function seekerOf(row: Row, today: string): Seeker {
  const home = row.placeId === null ? [] : [row.placeId]
  const age = ageRangeOf(row, today)
  return {
    places: row.wantedPlaces.length > 0 ? row.wantedPlaces : home,
    jobTypes: row.jobTypes.map(jobTypeCode),
    workTypes: row.workTypes.map(workTypeCode),
    skills: row.skills,
    skillBits: skillBits(row.skills),
    languageBits: languageBits(row.languages),
    genderBits: genderBits(valuesOf(genders).filter((gender) => gender === row.gender)),
    ageBits: ageBits(age === null ? [] : [age]),
    payWanted: Number.parseInt(row.salaryRange ?? '0', 10),
  }
}
