import * as z from 'zod/mini'
import { dateHabits, signedIn } from './accounts.ts'
import { defineEndpoints, json } from './endpoint.ts'
import { done, email, newPassword, secret } from './fields.ts'
import { accountTypes, profileSteps } from './rules/accounts.ts'
import { languages } from './rules/language.ts'

const time = z.iso.datetime()

const preferences = {
  language: z.enum(languages),
  ...dateHabits,
}

const consents = z.array(z.object({ document: z.string(), version: z.string(), givenAt: time }))

/** What the settings show. What a kind of account does not have is null. */
const ownAccount = z.object({
  id: z.uuid(),
  username: z.string(),
  userType: z.enum(accountTypes),
  email: z.string(),
  emailVerified: z.boolean(),
  /** The address that is wanted instead, until the link sent to it is followed. */
  pendingEmail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  /** The English value of the list of places. */
  location: z.nullable(z.string()),
  profilePhotoUrl: z.nullable(z.string()),
  ...preferences,
  consents,
  /** Whether staff have set up their second factor; null for everyone else. */
  secondFactor: z.nullable(z.boolean()),
  createdAt: time,
})
export type OwnAccount = z.infer<typeof ownAccount>

/** One browser that is signed in. */
const ownSession = z.object({
  /** Names it to its owner; it is no key. */
  id: z.string(),
  device: z.string(),
  createdAt: time,
  seenAt: time,
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

/** Everything that we keep about a person, for the person. */
const ownData = z.object({
  exportedAt: time,
  account: z.object({
    ...ownAccount.shape,
    emailVerifiedAt: z.nullable(time),
    staffLevel: z.nullable(z.string()),
    gender: z.nullable(z.string()),
    dateOfBirth: z.nullable(z.string()),
    dateOfBirthRange: z.nullable(z.string()),
    job: z.nullable(z.string()),
    profileStep: z.nullable(z.enum(profileSteps)),
    /** The username of the partner who brought this person. */
    referredBy: z.nullable(z.string()),
    selfReferral: z.boolean(),
  }),
  /** The picture itself: the address alone would be of no use once the account is gone. */
  picture: z.nullable(z.object({ type: z.literal('image/webp'), base64: z.string(), uploadedAt: time })),
  sessions: z.array(ownSession),
  /** What the other parts of the product keep of the person, by the name of the part. */
  records: z.record(z.string(), z.unknown()),
  /** Browsers from which the person has signed in before; we keep no more of them than this. */
  knownDevices: z.array(z.object({ seenAt: time })),
  /** Links that we have mailed lately. */
  links: z.array(
    z.object({ purpose: z.string(), email: z.string(), createdAt: time, usedAt: z.nullable(time) }),
  ),
})
export type OwnData = z.infer<typeof ownData>

/** Named in the OpenAPI document. */
export const accountSettingsSchemas = { OwnAccount: ownAccount, OwnSession: ownSession, OwnData: ownData }

/** For everyone who is signed in; staff have shown their second factor, where they need one. */
const access = accountTypes

export const accountSettingsEndpoints = defineEndpoints({
  'GET /account': {
    summary: 'Shows what the account of the caller holds',
    access,
    answers: { 200: json(ownAccount) },
    errors: [],
  },
  'PUT /account/preferences': {
    summary: 'Saves the language, the calendar and the clock of the caller; what is left out stays',
    access,
    body: z.object({
      language: z.optional(preferences.language),
      calendar: z.optional(preferences.calendar),
      clock: z.optional(preferences.clock),
    }),
    answers: { 200: json(z.object(preferences)) },
    errors: ['invalid_input'],
  },
  'PUT /account/password': {
    summary: 'Changes the password, ends every other session and renews this one',
    access,
    perHour: 60,
    startsSession: true,
    body: z.object({ currentPassword: secret, newPassword }),
    answers: {
      200: json(z.extend(done, { data: signedIn })),
    },
    errors: ['invalid_input'],
  },
  'PUT /account/email': {
    summary: 'Emails a link to a new address, which replaces the present one once the link is opened',
    access,
    perHour: 60,
    body: z.object({ email, password: secret }),
    answers: { 200: json(done) },
    errors: ['invalid_input'],
  },
  'GET /account/sessions': {
    summary: 'Lists the browsers that are logged in, the last used first',
    access,
    answers: { 200: json(z.array(ownSession)) },
    errors: [],
  },
  'DELETE /account/sessions/:id': {
    summary: 'Logs one browser out',
    access,
    params: z.object({ id: z.string().check(z.maxLength(64)) }),
    answers: { 200: json(done) },
    errors: ['not_found'],
  },
  'POST /account/sessions/end-others': {
    summary: 'Logs every other browser out',
    access,
    answers: { 200: json(done) },
    errors: [],
  },
  'GET /account/data': {
    downloadAs: 'my-data.json',
    summary: 'Everything we keep about the caller, as a file',
    access,
    perHour: 60,
    answers: { 200: json(ownData) },
    errors: [],
  },
  'POST /account/delete': {
    summary: 'Deletes the account and its data for good',
    access,
    perHour: 60,
    body: z.object({ password: secret }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'last_admin'],
  },
})
