import * as z from 'zod/mini'
import { defineEndpoints, json, nothing } from './endpoint.ts'
import { largestDocumentBytes } from './rules/documents.ts'

const documentOwners = ['CAREER', 'HOUSEHOLD', 'BUSINESS'] as const

/** A file on its way: how much of it has arrived. */
const upload = z.object({
  id: z.uuid(),
  /** Where tus sends its parts: `/api/uploads/{id}`. */
  address: z.string(),
  bytes: z.number(),
  received: z.number(),
})
export type Upload = z.infer<typeof upload>

/** Named in the OpenAPI document. */
export const uploadSchemas = { Upload: upload }

const byId = z.object({ id: z.uuid() })

export const uploadEndpoints = defineEndpoints({
  'POST /documents/:documentId/uploads': {
    summary:
      'Begins to upload a document in parts by the tus protocol; the same content again finds the unfinished upload',
    access: documentOwners,
    perHour: 60,
    params: z.object({ documentId: z.uuid() }),
    body: z.object({
      bytes: z.int().check(z.gte(1), z.lte(largestDocumentBytes)),
      /** The SHA-256 of the content, in hexadecimal. */
      fingerprint: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
    answers: { 200: json(upload) },
    errors: ['invalid_input', 'not_found', 'document_verified'],
  },
  'OPTIONS /uploads/:id': {
    summary: 'What of the tus protocol is spoken here',
    access: 'anyone',
    protocol: 'tus',
    params: byId,
    answers: { 204: nothing },
    errors: ['invalid_input'],
  },
  'HEAD /uploads/:id': {
    summary: 'How much of an upload of the caller has arrived, by the tus protocol',
    access: documentOwners,
    protocol: 'tus',
    params: byId,
    answers: { 200: nothing },
    errors: ['malformed_request', 'invalid_input', 'not_found', 'unsupported_version'],
  },
  'PATCH /uploads/:id': {
    summary: 'Adds bytes at the offset to which an upload of the caller has come, by the tus protocol',
    access: documentOwners,
    protocol: 'tus',
    params: byId,
    answers: { 204: nothing },
    errors: [
      'malformed_request',
      'invalid_input',
      'not_found',
      'request_timeout',
      'upload_changed',
      'upload_conflict',
      'unsupported_version',
      'too_large',
      'unsupported_media_type',
    ],
  },
  'DELETE /uploads/:id': {
    summary: 'Erases an upload of the caller, by the tus protocol',
    access: documentOwners,
    protocol: 'tus',
    params: byId,
    answers: { 204: nothing },
    errors: ['malformed_request', 'invalid_input', 'not_found', 'unsupported_version'],
  },
})
