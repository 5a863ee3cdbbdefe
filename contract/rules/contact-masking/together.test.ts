import { describe, expect, test } from 'vitest'
import { masked, maskText, maskTogether } from '../contact-masking.ts'
import { blindDisguised } from './blind-disguised.ts'
import { blindInnocent } from './blind-innocent.ts'
import { disguised } from './disguised-cases.ts'
import { innocent } from './innocent-cases.ts'
import { laterDisguised, laterInnocent } from './later-cases.ts'
import { togetherDisguised, togetherInnocent } from './together-cases.ts'
import type { Conversation } from './together-cases.ts'
import { laterTogetherDisguised, laterTogetherInnocent } from './together-later-cases.ts'

const disguisedConversations = [...togetherDisguised, ...laterTogetherDisguised]
const innocentConversations = [...togetherInnocent, ...laterTogetherInnocent]
const disguisedTexts = [...disguised, ...laterDisguised, ...blindDisguised]

const unmarked = (text: string) => text.replaceAll(/[⟦⟧]/g, '')
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** Marks that carry nothing may be left beside the placeholder; a letter or a digit of the contact may not. */
const placeholder = String.raw`[^\p{L}\p{N}]*${masked}[^\p{L}\p{N}]*`
const inOneLine = (conversation: Conversation) => conversation.join(' | ')

/** The messages as they are shown after the last was sent, each masked when it was. */
function shown(messages: Conversation): Conversation {
  let answers: Conversation = []
  for (const [index, message] of messages.entries()) {
    const { earlier, text } = maskTogether(messages.slice(0, index), message, answers)
    answers = [...earlier, text]
  }
  return answers
}

function isMasked(conversation: Conversation): boolean {
  const answers = shown(conversation.map(unmarked))
  return conversation.every((marked, index) => {
    const outside = marked.split(/⟦[^⟧]*⟧/u)
    return new RegExp(`^${outside.map(escaped).join(placeholder)}$`, 'u').test(answers[index] ?? '')
  })
}

describe('of contacts disguised over several messages at least 95% are masked, and nothing around them', () => {
  test.each([
    ['written before the rules', togetherDisguised],
    ['written after them', laterTogetherDisguised],
  ])('MSG-10 MSG-11 PRV-02 %s', (_, conversations) => {
    const missed = conversations.filter((conversation) => !isMasked(conversation))
    const answers = missed.map(
      (messages) => `${inOneLine(messages)} → ${inOneLine(shown(messages.map(unmarked)))}`,
    )
    expect(missed.length / conversations.length, answers.join('\n')).toBeLessThanOrEqual(0.05)
  })
})

test('at least 97% of innocent conversations are not changed', () => {
  const changed = innocentConversations.filter(
    (messages) => inOneLine(shown(messages)) !== inOneLine(messages),
  )
  const answers = changed.map((messages) => `${inOneLine(messages)} → ${inOneLine(shown(messages))}`)
  expect(changed.length / innocentConversations.length, answers.join('\n')).toBeLessThanOrEqual(0.03)
})

test('few innocent conversations are flagged as doubtful', () => {
  const doubtful = innocentConversations.filter(
    (messages) => maskTogether(messages.slice(0, -1), messages.at(-1) ?? '').doubtful,
  )
  expect(
    doubtful.length / innocentConversations.length,
    doubtful.map(inOneLine).join('\n'),
  ).toBeLessThanOrEqual(0.05)
})

test('the tables are long enough to be meaningful, and have no duplicates', () => {
  expect(disguisedConversations.length).toBeGreaterThanOrEqual(60)
  expect(innocentConversations.length).toBeGreaterThanOrEqual(80)
  const all = [...disguisedConversations, ...innocentConversations].map(inOneLine)
  expect(new Set(all).size).toBe(all.length)
})

test('a first message is masked like any other text', () => {
  for (const text of [...disguisedTexts.map(unmarked), ...innocent, ...laterInnocent, ...blindInnocent]) {
    expect(maskTogether([], text)).toEqual({ ...maskText(text), earlier: [] })
  }
})

/** A number below `most` that looks like chance and is always the same. */
function chance() {
  let seed = 7
  return (most: number) => (seed = (seed * 16_807) % 2_147_483_647) % most
}

/** The text in two or three messages, cut within the contact. */
function cut(marked: string, below: (most: number) => number): Conversation {
  const first = marked.indexOf('⟦') + 1
  const length = marked.lastIndexOf('⟧') - 1 - first
  const cuts = [below(length), below(2) === 0 ? below(length) : length].map((at) => first + at)
  const [early = 0, late = 0] = cuts.toSorted((one, other) => one - other)
  return [marked.slice(0, early), marked.slice(early, late), marked.slice(late)]
    .map((part) => unmarked(part).trim())
    .filter((part) => part !== '')
}

test('PRV-02 at least 95% of contacts cut anywhere are masked: at most a third of each is shown', () => {
  const below = chance()
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').length
  const missed: string[] = []
  let count = 0
  for (const marked of [...disguisedTexts, ...disguisedTexts, ...disguisedTexts]) {
    const text = unmarked(marked)
    const whole = maskText(text).text
    const messages = cut(marked, below)
    if (whole === text || messages.length < 2 || messages.some((part) => !part.isWellFormed())) continue
    count += 1
    const contact = letters(text) - letters(whole)
    const answers = shown(messages)
    if (letters(answers.join('')) - letters(whole) > contact / 3)
      missed.push(`${inOneLine(messages)} → ${inOneLine(answers)}`)
  }
  expect(count).toBeGreaterThan(1000)
  expect(missed.length / count, missed.join('\n')).toBeLessThanOrEqual(0.05)
})

describe('contacts sent piece by piece', () => {
  test('are masked before the number can be guessed', () => {
    const { text } = maskTogether(['0', '9', '1', '1', '2', '3'], '4')
    expect(text).toBe(masked)
    expect(maskTogether(['0911', 'ok'], '234').text).toBe(masked)
  })

  test('stay masked when the messages that gave them away are no longer read', () => {
    expect(maskTogether(['234567'], 'thanks').earlier).toEqual(['234567'])
    expect(maskTogether(['234567'], 'thanks', [masked]).earlier).toEqual([masked])
    expect(maskTogether(['so 234567 it is', 'yes'], 'thanks', [`so ${masked} it is`, 'yes']).earlier).toEqual(
      [`so ${masked} it is`, 'yes'],
    )
  })

  test('are hidden completely if the masked text does not match the original', () => {
    expect(maskTogether(['one two'], 'thanks', [`three ${masked} four`]).earlier).toEqual([masked])
  })

  test('are found across the ends of long messages', () => {
    const long = 'I cook and clean. '.repeat(110)
    const { earlier, text } = maskTogether([`${long}0911`], `234567 ${long}`)
    expect([...earlier, text]).toEqual([`${long}${masked}`, `${masked} ${long}`])
  })

  test('are doubtful if they may be a number but are shown', () => {
    expect(maskTogether(['551'], '23 45')).toEqual({ earlier: ['551'], text: '23 45', doubtful: true })
    expect(maskTogether(['551 23 45'], 'thanks').doubtful).toBe(false)
  })
})
