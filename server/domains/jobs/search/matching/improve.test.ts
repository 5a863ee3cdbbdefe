import { expect, test } from 'vitest'
import type { SeekerFacts } from '../../../../../contract/rules/seekers.ts'
import { plainJob, plainPerson } from '../../../../testing/matching.ts'
import { improvementsFor } from './improve.ts'
import { jobToScore, type StoredJob } from './job.ts'
import { seekerOf } from './seeker.ts'

const day = '2026-11-17'
const person: SeekerFacts = {
  ...plainPerson,
  workTypes: ['NANNY'],
  skills: ['childcare'],
  languages: ['am'],
}
const job = (change: Partial<StoredJob> = {}): StoredJob => ({
  ...plainJob,
  skills: ['childcare'],
  languages: ['am'],
  ...change,
})
const improvements = (jobs: StoredJob[], change: Partial<SeekerFacts> = {}) =>
  improvementsFor(
    jobs.map((each) => jobToScore(each, true)),
    seekerOf({ ...person, ...change }, day),
    Date.parse(day),
  )

test('a town counts the jobs that it brings, and the town that brings the most is what counts', () => {
  const jobs = [job(), job({ places: ['gondar'] }), job({ places: ['gondar'] }), job({ places: ['jimma'] })]
  expect(improvements(jobs)).toEqual([{ add: 'place', jobs: 2 }])
})

test('a skill, a language or the work counts where it is what is missing', () => {
  const babysitter = { workType: 'BABYSITTER', title: 'Babysitter', skills: ['babysitting'] }
  expect(improvements([job(babysitter), job(babysitter)])).toEqual([{ add: 'skills', jobs: 2 }])
  const silent = { workTypes: [], skills: ['ironing'] }
  expect(
    improvements([job(), job(), job({ skills: ['ironing', 'cooking', 'driving', 'laundry'] })], silent),
  ).toEqual([
    { add: 'work', jobs: 2 },
    { add: 'skills', jobs: 2 },
  ])
  const partly = job({ skills: ['cooking', 'driving', 'ironing'], languages: ['om'] })
  expect(improvements([partly], { skills: ['laundry'] })).toContainEqual({
    add: 'languages',
    jobs: 1,
  })
})

test('nothing is proposed where it would bring nothing', () => {
  expect(improvements([])).toEqual([])
  expect(improvements([job(), job()])).toEqual([])
  expect(improvements([job({ gender: 'MALE' })], { gender: 'FEMALE' })).toEqual([])
})
