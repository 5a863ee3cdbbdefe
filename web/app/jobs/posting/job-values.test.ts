import { expect, test } from 'vitest'
import { jobEndpoints, type Job } from '../../../../contract/jobs.ts'
import { fieldProblems } from '../../../../contract/rules/field-problems.ts'
import { choicesOfIds } from '../../../lib/list-choices.ts'
import { lists } from '../../../lib/lists.ts'
import {
  bodyOfJob,
  emptyJob,
  keptStart,
  payChoice,
  placesChosen,
  valuesOfJob,
  type JobValues,
} from './job-values.ts'

const filled: JobValues = {
  ...emptyJob,
  title: ' Cook ',
  description: 'Cooks.',
  startDate: '2027-01-15',
  salary: '8000',
  jobType: 'FULL_TIME',
  workType: 'COOK_CHEF',
  gender: 'ANY',
  locations: ['Other'],
  requirements: 'Cooks well.',
}
const schema = jobEndpoints['POST /employer/jobs'].body

/** The fields that the form marks. */
function problemsOf(values: JobValues): string[] {
  const { error } = schema.safeParse(bodyOfJob(values), { reportInput: true })
  return Object.keys(fieldProblems(error?.issues ?? [])).toSorted()
}

test('PST-26 PST-27 PST-29 pay goes out in one way, none as 0, and empty lists not at all', () => {
  expect(bodyOfJob({ ...filled, ...payChoice.monthly })).toEqual({
    title: 'Cook',
    description: 'Cooks.',
    locations: ['Other'],
    jobType: 'FULL_TIME',
    workType: 'COOK_CHEF',
    startDate: '2027-01-15',
    workHours: '0',
    salary: '8000',
    hourlyRate: 0,
    requirements: 'Cooks well.',
    additionalNotes: '',
    status: 'ACTIVE',
    gender: 'ANY',
  })
  const hourly = { ...filled, ...payChoice.hourly, hourlyRate: '72.50', workHours: '6' }
  expect(bodyOfJob(hourly)).toMatchObject({ salary: '0', hourlyRate: 72.5, workHours: '6' })
})

test('PST-17 PST-18 what is missing or not on offer is found, and nothing else', () => {
  expect(problemsOf(filled)).toEqual([])
  expect(problemsOf(emptyJob)).toEqual(
    [
      'title',
      'description',
      'startDate',
      'jobType',
      'workType',
      'gender',
      'locations',
      'requirements',
    ].toSorted(),
  )
  expect(problemsOf({ ...filled, title: ' ', requirements: '\n' })).toEqual(['requirements', 'title'])
  expect(problemsOf({ ...filled, jobType: 'NIGHT', workType: 'PILOT', startDate: '15.1.2027' })).toEqual([
    'jobType',
    'startDate',
    'workType',
  ])
  expect(problemsOf({ ...filled, salary: '-1', workHours: '25' })).toEqual(['salary', 'workHours'])
  expect(problemsOf({ ...filled, salary: '10000001', workHours: 'x' })).toEqual(['salary', 'workHours'])
  const hourly = { ...filled, ...payChoice.hourly }
  for (const hourlyRate of ['x', '-1', '100001']) {
    expect(problemsOf({ ...hourly, hourlyRate }), hourlyRate).toEqual(['hourlyRate'])
  }
  // What a way of paying does not ask for is not sent, so it cannot be wrong.
  expect(problemsOf({ ...filled, hourlyRate: 'x' })).toEqual([])
})

test('a job that is there fills the form, and goes back as it came', () => {
  const values: JobValues = {
    ...filled,
    ...payChoice.hourly,
    title: 'Cook',
    hourlyRate: '72.5',
    workHours: '6',
    locations: ['adama', 'jimma'],
    skills: ['first-aid-cpr'],
    languages: ['om'],
    ageRanges: ['18-19'],
    religions: ['Waqefata'],
    status: 'CLOSED',
  }
  const posted = schema.parse(bodyOfJob(values))
  const job: Job = {
    ...posted,
    id: '',
    location: '',
    createdAt: '',
    salary: String(posted.salary ?? 0),
    workHours: String(posted.workHours ?? 0),
    hourlyRate: posted.hourlyRate ?? 0,
    additionalNotes: posted.additionalNotes ?? '',
  }
  expect(valuesOfJob(job)).toEqual(values)
})

test('any place and a place exclude each other, and both have a name', () => {
  expect(placesChosen(['adama', 'Other'])).toEqual(['Other'])
  expect(placesChosen(['Other', 'adama'])).toEqual(['adama'])
  expect(choicesOfIds(lists.places, ['Other', 'nowhere'], 'am')).toEqual([{ id: 'Other', label: 'ሌላ' }])
})

test('a day that has passed may stay, but not where a draft is posted', () => {
  const draft: JobValues = { ...filled, status: 'INACTIVE' }
  expect(keptStart(filled, filled)).toBe('2027-01-15')
  expect(keptStart(draft, draft)).toBe('2027-01-15')
  expect(keptStart(draft, filled)).toBe('')
  expect(keptStart({ ...filled, status: 'CLOSED' }, filled)).toBe('2027-01-15')
})
