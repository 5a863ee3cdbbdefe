import { expect, test } from 'vitest'
import { languageCodes } from '../../../../../contract/reference/codes.ts'
import { createFacts, rankedJob } from './job.ts'
import { seekerOf } from './seeker.ts'

const now = Date.parse('2026-11-17')
const job = {
  id: '01a1e8c0-8ef4-757b-913d-55cb29bb8134',
  jobType: 'LIVE_IN',
  workType: 'NANNY',
  gender: 'ANY',
  anyPlace: false,
  places: ['adama'],
  skills: ['cooking', 'driving'],
  languages: ['am', languageCodes.at(-1) ?? ''],
  ageRanges: [],
  religions: [],
  monthlySalary: 4000,
  hourlyRateCents: null,
  hoursPerDay: null,
  startDate: '2026-12-01',
}
const seeker = {
  placeId: 'adama',
  gender: null,
  dateOfBirth: null,
  ageRange: null,
  registeredOn: '2026-01-01',
  jobTypes: [],
  workTypes: [],
  wantedPlaces: [],
  skills: ['driving', 'ironing'],
  languages: [languageCodes.at(-1) ?? '', 'en'],
  salaryRange: null,
  availableFrom: '2026-12-04',
}

test('skills and languages in common are counted, the last language of the list too', () => {
  // Masks are numbers, which are exact up to 53 bits.
  expect(languageCodes.length).toBeLessThanOrEqual(53)
  expect(createFacts(rankedJob(job, true), now)(seekerOf(seeker, '2026-11-17'))).toMatchObject({
    skillsAsked: 2,
    skillsMet: 1,
    languagesAsked: 2,
    languagesMet: 1,
  })
})

test('somebody is late by whole days after the work begins, or after today where it has begun', () => {
  const late = (startDate: string) =>
    createFacts(rankedJob({ ...job, startDate }, true), now)(seekerOf(seeker, '2026-11-17')).daysLate
  expect(late('2026-12-01')).toBe(3)
  expect(late('2026-12-10')).toBe(-6)
  expect(late('2026-01-01')).toBe(17)
})
