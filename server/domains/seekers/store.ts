import { sql, type Insertable, type Selectable } from 'kysely'
import type { ProfileStep } from '../../../contract/rules/accounts.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { noTexts } from '../../platform/database/expressions.ts'
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
  /** Chosen at registration. */
  jobTitle: string | null
} & Preferences &
  Skills &
  Availability

/** A seeker without a profile is a row of empty answers; null where the account is gone. */
export async function readSeeker(executor: Executor, accountId: string): Promise<SeekerRow | null> {
  const row = await executor
    .selectFrom('accounts as account')
    .leftJoin('seeker_profiles as seeker', 'seeker.account_id', 'account.id')
    .select([
      'account.profile_step as profileStep',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.phone',
      'account.place_id as placeId',
      'account.gender',
      'account.job_title as jobTitle',
      'seeker.experience',
      'seeker.education',
      'seeker.salary_range as salaryRange',
      'seeker.religion',
    ])
    .select((build) => [
      build.cast<string | null>('account.date_of_birth', 'text').as('dateOfBirth'),
      build.cast<string | null>('seeker.available_from', 'text').as('availableFrom'),
      build.fn.coalesce('seeker.job_types', noTexts).as('jobTypes'),
      build.fn.coalesce('seeker.work_types', noTexts).as('workTypes'),
      build.fn.coalesce('seeker.wanted_places', noTexts).as('wantedPlaces'),
      build.fn.coalesce('seeker.skills', noTexts).as('skills'),
      build.fn.coalesce('seeker.languages', noTexts).as('languages'),
      build.fn.coalesce('seeker.referees', noTexts).as('referees'),
      build.fn.coalesce('seeker.bio', sql.lit('')).as('bio'),
      build.fn.coalesce('seeker.has_certifications', build.lit(false)).as('hasCertifications'),
      build.fn.coalesce('seeker.wants_skill_test', build.lit(false)).as('wantsSkillTest'),
      build.fn.coalesce('seeker.wants_training_program', build.lit(false)).as('wantsTrainingProgram'),
      build.fn.coalesce('seeker.available', build.lit(true)).as('available'),
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

/** Locked until the transaction ends, so that two tabs move one step once; null where the account is gone. */
export async function holdStep(
  transaction: Executor,
  accountId: string,
): Promise<{ profileStep: ProfileStep | null } | null> {
  const row = await transaction
    .selectFrom('accounts')
    .select('profile_step as profileStep')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
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

export async function saveSkills(executor: Executor, accountId: string, input: Skills): Promise<void> {
  await put(executor, accountId, {
    has_certifications: input.hasCertifications,
    wants_skill_test: input.wantsSkillTest,
    wants_training_program: input.wantsTrainingProgram,
    salary_range: input.salaryRange,
    skills: input.skills,
    experience: input.experience,
    education: input.education,
    languages: input.languages,
    bio: input.bio,
    ...profileTexts.of({ bio: input.bio }),
    referees: input.referees,
    religion: input.religion,
  })
}

export async function saveAvailability(
  executor: Executor,
  accountId: string,
  { available, availableFrom }: Availability,
): Promise<void> {
  await put(executor, accountId, { available, available_from: availableFrom })
}

export const saveUnavailable = (executor: Executor, accountId: string): Promise<void> =>
  put(executor, accountId, { available: false })

type ProfileColumns = Partial<Omit<Insertable<DB['seeker_profiles']>, 'account_id' | 'updated_at'>>

/** Each step writes its own columns and leaves the others as they are. */
async function put(executor: Executor, accountId: string, columns: ProfileColumns): Promise<void> {
  await executor
    .insertInto('seeker_profiles')
    .values({ account_id: accountId, ...profileTexts.of({ bio: '' }), ...columns })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ ...columns, updated_at: sql`now()` }),
    )
    .execute()
}
