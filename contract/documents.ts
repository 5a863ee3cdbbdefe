import * as z from 'zod/mini'
import { bytes, defineEndpoints, json, stream } from './endpoint.ts'
import { done } from './fields.ts'
import { paged, paging } from './paging.ts'
import {
  defaultDocumentType,
  documentRejections,
  documentStates,
  documentStatusWords,
  documentTypes,
  largestDocument,
  largestDocumentBytes,
  longestDocumentNote,
} from './rules/documents.ts'

const owners = ['CAREER', 'HOUSEHOLD', 'BUSINESS'] as const

/** A document that somebody provides: an entry of the catalogue with what the person has done about it. */
const ownDocument = {
  /** Of the catalogue: a missing document has no other id. */
  documentId: z.uuid(),
  documentType: z.string(),
  /** In the language of the call. */
  label: z.string(),
  description: z.string(),
  required: z.boolean(),
  state: z.enum(documentStates),
  /** Why staff sent it back; null otherwise. */
  rejection: z.nullable(z.enum(documentRejections)),
  /** What staff wrote beside it. */
  note: z.string(),
  uploadedAt: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
  /** The file can still be opened by its owner. */
  hasFile: z.boolean(),
}
export const seekerDocument = z.object({
  ...ownDocument,
  /** 0 is missing, 1 verified, anything else uploaded. */
  status: z.number(),
})
export type SeekerDocument = z.infer<typeof seekerDocument>

export const employerDocument = z.object({
  ...ownDocument,
  desc: z.string(),
  status: z.enum(documentStatusWords),
})
export type EmployerDocument = z.infer<typeof employerDocument>
export type OwnDocument = SeekerDocument | EmployerDocument

/** The part `document` of a form, as the specification sends it. Who sends it is known from the session alone. */
const sentDocument = z.object({
  userId: z.optional(z.unknown()),
  documentId: z.uuid(),
  documentType: z.optional(z.string().check(z.maxLength(60))),
  status: z.optional(z.string().check(z.maxLength(20))),
})

const waitingPageSize = 10
/** A document that waits for staff. */
const waitingDocument = z.object({
  id: z.uuid(),
  label: z.string(),
  person: z.object({ id: z.uuid(), name: z.string(), userType: z.enum(owners) }),
  uploadedAt: z.string(),
})
export type WaitingDocument = z.infer<typeof waitingDocument>

/** A document beside what its owner has said, for staff to compare. */
const documentToCheck = z.object({
  id: z.uuid(),
  /** Of the file: a verdict names what was seen, because its owner may replace it meanwhile. */
  version: z.uuid(),
  label: z.string(),
  description: z.string(),
  state: z.enum(documentStates),
  rejection: z.nullable(z.enum(documentRejections)),
  note: z.string(),
  uploadedAt: z.string(),
  pages: z.number(),
  person: z.object({
    id: z.uuid(),
    userType: z.enum(owners),
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.nullable(z.string()),
    dateOfBirth: z.nullable(z.string()),
    ageRange: z.nullable(z.string()),
    gender: z.nullable(z.string()),
    phone: z.string(),
    location: z.string(),
    /** Others with the same phone number. */
    sharedPhone: z.number(),
  }),
  /** The next one that waits; null where none does. */
  next: z.nullable(z.uuid()),
})
export type DocumentToCheck = z.infer<typeof documentToCheck>

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))
const inThreeLanguages = (longest: number) =>
  z.object({ en: text(longest), am: text(longest), om: text(longest) })
const catalogueInput = z.object({
  accountType: z.enum(owners),
  documentType: z.prefault(z.string().check(z.trim(), z.regex(/^[A-Z][A-Z_]{1,39}$/)), defaultDocumentType),
  label: inThreeLanguages(120),
  description: inThreeLanguages(300),
  required: z.boolean(),
  position: z.int().check(z.gte(0), z.lte(1_000)),
  /** Not asked for any more. */
  retired: z.boolean(),
})
export type CatalogueInput = z.infer<typeof catalogueInput>
const catalogueEntry = z.extend(catalogueInput, { id: z.uuid() })
export type CatalogueEntry = z.infer<typeof catalogueEntry>

/** Named in the OpenAPI document. */
export const documentSchemas = {
  SeekerDocument: seekerDocument,
  EmployerDocument: employerDocument,
  WaitingDocument: waitingDocument,
  DocumentToCheck: documentToCheck,
  CatalogueInput: catalogueInput,
  CatalogueEntry: catalogueEntry,
}

const upload = {
  mostBytes: largestDocumentBytes,
  types: documentTypes,
  document: sentDocument,
} as const
const byDocument = z.object({ documentId: z.uuid() })
const byId = z.object({ id: z.uuid() })
/** Of the file that staff have before them. */
const seen = { version: z.uuid() }
const acted = { 200: json(done) }

