import * as z from 'zod/mini'
import { bytes, defineEndpoints, json } from './endpoint.ts'
import { done } from './fields.ts'
import { certificateStates, longestRevocationReason, readCertificateNumber } from './rules/certificates.ts'

const number = z.pipe(
  z.string().check(
    z.maxLength(40),
    z.refine((typed) => readCertificateNumber(typed) !== null),
  ),
  z.transform((typed) => readCertificateNumber(typed) ?? typed),
)

const passedModule = z.object({ number: z.number(), title: z.string() })

/** What anyone who has the number may know. */
const publicCertificate = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('VALID'),
    number: z.string(),
    firstName: z.string(),
    initial: z.string(),
    issuedOn: z.string(),
    modules: z.array(passedModule),
  }),
  z.object({ state: z.literal('REVOKED'), number: z.string(), revokedOn: z.string() }),
])
export type PublicCertificate = z.infer<typeof publicCertificate>

/** What a page needs to check a certificate by itself. */
const certificateCheck = z.object({
  /** Ed25519, in base64url, the one in use first. */
  publicKeys: z.array(z.string()),
  /** What the numbers of modules mean, in the language of the call. */
  modules: z.array(passedModule),
})
export type CertificateCheck = z.infer<typeof certificateCheck>

/** For the person who earned it. */
const ownCertificate = z.object({
  number: z.string(),
  state: z.enum(certificateStates),
  firstName: z.string(),
  lastName: z.string(),
  issuedOn: z.string(),
  modules: z.array(passedModule),
  /** The public page, without host. */
  path: z.string(),
  revokedOn: z.nullable(z.string()),
  /** Why, in the words of staff; empty where it is valid. */
  reason: z.string(),
})
export type OwnCertificate = z.infer<typeof ownCertificate>

const staffCertificate = z.extend(ownCertificate, { person: z.object({ id: z.uuid(), name: z.string() }) })
export type StaffCertificate = z.infer<typeof staffCertificate>

/** Named in the OpenAPI document. */
export const certificateSchemas = {
  PublicCertificate: publicCertificate,
  CertificateCheck: certificateCheck,
  OwnCertificate: ownCertificate,
  StaffCertificate: staffCertificate,
}

const byNumber = z.object({ number })

export const certificateEndpoints = defineEndpoints({
  'GET /certificates/:number': {
    summary: 'Whether a certificate is valid, for anyone who has its number',
    access: 'anyone',
    perMinute: 30,
    params: byNumber,
    answers: { 200: json(publicCertificate) },
    errors: ['invalid_input', 'not_found'],
  },
  'GET /certificate-check': {
    summary: 'What a page needs to check the signature in a QR code by itself',
    access: 'anyone',
    answers: { 200: json(certificateCheck) },
    errors: [],
  },
  'GET /training/certificate': {
    summary: 'The certificate of the caller; null where there is none yet',
    access: ['CAREER'],
    answers: { 200: json(z.nullable(ownCertificate)) },
    errors: [],
  },
  'GET /training/certificate/file': {
    summary: 'The certificate of the caller as a PDF, in the language of the call',
    access: ['CAREER'],
    perHour: 60,
    downloadAs: 'abronet-certificate.pdf',
    answers: { 200: bytes('application/pdf') },
    errors: ['not_found', 'certificate_revoked'],
  },
  'GET /admin/certificates/:number': {
    summary: 'A certificate and whose it is, for staff',
    access: ['ADMIN'],
    params: byNumber,
    answers: { 200: json(staffCertificate) },
    errors: ['invalid_input', 'not_found'],
  },
  'POST /admin/certificates/:number/revoke': {
    summary: 'Staff revoke a certificate with a reason, which its owner reads; twice is once',
    access: ['ADMIN'],
    perHour: 600,
    params: byNumber,
    body: z.object({
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestRevocationReason)),
    }),
    answers: { 200: json(z.extend(done, { data: staffCertificate })) },
    errors: ['invalid_input', 'not_found'],
  },
  'POST /admin/certificates/:number/reinstate': {
    summary: 'Staff make a revoked certificate valid again; twice is once',
    access: ['ADMIN'],
    perHour: 600,
    params: byNumber,
    answers: { 200: json(z.extend(done, { data: staffCertificate })) },
    errors: ['invalid_input', 'not_found'],
  },
})
