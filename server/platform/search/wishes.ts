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

/** The ids of what is called so in a list; a name of nothing is told beside its field. */
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

/** One that stands for any place makes all the others needless. */
export function placeIdsOf(names: readonly string[], field: string): string[] {
  if (names.some((name) => placeIdOf(name) === null)) return []
  return idsOf(names, field, (name) => ethiopianPlaces.named(name), 'place')
}

const wrong = (field: string, problem: FieldProblem, limit?: number) =>
  new NamedError('invalid_input', {
    [field]: { problem, ...(limit === undefined ? {} : { values: { limit } }) },
  })
