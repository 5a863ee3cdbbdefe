import { unspaced, unspacedFromEachWord } from '../../../../contract/reference/spelling.ts'
import type { Language } from '../../../../contract/rules/language.ts'
import { lexicon } from './lexicon.ts'
import { idsOfMeaning } from './meaning.ts'
import { allSynonyms, allThings, type Thing } from './things.ts'
import { understand, type Meaning } from './understanding.ts'
import { plainOf, wordsOf } from './words.ts'

export type Suggestion = {
  readonly kind: Meaning['kind']
  readonly label: string
  /** The whole text of the field when it is chosen. */
  readonly text: string
  readonly id: string
}

type Frequency = (kind: Suggestion['kind'], id: string) => number
/** A name from one of its words on, and the whole of it as it is written. */
type Start = {
  readonly thing: Thing
  readonly from: string
  readonly isLater: boolean
  readonly isName: boolean
  readonly plain: string
}
type Typed = { readonly plain: string; readonly folded: string }
type Found = { readonly thing: Thing; readonly rank: number }

const mostCompleted = 4
const usualLimit = 8
/** The lower the better: the whole name, its beginning, that of another name, of a later word, and a near spelling. */
const ranks = { whole: 0, beginning: 1, otherBeginning: 2, later: 3, near: 5 } as const
/** What is only folded to what was typed comes after what is written so. */
const otherwiseWritten = 0.5
/** What is so much worse than the beginning of a name, or than the best, was hardly meant. */
const farBehind = 2.5

/** Completes the last words of what was typed, in the person's language. */
export function suggest(
  text: string,
  language: Language,
  frequency: Frequency,
  limit = usualLimit,
): Suggestion[] {
  const beginnings = wordsOf(text)
    .map(({ from }) => from)
    .slice(-mostCompleted)
  for (const completed of [completions, guesses])
    for (const from of beginnings) {
      const before = text.slice(0, from)
      const found = without(namesOf(before), completed(text.slice(from)))
      if (found.length > 0)
        return ordered(found, language, frequency)
          .slice(0, limit)
          .map(({ thing: { id, label, meaning } }) => {
            return { kind: meaning.kind, id, label: label[language], text: before + label[language] }
          })
    }
  return []
}

/** What was named before is not suggested again. */
const namesOf = (before: string) =>
  new Set(understand(before).named.flatMap((named) => idsOfMeaning(named).map((id) => `${named.kind} ${id}`)))

const without = (named: ReadonlySet<string>, found: readonly Found[]) =>
  found.filter(({ thing }) => !named.has(`${thing.meaning.kind} ${thing.id}`))

function completions(part: string): Found[] {
  const typed = { plain: plainOf(part), folded: unspaced(part) }
  if (typed.folded === '') return []
  const found = new Map<Thing, number>()
  for (const start of starts().get(typed.folded.charAt(0)) ?? []) {
    const rank = rankOf(start, typed)
    if (rank < (found.get(start.thing) ?? ranks.near)) found.set(start.thing, rank)
  }
  const best = Math.max(ranks.beginning, Math.min(...found.values()))
  return [...found].map(([thing, rank]) => ({ thing, rank })).filter(({ rank }) => rank - best < farBehind)
}

function rankOf({ from, isLater, isName, plain }: Start, typed: Typed): number {
  if (!from.startsWith(typed.folded)) return ranks.near
  if (isLater) return ranks.later + (isName ? 0 : otherwiseWritten)
  if (from === typed.folded) return ranks.whole + (isName ? 0 : otherwiseWritten)
  const more = plain.startsWith(typed.plain) ? 0 : otherwiseWritten
  return (isName ? ranks.beginning : ranks.otherBeginning) + more
}

function guesses(part: string): Found[] {
  const guess = lexicon().guess(wordsOf(part).map(({ folded }) => folded))
  if (guess === undefined) return []
  const ids = idsOfMeaning(guess.meaning)
  return allThings()
    .filter(({ id, meaning }) => meaning.kind === guess.meaning.kind && ids.includes(id))
    .map((thing) => ({ thing, rank: ranks.near }))
}

const ordered = (found: readonly Found[], language: Language, frequency: Frequency): Found[] =>
  found.toSorted(
    (one, other) =>
      one.rank - other.rank ||
      frequency(other.thing.meaning.kind, other.thing.id) - frequency(one.thing.meaning.kind, one.thing.id) ||
      other.thing.weight - one.thing.weight ||
      (one.thing.label[language] < other.thing.label[language] ? -1 : 1),
  )

let built: ReadonlyMap<string, readonly Start[]> | undefined
/** By their first letter. */
const starts = () => (built ??= Map.groupBy(allStarts(), ({ from }) => from.charAt(0)))

function allStarts(): Start[] {
  const synonyms = new Map<string, string[]>()
  for (const { meaning, words } of allSynonyms())
    for (const id of idsOfMeaning(meaning)) {
      const key = `${meaning.kind} ${id}`
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...words])
    }
  return allThings().flatMap((thing) => {
    const others = [...thing.also, ...(synonyms.get(`${thing.meaning.kind} ${thing.id}`) ?? [])]
    return [
      ...thing.names.flatMap((name) => startsOf(thing, name, true)),
      ...others.flatMap((name) => startsOf(thing, name, false)),
    ]
  })
}

const startsOf = (thing: Thing, name: string, isName: boolean): Start[] =>
  unspacedFromEachWord(name).map((from, index) => {
    return { thing, from, isLater: index > 0, isName, plain: plainOf(name) }
  })
