import { expect, test } from 'vitest'
import { languages } from '../rules/language.ts'
import { jobTitles } from './job-titles.ts'

test('OPT-09 there are 33 job titles', () => {
  const values = jobTitles.all.map(({ name }) => name.en)
  expect(values.length).toBe(33)
  expect(values).toEqual(
    expect.arrayContaining([
      'Accountant',
      'Babysitter',
      'Chef',
      'Driver',
      'Electrician',
      'Tutor',
      'Window Cleaner',
    ]),
  )
})

test('OPT-10 the careers offered to seekers are among them', () => {
  for (const career of ['Cleaner', 'Driver', 'Cook', 'Babysitter', 'Caregiver', 'Nanny', 'Housekeeper'])
    expect(jobTitles.byValue(career)?.id).toBe(career.toLowerCase())
})

test('LNG-40 a job is found by its name in any of the three languages', () => {
  for (const title of jobTitles.all)
    for (const typed of languages)
      for (const language of languages)
        expect(jobTitles.suggest(title.name[typed], { match: 'substring', language })[0]).toBe(title)
})
