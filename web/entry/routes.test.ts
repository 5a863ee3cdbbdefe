import { expect, test } from 'vitest'
import { screens } from '../routes.ts'
import { navItems, registerScreens, screenMatcher, to } from '../lib/screens.ts'

registerScreens(screens)
const find = screenMatcher(screens)

test('an address is built from the name of a screen and its params', () => {
  expect(to('jobSearch')).toBe('/jobseeker/job-search')
  expect(to('editJob', { id: 'a/b c' })).toBe('/employer/edit-job/a%2Fb%20c')
  expect(to('applicants', { jobId: '7' })).toBe('/employer/view-applicants/7')
  expect(to('applicants', {})).toBe('/employer/view-applicants')
})

test('a missing or unknown param does not compile', () => {
  // @ts-expect-error the id is missing
  expect(to('editJob')).toBe('/employer/edit-job')
  // @ts-expect-error no screen has this name
  expect(() => to('nothing')).toThrow('No screen is called nothing')
})

test('RTE-47 an address is found in any letter case, by each of its spellings, with its params decoded', () => {
  expect(find('/JobSeeker/JOBS')?.name).toBe('jobSearch')
  expect(find('/jobseeker/messages')?.name).toBe('messages')
  expect(find('/jobseeker')?.name).toBe('seekerHome')
  expect(find('/employer/edit-job/a%2Fb')).toMatchObject({ name: 'editJob', params: { id: 'a/b' } })
  expect(find('/employer/edit-job/%E0%A4%A')).toMatchObject({ params: { id: '%E0%A4%A' } })
  expect(find('/employer/view-applicants')).toMatchObject({ name: 'applicants', params: {} })
})

test('an address that no screen has is found nowhere', () => {
  for (const path of ['/jobseeker/nothing', '/employer/edit-job', '/employer/edit-job/1/2', '/admin/x'])
    expect(find(path), path).toBeNull()
})

test('SKR-01 the menu of a seeker follows from the records', () => {
  expect(navItems('CAREER').map(({ name }) => name)).toEqual([
    'seekerHome',
    'jobSearch',
    'applications',
    'jobOffers',
    'workPlacement',
    'messages',
    'editSeekerProfile',
    'updateSkills',
    'account',
  ])
  expect(navItems('ADMIN').map(({ name }) => name)).toEqual(['backoffice', 'staffMessages', 'account'])
  expect(navItems('CAREER').find(({ name }) => name === 'messages')?.path).toBe('/jobseeker/messages')
})
