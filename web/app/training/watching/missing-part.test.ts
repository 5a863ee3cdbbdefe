import { expect, test } from 'vitest'
import { missingPart } from './missing-part.ts'

test('TRN-11 the part that was skipped is found, and not a moment that was lost before it', () => {
  const covered = [
    { from: 60, to: 10_000 },
    { from: 10_200, to: 12_000 },
    { from: 30_000, to: 60_000 },
  ]
  expect(missingPart(covered, 60_000)).toEqual({ from: 12_000, to: 30_000 })
  expect(missingPart([{ from: 60, to: 4_000 }], 4_000)).toEqual({ from: 0, to: 60 })
  expect(missingPart([{ from: 0, to: 4_000 }], 4_000)).toBeNull()
})
