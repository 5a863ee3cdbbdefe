import { jobTitles } from '../../../../contract/reference/job-titles.ts'
import { shortLanguages, spokenLanguages } from '../../../../contract/reference/languages.ts'
import type { Names } from '../../../../contract/reference/names.ts'
import { jobTypes } from '../../../../contract/reference/options/jobs.ts'
import { genders, religions } from '../../../../contract/reference/options/people.ts'
import { ethiopianPlaces, shortPlaces } from '../../../../contract/reference/places.ts'
import { shortSkills, skills } from '../../../../contract/reference/services.ts'
import type { ShortOption } from '../../../../contract/reference/vocabulary.ts'
import { languages } from '../../../../contract/rules/language.ts'
import { namesOfArea, wholeRegions, zones } from './areas.ts'
import type { Meaning } from './meaning.ts'
import { listed, type Lines } from './synonyms/listed.ts'
import { genderSynonyms, jobTypeSynonyms, languageSynonyms, religionSynonyms } from './synonyms/people.ts'
import { biggestTowns, placeSynonyms } from './synonyms/places.ts'
import { skillSynonyms } from './synonyms/skills.ts'
import { workSynonyms } from './synonyms/work.ts'
import { isHousehold, skillsOfWork, workOfSkill } from './trades.ts'

/** One thing of the reference lists that a text can name. */
export type Thing = {
  readonly id: string
  /** As a chip and a suggestion call it: the town without its zone. */
  readonly label: Names
  readonly meaning: Meaning
  /** Its names in every language. */
  readonly names: readonly string[]
  /** Other names and spellings. */
  readonly also: readonly string[]
  /** Which is meant rather where a misspelt name could be several: the higher. */
  readonly weight: number
}
/** Words that mean one or several things. */
export type Synonym = { readonly meaning: Meaning; readonly words: readonly string[] }

const workMeaning = (ids: readonly string[]): Meaning => ({
  kind: 'work',
  ids,
  skills: [...new Set(ids.flatMap(skillsOfWork))],
})
const skillMeaning = (ids: readonly string[]): Meaning => ({
  kind: 'skill',
  ids,
  work: [...new Set(ids.flatMap(workOfSkill))],
})

/** What a list calls "also", though it names only a part of the thing, or too much beside it. */
const tooBroad = new Set(['Injera', 'እንጀራ', 'Market', 'ገበያ', 'Gabaa', 'Typing', 'Usher', 'Nanny', 'ሞግዚት'])

type Entry = { readonly id: string; readonly name: Names; readonly also?: readonly string[] | undefined }

const inEveryLanguage = (names: Names) => languages.map((language) => names[language])
/** "Event/Party Assistance" is called by either half too. */
const withHalves = (name: string) => (name.includes('/') ? [name, ...name.split('/')] : [name])
const alsoOf = ({ also = [] }: Entry) => also.filter((name) => !tooBroad.has(name))

const shortLabels = (short: readonly ShortOption[], id: string) =>
  short.filter((option) => option.id === id).flatMap(({ label }) => inEveryLanguage(label))

function thing(
  entry: Entry,
  meaning: Meaning,
  more: { short?: readonly ShortOption[]; weight?: number } = {},
): Thing {
  const names = [...inEveryLanguage(entry.name), ...shortLabels(more.short ?? [], entry.id)]
  return {
    id: entry.id,
    label: entry.name,
    meaning,
    names: [...new Set(names.flatMap(withHalves))],
    also: alsoOf(entry),
    weight: more.weight ?? 0,
  }
}

/** The town alone, without its zone and its other name. */
export const townName = (name: string): string => name.replace(/[,፣(].*/, '').trim()
const townOf = ({ en, am, om }: Names): Names => ({ en: townName(en), am: townName(am), om: townName(om) })

const works = (): Thing[] =>
  jobTitles.all.map((entry) =>
    thing(entry, workMeaning([entry.id]), { weight: isHousehold(entry.id) ? 55 : 50 }),
  )

const abilities = (): Thing[] =>
  skills.all.map((entry) => thing(entry, skillMeaning([entry.id]), { short: shortSkills, weight: 20 }))

const spoken = (): Thing[] =>
  spokenLanguages.all.map((entry) => {
    const short = shortLanguages.some(({ id }) => id === entry.id)
    const own = thing(
      entry,
      { kind: 'language', ids: [entry.id] },
      { short: shortLanguages, weight: short ? 30 : 1 },
    )
    const bare = entry.name.om.replace(/^Afaan /, '')
    const named = [...own.names, entry.endonym, bare].map((name) => name.replace(/ ?\(.*/, ''))
    return { ...own, names: [...new Set([...own.names, ...named])] }
  })

const places = (): Thing[] =>
  ethiopianPlaces.all.map((entry) => {
    const size = biggestTowns.indexOf(entry.id)
    const own = thing(
      entry,
      { kind: 'place', ids: [entry.id] },
      { short: shortPlaces, weight: size < 0 ? 2 : 60 - size },
    )
    const label = townOf(entry.name)
    return { ...own, label, names: [...new Set([...own.names, ...inEveryLanguage(label)])] }
  })

const options = (): Thing[] => [
  ...jobTypes.map(({ value, label }) =>
    thing({ id: value, name: label }, { kind: 'jobType', values: [value] }, { weight: 10 }),
  ),
  ...genders
    .filter(({ value }) => value !== 'OTHER')
    .map(({ value, label }) =>
      thing({ id: value, name: label }, { kind: 'gender', value: value === 'MALE' ? 'MALE' : 'FEMALE' }),
    ),
  ...religions
    .filter(({ value }) => value !== 'Other')
    .map(({ value, label }) => thing({ id: value, name: label }, { kind: 'religion', value })),
]

let things: readonly Thing[] | undefined
export const allThings = (): readonly Thing[] =>
  (things ??= [...works(), ...abilities(), ...places(), ...spoken(), ...options()])

const synonymsById = (byId: Readonly<Record<string, Lines>>, meaningOf: (id: string) => Meaning): Synonym[] =>
  Object.entries(byId).map(([id, lines]) => ({ meaning: meaningOf(id), words: listed(lines) }))

export const allSynonyms = (): Synonym[] => [
  ...workSynonyms.map(([ids, lines]) => ({ meaning: workMeaning(ids), words: listed(lines) })),
  ...synonymsById(skillSynonyms, (id) => skillMeaning([id])),
  ...placeSynonyms.map(([ids, lines]): Synonym => ({
    meaning: { kind: 'place', ids },
    words: listed(lines),
  })),
  ...synonymsById(languageSynonyms, (id) => ({ kind: 'language', ids: [id] })),
  ...jobTypeSynonyms.map(([values, lines]): Synonym => ({
    meaning: { kind: 'jobType', values },
    words: listed(lines),
  })),
  ...genderSynonyms.map(([value, lines]): Synonym => ({
    meaning: { kind: 'gender', value },
    words: listed(lines),
  })),
  ...synonymsById(religionSynonyms, (value) => ({ kind: 'religion', value })),
]

/** All places of a part of the country. */
export const areaMeanings = (): Synonym[] =>
  [...wholeRegions(), ...zones()].map((area) => ({
    meaning: { kind: 'place', ids: area.ids, area: area.name },
    words: namesOfArea(area),
  }))
