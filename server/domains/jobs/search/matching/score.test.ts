import { expect, test } from 'vitest'
import { reasonsOf, scoreOf, type MatchFacts } from './score.ts'
import { weights } from './weights.ts'

/** A job that suits in every way. */
const perfect: MatchFacts = {
  skillsAsked: 3,
  skillsMet: 3,
  languagesAsked: 1,
  languagesMet: 1,
  distance: 0,
  jobTypeFits: true,
  workTypeFits: true,
  ageFits: true,
  genderFits: true,
  pay: 5000,
  payWanted: 4000,
  daysLate: 0,
  daysOld: 1,
  employerVerified: true,
}
const score = (changes: Partial<MatchFacts> = {}) => scoreOf({ ...perfect, ...changes })
const reasons = (changes: Partial<MatchFacts> = {}) => reasonsOf({ ...perfect, ...changes })

test('all weights together are a hundred, which only what suits in every way reaches', () => {
  expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
  expect(score()).toBe(100)
})

/** From the best to the worst, each a little less than the one above it. */
const ranking: [string, Partial<MatchFacts>][] = [
  ['suits in every way', {}],
  ['a month old', { daysOld: 30 }],
  ['of an employer who is not verified', { daysOld: 30, employerVerified: false }],
  ['to begin with two days before the person can', { daysOld: 30, employerVerified: false, daysLate: 2 }],
  ['to begin with a month before the person can', { daysOld: 30, employerVerified: false, daysLate: 30 }],
  ['pays too little', { employerVerified: false, pay: 3000 }],
  ['anywhere, and pays too little', { employerVerified: false, pay: 2500, distance: 'any' }],
  ['in the next town, one skill missing', { distance: 60, skillsMet: 2 }],
  ['another work and job type', { jobTypeFits: false, workTypeFits: false, skillsMet: 2 }],
  ['the other end of the country', { distance: 700, skillsMet: 2, jobTypeFits: false }],
  ['none of the skills, far away', { distance: 700, skillsMet: 0, jobTypeFits: false }],
  ['prefers another gender', { genderFits: false }],
  ['prefers another gender and age', { genderFits: false, ageFits: false }],
]

test.each(ranking.slice(1).map(([name, facts], index) => ({ name, facts, above: ranking[index] })))(
  'a job that is $name ranks below the one before',
  ({ facts, above }) => {
    expect(score(facts)).toBeLessThan(score(above?.[1]))
  },
)

test('the nearer the better, without a leap at a border', () => {
  const steps = [0, 8, 9, 40, 80, 81, 200, 400, 900].map((distance) => score({ distance }))
  expect(steps).toEqual(steps.toSorted((one, other) => other - one))
  expect(score({ distance: 0 }) - score({ distance: 900 })).toBe(weights.place)
})

test('what is unknown is neither good nor bad', () => {
  for (const untold of [
    { skillsAsked: 0, skillsMet: 0 },
    { languagesAsked: 0, languagesMet: 0 },
    { distance: null },
    { jobTypeFits: null },
    { workTypeFits: null },
    { pay: 0 },
    { payWanted: 0 },
  ] satisfies Partial<MatchFacts>[]) {
    expect(score(untold)).toBeLessThan(100)
    expect(score(untold)).toBeGreaterThan(80)
  }
})

test('what speaks for a job is listed before what speaks against it', () => {
  expect(reasons()).toEqual([
    'skillsAll',
    'placeWanted',
    'workType',
    'jobType',
    'payEnough',
    'languages',
    'startFits',
    'new',
    'employerVerified',
  ])
  expect(reasons({ skillsMet: 2 })[0]).toBe('skillsSome')
  expect(reasons({ distance: 'any' })[1]).toBe('placeAny')
  expect(
    reasons({
      skillsMet: 0,
      distance: 500,
      pay: 1000,
      languagesMet: 0,
      daysLate: 10,
      ageFits: false,
      genderFits: false,
      daysOld: 20,
      employerVerified: false,
    }),
  ).toEqual([
    'workType',
    'jobType',
    'skillsMissing',
    'placeFar',
    'payLow',
    'languagesMissing',
    'startLate',
    'ageOther',
    'genderOther',
  ])
})

test('who can begin right away is as welcome as who comes in time, and of both the second is shown', () => {
  expect(score({ daysLate: null })).toBe(score({ daysLate: 0 }))
  expect(reasons({ daysLate: null })).not.toContain('startFits')
  expect(score({ daysLate: 1000 })).toBe(100 - weights.availability)
})

test('a score is a whole number from 0 to 100, whatever the facts are', () => {
  for (const facts of [
    { daysOld: -1 },
    { daysOld: 10_000, distance: 20_000, pay: 1, payWanted: 1_000_000, skillsMet: 0, languagesMet: 0 },
  ]) {
    expect(score(facts)).toBeGreaterThanOrEqual(0)
    expect(score(facts)).toBeLessThanOrEqual(100)
    expect(Number.isInteger(score(facts))).toBe(true)
  }
})
