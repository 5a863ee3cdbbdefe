import { expect, test } from 'vitest'
import type { SeekerJob } from '../../../../contract/job-search.ts'
import { searchPageOf } from '../../../../contract/search-words.ts'
import { jobScreens } from '../screens.ts'
import { recommendedInput } from './job-calls.ts'
import { withJob } from './job-changes.ts'
import { noFilters } from './search-state.ts'

const first = (query: string) => jobScreens.jobSearch.first({ params: {}, query: new URLSearchParams(query) })

test('what is fetched before the search opens is what it asks for', () => {
  const input = recommendedInput(noFilters.page, noFilters.sort)
  expect(first('')).toContainEqual({ key: 'GET /employer/jobs/recommended', input })
  expect(first('q=cook').map(({ key }) => key)).toEqual(['GET /saved-searches'])
})

test('a change of one job leaves the others of its list as they are', () => {
  const job: SeekerJob = {
    id: 'one',
    title: 'Cook',
    description: '',
    location: 'Other',
    locations: ['Other'],
    jobType: 'FULL_TIME',
    workType: 'COOK_CHEF',
    startDate: '2027-01-15',
    workHours: '0',
    salary: '0',
    hourlyRate: 0,
    requirements: '',
    additionalNotes: '',
    status: 'ACTIVE',
    gender: 'ANY',
    skills: [],
    languages: [],
    ageRanges: [],
    religions: [],
    createdAt: '',
    employerKind: 'household',
    verificationInProgress: false,
    applicationStatus: null,
    saved: false,
    employerRating: null,
    employerAnswers: null,
  }
  const list = searchPageOf([job, { ...job, id: 'other' }], 2, 5)
  const changed = withJob('one', { saved: true })(list)
  expect(changed).toEqual({ ...list, content: [{ data: { ...job, saved: true } }, list.content[1]] })
  expect(changed.content[1]).toBe(list.content[1])
  expect(list.content[0]?.data.saved).toBe(false)
})
