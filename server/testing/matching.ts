import type { SeekerFacts } from '../../contract/rules/seekers.ts'
import type { StoredJob } from '../domains/jobs/search/matching/job.ts'

/** Somebody who has said nothing but where they live. */
export const plainPerson: SeekerFacts = {
  placeId: 'adama',
  gender: null,
  religion: null,
  jobTitle: null,
  dateOfBirth: null,
  ageRange: null,
  registeredOn: '2026-01-01',
  jobTypes: [],
  workTypes: [],
  wantedPlaces: [],
  skills: [],
  languages: [],
  salaryRange: null,
  availableFrom: null,
}

/** A job in the same town, posted on 17 November 2026, that asks for nothing. */
export const plainJob: StoredJob = {
  id: '01a1e8c0-8ef4-757b-913d-55cb29bb8134',
  title: 'Nanny',
  description: '',
  jobType: 'LIVE_IN',
  workType: 'NANNY',
  gender: 'ANY',
  anyPlace: false,
  places: ['adama'],
  skills: [],
  languages: [],
  ageRanges: [],
  religions: [],
  monthlySalary: 4000,
  hourlyRateCents: null,
  hoursPerDay: null,
  startDate: '2026-12-01',
}
