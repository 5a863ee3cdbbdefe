import { sql, type Insertable, type Selectable } from 'kysely'
import type { ProfileStep } from '../../../contract/rules/accounts.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { DB } from '../../platform/database/types.ts'
import { accountTexts } from '../../platform/masking/account-texts.ts'
import { profileTexts } from './masked-texts.ts'

export type Person = {
  firstName: string
  lastName: string
  phone: string
  placeId: string
  gender: 'MALE' | 'FEMALE' | 'OTHER'
  dateOfBirth: string
}
export type Preferences = { jobTypes: string[]; workTypes: string[]; wantedPlaces: string[] }
export type Availability = { available: boolean; availableFrom: string | null }
type StoredProfile = Selectable<DB['seeker_profiles']>
export type Skills = {
  hasCertifications: boolean
  wantsSkillTest: boolean
  wantsTrainingProgram: boolean
  salaryRange: StoredProfile['salary_range']
  skills: string[]
  experience: StoredProfile['experience']
  education: StoredProfile['education']
  languages: string[]
  bio: string
  referees: string[]
  religion: StoredProfile['religion']
}
export type SeekerRow = { [Field in keyof Person]: Person[Field] | null } & {
  profileStep: ProfileStep | null
} & Preferences &
  Skills &
  Availability

/** Whoever has told nothing yet is a row of empty answers; null where the account is gone. */
export async function readSeeker(executor: Executor, accountId: string): Promise<SeekerRow | null> {
  const { rows } = await sql<SeekerRow>`
    select account.profile_step as "profileStep", account.first_name as "firstName",
      account.last_name as "lastName", account.phone, account.place_id as "placeId", account.gender,
      account.date_of_birth::text as "dateOfBirth",
      coalesce(seeker.job_types, '{}') as "jobTypes", coalesce(seeker.work_types, '{}') as "workTypes",
      coalesce(seeker.wanted_places, '{}') as "wantedPlaces", coalesce(seeker.skills, '{}') as skills,
      coalesce(seeker.languages, '{}') as languages, seeker.experience, seeker.education,
      seeker.salary_range as "salaryRange", coalesce(seeker.has_certifications, false) as "hasCertifications",
      coalesce(seeker.wants_skill_test, false) as "wantsSkillTest",
      coalesce(seeker.wants_training_program, false) as "wantsTrainingProgram",
      coalesce(seeker.bio, '') as bio, coalesce(seeker.referees, '{}') as referees, seeker.religion,
      coalesce(seeker.available, true) as available, seeker.available_from::text as "availableFrom"
    from accounts account left join seeker_profiles seeker on seeker.account_id = account.id
    where account.id = ${accountId}`.execute(executor)
  return rows[0] ?? null
}

/** Held until the transaction ends, so that two tabs move one step once; null where the account is gone. */
export async function holdStep(
  transaction: Executor,
  accountId: string,
): Promise<{ profileStep: ProfileStep | null } | null> {
  const { rows } = await sql<{ profileStep: ProfileStep | null }>`
    select profile_step as "profileStep" from accounts where id = ${accountId} for no key update
  `.execute(transaction)
  return rows[0] ?? null
}

export async function setStep(
  executor: Executor,
  accountId: string,
  step: ProfileStep | null,
): Promise<void> {
  await executor.updateTable('accounts').set({ profile_step: step }).where('id', '=', accountId).execute()
}

export async function savePerson(transaction: Executor, accountId: string, person: Person): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      place_id: person.placeId,
      gender: person.gender,
      date_of_birth: sql`${person.dateOfBirth}::date`,
    })
    .where('id', '=', accountId)
    .execute()
  await accountTexts.refresh(transaction, [accountId])
}

export async function savePreferences(
  executor: Executor,
  accountId: string,
  preferences: Preferences,
): Promise<void> {
  await put(executor, accountId, {
    job_types: preferences.jobTypes,
    work_types: preferences.workTypes,
    wanted_places: preferences.wantedPlaces,
  })
}

export async function saveSkills(executor: Executor, accountId: string, told: Skills): Promise<void> {
  await put(executor, accountId, {
    has_certifications: told.hasCertifications,
    wants_skill_test: told.wantsSkillTest,
    wants_training_program: told.wantsTrainingProgram,
    salary_range: told.salaryRange,
    skills: told.skills,
    experience: told.experience,
    education: told.education,
    languages: told.languages,
    bio: told.bio,
    ...profileTexts.of({ bio: told.bio }),
    referees: told.referees,
    religion: told.religion,
  })
}

export async function saveAvailability(
  executor: Executor,
  accountId: string,
  { available, availableFrom }: Availability,
): Promise<void> {
  await put(executor, accountId, { available, available_from: availableFrom })
}

type Told = Partial<Omit<Insertable<DB['seeker_profiles']>, 'account_id' | 'updated_at'>>

/** Each step writes its own columns and leaves the others as they are. */
async function put(executor: Executor, accountId: string, told: Told): Promise<void> {
  await executor
    .insertInto('seeker_profiles')
    .values({ account_id: accountId, ...profileTexts.of({ bio: '' }), ...told })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...told, updated_at: sql`now()` }))
    .execute()
}
