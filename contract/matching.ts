import * as z from 'zod/mini'
import { strongestFirst } from './rules/matching.ts'

/** One reason for or against, with the figures that make it exactly true. */
const matchReason = z.object({
  reason: z.enum(strongestFirst),
  /** Of how many skills or languages that the job asks for the person has how many. */
  met: z.optional(z.int()),
  asked: z.optional(z.int()),
  /** Which are missing: English values of the list. */
  missing: z.optional(z.array(z.string())),
  /** From the nearest place of the person. */
  kilometres: z.optional(z.int()),
})
export type MatchReason = z.infer<typeof matchReason>

/** How well a job and a person suit each other, in percent, the strongest reason first. */
export const match = z.object({
  score: z.int(),
  reasons: z.array(matchReason),
  /** From the nearest place where the person wants to work; null for a job anywhere, or where it is not known. */
  kilometres: z.nullable(z.int()),
})
export type Match = z.infer<typeof match>
