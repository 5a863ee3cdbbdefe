import { expect, test } from 'vitest'
import { maskContacts, masked } from '../contact-masking.ts'
import { disguised } from './disguised-cases.ts'
import { innocent } from './innocent-cases.ts'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** Marks that carry nothing may be left beside the placeholder; a letter or a digit of the contact may not. */
const placeholder = String.raw`[^\p{L}\p{N}]*${masked}[^\p{L}\p{N}]*`

function isMasked(marked: string): boolean {
  const outside = marked.split(/⟦[^⟧]*⟧/u)
  return new RegExp(`^${outside.map(escaped).join(placeholder)}$`, 'u').test(
    maskContacts(marked.replaceAll(/[⟦⟧]/g, '')),
  )
}

test('at least 95% of disguised contacts are masked, and nothing around them (PRV-02, MSG-10, MSG-11)', () => {
  const missed = disguised.filter((marked) => !isMasked(marked))
  const answers = missed.map((marked) => `${marked} → ${maskContacts(marked.replaceAll(/[⟦⟧]/g, ''))}`)
  expect(missed.length / disguised.length, answers.join('\n')).toBeLessThanOrEqual(0.05)
})

test('at least 97% of innocent texts are left as they are written', () => {
  const changed = innocent.filter((text) => maskContacts(text) !== text)
  const answers = changed.map((text) => `${text} → ${maskContacts(text)}`)
  expect(changed.length / innocent.length, answers.join('\n')).toBeLessThanOrEqual(0.03)
})

test('the tables are long enough to say something, and repeat nothing', () => {
  expect(disguised.length).toBeGreaterThanOrEqual(160)
  expect(innocent.length).toBeGreaterThanOrEqual(160)
  expect(new Set([...disguised, ...innocent]).size).toBe(disguised.length + innocent.length)
})
