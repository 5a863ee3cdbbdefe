import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { done, email, personName, phone, place, signedToken } from './fields.ts'
import { guarantorRelationships } from './reference/options/people.ts'
import { valuesOf } from './reference/options/option.ts'
import { guarantorStates } from './rules/guarantors.ts'
import { languages } from './rules/language.ts'

const relationship = z.enum(valuesOf(guarantorRelationships))

/** What is entered of a guarantor, in the names of the specification. */
const person = {
  firstname: personName,
  lastname: personName,
  phoneNumber: phone,
  relationship,
  location: place,
}
const guarantorInput = z.object({
  ...person,
  email,
  /** Of the mails to the guarantor; the seeker's own where nothing is said. */
  language: z.optional(z.enum(languages)),
})
export type GuarantorInput = z.infer<typeof guarantorInput>

/** A guarantor as the seeker who added them sees them. */
export const ownGuarantor = z.object({
  id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  relationship,
  location: z.string(),
  language: z.enum(languages),
  state: z.enum(guarantorStates),
  /** False until the address of the seeker is verified: nobody is asked by a stranger. */
  mailed: z.boolean(),
  addedAt: z.string(),
  answeredAt: z.nullable(z.string()),
  /** The guarantor has put something right. */
  corrected: z.boolean(),
  /** The mail can be sent again: nobody has answered, and the last one is a day old. */
  canRemind: z.boolean(),
})
export type OwnGuarantor = z.infer<typeof ownGuarantor>

/** What a guarantor sees of the request. Of the seeker no more than the name they are known by. */
const guarantorRequest = z.object({
  seekerName: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  relationship,
  location: z.string(),
  state: z.enum(guarantorStates),
})
export type GuarantorRequest = z.infer<typeof guarantorRequest>

/** Somebody who vouches for many seekers, for staff to look at. */
export const sharedGuarantor = z.object({
  /** Of the first of the entries. */
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  seekers: z.array(z.object({ id: z.uuid(), name: z.string(), state: z.enum(guarantorStates) })),
})
export type SharedGuarantor = z.infer<typeof sharedGuarantor>

/** Named in the OpenAPI document. */
export const guarantorSchemas = {
  GuarantorInput: guarantorInput,
  OwnGuarantor: ownGuarantor,
  GuarantorRequest: guarantorRequest,
  SharedGuarantor: sharedGuarantor,
}

const byId = z.object({ id: z.uuid() })
const signed = { access: 'signed', perHour: 120, query: z.object({ token: signedToken }) } as const
/** Pages without script lead back by the same link. */
const form = { page: '/guarantor', passes: ['token'] } as const
const changed = { 200: json(z.extend(done, { data: ownGuarantor })) }

export const guarantorEndpoints = defineEndpoints({
  'GET /guarantors': {
    summary: 'The guarantors of the caller, the newest first',
    access: ['CAREER'],
    answers: { 200: json(z.array(ownGuarantor)) },
    errors: [],
  },
  'POST /guarantors': {
    summary: 'Adds a guarantor, who is asked by mail to confirm',
    access: ['CAREER'],
    creates: true,
    perHour: 30,
    body: guarantorInput,
    answers: changed,
    errors: ['invalid_input', 'too_many_guarantors', 'guarantor_refused', 'key_reused'],
  },
  'PUT /guarantors/:id': {
    summary: 'Changes a guarantor who has not answered; with another address the mail is sent again',
    access: ['CAREER'],
    perHour: 30,
    params: byId,
    body: guarantorInput,
    answers: changed,
    errors: ['invalid_input', 'not_found', 'guarantor_settled', 'guarantor_refused'],
  },
  'DELETE /guarantors/:id': {
    summary: 'Erases a guarantor of the caller',
    access: ['CAREER'],
    params: byId,
    answers: { 200: json(done) },
    errors: ['not_found'],
  },
  'POST /guarantors/:id/remind': {
    summary: 'Sends the mail to a guarantor again, once a day at most',
    access: ['CAREER'],
    perHour: 30,
    params: byId,
    answers: changed,
    errors: ['not_found', 'guarantor_settled', 'email_unverified'],
  },
  'GET /guarantor-requests': {
    ...signed,
    summary: 'What was entered about a guarantor, by the link in the mail to them',
    answers: { 200: json(guarantorRequest) },
    errors: ['invalid_input', 'invalid_link'],
  },
  'POST /guarantor-requests/confirm': {
    ...signed,
    summary: 'A guarantor confirms, by the link in the mail; a refusal before can be changed',
    creates: true,
    form: { ...form, done: '/guarantor/confirmed' },
    answers: { 200: json(done) },
    errors: ['invalid_input', 'invalid_link', 'key_reused'],
  },
  'POST /guarantor-requests/refuse': {
    ...signed,
    summary: 'A guarantor refuses, by the link in the mail; a confirmation before can be changed',
    creates: true,
    form: { ...form, done: '/guarantor/refused' },
    answers: { 200: json(done) },
    errors: ['invalid_input', 'invalid_link', 'key_reused'],
  },
  'POST /guarantor-requests/correct': {
    ...signed,
    summary: 'A guarantor puts right what was entered about them, by the link in the mail',
    creates: true,
    form: { ...form, done: '/guarantor/corrected' },
    body: z.object(person),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'invalid_link', 'key_reused'],
  },
  'POST /guarantor-requests/erase': {
    ...signed,
    summary:
      'A guarantor has everything about them erased, by the link in the mail; nobody can enter the address again',
    creates: true,
    form: { page: '/guarantor', done: '/guarantor/erased' },
    answers: { 200: json(done) },
    errors: ['invalid_input', 'invalid_link', 'key_reused'],
  },
  'POST /admin/shared-guarantors/:id/review': {
    summary: 'Marks that staff have looked at somebody who vouches for many seekers',
    access: ['ADMIN'],
    perHour: 600,
    params: byId,
    answers: { 200: json(done) },
    errors: ['not_found'],
  },
})
