import * as z from 'zod/mini'
import { signedIn } from './accounts.ts'
import { defineEndpoints, json } from './endpoint.ts'
import {
  consent,
  done,
  email,
  newPassword,
  newUsername,
  personName,
  phone,
  place,
  secret,
  signInName,
} from './fields.ts'

const partnerRegistration = z.object({
  username: newUsername,
  password: newPassword,
  profile: z.object({
    firstName: personName,
    lastName: personName,
    email,
    phoneNumber: phone,
    location: place,
  }),
  consent,
})
export type PartnerRegistration = z.infer<typeof partnerRegistration>

/** Somebody who registered through a partner: the first name, the initial of the last one, and when. */
const referredPerson = z.object({ name: z.string(), registeredAt: z.string() })
export type ReferredPerson = z.infer<typeof referredPerson>

/** Named in the OpenAPI document. */
export const partnerSchemas = { PartnerRegistration: partnerRegistration, ReferredPerson: referredPerson }

export const partnerEndpoints = defineEndpoints({
  'POST /partners/register': {
    summary: 'Registers a partner, starts a session and emails a link to verify the address',
    access: 'anyone',
    perHour: 60,
    startsSession: true,
    body: partnerRegistration,
    answers: { 201: json(z.extend(done, { data: signedIn })) },
    errors: ['invalid_input', 'username_taken', 'registration_refused'],
  },
  'POST /partners/login': {
    summary: 'Logs a partner in; no other account can log in here',
    access: 'anyone',
    startsSession: true,
    body: z.object({ username: signInName, password: secret }),
    answers: { 200: json(z.object({ data: signedIn })) },
    errors: ['invalid_input', 'wrong_credentials', 'account_disabled'],
  },
  'POST /partners/logout': {
    summary: 'Ends the session of this browser, if there is one',
    access: 'anyone',
    form: { page: '/partner', done: '/partner' },
    answers: { 200: json(done) },
    errors: [],
  },
  'GET /partners/exists/:username': {
    summary: 'Whether a partner has this username: true or false',
    access: 'anyone',
    perHour: 120,
    params: z.object({ username: z.string().check(z.maxLength(200)) }),
    answers: { 200: json(z.boolean()) },
    errors: [],
  },
  'GET /partners/news': {
    summary: 'Who registered through the caller in the last 30 days, the newest first',
    access: ['PARTNER'],
    answers: { 200: json(z.array(referredPerson)) },
    errors: [],
  },
})
