import { jobTypes, salaryRanges } from '../../contract/reference/options/jobs.ts'
import { ageRanges, education, experience } from '../../contract/reference/options/people.ts'
import { ethiopianPlaces } from '../../contract/reference/places.ts'
import type { Language } from '../../contract/rules/language.ts'
import { createAccounts } from '../domains/accounts/create-account.ts'
import { seedSeekers, type NewSeeker } from '../domains/seekers/seeding.ts'
import type { Executor } from '../platform/database/connection.ts'
import { communities, type Community } from './names.ts'
import type { PersonDetails } from './people.ts'
import { seekerStories } from './seeker-stories.ts'
import { turn } from './turn.ts'

const day = 24 * 60 * 60 * 1000
const count = 132
/** Where most of the demo's jobs are; the others live all over the country. */
const towns = [
  'addis-ababa-bole',
  'adama',
  'addis-ababa',
  'hawassa',
  'bahir-dar',
  'addis-ababa-yeka',
  'jimma',
]

export type DemoSeeker = { person: PersonDetails; profile: Omit<NewSeeker, 'accountId'> }

/** In the way people write them into a text; nobody has these. */
const demoNumber = (index: number): string => `0911 00 00 ${String(index % 100).padStart(2, '0')}`
export const fillIn = (text: string, index: number, username: string): string =>
  text.replace('{{number}}', demoNumber(index)).replace('{{address}}', `${username}@abronet.example`)

/** The same people at every start, but for the day they are counted from. */
export const demoSeekers = (now: Date): DemoSeeker[] =>
  Array.from({ length: count }, (_, index) => seekerOf(index, now))

/** The one who can be tried out, with a profile that much of the demo's work suits. */
export const triedSeeker = (person: PersonDetails): DemoSeeker => ({
  person,
  profile: {
    jobTypes: ['LIVE_IN', 'FULL_TIME'],
    workTypes: ['NANNY', 'HOUSEKEEPER'],
    wantedPlaces: ['adama', 'addis-ababa'],
    skills: ['childcare', 'cooking', 'first-aid-cpr', 'laundry'],
    languages: ['am', 'om'],
    experience: '3-5 years',
    education: 'High School',
    salaryRange: '5000+',
    hasCertifications: true,
    wantsSkillTest: false,
    wantsTrainingProgram: true,
    bio: 'I have cared for three children since 2021, and cook for the whole family.',
    referees: [`Almaz Tesfaye ${demoNumber(99)}`],
    religion: null,
    available: true,
    availableFrom: null,
  },
})

/** With their profiles, in a few statements for all of them. Answers with those who were not here yet. */
export async function addSeekers(
  transaction: Executor,
  seekers: readonly DemoSeeker[],
  passwordHash: string,
): Promise<{ id: string; username: string; language: Language }[]> {
  const made = await createAccounts(
    transaction,
    seekers.map(({ person }) => ({ ...person, passwordHash, demo: true })),
  )
  const added = seekers.flatMap(({ person, profile }) => {
    const id = made.get(person.username)
    return id === undefined ? [] : [{ id, person, profile }]
  })
  await seedSeekers(
    transaction,
    added.map(({ id, profile }) => ({ ...profile, accountId: id })),
  )
  return added.map(({ id, person: { username, language } }) => ({ id, username, language }))
}

function seekerOf(index: number, now: Date): DemoSeeker {
  const community = turn(communities, index)
  const round = Math.floor(index / communities.length)
  const story = turn(seekerStories, round + index)
  const man = story.men && index % 3 === 0
  const language = turn(community.writes, round)
  const { firstName, lastName, username } = namesOf(community, { index, round, man, language })
  return {
    person: {
      type: 'CAREER',
      username,
      email: `${username}@abronet.example`,
      emailVerified: true,
      language,
      firstName,
      lastName,
      gender: man ? 'MALE' : 'FEMALE',
      ageRange: turn(ageRanges, 2 + ((index * 5) % 14)).value,
      phone: `+251${demoNumber(index).replaceAll(' ', '').slice(1)}`,
      placeId: index % 2 === 0 ? turn(towns, round) : turn(ethiopianPlaces.all, index * 7).id,
      jobTitle: story.jobTitle,
    },
    profile: {
      jobTypes: [turn(jobTypes, index).value, turn(jobTypes, index + 1).value],
      workTypes: story.workTypes,
      // Every third would work anywhere.
      wantedPlaces: index % 3 === 0 ? [] : [turn(towns, index), turn(towns, index + 2)],
      skills: story.skills.slice(0, 2 + (index % 4)),
      languages: turn(community.languages, round),
      experience: turn(experience, index * 3).value,
      education: index % 7 === 6 ? null : turn(education, index % 4).value,
      salaryRange: turn(salaryRanges, 1 + (index % 4)).value,
      hasCertifications: index % 4 === 1,
      wantsSkillTest: index % 5 === 0,
      wantsTrainingProgram: index % 3 === 1,
      bio: fillIn(story.bios[language], index, username),
      referees: index % 5 === 2 ? [`${turn(community.women, index)[0]} ${demoNumber(index + 50)}`] : [],
      religion: turn(community.religions, round),
      available: index % 13 !== 12,
      availableFrom: index % 9 === 4 ? dayAfter(now, 10 + (index % 40)) : null,
    },
  }
}

const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * day).toISOString().slice(0, 10)

/** Every other person who writes Amharic writes the name in its letters. */
function namesOf(
  { women, men }: Community,
  { index, round, man, language }: { index: number; round: number; man: boolean; language: Language },
) {
  const first = turn(man ? men : women, man ? round + 4 : round)
  const father = turn(men, round * 3 + index)
  const letters = language === 'am' && round % 2 === 0 ? 1 : 0
  return {
    firstName: first[letters],
    lastName: father[letters],
    username: `${first[0]}.${father[0]}.${index}`.toLowerCase(),
  }
}
