import type { Executor } from '../../platform/database/connection.ts'
import { profileTexts } from './masked-texts.ts'
import type { Skills } from './store.ts'

export type NewSeeker = Pick<Skills, 'experience' | 'education' | 'salaryRange' | 'religion'> & {
  accountId: string
  jobTypes: readonly string[]
  workTypes: readonly string[]
  wantedPlaces: readonly string[]
  skills: readonly string[]
  languages: readonly string[]
  hasCertifications: boolean
  wantsSkillTest: boolean
  wantsTrainingProgram: boolean
  bio: string
  referees: readonly string[]
  available: boolean
  availableFrom: string | null
}

export async function addProfiles(transaction: Executor, seekers: readonly NewSeeker[]): Promise<void> {
  if (seekers.length === 0) return
  await transaction
    .insertInto('seeker_profiles')
    .values(
      seekers.map((seeker) => ({
        account_id: seeker.accountId,
        job_types: [...seeker.jobTypes],
        work_types: [...seeker.workTypes],
        wanted_places: [...seeker.wantedPlaces],
        skills: [...seeker.skills],
        languages: [...seeker.languages],
        experience: seeker.experience,
        education: seeker.education,
        salary_range: seeker.salaryRange,
        has_certifications: seeker.hasCertifications,
        wants_skill_test: seeker.wantsSkillTest,
        wants_training_program: seeker.wantsTrainingProgram,
        bio: seeker.bio,
        ...profileTexts.of(seeker),
        referees: [...seeker.referees],
        religion: seeker.religion,
        available: seeker.available,
        // As a text: a date of JavaScript would carry a time zone into it.
        available_from: seeker.availableFrom,
      })),
    )
    .execute()
}
