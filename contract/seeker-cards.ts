import * as z from 'zod/mini'
import { ageRange, gender } from './fields.ts'
import { match } from './matching.ts'
import { offerStates } from './rules/hiring.ts'

/** What others think of somebody: stars of five on average, and of how many reviews. */
export const rating = z.object({ stars: z.number(), reviews: z.number() })
export type Rating = z.infer<typeof rating>

/** What was checked about somebody, each with its day; null where it was not. Employers see no more of it. */
const seekerBadges = z.object({
  identityChecked: z.nullable(z.string()),
  guarantorConfirmed: z.nullable(z.string()),
  trained: z.nullable(z.string()),
})

/**
 * Somebody who looks for work, as an employer sees them before a hire. There is no field for a phone number, an e-mail
 * address or a document, and those that a text holds are masked.
 */
export const seekerCard = z.object({
  /** The person's own, as everywhere. */
  id: z.uuid(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  /** What they work as, in the English words of the list or in their own. */
  role: z.nullable(z.string()),
  location: z.string(),
  /** Where they want to work; empty is where they live. */
  wantedLocations: z.array(z.string()),
  gender: z.nullable(gender),
  ageRange: z.nullable(ageRange),
  experience: z.nullable(z.string()),
  education: z.nullable(z.string()),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  bio: z.string(),
  religion: z.nullable(z.string()),
  salaryRange: z.nullable(z.string()),
  hasCertifications: z.boolean(),
  /** From which day somebody can begin; null is right away. */
  availableFrom: z.nullable(z.string()),
  saved: z.boolean(),
  badges: seekerBadges,
  /** From published reviews; null where there is none. */
  rating: z.nullable(rating),
  /** Of the reader's last offer to this person; null where there is none. */
  offerStatus: z.nullable(z.enum(offerStates)),
  /** The jobs that the reader has offered this person, and which are open or led to a hire; null is none in particular. */
  offeredJobs: z.array(z.nullable(z.uuid())),
  /** How well the person suits the reader's open job that suits best; left out without any. */
  match: z.optional(z.extend(match, { jobTitle: z.nullable(z.string()) })),
})
export type SeekerCard = z.infer<typeof seekerCard>
