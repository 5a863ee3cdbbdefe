import { expect, test } from 'vitest'
import { maskContacts, masked, maskingVersion, maskText } from '../contact-masking.ts'
import { blindDisguised } from './blind-disguised.ts'
import { blindInnocent } from './blind-innocent.ts'
import { disguised } from './disguised-cases.ts'
import { innocent } from './innocent-cases.ts'
import { laterDisguised, laterInnocent } from './later-cases.ts'

const allDisguised = [...disguised, ...laterDisguised, ...blindDisguised]
const allInnocent = [...innocent, ...laterInnocent, ...blindInnocent]

const unmarked = (text: string) => text.replaceAll(/[⟦⟧]/g, '')
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** Marks that carry nothing may be left beside the placeholder; a letter or a digit of the contact may not. */
const placeholder = String.raw`[^\p{L}\p{N}]*${masked}[^\p{L}\p{N}]*`

function isMasked(marked: string): boolean {
  const outside = marked.split(/⟦[^⟧]*⟧/u)
  return new RegExp(`^${outside.map(escaped).join(placeholder)}$`, 'u').test(maskContacts(unmarked(marked)))
}

test('PRV-02 at least 95% of disguised contacts are masked, and nothing around them', () => {
  const missed = allDisguised.filter((marked) => !isMasked(marked))
  const answers = missed.map((marked) => `${marked} → ${maskContacts(unmarked(marked))}`)
  expect(missed.length / allDisguised.length, answers.join('\n')).toBeLessThanOrEqual(0.05)
})

test('at least 97% of innocent texts are left as they are written', () => {
  const changed = allInnocent.filter((text) => maskContacts(text) !== text)
  const answers = changed.map((text) => `${text} → ${maskContacts(text)}`)
  expect(changed.length / allInnocent.length, answers.join('\n')).toBeLessThanOrEqual(0.03)
})

test('few innocent texts are doubtful, so that staff look at what is worth it', () => {
  const doubtful = allInnocent.filter((text) => maskText(text).doubtful)
  expect(doubtful.length / allInnocent.length, doubtful.join('\n')).toBeLessThanOrEqual(0.05)
})

test('the tables are long enough to say something, and repeat nothing', () => {
  expect(disguised.length).toBeGreaterThanOrEqual(160)
  expect(innocent.length).toBeGreaterThanOrEqual(160)
  expect(laterDisguised.length).toBeGreaterThanOrEqual(60)
  expect(laterInnocent.length).toBeGreaterThanOrEqual(60)
  const all = [...allDisguised, ...allInnocent]
  expect(new Set(all).size).toBe(all.length)
})

/** FNV-1a: the contract runs without Node, and a checksum is all that is needed. */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16)
}

test('who changes what the rules answer raises maskingVersion, so that stored texts are masked again', () => {
  const answers = [...allDisguised.map(unmarked), ...allInnocent].map((text) =>
    JSON.stringify(maskText(text)),
  )
  // After a change of the rules: raise the version, then write the new pair here. After a change of the tables alone: only the checksum.
  expect({ version: maskingVersion, answers: checksum(answers.join('\n')) }).toEqual({
    version: 1,
    answers: '714e9397',
  })
})
