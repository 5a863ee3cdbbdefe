import { describe, expect, test } from 'vitest'
import { leastRecommended } from '../../../../../contract/rules/matching.ts'
import { scoreOf, type MatchFacts } from './score.ts'

/** A job that suits in every way. */
const perfect: MatchFacts = {
  work: 'wanted',
  skillsAsked: 3,
  skillsMet: 3,
  languagesAsked: 2,
  languagesMet: 2,
  place: 'wanted',
  kilometres: 0,
  isLiveIn: false,
  jobTypeFits: true,
  genderFits: true,
  ageFits: true,
  religionFits: true,
  pay: 5000,
  payWanted: 4000,
  daysLate: 0,
  daysOld: 1,
  employerVerified: true,
}
const score = (changes: Partial<MatchFacts> = {}) => scoreOf({ ...perfect, ...changes })

type Step = Partial<MatchFacts>
/** Each fact from its worst to its best. */
const ladders = {
  work: [{ work: 'other' }, { work: 'near' }, { work: 'wanted' }],
  skills: [{ skillsMet: 0 }, { skillsMet: 1 }, { skillsMet: 2 }, { skillsMet: 3 }],
  place: [
    { place: 'far', kilometres: 400 },
    { place: 'far', kilometres: 81 },
    { place: 'near', kilometres: 80 },
    { place: 'near', kilometres: 3 },
    { place: 'wanted', kilometres: 0 },
  ],
  liveIn: [{ isLiveIn: false }, { isLiveIn: true }],
  languages: [{ languagesMet: 0 }, { languagesMet: 1 }, { languagesMet: 2 }],
  jobType: [{ jobTypeFits: false }, { jobTypeFits: true }],
  pay: [{ pay: 1000 }, { pay: 3500 }, { pay: 4000 }],
  start: [{ daysLate: 90 }, { daysLate: 10 }, { daysLate: 0 }],
  gender: [{ genderFits: false }, { genderFits: true }],
  age: [{ ageFits: false }, { ageFits: true }],
  religion: [{ religionFits: false }, { religionFits: true }],
  nuances: [
    { daysOld: 90, employerVerified: false },
    { daysOld: 0, employerVerified: true },
  ],
} as const satisfies { [fact: string]: readonly Step[] }

/** What some facts can be together with, in every combination; unknown is one of them. */
function combinationsOf(parts: readonly (readonly Step[])[]): MatchFacts[] {
  return parts.reduce<MatchFacts[]>(
    (made, steps) => made.flatMap((facts) => steps.map((step) => ({ ...facts, ...step }))),
    [perfect],
  )
}
const unknown = {
  place: { place: null, kilometres: null },
  skills: { skillsMet: null },
  languages: { languagesMet: null },
  jobType: { jobTypeFits: null },
  pay: { payWanted: null },
  start: { daysLate: null },
} as const satisfies { [fact: string]: Step }
const noSkillsAsked: Step = { skillsAsked: 0, skillsMet: 0 }
const elsewhere: readonly Step[] = [
  { place: 'anywhere', kilometres: null },
  { place: 'home' },
  { place: 'homeInstead', kilometres: 500 },
]
const conditions: readonly (readonly Step[])[] = [
  [...ladders.languages, unknown.languages],
  [...ladders.jobType, unknown.jobType],
  [...ladders.pay, unknown.pay],
  [...ladders.start, unknown.start],
  ladders.nuances,
  ladders.liveIn,
]
const refusals = [ladders.gender, ladders.age, ladders.religion]
const reachable = [...ladders.place.slice(2), ...elsewhere, unknown.place]

