import { isStopWord } from './everyday-words.ts'
import type { Meaning } from './meaning.ts'
import { segmentsOf } from './segments.ts'
import { sharedStem } from './same-words.ts'
import { withoutPart, wordsOf } from './words.ts'

export type { Meaning } from './meaning.ts'

/** One thing that was named. */
export type Named = Meaning & {
  readonly typed: string
  /** The text without it. */
  readonly without: string
  /** Whether it was misspelt. */
  readonly corrected: boolean
}

export type Understanding = {
  readonly named: readonly Named[]
  /** What is left, for text search. */
  readonly words: readonly { readonly typed: string; readonly stem: string; readonly without: string }[]
}

/** What a typed text means, in any of the three languages and mixed, misspelt by a letter or two. */
export function understand(text: string): Understanding {
  const words = wordsOf(text)
  const named: Named[] = []
  const left: { typed: string; stem: string; without: string; isStop: boolean }[] = []
  for (const { first, end, meaning, corrected } of segmentsOf(text, words, { guessing: true })) {
    const part = { from: words[first]?.from ?? 0, to: words[end - 1]?.to ?? 0 }
    const typed = text.slice(part.from, part.to)
    const without = withoutPart(text, part)
    if (meaning === null) {
      const folded = words[first]?.folded ?? ''
      left.push({ typed, without, stem: sharedStem(folded), isStop: isStopWord(folded) })
    } else named.push({ ...meaning, typed, without, corrected })
  }
  const telling = left.filter(({ isStop }) => !isStop)
  const searched = named.length === 0 && telling.length === 0 ? left : telling
  return {
    named,
    words: searched.map(({ typed, stem: stemmed, without }) => ({ typed, stem: stemmed, without })),
  }
}