export const documentEndpoints = defineEndpoints({
  'GET /documents': {
    summary: 'What the caller has to provide, and how far each document is',
    access: owners,
    answers: { 200: json(z.array(z.union([seekerDocument, employerDocument]))) },
    errors: [],
  },
  'POST /job-seeker/documents': {
    summary: 'Uploads a document of a job seeker in one call, replacing the one before',
    access: ['CAREER'],
    perHour: 60,
    upload,
    answers: { 200: json(z.extend(done, { data: seekerDocument })) },
    errors: ['invalid_input', 'not_found', 'document_verified'],
  },
  'POST /employer/documents': {
    summary: 'Uploads a document of an employer in one call, replacing the one before',
    access: ['HOUSEHOLD', 'BUSINESS'],
    perHour: 60,
    upload,
    answers: { 200: json(z.extend(done, { data: employerDocument })) },
    errors: ['invalid_input', 'not_found', 'document_verified'],
  },
  'POST /documents/:documentId/from-upload': {
    summary: 'Takes an upload that has arrived in parts as the document; twice is once',
    access: owners,
    perHour: 60,
    params: byDocument,
    body: z.object({ uploadId: z.uuid() }),
    answers: { 200: json(z.extend(done, { data: z.union([seekerDocument, employerDocument]) })) },
    errors: ['invalid_input', 'not_found', 'document_verified', 'upload_incomplete'],
  },
  'GET /documents/:documentId/file': {
    summary: 'The file of a document of the caller',
    access: owners,
    params: byDocument,
    answers: { 200: stream(['image/webp', 'application/pdf']) },
    errors: ['not_found'],
  },
  'DELETE /documents/:documentId': {
    summary: 'Erases a document of the caller that nobody has verified, with its file',
    access: owners,
    params: byDocument,
    answers: acted,
    errors: ['not_found', 'document_verified'],
  },
  'GET /admin/documents': {
    summary: 'Documents that wait for staff, the longest waiting first',
    access: ['ADMIN'],
    query: z.object(paging(waitingPageSize)),
    answers: { 200: json(paged(waitingDocument)) },
    errors: ['invalid_input'],
  },
  'GET /admin/documents/:id': {
    summary: 'A document and what its owner has said, for staff to compare',
    access: ['ADMIN'],
    params: byId,
    answers: { 200: json(documentToCheck) },
    errors: ['not_found'],
  },
  'GET /admin/documents/:id/pages/:page': {
    summary: 'A picture of a page of a document; who opened it is in the audit log',
    access: ['ADMIN'],
    perHour: 3_000,
    params: z.object({
      id: z.uuid(),
      page: z.coerce.number<string>().check(z.int(), z.gte(1), z.lte(largestDocument.pages)),
    }),
    query: z.object(seen),
    answers: { 200: bytes('image/webp') },
    errors: ['invalid_input', 'not_found'],
  },
  'POST /admin/documents/:id/verify': {
    summary: 'Staff find a document to be right; a second call changes nothing',
    access: ['ADMIN'],
    perHour: 1_200,
    params: byId,
    body: z.object(seen),
    answers: acted,
    errors: ['invalid_input', 'not_found', 'document_settled'],
  },
  'POST /admin/documents/:id/reject': {
    summary: 'Staff send a document back with a reason, which its owner reads',
    access: ['ADMIN'],
    perHour: 1_200,
    params: byId,
    body: z.object({
      ...seen,
      rejection: z.enum(documentRejections),
      note: z.string().check(z.trim(), z.maxLength(longestDocumentNote)),
    }),
    answers: acted,
    errors: ['invalid_input', 'not_found', 'document_settled'],
  },
  'GET /admin/document-catalogue': {
    summary: 'What each type of account has to provide',
    access: ['ADMIN'],
    answers: {
      200: json(
        z.object({
          /** Whether the caller may. */
          mayChange: z.boolean(),
          entries: z.array(catalogueEntry),
        }),
      ),
    },
    errors: [],
  },
  'POST /admin/document-catalogue': {
    summary: 'Adds an entry to what a type of account has to provide',
    access: 'administrators',
    creates: true,
    perHour: 600,
    body: catalogueInput,
    answers: { 200: json(z.extend(done, { data: catalogueEntry })) },
    errors: ['invalid_input', 'not_allowed', 'key_reused', 'catalogue_taken'],
  },
  'PUT /admin/document-catalogue/:id': {
    summary: 'Changes an entry of what a type of account has to provide',
    access: 'administrators',
    perHour: 600,
    params: byId,
    body: catalogueInput,
    answers: { 200: json(z.extend(done, { data: catalogueEntry })) },
    errors: ['invalid_input', 'not_allowed', 'not_found', 'catalogue_taken'],
  },
})
