import type { FieldProblem } from '../../../contract/errors.ts'
import { ethiopianPlaces, placeIdOf } from '../../../contract/reference/places.ts'
import { mostCounted } from '../../../contract/rules/jobs.ts'
import { NamedError } from '../http/errors.ts'

export type Page = { limit: number; offset: number }

/** Nothing is counted past the limit, so there are no pages there. */
export function pageAt({ page, size }: { page: number; size: number }): Page {
  if (page * size >= mostCounted) throw wrong('page', 'tooBig', Math.ceil(mostCounted / size) - 1)
  return { limit: size, offset: page * size }
}

/** What a filter is encoded to; undefined where it is null or an empty list, which is no filter. */
export const filterOf = <Chosen, Encoded>(
  chosen: Chosen | null | undefined,
  encode: (chosen: Chosen) => Encoded,
): Encoded | undefined =>
  chosen == null || (Array.isArray(chosen) && chosen.length === 0) ? undefined : encode(chosen)

/** The ids behind names of a list; an unknown name is an error of its field. */
export function idsOf(
  names: readonly string[],
  field: string,
  find: (name: string) => { id: string } | undefined,
  problem: FieldProblem = 'notAllowed',
): string[] {
  const ids = names.map((name) => {
    const id = find(name)?.id
    if (id === undefined) throw wrong(field, problem)
    return id
  })
  return [...new Set(ids)]
}

/** Empty where one of the names means any place. */
export function placeIdsOf(names: readonly string[], field: string): string[] {
  if (names.some((name) => placeIdOf(name) === null)) return []
  return idsOf(names, field, (name) => ethiopianPlaces.named(name), 'place')
}

const wrong = (field: string, problem: FieldProblem, limit?: number) =>
  new NamedError('invalid_input', {
    [field]: { problem, ...(limit === undefined ? {} : { values: { limit } }) },
  })
