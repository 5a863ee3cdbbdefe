import { expect, test } from 'vitest'
import { kindBits } from '../../../../platform/search/kinds.ts'
import { nearKinds } from './near-work.ts'

const near = (...kinds: string[]) => nearKinds(kindBits(kinds))

test('near work is what is nearly the same, without the work itself', () => {
  expect(near('nanny')).toBe(kindBits(['babysitter']))
  expect(near('nanny', 'babysitter')).toBe(0)
  expect(near('cleaner')).toBe(kindBits(['housekeeper', 'laundry-worker', 'janitor', 'window-cleaner']))
  expect(near('accountant')).toBe(0)
  expect(nearKinds(0)).toBe(0)
})
