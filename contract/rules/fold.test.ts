import { expect, test } from 'vitest'
import { fold } from './fold.ts'

const forms = (...texts: string[]) => new Set(texts.map(fold)).size
const orders = (first: string, second: string) =>
  Array.from(first, (letter, order) => [letter, Array.from(second)[order] ?? ''] as const)

test('LNG-32 ሀ, ሐ and ኀ and their orders are found as one', () => {
  for (const [one, other] of orders('ሀሁሂሃሄህሆ', 'ሐሑሒሓሔሕሖ')) expect(forms(one, other)).toBe(1)
  for (const [one, other] of orders('ሀሁሂሃሄህሆ', 'ኀኁኂኃኄኅኆ')) expect(forms(one, other)).toBe(1)
  expect(forms('ሐዋሳ', 'ሀዋሳ', 'ሃዋሳ', 'ኀዋሳ')).toBe(1)
})

test('LNG-33 ሰ and ሠ and their orders are found as one', () => {
  for (const [one, other] of orders('ሰሱሲሳሴስሶሷ', 'ሠሡሢሣሤሥሦሧ')) expect(forms(one, other)).toBe(1)
  expect(forms('ሥራ ፈላጊ', 'ስራ ፈላጊ')).toBe(1)
})

test('LNG-34 አ and ዐ and their orders are found as one', () => {
  for (const [one, other] of orders('አኡኢኣኤእኦ', 'ዐዑዒዓዔዕዖ')) expect(forms(one, other)).toBe(1)
  expect(forms('ዓድዋ', 'አድዋ', 'ዐድዋ', 'ኣድዋ')).toBe(1)
})

test('LNG-35 ጸ and ፀ and their orders are found as one', () => {
  for (const [one, other] of orders('ጸጹጺጻጼጽጾ', 'ፀፁፂፃፄፅፆ')) expect(forms(one, other)).toBe(1)
  expect(forms('ጽዳት', 'ፅዳት')).toBe(1)
})

test('orders of one letter stay apart, except those that sound alike', () => {
  expect(forms(...Array.from('ሰሱሲሳሴስሶሷ'))).toBe(8)
  expect(fold('ሁ')).not.toBe(fold('ሂ'))
  expect(forms('ጎንደር', 'ጐንደር')).toBe(1)
  expect(forms('ቆቦ', 'ቈቦ')).toBe(1)
})

test('LNG-36 case is ignored in Qubee, and accents with it', () => {
  expect(forms('FINFINNEE', 'finfinnee', 'Finfinnée')).toBe(1)
})

test('LNG-37 apostrophes are ignored in Qubee, however they are written', () => {
  expect(forms("daa'ima", 'daa’ima', 'daaʼima', 'daa`ima', 'daaima')).toBe(1)
})

test('LNG-38 doubled letters in names are ignored', () => {
  expect(forms('Finfinnee', 'Finfine', 'finnfinneee')).toBe(1)
  expect(forms('Shaashamannee', 'Shashamane')).toBe(1)
  expect(fold('ጅጅጋ')).toBe('ጅጅጋ')
  expect(fold('1100')).toBe('1100')
})

test('punctuation of every script parts words, and blanks are one', () => {
  expect(forms('አዲስ ከተማ፣ አዲስ አበባ', 'አዲስ፡ከተማ አዲስ አበባ', '  አዲስ   ከተማ / አዲስ-አበባ። ')).toBe(1)
  expect(fold('First Aid/CPR')).toBe('first aid cpr')
  expect(fold(' … ')).toBe('')
})

test('what is folded stays as it is when folded again', () => {
  for (const text of ["Daa'imman EEGAN", 'ሥልጠና፣ ሐዋሳ', 'a - a', 'ßs', 'çÇ'])
    expect(fold(fold(text))).toBe(fold(text))
})
