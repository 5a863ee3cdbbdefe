import { expect, expectTypeOf, test } from 'vitest'
import { languages } from '../../rules/language.ts'
import { documentStatuses } from './documents.ts'
import { employerDocumentTypes } from './employer-documents.ts'
import * as jobs from './jobs.ts'
import { labelOf, valuesOf } from './option.ts'
import * as people from './people.ts'
import { profileProgressSteps, profileStepStates } from './progress.ts'
import { seekerDocumentTypes } from './seeker-documents.ts'
import { contactTopics, messageStatuses, siteLanguages } from './site.ts'
import { trainingPrograms, trainingStatuses } from './training.ts'

test('OPT-13 age ranges go in steps of two years from 18 to 55, then 56+', () => {
  const steps = Array.from({ length: 19 }, (_, step) => `${18 + step * 2}-${19 + step * 2}`)
  expect(steps[0]).toBe('18-19')
  expect(steps.at(-1)).toBe('54-55')
  expect(valuesOf(people.ageRanges)).toEqual([...steps, '56+'])
})

test('OPT-14 genders', () => {
  expect(valuesOf(people.genders)).toEqual(['MALE', 'FEMALE', 'OTHER'])
})

test('OPT-15 the gender filter has an order of its own', () => {
  expect(valuesOf(people.genderFilters)).toEqual(['FEMALE', 'MALE', 'OTHER'])
})

const religions = ['Christianity', 'Islam', 'Orthodox', 'Catholic', 'Protestant', 'Waqefata', 'Other']
test('OPT-16 religions', () => {
  expect(valuesOf(people.religions)).toEqual(religions)
})

test('OPT-17 the employer job form omits Waqefata', () => {
  expect(valuesOf(jobs.jobFormReligions)).toEqual(religions.filter((religion) => religion !== 'Waqefata'))
})

test('OPT-18 job types', () => {
  expect(valuesOf(jobs.jobTypes)).toEqual(['FULL_TIME', 'PART_TIME', 'LIVE_IN', 'HOME_BASED'])
})

test('OPT-19 work types', () => {
  expect(valuesOf(jobs.workTypes)).toEqual(['NANNY', 'HOUSEKEEPER', 'BABYSITTER', 'COOK_CHEF', 'CAREGIVER'])
})

test('OPT-20 job statuses', () => {
  expect(valuesOf(jobs.jobStatuses)).toEqual(['ACTIVE', 'INACTIVE', 'CLOSED'])
})

test('OPT-21 education', () => {
  expect(valuesOf(people.education).join(', ')).toBe(
    'High School, Vocational Training, Associate Degree, Bachelor Degree, Master Degree, PhD, Other',
  )
})

test('OPT-22 experience', () => {
  expect(valuesOf(people.experience).join(', ')).toBe(
    'Less than 1 year, 1-2 years, 3-5 years, 5-10 years, More than 10 years',
  )
})

test('OPT-23 salary ranges', () => {
  expect(valuesOf(jobs.salaryRanges)).toEqual(['1000-2000', '2000-3000', '3000-4000', '4000-5000', '5000+'])
})

test('the lists that are in the other checklists', () => {
  expect(valuesOf(people.userTypes)).toEqual(['CAREER', 'BUSINESS', 'HOUSEHOLD'])
  expect(valuesOf(jobs.payTypes)).toEqual(['monthly', 'hourly'])
  expect(valuesOf(jobs.applicationStatuses).join(', ')).toBe(
    'PENDING, REVIEWING, SHORTLISTED, INTERVIEWING, OFFERED, REJECTED',
  )
  expect(valuesOf(people.guarantorRelationships).length).toBe(12)
})

test('the job form says "It does not matter" for any gender', () => {
  expect(valuesOf(jobs.jobFormGenders)).toEqual(['MALE', 'FEMALE', 'OTHER', 'ANY'])
  expect(jobs.jobFormGenders.map(({ label }) => label.en)).toEqual([
    'Male',
    'Female',
    'Other',
    'It does not matter',
  ])
})

test('what a job seeker’s document tells by number', () => {
  expect(documentStatuses.map(({ value, seekerCode }) => [value, seekerCode])).toEqual([
    ['missing', 0],
    ['uploaded', null],
    ['verified', 1],
  ])
})

test('a household and a business bring documents of their own', () => {
  const asked = (kind: 'BUSINESS' | 'HOUSEHOLD') =>
    employerDocumentTypes
      .filter(({ appliesTo }) => appliesTo.some((each) => each === kind))
      .map(({ value }) => value)
      .join(', ')
  expect(asked('HOUSEHOLD')).toBe('ID_PROOF, RESIDENCE_PROOF, EMPLOYMENT_CONTRACT')
  expect(asked('BUSINESS')).toBe(
    'ID_PROOF, BUSINESS_LICENCE, COMMERCIAL_REGISTRATION, TIN_CERTIFICATE, VAT_CERTIFICATE, ' +
      'AUTHORIZATION_LETTER, EMPLOYMENT_CONTRACT',
  )
})

test('a label comes in the language of the person', () => {
  const labels = languages.map((language) => labelOf(people.genders, 'FEMALE', language))
  expect(labels).toEqual(['Female', 'ሴት', 'Dubartii'])
})

test('values have exact types', () => {
  expectTypeOf(valuesOf(jobs.jobStatuses)).toEqualTypeOf<readonly ('ACTIVE' | 'INACTIVE' | 'CLOSED')[]>()
  expectTypeOf(valuesOf(jobs.jobFormReligions)[0])
    .exclude<undefined>()
    .toEqualTypeOf<'Christianity' | 'Islam' | 'Orthodox' | 'Catholic' | 'Protestant' | 'Other'>()
})

test('every option has a label in every language, and a value of its own in its list', () => {
  const others = {
    documentStatuses,
    employerDocumentTypes,
    seekerDocumentTypes,
    profileProgressSteps,
    profileStepStates,
  }
  const more = { contactTopics, messageStatuses, siteLanguages, trainingPrograms, trainingStatuses }
  for (const list of Object.values({ ...people, ...jobs, ...others, ...more })) {
    expect(new Set(list.map(({ value }) => value)).size).toBe(list.length)
    for (const { label } of list) for (const language of languages) expect(label[language]).toMatch(/\S/)
  }
  for (const { description } of [...employerDocumentTypes, ...seekerDocumentTypes])
    for (const language of languages) expect(description[language]).toMatch(/[.።]$/)
})
