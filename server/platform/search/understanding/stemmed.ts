import { sharedStem } from './same-words.ts'
import { stem } from './stems.ts'
import { wordsOf } from './words.ts'

/** The stems of a text, for to_tsvector, as those of what is typed are looked for; its own too, for their beginnings. */
export const stemsOf = (text: string): string =>
  wordsOf(text)
    .flatMap(({ folded }) => [...new Set([stem(folded), sharedStem(folded)])])
    .join(' ')
