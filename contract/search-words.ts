import * as z from 'zod/mini'
import { pageOf, paged } from './paging.ts'
import { longest } from './rules/jobs.ts'

/** What somebody types into a search field: names, places, skills and other words, in any of the three languages. */
export const searchWords = z.prefault(z.string().check(z.trim(), z.maxLength(longest.words)), '')

/** The kinds of things that a typed text can name; `words` are looked for as they are. */
export const understoodKinds = [
  'work',
  'skill',
  'language',
  'place',
  'jobType',
  'gender',
  'religion',
  'pay',
  'words',
] as const
export type UnderstoodKind = (typeof understoodKinds)[number]

/** One thing that a typed text was understood to name. */
const understoodPart = z.object({
  kind: z.enum(understoodKinds),
  /** As it was typed. */
  typed: z.string(),
  /** What it means, in the language of the reader. */
  label: z.string(),
  /** The text that remains when this part is removed. */
  without: z.string(),
})
export type UnderstoodPart = z.infer<typeof understoodPart>

/** A page of a search, with what was understood of the typed text. */
export const searchPage = <S extends z.ZodMiniType>(item: S) =>
  z.extend(paged(item), {
    understood: z.array(understoodPart),
    /** Of several skills that were chosen: how many have all of them, where 101 is more than 100; null where fewer than two were. */
    withAllSkills: z.nullable(z.int()),
  })

type Reading = { understood: UnderstoodPart[]; withAllSkills: number | null }
const nothingRead: Reading = { understood: [], withAllSkills: null }

export const searchPageOf = <Item>(
  items: readonly Item[],
  total: number,
  size: number,
  { listed = total, ...reading }: Reading & { listed?: number } = nothingRead,
) => ({ ...pageOf(items, total, size, listed), ...reading })

/** What may be meant by what was typed so far. */
export const suggestions = z.array(
  z.object({
    kind: z.enum(understoodKinds),
    label: z.string(),
    /** The whole text of the field when it is chosen. */
    text: z.string(),
  }),
)
export type Suggestions = z.infer<typeof suggestions>
export const suggestionQuery = z.object({ q: searchWords })