describe('whatever else is true', () => {
  test('MAT-01 another kind of work without a shared skill stays under 30', () => {
    const parts = [
      [{ work: 'other' }],
      [{ skillsMet: 0 }, unknown.skills, noSkillsAsked],
      [...ladders.place, ...elsewhere, unknown.place],
      ...conditions,
    ] as const
    expect(Math.max(...combinationsOf(parts).map(scoreOf))).toBeLessThan(30)
  })

  test('MAT-02 wanted work with all its skills within reach has 70 or more', () => {
    const parts = [[{ skillsMet: 3 }, noSkillsAsked], reachable, ...conditions] as const
    expect(Math.min(...combinationsOf(parts).map(scoreOf))).toBeGreaterThanOrEqual(70)
  })

  test('MAT-05 a job out of reach is not recommended, and one with live-in comes nearest to it', () => {
    const parts = [ladders.place.slice(0, 2), ladders.skills, ...conditions] as const
    expect(Math.max(...combinationsOf(parts).map(scoreOf))).toBeLessThan(leastRecommended)
    const far = { place: 'far', kilometres: 200 } as const
    expect(score({ ...far, isLiveIn: true })).toBeGreaterThan(score(far))
  })

  test.each(['genderFits', 'ageFits', 'religionFits'] as const)(
    'where %s is false, the score stays under 30',
    (fact) => {
      expect(score({ [fact]: false })).toBeLessThan(30)
    },
  )

  test('a score is a whole number from 0 to 100', () => {
    const scores = combinationsOf([
      [...ladders.work, { work: null }],
      ladders.skills,
      ladders.place,
      ...refusals,
    ]).map(scoreOf)
    expect(scores.every((each) => Number.isInteger(each) && each >= 0 && each <= 100)).toBe(true)
    expect(score()).toBe(100)
  })
})

describe('a better fact never lowers a score, and alone it raises it', () => {
  test.each(Object.keys(ladders))('%s', (name) => {
    const ladder: readonly Step[] = Object.entries(ladders).find(([each]) => each === name)?.[1] ?? []
    const others = Object.entries(ladders).flatMap(([each, steps]) => (each === name ? [] : [[...steps]]))
    // The ends of all other ladders, in every combination.
    const around = combinationsOf(others.map((steps) => [...steps.slice(0, 1), ...steps.slice(-1)]))
    const falls = around.filter((facts) => {
      const scores = ladder.map((step) => scoreOf({ ...facts, ...step }))
      return scores.some((each, at) => each < (scores[at - 1] ?? 0))
    })
    expect(falls).toEqual([])
  })

  test.each(Object.entries(ladders).filter(([name]) => name !== 'liveIn'))('alone: %s', (_name, ladder) => {
    const scores = ladder.map((step) => score(step))
    expect(scores).toEqual(scores.toSorted((one, other) => one - other))
    expect(new Set(scores).size).toBe(scores.length)
  })
})

describe('MAT-03 what is unknown', () => {
  test.each(Object.entries(unknown))('%s: changes nothing', (_name, step) => {
    expect(score(step)).toBe(100)
    const worse = { jobTypeFits: false, daysLate: 20 }
    expect(score({ ...step, ...worse })).toBeGreaterThanOrEqual(score(worse))
  })

  test('of a person who says nothing of work, skills decide, and without either it is neither good nor bad', () => {
    const silent = { work: null } as const
    expect(score({ ...silent, skillsMet: 3 })).toBeGreaterThan(70)
    expect(score({ ...silent, skillsMet: 0 })).toBeLessThan(30)
    expect(score({ ...silent, skillsMet: null })).toBe(50)
  })
})

test('two compromises cost more than one, and either is less than another trade', () => {
  const one = score({ jobTypeFits: false })
  const two = score({ jobTypeFits: false, place: 'near', kilometres: 60 })
  expect(one).toBeLessThan(100)
  expect(two).toBeLessThan(one)
  expect(score({ work: 'other' })).toBeLessThan(two)
})

test('MAT-02 with all skills one compromise leaves 80 or more, and two of them less', () => {
  const compromises: readonly Step[] = [
    { jobTypeFits: false },
    { place: 'near', kilometres: 40 },
    { languagesMet: 1 },
    { pay: 3990 },
  ]
  for (const one of compromises) {
    expect(score(one), JSON.stringify(one)).toBeGreaterThanOrEqual(80)
    for (const other of compromises.filter((each) => each !== one))
      expect(score({ ...one, ...other }), JSON.stringify([one, other])).toBeLessThan(80)
  }
})

test('another part of the city costs less than the next town', () => {
  const near = (kilometres: number) => score({ place: 'near', kilometres })
  expect(near(15)).toBeGreaterThan(near(25))
})
