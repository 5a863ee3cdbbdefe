import type { Insertable } from 'kysely'
import { v7 as newId } from 'uuid'
import { applicationTransitions, type ApplicationState } from '../../contract/rules/hiring.ts'
import { indexWaitingSeekers } from '../domains/seekers/indexing.ts'
import type { Skills } from '../domains/seekers/store.ts'
import type { Database } from '../platform/database/connection.ts'
import type { DB } from '../platform/database/types.ts'
import { makePerson, type TestPerson } from './accounts.ts'
import { applicationTexts } from '../domains/hiring/masked-texts.ts'
import { profileTexts } from '../domains/seekers/masked-texts.ts'
import { accountTexts } from '../platform/masking/account-texts.ts'

/** Somebody who looks for work, as they are kept; lists are ids of the reference. */
export type SeekerDetails = Pick<Skills, 'religion' | 'salaryRange' | 'experience'> & {
  firstName: string
  lastName: string
  placeId: string
  gender: 'MALE' | 'FEMALE' | 'OTHER' | null
  dateOfBirth: string | null
  ageRange: string | null
  jobTitle: string | null
  jobTypes: readonly string[]
  workTypes: readonly string[]
  wantedPlaces: readonly string[]
  skills: readonly string[]
  languages: readonly string[]
  bio: string
  available: boolean
  availableFrom: string | null
  createdAt: Date
}

/** Somebody of whom nothing special is said. */
const plain: Omit<SeekerDetails, 'createdAt'> = {
  firstName: 'Tigist',
  lastName: 'Bekele',
  placeId: 'adama',
  gender: 'FEMALE',
  dateOfBirth: null,
  ageRange: '26-27',
  jobTitle: 'Nanny',
  jobTypes: [],
  workTypes: [],
  wantedPlaces: [],
  skills: [],
  languages: [],
  religion: null,
  salaryRange: null,
  experience: null,
  bio: '',
  available: true,
  availableFrom: null,
}

/** People straight into the database, then made findable as a starting server does it. Answers their ids. */
export async function makeSeekers(
  { executor }: Database,
  changes: readonly Partial<SeekerDetails>[],
): Promise<string[]> {
  const people = changes.map((change) => ({ ...plain, createdAt: new Date(), ...change, id: newId() }))
  if (people.length === 0) return []
  await executor
    .insertInto('accounts')
    .values(
      people.map((person) => ({
        id: person.id,
        type: 'CAREER',
        username: `made.${person.id.slice(-20)}`,
        email: `${person.id}@example.com`,
        phone: '+251911234567',
        password_hash: '$argon2id$none',
        language: 'en',
        first_name: person.firstName,
        last_name: person.lastName,
        gender: person.gender,
        date_of_birth: person.dateOfBirth,
        age_range: person.ageRange,
        place_id: person.placeId,
        job_title: person.jobTitle,
        ...accountTexts.of({
          type: 'CAREER',
          first_name: person.firstName,
          last_name: person.lastName,
          company_name: null,
          job_title: person.jobTitle,
        }),
        created_at: person.createdAt,
        email_verified_at: person.createdAt,
      })),
    )
    .execute()
  await executor
    .insertInto('seeker_profiles')
    .values(
      people.map((person) => ({
        account_id: person.id,
        job_types: [...person.jobTypes],
        work_types: [...person.workTypes],
        wanted_places: [...person.wantedPlaces],
        skills: [...person.skills],
        languages: [...person.languages],
        religion: person.religion,
        salary_range: person.salaryRange,
        experience: person.experience,
        bio: person.bio,
        ...profileTexts.of(person),
        available: person.available,
        available_from: person.availableFrom,
      })),
    )
    .execute()
  await executor
    .insertInto('seekers_to_index')
    .values(people.map(({ id }) => ({ account_id: id })))
    .execute()
  await indexWaitingSeekers(executor)
  return people.map(({ id }) => id)
}

export async function makeSeeker(database: Database, change: Partial<SeekerDetails> = {}): Promise<string> {
  const [id = ''] = await makeSeekers(database, [change])
  return id
}

type ProfileDetails = Pick<
  Insertable<DB['seeker_profiles']>,
  'bio' | 'referees' | 'experience' | 'skills' | 'languages' | 'salary_range' | 'religion'
>

/** Somebody with a whole profile. Lists are ids of the reference. */
export async function makeSeekerWithProfile(
  database: Database,
  changes: Parameters<typeof makePerson>[2] = {},
  profile: ProfileDetails = {},
): Promise<TestPerson> {
  const { bio = 'I have cared for three children.', ...others } = profile
  const person = await makePerson(database, 'seeker', changes)
  await database.executor
    .insertInto('seeker_profiles')
    .values({
      account_id: person.id,
      skills: ['childcare', 'cooking'],
      languages: ['am', 'om'],
      experience: '3-5 years',
      education: 'High School',
      salary_range: '4000-5000',
      religion: 'Orthodox',
      bio,
      ...profileTexts.of({ bio }),
      ...others,
    })
    .execute()
  await database.executor.insertInto('seekers_to_index').values({ account_id: person.id }).execute()
  await indexWaitingSeekers(database.executor)
  return person
}

/** Somebody's application for a job, straight into the database. Answers its id. */
export async function makeApplication(
  database: Database,
  application: {
    jobId: string
    seekerId: string
    status?: ApplicationState
    coverLetter?: string
    appliedAt?: Date
  },
): Promise<string> {
  const id = newId()
  const { coverLetter = '' } = application
  await database.executor
    .insertInto('job_applications')
    .values({
      id,
      job_id: application.jobId,
      seeker_id: application.seekerId,
      status: application.status ?? applicationTransitions.apply.to,
      cover_letter: coverLetter,
      ...applicationTexts.of({ cover_letter: coverLetter }),
      applied_at: application.appliedAt ?? new Date(),
    })
    .execute()
  return id
}
