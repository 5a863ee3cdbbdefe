import { expect, test } from 'vitest'
import type { Job } from '../../../contract/jobs.ts'
import { emptyTerms, termsBody, termsOfJob } from './terms-values.ts'

const job = (changes: Partial<Job> = {}): Job => ({
  id: 'job',
  title: 'Nanny',
  description: '',
  location: 'Adama',
  locations: ['Adama'],
  jobType: 'LIVE_IN',
  workType: 'NANNY',
  startDate: '2027-01-15',
  workHours: '8.5',
  salary: '8000',
  hourlyRate: 0,
  requirements: '',
  additionalNotes: '',
  status: 'ACTIVE',
  gender: 'ANY',
  skills: [],
  languages: [],
  ageRanges: [],
  religions: [],
  createdAt: '2026-11-03T11:05:00.000Z',
  ...changes,
})

test('an offer begins with what its job says', () => {
  expect(termsOfJob(job(), '2026-11-03')).toEqual({
    pay: '8000',
    per: 'month',
    startDate: '2027-01-15',
    hoursPerDay: '8.5',
    home: 'in',
    daysOff: '',
  })
  const byHour = job({ salary: '0', hourlyRate: 72.5, jobType: 'PART_TIME', workHours: '0' })
  expect(termsOfJob(byHour, '2026-11-03')).toMatchObject({
    pay: '72.5',
    per: 'hour',
    hoursPerDay: '',
    home: '',
  })
})

test('a start that has passed is left open', () => {
  expect(termsOfJob(job(), '2027-01-15').startDate).toBe('2027-01-15')
  expect(termsOfJob(job(), '2027-01-16').startDate).toBe('')
})

test('what is empty is sent as nothing said, and pay by the month or by the hour', () => {
  expect(termsBody(emptyTerms)).toEqual({
    salary: null,
    hourlyRate: null,
    startDate: null,
    hoursPerDay: null,
    liveIn: null,
    daysOff: null,
  })
  expect(termsBody({ ...emptyTerms, pay: '90', per: 'hour', home: 'out', daysOff: '0' })).toMatchObject({
    salary: null,
    hourlyRate: 90,
    liveIn: false,
    daysOff: 0,
  })
})
