import { describe, expect, test } from 'vitest'
import { kindCodes, languageCodes } from '../../../../../contract/reference/codes.ts'
import type { SeekerFacts } from '../../../../../contract/rules/seekers.ts'
import { plainJob, plainPerson } from '../../../../testing/matching.ts'
import { matchJob } from './candidates.ts'
import { createFacts, jobToScore, type StoredJob } from './job.ts'
import { seekerOf } from './seeker.ts'

const day = '2026-11-17'
const now = Date.parse(day)
const lastLanguage = languageCodes.at(-1) ?? ''
const job: StoredJob & { verified: boolean } = {
  ...plainJob,
  skills: ['cooking', 'driving'],
  languages: ['am', lastLanguage],
  verified: false,
}
const person: SeekerFacts = {
  ...plainPerson,
  skills: ['driving', 'ironing'],
  languages: [lastLanguage, 'en'],
  availableFrom: '2026-12-04',
}
type Changes = { job?: Partial<StoredJob>; person?: Partial<SeekerFacts> }
const seeker = (change: Changes['person'] = {}) => seekerOf({ ...person, ...change }, day)
const facts = (changes: Changes = {}) =>
  createFacts(jobToScore({ ...job, ...changes.job }, false), now)(seeker(changes.person))
const reasons = (changes: Changes = {}) =>
  matchJob({ ...job, ...changes.job }, seeker(changes.person), now).reasons
const names = (changes: Changes) => reasons(changes).map(({ reason }) => reason)

describe('what is compared', () => {
  test('skills and languages in common are counted, the last language of the list too', () => {
    // Masks are numbers, which are exact up to 53 bits.
    expect(languageCodes.length).toBeLessThanOrEqual(53)
    expect(facts()).toMatchObject({ skillsAsked: 2, skillsMet: 1, languagesAsked: 2, languagesMet: 1 })
  })

  test('work is what is wanted, nearly that, or other work, the last kind of the list too', () => {
    expect(facts({ person: { workTypes: ['NANNY'] } }).work).toBe('wanted')
    expect(facts({ person: { workTypes: ['driver', 'BABYSITTER'] } }).work).toBe('near')
    expect(facts({ person: { workTypes: [kindCodes.at(-1) ?? ''] } }).work).toBe('other')
    expect(facts().work).toBeNull()
  })

  test('MAT-07 the job chosen at registration is wanted, until the person says what they want', () => {
    expect(facts({ person: { jobTitle: 'Nanny' } }).work).toBe('wanted')
    expect(facts({ person: { jobTitle: 'Nanny', workTypes: ['driver'] } }).work).toBe('other')
  })

  test('who registered as a cook is a cook, where the list has cooks and chefs as one', () => {
    expect(seeker({ workTypes: ['COOK_CHEF'] }).kinds).toEqual(['cook', 'chef'])
    expect(seeker({ workTypes: ['COOK_CHEF'], jobTitle: 'Cook' }).kinds).toEqual(['cook'])
  })

  test('somebody is late by whole days after the work begins, or after today where it has begun', () => {
    const late = (startDate: string) => facts({ job: { startDate } }).daysLate
    expect(late('2026-12-01')).toBe(3)
    expect(late('2026-12-10')).toBe(-6)
    expect(late('2026-01-01')).toBe(17)
  })

  test('a job for one religion takes its people, those of the wider one, and who says none', () => {
    const takes = (religion: string | null, religions: string[]) =>
      facts({ job: { religions }, person: { religion } }).religionFits
    expect(takes('Orthodox', ['Orthodox'])).toBe(true)
    expect(takes('Orthodox', ['Christianity'])).toBe(true)
    expect(takes('Christianity', ['Protestant'])).toBe(true)
    expect(takes(null, ['Islam'])).toBe(true)
    expect(takes('Islam', [])).toBe(true)
    expect(takes('Orthodox', ['Islam'])).toBe(false)
    expect(takes('Orthodox', ['Protestant'])).toBe(false)
  })
})

describe('MAT-04 reasons', () => {
  test('what is met and what is missing is counted and named', () => {
    expect(reasons()).toEqual(
      expect.arrayContaining([
        { reason: 'skillsSome', met: 1, asked: 2, missing: ['Cooking'] },
        { reason: 'languages', met: 1, asked: 2, missing: ['Amharic'] },
      ]),
    )
    expect(reasons({ person: { skills: ['cooking', 'driving'] } })).toContainEqual({
      reason: 'skillsAll',
      met: 2,
      asked: 2,
    })
    expect(
      reasons({ person: { skills: ['ironing'], languages: ['en'] }, job: { languages: ['am'] } }),
    ).toEqual(
      expect.arrayContaining([
        { reason: 'skillsMissing', met: 0, asked: 2, missing: ['Cooking', 'Driving'] },
        { reason: 'languagesMissing', met: 0, asked: 1, missing: ['Amharic'] },
      ]),
    )
  })

  test('a place is wanted only where the person said so', () => {
    expect(names({})).toContain('placeHome')
    expect(names({ person: { wantedPlaces: ['adama'] } })).toContain('placeWanted')
    expect(names({ person: { wantedPlaces: ['gondar'] } })).toContain('placeHome')
    expect(names({ job: { anyPlace: true } })).toContain('placeAny')
  })

  test('of another place the distance is said, from the nearest place of the person', () => {
    const near = reasons({ person: { wantedPlaces: ['gondar', 'bishoftu'], placeId: 'gondar' } })
    expect(near.find(({ reason }) => reason === 'placeNear')?.kilometres).toBeGreaterThan(30)
    const far = reasons({ person: { placeId: 'gondar' } })
    expect(far.find(({ reason }) => reason === 'placeFar')?.kilometres).toBeGreaterThan(400)
  })

  test('MAT-03 what the person has not said is named, and only where the job asks for it', () => {
    const silent = { skills: [], languages: [], availableFrom: null, placeId: null }
    expect(names({ person: silent })).toEqual([
      'workUnknown',
      'skillsUnknown',
      'placeUnknown',
      'languagesUnknown',
      'new',
    ])
    expect(names({ person: silent, job: { skills: [], languages: [] } })).toEqual([
      'workUnknown',
      'placeUnknown',
      'new',
    ])
  })

  test('what decides the score comes first', () => {
    const wanted = { workTypes: ['NANNY'], skills: ['cooking', 'driving'], salaryRange: '3000-4000' }
    expect(names({ person: { ...wanted, jobTypes: ['LIVE_IN'], availableFrom: '2026-11-20' } })).toEqual([
      'work',
      'skillsAll',
      'placeHome',
      'languages',
      'jobType',
      'payEnough',
      'startFits',
      'new',
    ])
    const refused = {
      person: {
        gender: 'MALE',
        religion: 'Islam',
        ageRange: '50-51',
        placeId: 'gondar',
        workTypes: ['driver'],
      },
      job: { gender: 'FEMALE', religions: ['Orthodox'], ageRanges: ['20-21'] },
    }
    expect(names(refused).slice(0, 5)).toEqual([
      'genderOther',
      'ageOther',
      'religionOther',
      'placeFar',
      'workOther',
    ])
  })
})
