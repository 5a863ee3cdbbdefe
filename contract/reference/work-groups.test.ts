import { expect, test } from 'vitest'
import { jobTitles } from './job-titles.ts'
import { workTypes } from './options/jobs.ts'
import { isGrouped, workGroupOf } from './work-groups.ts'

test('every job title has a picture of its group', () => {
  expect(jobTitles.all.filter(({ id }) => !isGrouped(id)).map(({ id }) => id)).toEqual([])
})

test('every work type has the picture of its job title', () => {
  expect(workTypes.map(({ value }) => workGroupOf(value))).toEqual([
    'child',
    'home',
    'child',
    'kitchen',
    'care',
  ])
  expect(workGroupOf('something of their own')).toBe('home')
})
