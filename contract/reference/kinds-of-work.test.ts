import { expect, test } from 'vitest'
import { jobTitles } from './job-titles.ts'
import { isHouseholdWork, kindOfWork, otherWork, workValue } from './kinds-of-work.ts'
import { workTypes } from './options/jobs.ts'

test('every job title is a kind of work, and comes back as the same one', () => {
  for (const { name } of jobTitles.all) {
    const kind = kindOfWork(name.en) ?? ''
    expect(kindOfWork(workValue(kind))).toBe(kind)
  }
})

test('the five kinds of household work keep their values; no title names one of them twice', () => {
  for (const { value } of workTypes) expect(kindOfWork(value)).toBe(value)
  expect(['Nanny', 'Chef', 'ሞግዚት'].map(kindOfWork)).toEqual(['NANNY', 'COOK_CHEF', 'NANNY'])
  expect(otherWork.all.filter(({ id }) => isHouseholdWork(kindOfWork(id) ?? ''))).toEqual([])
})

test('a driver and a gardener are kinds of work; what is on no list is not', () => {
  expect(['Driver', 'Gardener', 'Pilot'].map(kindOfWork)).toEqual(['driver', 'gardener', undefined])
  expect(workValue('driver')).toBe('Driver')
})
