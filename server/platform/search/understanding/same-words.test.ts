import { expect, test } from 'vitest'
import { fold } from '../../../../contract/rules/fold.ts'
import { sharedStem } from './same-words.ts'
import { stemsOf } from './stemmed.ts'

test.each([
  ['maths', 'mathematics', 'ሒሳብ', 'የሂሳብ', 'herrega', 'herregaa'],
  ['evening', 'evenings', 'ማታ', 'galgala'],
  ['twins', 'መንታ', 'lakkuu', 'lakkuutiif'],
  ['dogs', 'ውሻ', 'ውሾች', 'saree'],
])('TXS-04 everyday words of one meaning are searched as one in three languages: %s', (...words) => {
  expect(new Set(words.map((word) => sharedStem(fold(word)))).size).toBe(1)
})

test('TXS-04 a text is found by the words of other languages, and by its own and their beginnings', () => {
  expect(stemsOf('Barsiisaa herregaa')).toEqual(
    expect.arrayContaining([sharedStem('maths'), 'hereg', 'barsis']),
  )
})
