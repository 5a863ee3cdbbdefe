import { loosened, unspaced } from '../../../../contract/reference/spelling.ts'
import { understoodKinds } from '../../../../contract/search-words.ts'
import { joinedMeaning, type Meaning } from './meaning.ts'
import { distance, forgiven, NearNames, type NearName } from './near.ts'
import { inflectedFrom, stem, trunk, withoutPrefix } from './stems.ts'
import { allSynonyms, allThings, areaMeanings } from './things.ts'
import { isEthiopic, joinFolded, wordsOf, type Word } from './words.ts'

type Known = { readonly meaning: Meaning; readonly tier: number; readonly weight: number }
/** A meaning of a misspelt name: the smaller the distance the surer, the higher the weight the likelier. */
type Guess = { readonly meaning: Meaning; readonly distance: number; readonly weight: number }

/** What a word means that several kinds of things are called: what comes first in the contract. */
const rankOf = ({ meaning }: Known) => understoodKinds.indexOf(meaning.kind)
/** Everyday words say what they mean most surely, then come names, other names, and the names of regions and zones. */
const tiers = { synonym: 0, name: 1, also: 2, area: 3 } as const
/** With all vowels alike, fewer letters than this could be anything. */
const fewestLoose = 5
/** How much more may be wrong in what sounds the same. */
const moreBySound = 0.75
/** From which length on a name is guessed, by its weight: what is known to all even where it is short. */
const guessedFrom = [
  { weight: 50, latin: 4, ethiopic: 3 },
  { weight: 10, latin: 5, ethiopic: 3 },
  { weight: 0, latin: 6, ethiopic: 4 },
] as const

const isSurer = (one: Known, other: Known) =>
  one.tier === other.tier ? rankOf(one) < rankOf(other) : one.tier < other.tier

class Names {
  readonly #byKey = new Map<string, Known>()

  add(key: string, known: Known) {
    const before = this.#byKey.get(key)
    if (before === undefined || isSurer(known, before)) this.#byKey.set(key, known)
    else if (before.tier === known.tier && before.meaning.kind === known.meaning.kind)
      this.#byKey.set(key, { ...before, meaning: joinedMeaning(before.meaning, known.meaning) })
  }

  get(key: string): Known | undefined {
    return this.#byKey.get(key)
  }

  entries() {
    return this.#byKey.entries()
  }
}

/** All that can be named, by its names as they are written, by their stems, and by their sound. */
class Lexicon {
  readonly #plain = new Names()
  readonly #exact = new Names()
  readonly #stemmed = new Names()
  readonly #loose: ReadonlyMap<string, readonly (readonly [key: string, known: Known])[]>
  readonly #beginnings = new Set<string>()
  readonly #near: NearNames<Known>

  constructor() {
    for (const { names, also, meaning, weight } of allThings()) {
      for (const name of names) this.#add(name, { meaning, tier: tiers.name, weight })
      for (const name of also) this.#add(name, { meaning, tier: tiers.also, weight })
    }
    const weights = new Map(allThings().map(({ id, weight }) => [id, weight]))
    for (const { meaning, words } of allSynonyms()) {
      const [id = ''] = 'ids' in meaning ? meaning.ids : []
      for (const word of words)
        this.#add(word, { meaning, tier: tiers.synonym, weight: weights.get(id) ?? 0 })
    }
    for (const { meaning, words } of areaMeanings())
      for (const word of words) this.#add(word, { meaning, tier: tiers.area, weight: 5 })
    const guessed = [...this.#exact.entries()].filter(([key, known]) => isGuessed(key, known))
    this.#loose = Map.groupBy(guessed, ([key]) => loosened(key))
    this.#near = new NearNames(guessed)
  }

  #add(name: string, known: Known) {
    const key = unspaced(name)
    if (key === '') return
    const words = wordsOf(name)
    this.#plain.add(words.map(({ plain }) => plain).join(''), known)
    const stems = stemKey(words.map(({ folded }) => folded))
    this.#exact.add(key, known)
    this.#stemmed.add(stems, known)
    for (const whole of [key, stems])
      for (let end = 1; end < whole.length; end += 1) this.#beginnings.add(whole.slice(0, end))
  }

