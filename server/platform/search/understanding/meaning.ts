import type { Names } from '../../../../contract/reference/names.ts'

/** One thing that a text names. Several ids where a word means several: "child carer" is a nanny or a babysitter. */
export type Meaning =
  /** Titles of jobs, and the skills by which others are found too. */
  | { kind: 'work'; ids: readonly string[]; skills: readonly string[] }
  /** `work` are the titles whose main trade the skill is: cooking is that of cooks and chefs. */
  | { kind: 'skill'; ids: readonly string[]; work: readonly string[] }
  | { kind: 'language'; ids: readonly string[] }
  /** A city is its own id alone, a region or a zone all of its places. */
  | { kind: 'place'; ids: readonly string[]; area?: Names }
  | { kind: 'jobType'; values: readonly string[] }
  | { kind: 'gender'; value: 'MALE' | 'FEMALE' }
  | { kind: 'religion'; value: string }
  /** At least so much. */
  | { kind: 'pay'; birr: number }

const union = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...new Set([...one, ...other]),
]

/** Both, where they are of one kind that can be several; otherwise the first. */
export function joinedMeaning(one: Meaning, other: Meaning): Meaning {
  if (one.kind === 'work' && other.kind === 'work')
    return { ...one, ids: union(one.ids, other.ids), skills: union(one.skills, other.skills) }
  if (one.kind === 'skill' && other.kind === 'skill')
    return { ...one, ids: union(one.ids, other.ids), work: union(one.work, other.work) }
  if (one.kind === 'language' && other.kind === 'language') return { ...one, ids: union(one.ids, other.ids) }
  if (one.kind === 'place' && other.kind === 'place') return { ...one, ids: union(one.ids, other.ids) }
  if (one.kind === 'jobType' && other.kind === 'jobType')
    return { ...one, values: union(one.values, other.values) }
  return one
}

/** The ids or values by which a meaning differs from others of its kind. */
export function idsOfMeaning(meaning: Meaning): readonly string[] {
  switch (meaning.kind) {
    case 'work':
    case 'skill':
    case 'language':
    case 'place':
      return meaning.ids
    case 'jobType':
      return meaning.values
    case 'gender':
    case 'religion':
      return [meaning.value]
    case 'pay':
      return [String(meaning.birr)]
  }
}
