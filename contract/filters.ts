import * as z from 'zod/mini'
import { mostChosen } from './rules/seekers.ts'

/** As it comes from an address: once, many times, or empty for nothing chosen. */
export const many = <S extends z.ZodMiniType<unknown, string>>(schema: S) =>
  z.pipe(
    z.pipe(
      z.prefault(z.union([z.string(), z.array(z.string()).check(z.maxLength(mostChosen))]), []),
      z.transform((given: string | string[]) => [given].flat().filter((value) => value !== '')),
    ),
    z.array(schema),
  )
/** One of a few, or an empty text for any. */
export const one = <Value extends string>(values: readonly Value[]) =>
  z.pipe(
    z.optional(z.enum(['', ...values])),
    z.transform((given) => values.find((value) => value === given) ?? null),
  )
/** Of a list of the reference in any language; the server finds its id. */
export const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
