import { expect, test } from 'vitest'
import { changesOf, follow } from './form-drafts.ts'

const saved = { name: 'Hana', phone: '0911', skills: ['cooking', 'laundry'], agrees: false }

test('a field counts as changed where its value differs, a list also by its order', () => {
  expect(changesOf({ ...saved, skills: ['cooking', 'laundry'] }, saved)).toEqual({})
  const changes = { phone: '', skills: ['laundry', 'cooking'] }
  expect(changesOf({ ...saved, ...changes }, saved)).toEqual(changes)
})

test('what a person changed stays, and the rest follows what is saved elsewhere', () => {
  const typed = { ...saved, phone: '0922', skills: ['cooking'] }
  const now = { ...saved, name: 'Hanna', phone: '0933', agrees: true }
  expect(follow(typed, saved, now)).toEqual({
    name: 'Hanna',
    phone: '0922',
    skills: ['cooking'],
    agrees: true,
  })
  // Emptied is changed too.
  expect(follow({ ...saved, name: '' }, saved, now).name).toBe('')
})
