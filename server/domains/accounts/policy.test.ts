import { expect, test } from 'vitest'
import { accountTypes } from '../../../contract/rules/accounts.ts'
import { maySeePicture } from './policy.ts'

const owner = { accountId: 'one' }

test.each(accountTypes)('%s sees the own picture', (type) => {
  expect(maySeePicture({ accountId: 'one', type }, owner)).toBe(true)
})

test('of the others only staff see it', () => {
  const seeing = accountTypes.filter((type) => maySeePicture({ accountId: 'other', type }, owner))
  expect(seeing).toEqual(['ADMIN'])
})
