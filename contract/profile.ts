import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { done, email, phone, place, secret, visibleNameOrNone } from './fields.ts'
import { accountTypes, longestCompanyName, longestName, profileSteps } from './rules/accounts.ts'

/** A person's own profile. What a kind of account does not have is null. */
const profile = z.object({
  id: z.uuid(),
  username: z.string(),
  userType: z.enum(accountTypes),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  email: z.string(),
  emailVerified: z.boolean(),
  pendingEmail: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  /** The English value of the list of places. */
  location: z.nullable(z.string()),
  gender: z.nullable(z.enum(['MALE', 'FEMALE', 'OTHER'])),
  dateOfBirth: z.nullable(z.string()),
  dateOfBirthRange: z.nullable(z.string()),
  job: z.nullable(z.string()),
  profileStep: z.nullable(z.enum(profileSteps)),
  /** The large one; null where there is no picture. */
  profilePhotoUrl: z.nullable(z.string()),
})
export type Profile = z.infer<typeof profile>

/** What is left out stays. An empty name is taken where the kind of account needs none. */
const profileChange = z.object({
  firstName: z.optional(visibleNameOrNone(longestName)),
  lastName: z.optional(visibleNameOrNone(longestName)),
  phoneNumber: z.optional(phone),
  location: z.optional(place),
  /** Employers have one; of everyone else it is not looked at. */
  companyName: z.optional(visibleNameOrNone(longestCompanyName)),
  /** Another address is wanted only with the password, and takes effect once the link sent to it is followed. */
  email: z.optional(email),
  password: z.optional(secret),
})
export type ProfileChange = z.infer<typeof profileChange>

/** Named in the OpenAPI document. */
export const profileSchemas = { Profile: profile, ProfileChange: profileChange }

const reading = { access: accountTypes, answers: { 200: json(profile) }, errors: [] } as const
const writing = {
  access: accountTypes,
  perHour: 120,
  body: profileChange,
  answers: { 200: json(z.extend(done, { data: profile })) },
  errors: ['invalid_input'],
} as const

export const profileEndpoints = defineEndpoints({
  'GET /profile': { ...reading, summary: 'The profile of the caller' },
  'GET /users/me': { ...reading, summary: 'The same as GET /profile' },
  'PUT /profile': { ...writing, summary: 'Changes the profile of the caller' },
  'PUT /users/job-seeker/profile': {
    ...writing,
    summary: 'The same as PUT /profile; serves job seekers and employers alike',
  },
})
