import { expect, test } from 'vitest'
import type { Job } from '../../../contract/jobs.ts'
import { loadPlaces, loadSkills, loadSpokenLanguages } from '../../lib/reference.ts'
import {
  bodyOfJob,
  choicesOfIds,
  emptyJob,
  payChoice,
  placesChosen,
  problemsOf,
  valuesOfJob,
  type JobValues,
} from './job-values.ts'

const lists = {
  locations: await loadPlaces(),
  skills: await loadSkills(),
  languages: await loadSpokenLanguages(),
}
const filled: JobValues = {
  ...emptyJob,
  title: ' Cook ',
  description: 'Cooks.',
  startDate: '2027-01-15',
  salary: '8000',
  jobType: 'FULL_TIME',
  workType: 'COOK_CHEF',
  gender: 'ANY',
  locations: 'Other',
  requirements: 'Cooks well.',
}

test('PST-25 PST-26 PST-27 PST-29 pay goes out in one way, none as 0, and empty lists not at all', () => {
  expect(bodyOfJob({ ...filled, ...payChoice.monthly }, lists)).toEqual({
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
  expect(bodyOfJob(hourly, lists)).toMatchObject({ salary: '0', hourlyRate: 72.5, workHours: '6' })
})

test('PST-14 PST-15 PST-16 PST-17 PST-18 PST-19 PST-20 PST-21 what is missing is found, and nothing else', () => {
  expect(problemsOf(filled)).toEqual([])
  expect(problemsOf(emptyJob).toSorted()).toEqual(
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
  expect(problemsOf({ ...filled, jobType: 'NIGHT', workType: 'PILOT', startDate: '15.1.2027' })).toEqual([
    'startDate',
    'jobType',
    'workType',
  ])
  expect(problemsOf({ ...filled, salary: '-1', hourlyRate: 'x', workHours: '25' })).toEqual([
    'salary',
    'workHours',
    'hourlyRate',
  ])
})

test('a job that is there fills the form, and goes back as it came', () => {
  const values: JobValues = {
    ...filled,
    ...payChoice.hourly,
    title: 'Cook',
    hourlyRate: '72.5',
    workHours: '6',
    locations: 'adama,jimma',
    skills: 'first-aid-cpr',
    languages: 'om',
    ageRanges: '18-19',
    religions: 'Waqefata',
    status: 'CLOSED',
  }
  const body = bodyOfJob(values, lists)
  const job: Job = {
    id: '',
    location: '',
    createdAt: '',
    skills: [],
    languages: [],
    ageRanges: [],
    religions: [],
    ...body,
  }
  expect(valuesOfJob(job, lists)).toEqual(values)
})

test('any place and a place exclude each other, and both have a name', () => {
  expect(placesChosen(['adama', 'Other'])).toEqual(['Other'])
  expect(placesChosen(['Other', 'adama'])).toEqual(['adama'])
  expect(choicesOfIds(lists.locations, ['Other', 'nowhere'], 'am')).toEqual([{ id: 'Other', label: 'ሌላ' }])
})
