import { describe, expect, test } from 'vitest'
import { blindInnocent } from './contact-masking/blind-innocent.ts'
import { innocent } from './contact-masking/innocent-cases.ts'
import { laterInnocent } from './contact-masking/later-cases.ts'
import { longestMessage } from './messages.ts'
import { asksForMoney } from './money-requests.ts'
import { asking, notAsking } from './money-requests/cases.ts'
import { lastAsking, lastNotAsking } from './money-requests/last-cases.ts'
import { laterAsking, laterNotAsking } from './money-requests/later-cases.ts'

describe.each(['en', 'am', 'om'] as const)('in %s', (language) => {
  const allAsking = [asking, laterAsking, lastAsking].flatMap((cases) => cases[language])
  const allOthers = [notAsking, laterNotAsking, lastNotAsking].flatMap((cases) => cases[language])

  test('at least 90% of texts that ask a job seeker for money are found', () => {
    const missed = allAsking.filter((text) => !asksForMoney(text))
    expect(missed.length / allAsking.length, missed.join('\n')).toBeLessThanOrEqual(0.1)
  })

  test('at least 97% of other texts are not flagged', () => {
    const found = allOthers.filter((text) => asksForMoney(text))
    expect(found.length / allOthers.length, found.join('\n')).toBeLessThanOrEqual(0.03)
  })

  test('the tables are long enough to be meaningful, and have no duplicates', () => {
    expect(allAsking.length).toBeGreaterThanOrEqual(30)
    expect(allOthers.length).toBeGreaterThanOrEqual(40)
    const all = [...allAsking, ...allOthers]
    expect(new Set(all).size).toBe(all.length)
  })
})

test('texts about work, pay and life from the tests of other rules are not flagged', () => {
  const texts = [...innocent, ...laterInnocent, ...blindInnocent]
  const found = texts.filter((text) => asksForMoney(text))
  expect(found.length / texts.length, found.join('\n')).toBeLessThanOrEqual(0.01)
})

test.each([
  'YOU MUST PAY 500 BIRR',
  'Thanks for your interest!\n\nPlease send 300 birr first.',
  'You must  pay\t500 birr',
  'ለመመዝገቢያ፡500፡ብር፡ክፈዪ',
])('case, lines and marks do not matter: %j', (text) => {
  expect(asksForMoney(text)).toBe(true)
})

/** The shortest of several runs, in CPU milliseconds of this thread, so that a busy machine does not matter. */
function quickest(text: string): number {
  const times = Array.from({ length: 3 }, () => {
    const started = process.threadCpuUsage()
    asksForMoney(text)
    const used = process.threadCpuUsage(started)
    return (used.user + used.system) / 1000
  })
  return Math.min(...times)
}

test.each([
  'you ',
  'you pay ',
  'we pay, ',
  'not pay.',
  'send ',
  'send me ',
  'ብር',
  'ብር ',
  'a',
  '1',
  ' ',
  'qarshii ',
  'registration ',
])('%j repeated many times is read quickly', (unit) => {
  expect(quickest(unit.repeat(Math.ceil(longestMessage / unit.length)))).toBeLessThan(100)
})
