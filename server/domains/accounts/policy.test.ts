import { expect, test } from 'vitest'
import { accountTypes } from '../../../contract/rules/accounts.ts'
import { maySeePicture } from './policy.ts'

const owner = { accountId: 'one' }

test.each(accountTypes)('%s sees the own picture', (type) => {
  expect(maySeePicture({ accountId: 'one', type }, owner)).toBe('yes')
})

test('of the others staff see it, and employers where they see the person, seekers where it has hired them', () => {
  const rules = accountTypes.map((type) => [type, maySeePicture({ accountId: 'other', type }, owner)])
  expect(Object.fromEntries(rules)).toEqual({
    CAREER: 'where hired',
    HOUSEHOLD: 'where seen',
    BUSINESS: 'where seen',
    PARTNER: 'no',
    ADMIN: 'yes',
  })
})
