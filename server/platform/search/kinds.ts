import { sql } from 'kysely'
import { kindCodes } from '../../../contract/reference/codes.ts'
import { indexIn, skillBits, skillFacets } from './codes.ts'
import type { Field } from './fields.ts'

const firstKind = 7000

/** At most 33 kinds, so that a number of JavaScript holds their bits. */
export const kindBits = (ids: readonly string[]): number =>
  [...new Set(ids)].reduce((mask, id) => mask + 2 ** indexIn(kindCodes, id), 0)
export const kindFacets = (ids: readonly string[]): number[] =>
  ids.map((id) => firstKind + indexIn(kindCodes, id))

const idsOf = (bits: number): string[] => kindCodes.filter((_, bit) => Math.floor(bits / 2 ** bit) % 2 === 1)
/** All that some of these masks have. */
export const joinKinds = (masks: readonly number[]): number => kindBits(masks.flatMap(idsOf))
export const facetsOfKinds = (bits: number): number[] => kindFacets(idsOf(bits))

/** Kinds of work and skills, of which one is enough. */
export type Topic = { kinds: readonly string[]; skills: readonly string[] }

/** What a text speaks of. Kinds are the low bits of what `earlier` encodes, skills those above. */
const bitsOfKinds = 33n
const isKind = (facet: number) => facet >= firstKind
const bitOf = (facet: number) => 1n << (BigInt(facet % 1000) + (isKind(facet) ? 0n : bitsOfKinds))
const lowBits = sql.lit(2 ** Number(bitsOfKinds) - 1)
const shift = sql.lit(Number(bitsOfKinds))

export const speaksOf: Field<Topic> = {
  columns: ['said_kinds', 'said_skills'],
  params: (name, { kinds, skills }) => ({
    [`${name}Kinds`]: String(kindBits(kinds)),
    [`${name}Skills`]: skillBits(skills),
  }),
  matches: (param, name) =>
    sql`(facts.said_kinds & ${param(`${name}Kinds`, 'bigint')} <> 0
      or facts.said_skills & ${param(`${name}Skills`, 'integer')} <> 0)`,
  severalFacets: {
    earlier: (facets, index) => facets.slice(0, index).reduce((bits, facet) => bits | bitOf(facet), 0n),
    isFirst: () =>
      sql`(facts.said_kinds & (branch.earlier & ${lowBits}) = 0
        and facts.said_skills & (branch.earlier >> ${shift})::integer = 0)`,
  },
}
const topicFacets = ({ kinds, skills }: Topic): number[] => [...kindFacets(kinds), ...skillFacets(skills)]

/** Of what was typed each topic is a field of its own; more than these are met by one of the last. */
export const topicFields = ['topic', 'secondTopic', 'thirdTopic', 'fourthTopic'] as const

export const topicFilters = ([topic, secondTopic, thirdTopic, ...others]: readonly Topic[]) => ({
  topic: topicFilter(topic),
  secondTopic: topicFilter(secondTopic),
  thirdTopic: topicFilter(thirdTopic),
  fourthTopic: topicFilter(others.length === 0 ? undefined : joined(others)),
})

const topicFilter = (topic: Topic | undefined) =>
  topic === undefined ? undefined : { value: topic, facets: topicFacets(topic) }
const joined = (topics: readonly Topic[]): Topic => ({
  kinds: topics.flatMap(({ kinds }) => kinds),
  skills: topics.flatMap(({ skills }) => skills),
})
