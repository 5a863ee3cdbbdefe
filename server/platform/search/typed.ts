import { placesWithin } from '../../../contract/reference/place-coverage.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { UnderstoodPart } from '../../../contract/search-words.ts'
import { languageBits, languageFacets } from './codes.ts'
import { filterOf } from './input.ts'
import type { Topic } from './kinds.ts'
import { religionsNamed } from './religions.ts'
import { labelOfNamed } from './understanding/labels.ts'
import type { Meaning } from './understanding/meaning.ts'
import { kinOfWork, mainSkills, secondSkills } from './understanding/trades.ts'
import { understand, type Named, type Understanding } from './understanding/understanding.ts'

export type TypedTopic = Topic & {
  named: 'work' | 'skill'
  /** Of `kinds`, what was named itself. */
  itself: readonly string[]
  /** The skills that are its trade, and those that belong to it too. */
  trade: readonly string[]
  alsoTrade: readonly string[]
}

/** What was typed, as a search needs it; of each list every entry must fit. */
export type Typed = {
  topics: readonly TypedTopic[]
  /** Ids, of which one is enough. */
  places: readonly string[]
  languages: readonly (readonly string[])[]
  jobTypes: readonly (readonly string[])[]
  genders: readonly ('MALE' | 'FEMALE')[]
  religions: readonly (readonly string[])[]
  /** At least so many birr a month; null where nothing was said. */
  pay: number | null
  /** The words that name nothing, for to_tsquery. */
  words: string | null
  understanding: Understanding
}

export function readTyped(text: string): Typed {
  const understanding = understand(text)
  const { named } = understanding
  const pays = ofKind(named, 'pay').map(({ birr }) => birr)
  return {
    topics: named.flatMap((meaning) => topicOf(meaning) ?? []),
    places: placesOf(ofKind(named, 'place').map(({ ids }) => ids)),
    languages: ofKind(named, 'language').map(({ ids }) => ids),
    jobTypes: ofKind(named, 'jobType').map(({ values }) => values),
    genders: ofKind(named, 'gender').map(({ value }) => value),
    religions: ofKind(named, 'religion').map(({ value }) => religionsNamed(value)),
    pay: pays.length === 0 ? null : Math.max(...pays),
    words: wordsQuery(understanding.words.map(({ stem }) => stem)),
    understanding,
  }
}

/** Each part that was understood, and the text without it, in the language of the reader. */
export const understoodParts = (
  { understanding: { named, words } }: Typed,
  language: Language,
): UnderstoodPart[] => [
  ...named.map((part) => ({
    kind: part.kind,
    typed: part.typed,
    label: labelOfNamed(part, language),
    without: part.without,
  })),
  ...words.map(({ typed, without }) => ({ kind: 'words' as const, typed, label: typed, without })),
]

const ofKind = <Kind extends Meaning['kind']>(named: readonly Named[], kind: Kind) =>
  named.filter((one): one is Extract<Named, { kind: Kind }> => one.kind === kind)

function topicOf(meaning: Meaning): TypedTopic | null {
  switch (meaning.kind) {
    case 'work':
      return {
        named: 'work',
        itself: meaning.ids,
        kinds: distinct([...meaning.ids, ...meaning.ids.flatMap(kinOfWork)]),
        skills: meaning.skills,
        trade: distinct(meaning.ids.flatMap(mainSkills)),
        alsoTrade: distinct(meaning.ids.flatMap(secondSkills)),
      }
    case 'skill':
      return {
        named: 'skill',
        itself: meaning.work,
        kinds: meaning.work,
        skills: meaning.ids,
        trade: meaning.ids,
        alsoTrade: [],
      }
    case 'language':
    case 'place':
    case 'jobType':
    case 'gender':
    case 'religion':
    case 'pay':
      return null
  }
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)]

/** Of a city and a part of it the part is meant; of two towns either. */
function placesOf(places: readonly (readonly string[])[]): string[] {
  const isAround = (one: readonly string[], other: readonly string[]) =>
    one !== other &&
    other.every((id) => one.some((around) => around !== id && placesWithin(around).includes(id)))
  const meant = places.filter((one) => !places.some((other) => isAround(one, other)))
  return [...new Set(meant.flat())]
}

/** Shorter stems are the beginning of too much. */
const shortestBeginning = 4

/** All of the stems. A longer one finds longer words too, as "experience" finds "experienced". */
export function wordsQuery(stems: readonly string[]): string | null {
  const quoted = [...new Set(stems)].map((stem) => `'${stem}'${stem.length < shortestBeginning ? '' : ':*'}`)
  return quoted.length === 0 ? null : quoted.join(' & ')
}

const languageFilter = (ids: readonly string[]) => ({ value: languageBits(ids), facets: languageFacets(ids) })

/** Each language that was typed is a field of its own, up to two; of more, one of the others is enough. */
export const languageFilters = ([first, ...more]: Typed['languages']) => ({
  saidLanguages: filterOf(first, languageFilter),
  moreLanguages: filterOf(more.flat(), languageFilter),
})
