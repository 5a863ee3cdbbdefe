import * as z from 'zod/mini'
import { mostCounted } from './rules/jobs.ts'

/** Pages count from 0 on the wire. Pages past what is counted are refused. */
export const paging = (size: number) => ({
  page: z.prefault(z.coerce.number<string>().check(z.int(), z.gte(0), z.lt(mostCounted / size)), '0'),
  size: z.prefault(z.coerce.number<string>().check(z.int(), z.gte(1), z.lte(50)), String(size)),
})

/** A paged list: each item is in `data`. */
export const paged = <S extends z.ZodMiniType>(item: S) =>
  z.object({
    content: z.array(z.object({ data: item })),
    totalPages: z.number(),
    totalElements: z.number(),
    totalIsLowerBound: z.boolean(),
  })

/** Of all that were found, the pages have as many as are `listed`. */
export const pageOf = <Item>(items: readonly Item[], total: number, size: number, listed = total) => ({
  content: items.map((data) => ({ data })),
  totalPages: Math.ceil(Math.min(listed, mostCounted) / size),
  totalElements: Math.min(total, mostCounted),
  totalIsLowerBound: total > mostCounted,
})
