import { expect, test } from 'vitest'
import { languages } from '../rules/language.ts'
import { valuesOf } from './options/option.ts'
import { serviceDescriptions } from './service-descriptions.ts'
import { serviceCategories, shortSkills, skills } from './services.ts'

test('OPT-08 there are 28 service categories', () => {
  expect(serviceCategories.length).toBe(28)
  expect(serviceCategories.map(({ name }) => name.en).join(', ')).toBe(
    'Babysitting, Basic Computer Skills, Car Washing, Childcare, Cleaning, Cooking, Deep Cleaning, Dishwashing, ' +
      'Driving, Elderly Care, Errand Running, Event/Party Assistance, First Aid/CPR, Gardening, Grocery Shopping, ' +
      'Handyman/Minor Repairs, Housekeeping, Ironing, Laundry, Organization/Decluttering, Painting, Pet Care, ' +
      'Pool Maintenance, Security/Guarding, Sewing/Mending, Table Setting/Serving, Tutoring/Homework Help, ' +
      'Window Cleaning',
  )
})

test('OPT-25 the employer job form shows ten skills first', () => {
  expect(valuesOf(shortSkills).join(', ')).toBe(
    'Housekeeping, Cooking, Childcare, Elderly Care, Pet Care, Laundry, Ironing, Cleaning, Organization, First Aid',
  )
  expect(skills.byValue('Organization')).toBe(skills.byValue('Organization/Decluttering'))
  expect(skills.byValue('First Aid')).toBe(skills.byValue('First Aid/CPR'))
})

test('LNG-41 a skill is found by its name in any of the three languages', () => {
  for (const skill of skills.all)
    for (const typed of languages)
      for (const language of languages)
        expect(skills.suggest(skill.name[typed], { match: 'substring', language })[0]).toBe(skill)
})

test('every service has an icon, and a description in every language', () => {
  expect(Object.keys(serviceDescriptions)).toEqual(serviceCategories.map(({ id }) => id))
  for (const { icon } of serviceCategories) expect(icon).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/)
  for (const description of Object.values(serviceDescriptions))
    for (const language of languages) expect(description[language]).toMatch(/.{20,}[.።]$/)
})
