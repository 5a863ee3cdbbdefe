import { sharedStem } from './same-words.ts'
import { stem } from './stems.ts'
import { wordsOf } from './words.ts'

/** The stems of a text, as those of what is typed are looked for; its own too, for their beginnings. */
export const stemsOf = (text: string): string[] => [
  ...new Set(wordsOf(text).flatMap(({ folded }) => [stem(folded), sharedStem(folded)])),
]
