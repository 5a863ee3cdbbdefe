import { isEveryday, isNoName, isParticle, isStopWord } from './everyday-words.ts'
import { lexicon } from './lexicon.ts'
import type { Meaning } from './meaning.ts'
import { amountsIn } from './pay.ts'
import type { Word } from './words.ts'

/** Words from the first up to, and without, the end, and what they mean together; null where they are only words. */
export type Segment = {
  readonly first: number
  readonly end: number
  readonly meaning: Meaning | null
  readonly corrected: boolean
}
type Candidate = Segment & { readonly cost: number }

/** What a segment costs: the text is read in the way that costs least, so that long names win over short ones. */
const costs = { amount: 0.5, exact: 1, inflected: 1.2, guess: 3, everyday: 4, unknown: 6, stop: 0.8 } as const
const longestGuess = 4
/** A text of more words than this is no search, and misspellings are forgiven only in so many. */
const mostGuessed = 16

/** How a text divides into what it names and other words. `guessing` is whether misspellings are forgiven. */
export function segmentsOf(
  text: string,
  words: readonly Word[],
  { guessing }: { guessing: boolean },
): Segment[] {
  const named = namedIn(words)
  const amounts = guessing ? amountsIn(text, words) : []
  const guesses = guessing ? guessesIn(words, named) : []
  const found: Candidate[] = [
    ...named,
    ...guesses,
    ...amounts.map(({ birr, first, end }): Candidate => {
      return { first, end, meaning: { kind: 'pay', birr }, corrected: false, cost: costs.amount }
    }),
    ...words.map((word, first) => onlyWord(word, first)),
  ]
  return cheapest(found, words.length)
}

function onlyWord({ folded }: Word, first: number): Candidate {
  const cost = isStopWord(folded) ? costs.stop : isEveryday(folded) ? costs.everyday : costs.unknown
  return { first, end: first + 1, meaning: null, corrected: false, cost }
}

function namedIn(words: readonly Word[]): Candidate[] {
  const found: Candidate[] = []
  for (let first = 0; first < words.length; first += 1)
    for (let end = first + 1; end <= words.length; end += 1) {
      const window = words.slice(first, end)
      const telling = withoutParticles(window)
      const named = nameOf(window) ?? (telling === window ? undefined : nameOf(telling))
      if (named !== undefined) found.push({ first, end, corrected: false, ...named })
      if (!mayGoOn(window) && (telling === window || !mayGoOn(telling))) break
    }
  return found
}

const mayGoOn = (words: readonly Word[]) => lexicon().mayGoOn(words.map(({ folded }) => folded))

/** The same words where none of them is one. */
function withoutParticles(words: readonly Word[]): readonly Word[] {
  const telling = words.filter(({ folded }) => !isParticle(folded))
  return telling.length === words.length ? words : telling
}

function nameOf(words: readonly Word[]): { meaning: Meaning; cost: number } | undefined {
  const [only, ...others] = words
  const isOne = others.length === 0
  if (isOne && isNoName(only?.plain ?? '')) return undefined
  const exact = lexicon().exact(words)
  if (exact !== undefined) return { meaning: exact, cost: costs.exact }
  if (isOne && isEveryday(only?.folded ?? '')) return undefined
  const inflected = lexicon().inflected(words.map(({ folded }) => folded))
  return inflected && { meaning: inflected, cost: costs.inflected }
}

/** Only where words are not names already, nor all of them everyday words. */
function guessesIn(words: readonly Word[], named: readonly Candidate[]): Candidate[] {
  const known = new Set<number>()
  for (const { first, end } of named) for (let index = first; index < end; index += 1) known.add(index)
  const isOpen = words.map(
    ({ folded, plain }, index) => !known.has(index) && !isEveryday(folded) && !isNoName(plain),
  )
  const found: Candidate[] = []
  const length = Math.min(words.length, mostGuessed)
  for (let first = 0; first < length; first += 1)
    for (let end = first + 1; end <= Math.min(length, first + longestGuess); end += 1) {
      if (!isOpen.slice(first, end).includes(true)) continue
      const guess = lexicon().guess(words.slice(first, end).map(({ folded }) => folded))
      if (guess === undefined) continue
      const { meaning, distance, weight } = guess
      const cost = costs.guess + distance - weight / 1000
      found.push({ first, end, meaning, corrected: true, cost })
    }
  return found
}

/** The cheapest way from the first word to the last. */
function cheapest(candidates: readonly Candidate[], length: number): Segment[] {
  const byEnd = Array.from({ length: length + 1 }, (): Candidate[] => [])
  for (const candidate of candidates) byEnd[candidate.end]?.push(candidate)
  const best: { cost: number; last: Candidate | null }[] = [{ cost: 0, last: null }]
  for (let end = 1; end <= length; end += 1) {
    let cost = Infinity
    let last: Candidate | null = null
    for (const candidate of byEnd[end] ?? []) {
      const total = (best[candidate.first]?.cost ?? Infinity) + candidate.cost
      if (total < cost) [cost, last] = [total, candidate]
    }
    best.push({ cost, last })
  }
  const segments: Segment[] = []
  for (let last = best[length]?.last ?? null; last !== null; last = best[last.first]?.last ?? null)
    segments.push(last)
  return segments.toReversed()
}