  /** Whether a name can go on after these words. */
  mayGoOn(words: readonly string[]): boolean {
    const [first = '', ...rest] = words
    return withoutPrefix(first).some(
      (start) =>
        this.#beginnings.has(joinFolded([start, ...rest])) || this.#beginnings.has(stemKey([start, ...rest])),
    )
  }

  /** What words mean as they are written, with their doubled letters or else without. */
  exact(words: readonly Word[]): Meaning | undefined {
    const plain = this.#plain.get(words.map((word) => word.plain).join(''))
    return (plain ?? this.#exact.get(joinFolded(words.map(({ folded }) => folded))))?.meaning
  }

  /** What words mean without the prefix of the first, the ending of the last, or that of each. */
  inflected(words: readonly string[]): Meaning | undefined {
    const first = words[0] ?? ''
    const last = words.at(-1) ?? ''
    const beginning = words.slice(0, -1)
    const firsts = withoutPrefix(first)
    if (words.length === 1) {
      for (const form of inflectedFrom(last)) {
        const found = this.#exact.get(form)
        if (found !== undefined) return found.meaning
      }
    } else
      for (const start of firsts)
        for (const end of inflectedFrom(last)) {
          const found = this.#exact.get(joinFolded([start, ...beginning.slice(1), end]))
          if (found !== undefined) return found.meaning
        }
    for (const start of firsts) {
      const found = this.#stemmed.get(stemKey([start, ...words.slice(1)]))
      if (found !== undefined) return found.meaning
    }
    return undefined
  }

  /** What a misspelling of these words may mean, the likeliest. */
  guess(words: readonly string[]): Guess | undefined {
    const [first = '', ...rest] = words
    for (const start of withoutPrefix(first)) {
      const typed = joinFolded([start, ...rest])
      const found = this.#bySound(typed) ?? this.#byDistance(typed)
      if (found !== undefined) return found
    }
    return undefined
  }

  #bySound(typed: string): Guess | undefined {
    const loose = loosened(typed)
    if (!isLongEnough(loose, typed)) return undefined
    const near = (this.#loose.get(loose) ?? []).map(([key, value]) => {
      return { value, distance: distance(typed, key, forgiven(typed) + moreBySound) }
    })
    return likeliest(near.filter((one) => one.distance !== Infinity))
  }

  #byDistance(typed: string): Guess | undefined {
    return likeliest(this.#near.near(typed))
  }
}

/** The nearest, of several the weightiest. */
function likeliest(near: readonly NearName<Known>[]): Guess | undefined {
  const [best] = near.toSorted(
    (one, other) => one.distance - other.distance || other.value.weight - one.value.weight,
  )
  return best && { meaning: best.value.meaning, weight: best.value.weight, distance: best.distance }
}

const stemKey = (words: readonly string[]) =>
  joinFolded(words.map((word) => (isEthiopic(word) ? trunk(word) : stem(word))))

/** Kinds of few names are seldom misspelt, and short names of other kinds are too near to other words. */
function isGuessed(key: string, { meaning, weight }: Known): boolean {
  if (['jobType', 'gender', 'religion'].includes(meaning.kind)) return key.length > (isEthiopic(key) ? 4 : 6)
  const from = guessedFrom.find((row) => weight >= row.weight)
  return from !== undefined && key.length >= (isEthiopic(key) ? from.ethiopic : from.latin)
}

/** An Ethiopic letter is loosened to two. */
const isLongEnough = (loose: string, key: string) =>
  isEthiopic(key) ? loose.length >= fewestLoose + 1 : loose.length >= fewestLoose

let built: Lexicon | undefined
export const lexicon = (): Lexicon => (built ??= new Lexicon())
