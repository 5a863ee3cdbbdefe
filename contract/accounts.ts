import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import {
  ageRange,
  birthDay,
  companyName,
  consent,
  done,
  email,
  gender,
  newPassword,
  newUsername,
  personName,
  phone,
  place,
  secret,
  signInName,
  visibleName,
} from './fields.ts'
import {
  accountTypes,
  longestDeviceId,
  longestFullName,
  longestSecondFactor,
  profileSteps,
} from './rules/accounts.ts'

/** Who a browser is signed in as; what the header and the guards need, and no more. */
export const sessionUser = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** The account type. */
  role: z.enum(accountTypes),
  profileStep: z.nullable(z.enum(profileSteps)),
})
export type SessionUser = z.infer<typeof sessionUser>

/** How a person has chosen to read dates and times; null is as usual in the language. */
export const dateHabits = {
  calendar: z.nullable(z.enum(['gregorian', 'ethiopian'])),
  clock: z.nullable(z.enum(['standard', 'sunrise'])),
}
const presentUser = z.extend(sessionUser, {
  ...dateHabits,
  /** How to greet somebody: by the first name or the company's, by the username where there is none. */
  name: z.string(),
})
/** The person a page is drawn for. */
export type PresentUser = z.infer<typeof presentUser>

/** The token states role and expiry for the start page; it opens nothing. */
export const signedIn = z.object({ token: z.string(), user: sessionUser })

const credentials = z.object({
  username: z.optional(signInName),
  identifier: z.optional(signInName),
  password: secret,
  /** The second factor of staff: six digits, or a recovery code. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(longestSecondFactor))),
})

const everyone = {
  username: newUsername,
  email,
  phone,
  password: newPassword,
  location: place,
  consent,
  partnerUsername: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
}
const person = { firstName: personName, lastName: personName, dateOfBirthRange: ageRange, gender }

/** The quick form, by the kind of account. */
const quickRegistration = z.discriminatedUnion('userType', [
  z.object({
    userType: z.literal('CAREER'),
    ...everyone,
    ...person,
    job: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  }),
  z.object({ userType: z.literal('HOUSEHOLD'), ...everyone, ...person }),
  z.object({
    userType: z.literal('BUSINESS'),
    ...everyone,
    companyName,
  }),
])
export type QuickRegistration = z.infer<typeof quickRegistration>

/** The alternative form. An employer says in addition whether household or business. */
const alternativeRegistration = z.object({
  username: newUsername,
  email,
  password: newPassword,
  fullName: visibleName(longestFullName),
  phoneNumber: phone,
  dateOfBirth: birthDay,
  gender,
  location: place,
  role: z.enum(['JOBSEEKER', 'EMPLOYER']),
  employerType: z.optional(z.enum(['HOUSEHOLD', 'BUSINESS'])),
  companyName: z.optional(companyName),
  deviceType: z.enum(['mobile', 'web']),
  deviceId: z.string().check(z.minLength(1), z.maxLength(longestDeviceId)),
  consent,
})
export type AlternativeRegistration = z.infer<typeof alternativeRegistration>

const registered = z.object({
  success: z.literal(true),
  message: z.string(),
  profileStep: z.nullable(z.enum(profileSteps)),
  data: signedIn,
})

/** Named in the OpenAPI document. */
export const accountSchemas = {
  SessionUser: sessionUser,
  PresentUser: presentUser,
  SignedIn: signedIn,
  Credentials: credentials,
  QuickRegistration: quickRegistration,
  AlternativeRegistration: alternativeRegistration,
  Registered: registered,
}

const registration = {
  access: 'anyone',
  perHour: 60,
  startsSession: true,
  answers: { 201: json(registered) },
  errors: ['invalid_input', 'username_taken', 'registration_refused'],
} as const

const resetRequest = {
  access: 'anyone',
  perHour: 60,
  body: z.object({ email, userType: z.optional(z.literal('partner')) }),
  answers: { 200: json(done) },
  errors: ['invalid_input'],
} as const

export const accountEndpoints = defineEndpoints({
  'GET /session': {
    summary: 'Shows who is logged in in this browser, if anyone',
    access: 'anyone',
    answers: { 200: json(z.object({ user: z.nullable(presentUser) })) },
    errors: [],
  },
  'POST /auth/login': {
    summary: 'Logs in by username or email address and password; staff with two-step login',
    access: 'anyone',
    startsSession: true,
    body: credentials,
    answers: { 200: json(z.object({ data: signedIn })) },
    errors: [
      'invalid_input',
      'wrong_credentials',
      'second_factor_required',
      'wrong_second_factor',
      'account_disabled',
    ],
  },
  'POST /auth/logout': {
    summary: 'Ends the session of this browser, if there is one',
    access: 'anyone',
    form: { page: '/login', done: '/login' },
    answers: { 200: json(done) },
    errors: [],
  },
  'POST /auth/register': {
    ...registration,
    summary: 'Registers by the quick form; the same as POST /users/register',
    body: quickRegistration,
  },
  'POST /users/register': {
    ...registration,
    summary: 'Registers by the quick form, starts a session and emails a link to verify the address',
    body: quickRegistration,
  },
  'POST /users': {
    ...registration,
    summary: 'Registers by the alternative form, which leads into onboarding',
    body: alternativeRegistration,
  },
  'POST /auth/verify-email': {
    summary: 'Verifies an email address by the link that was sent to it',
    access: 'signed',
    perHour: 120,
    body: z.object({ token: secret }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'invalid_link'],
  },
  'POST /auth/resend-verification': {
    summary: 'Sends the link that verifies the address again',
    access: accountTypes,
    perHour: 10,
    answers: { 200: json(done) },
    errors: [],
  },
  'POST /auth/forgot-password': {
    ...resetRequest,
    summary: 'Emails a link for a new password; answers the same whether or not the address is known',
  },
  'POST /auth/request-password-reset': {
    ...resetRequest,
    summary: 'The same as POST /auth/forgot-password',
  },
  'POST /auth/check-reset-link': {
    summary: 'Tells whether a link for a new password still works; it stays as it is',
    access: 'anyone',
    perHour: 60,
    body: z.object({ token: secret }),
    answers: { 200: json(z.object({ usable: z.boolean() })) },
    errors: ['invalid_input'],
  },
  'POST /auth/reset-password': {
    summary: 'Sets a new password by the link in the email and ends every session of the account',
    access: 'signed',
    perHour: 60,
    body: z.object({ token: secret, password: newPassword }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'invalid_link'],
  },
})
