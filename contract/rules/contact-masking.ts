import { findContacts, inOriginal, replaceRanges } from './contact-masking/contacts.ts'
import { read } from './contact-masking/reading.ts'

export { masked } from './contact-masking/contacts.ts'
export { maskTogether } from './contact-masking/together.ts'

/** Raise it with every change of the rules: a task then masks the stored texts again. */
export const maskingVersion = 1

export interface MaskedText {
  readonly text: string
  /** Something in it could be a contact but is shown; staff look at it. */
  readonly doubtful: boolean
}

/** What is masked can bring what was apart together, so the answer is read again, as often as this. */
const mostPasses = 5

/** Without phone numbers, addresses of mail and pages, and names on other networks, as far as a program can tell. */
export function maskText(text: string): MaskedText {
  let answer: MaskedText = { text, doubtful: false }
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const next = maskOnce(answer.text)
    if (next.text === answer.text) return next
    answer = next
  }
  return answer
}

export function maskContacts(text: string): string {
  return maskText(text).text
}

function maskOnce(text: string): MaskedText {
  const reading = read(text)
  const { ranges, doubtful } = findContacts(reading)
  return { text: replaceRanges(text, inOriginal(reading, ranges)), doubtful }
}
