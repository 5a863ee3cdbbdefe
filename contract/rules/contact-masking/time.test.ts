import { expect, test } from 'vitest'
import { maskText, maskTogether } from '../contact-masking.ts'
import { longestMessage, mostReadTogether } from '../messages.ts'

const units = [
  '1',
  '1 ',
  '9 ',
  '0911234567 ',
  '0',
  '5000-',
  '01/02/2018 ',
  '8:00-',
  '1,',
  '1,000,',
  '1.1.2018.',
  '+1',
  '7 8 9 ',
  'a',
  'a ',
  'I ',
  'o',
  'ol1',
  'ሁለት',
  'ሁለት ',
  '፩',
  '፻',
  'one',
  'one ',
  'zeronine',
  'double ',
  'twenty ',
  'hundred ',
  '1 and ',
  '.',
  '. ',
  ' ',
  '\n',
  '-',
  '()',
  "a'",
  '\u200b',
  '\u200b1',
  '\u0301',
  '😀',
  '1😀',
  'ﷺ',
  '\ud800',
  '@',
  '@ ',
  'a@',
  'a.',
  'a_',
  'a-',
  'a.com',
  'a.com/',
  'x at y dot ',
  'www.',
  'http://',
  'gmail com ',
  'dot ',
  'telegram ',
  'telegram: ',
  'abebe_k on telegram ',
]

/** The units one after another in an order that looks like chance and is always the same. */
function mixture(length: number): string {
  let text = ''
  for (let seed = 7; text.length < length; seed = (seed * 16_807) % 2_147_483_647)
    text += units[seed % units.length]
  return text.slice(0, length)
}

/** The shortest of several runs, in CPU milliseconds of this thread, so that a busy machine does not matter. */
function quickest(mask: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const started = process.threadCpuUsage()
    mask()
    const used = process.threadCpuUsage(started)
    return (used.user + used.system) / 1000
  })
  return Math.min(...times)
}

/** The longest text of ours has 4,000 characters. */
const short = 4_000
const long = 4 * short
const texts = new Map([
  ...units.map((unit) => [unit, (length: number) => unit.repeat(Math.ceil(length / unit.length))] as const),
  ['a mixture', mixture] as const,
])

test.each([...texts.keys()])('%j again and again takes time in step with its length', (name) => {
  const text = texts.get(name) ?? mixture
  const [shortTime, longTime] = [quickest(() => maskText(text(short))), quickest(() => maskText(text(long)))]
  // Four times the length in sixteen times the time would be quadratic. Short times say little, so they count as 5 ms.
  expect(longTime / Math.max(shortTime, 5)).toBeLessThan(11)
  expect(longTime).toBeLessThan(2_000)
})

test.each([...texts.keys()])('%j in many messages is masked without a noticeable delay', (name) => {
  const text = texts.get(name) ?? mixture
  for (const length of [1, 20, 400, longestMessage]) {
    const message = text(length)
    const earlier = Array.from({ length: mostReadTogether }, () => message)
    const { earlier: shown } = maskTogether(earlier.slice(1), message)
    const before = [...shown, message]
    expect(quickest(() => maskTogether(earlier, message, before))).toBeLessThan(500)
  }
})
