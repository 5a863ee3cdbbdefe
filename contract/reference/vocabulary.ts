import { languages, type Language } from '../rules/language.ts'
import type { Names } from './names.ts'
import { loosened, unspaced, unspacedFromEachWord } from './spelling.ts'

type VocabularyEntry = {
  readonly id: string
  readonly name: Names
  /** Other spellings and older names: searched, never shown. */
  readonly also?: readonly string[] | undefined
}

/** A value that a form offers first, maybe in other words than the full list. Without an id it means any entry. */
export type ShortOption = { readonly value: string; readonly label: Names; readonly id: string | null }

type Query = {
  /** Places and languages are suggested by prefix, job titles and skills by substring. */
  readonly match: 'prefix' | 'substring'
  /** The person's own. It orders the answer; names are searched in every language. */
  readonly language: Language
  readonly limit?: number
}

/** One name of an entry, as it is compared: from each of its words on. */
type Form = readonly string[]
type Candidate<Entry> = {
  readonly entry: Entry
  readonly names: readonly Form[]
  readonly otherNames: readonly Form[]
}

const missed = 4
/** The lower the better: the whole name, its beginning, the beginning of a word in it, anywhere in it. */
function rank([whole = '', ...later]: Form, typed: string, match: Query['match']): number {
  if (whole === typed) return 0
  if (whole.startsWith(typed)) return 1
  if (match === 'prefix') return missed
  if (later.some((rest) => rest.startsWith(typed))) return 2
  return whole.includes(typed) ? 3 : missed
}

function search<Entry extends VocabularyEntry>(
  candidates: readonly Candidate<Entry>[],
  typed: string,
  { match, language, limit }: Query,
): Entry[] {
  const best = (forms: readonly Form[]) => Math.min(missed, ...forms.map((form) => rank(form, typed, match)))
  // In each tier what is found by a name that is shown comes before what is found by another.
  const tiers = Array.from({ length: missed * 2 }, (): Entry[] => [])
  for (const { entry, names, otherNames } of candidates)
    tiers[Math.min(best(names) * 2, best(otherNames) * 2 + 1)]?.push(entry)
  const byLabel = ({ name: one }: Entry, { name: other }: Entry) =>
    one[language] < other[language] ? -1 : Number(one[language] > other[language])
  return tiers.flatMap((tier) => tier.toSorted(byLabel)).slice(0, limit)
}

const loosenedForms = (forms: readonly Form[]): readonly Form[] => forms.map((form) => form.map(loosened))
/** With all vowels alike, fewer signs than this could be anything. */
const fewestLooseSigns = 3

/** A list of things, each with an id, a name in every language and, in English, the value that travels. */
export class Vocabulary<Entry extends VocabularyEntry> {
  readonly all: readonly Entry[]
  readonly #byId: ReadonlyMap<string, Entry>
  readonly #byValue: ReadonlyMap<string, Entry>
  readonly #short: readonly ShortOption[]
  readonly #alsoCalled: (entry: Entry) => readonly string[]
  // Made at the first search: most screens only look things up.
  #candidates: readonly Candidate<Entry>[] | undefined
  #looseCandidates: readonly Candidate<Entry>[] | undefined

  /** `alsoCalled` gives further names that an entry implies. */
  constructor(
    entries: readonly Entry[],
    more: { short?: readonly ShortOption[]; alsoCalled?: (entry: Entry) => readonly string[] } = {},
  ) {
    this.all = entries
    this.#short = more.short ?? []
    this.#alsoCalled = more.alsoCalled ?? (() => [])
    this.#byId = new Map(entries.map((entry) => [entry.id, entry]))
    const byValue = new Map(entries.map((entry) => [entry.name.en, entry]))
    for (const { value, id } of this.#short) {
      const entry = id === null ? undefined : this.#byId.get(id)
      if (entry !== undefined) byValue.set(value, entry)
    }
    this.#byValue = byValue
  }

  byId(id: string): Entry | undefined {
    return this.#byId.get(id)
  }

  /** By the English value of the full list or of the short one: "Organization" is Organization/Decluttering. */
  byValue(value: string): Entry | undefined {
    return this.#byValue.get(value)
  }

  /** An id that is not of this list is shown as it came, so that nothing is ever blank. */
  label(entryOrId: Entry | string, language: Language): string {
    if (typeof entryOrId !== 'string') return entryOrId.name[language]
    return this.#byId.get(entryOrId)?.name[language] ?? entryOrId
  }

  /**
   * What the person may mean, best first, and equally good ones in the order of their labels. Misspellings are forgiven
   * only where nothing is written as typed. An empty text suggests nothing, whatever the match: a field that opens with
   * a list shows `all` or its short list.
   */
  suggest(text: string, query: Query): readonly Entry[] {
    const typed = unspaced(text)
    if (typed === '') return []
    this.#candidates ??= this.all.map((entry) => this.#candidate(entry))
    const found = search(this.#candidates, typed, query)
    if (found.length > 0) return found
    const loose = loosened(typed)
    if (loose.length < fewestLooseSigns) return []
    this.#looseCandidates ??= this.#candidates.map(({ entry, names, otherNames }) => ({
      entry,
      names: loosenedForms(names),
      otherNames: loosenedForms(otherNames),
    }))
    return search(this.#looseCandidates, loose, query)
  }

  /** The entry of exactly this name, in any language and spelling; undefined where there is none. */
  named(text: string): Entry | undefined {
    // What was chosen is kept as its value: most need no spelling to be compared.
    const chosen = this.byValue(text.trim())
    if (chosen !== undefined) return chosen
    const typed = unspaced(text)
    if (typed === '') return undefined
    this.#candidates ??= this.all.map((entry) => this.#candidate(entry))
    const has = (forms: readonly Form[]) => forms.some(([whole]) => whole === typed)
    const found =
      this.#candidates.find(({ names }) => has(names)) ??
      this.#candidates.find(({ otherNames }) => has(otherNames))
    return found?.entry
  }

  #candidate(entry: Entry): Candidate<Entry> {
    const labels = this.#short.filter(({ id }) => id === entry.id).map(({ label }) => label)
    const shown = [entry.name, ...labels].flatMap((names) => languages.map((language) => names[language]))
    return {
      entry,
      names: [...new Set([...shown, ...this.#alsoCalled(entry)])].map(unspacedFromEachWord),
      otherNames: (entry.also ?? []).map(unspacedFromEachWord),
    }
  }
}
