import * as z from 'zod/mini'

/** Every error a caller can meet. Its text is the translation `errors.<code>`. */
export const errorStatus = {
  malformed_request: 400,
  invalid_input: 400,
  invalid_link: 400,
  sign_in_required: 401,
  wrong_credentials: 401,
  second_factor_required: 401,
  wrong_second_factor: 401,
  cross_site: 403,
  account_disabled: 403,
  not_allowed: 403,
  email_unverified: 403,
  employer_unverified: 403,
  second_factor_missing: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  account_changed: 409,
  application_settled: 409,
  catalogue_taken: 409,
  certificate_revoked: 409,
  conversation_closed: 409,
  document_settled: 409,
  document_verified: 409,
  draft_incomplete: 409,
  guarantor_refused: 409,
  guarantor_settled: 409,
  interview_settled: 409,
  job_in_use: 409,
  job_not_open: 409,
  key_reused: 409,
  last_admin: 409,
  offer_settled: 409,
  placement_current: 409,
  registration_refused: 409,
  start_date_past: 409,
  too_many_guarantors: 409,
  too_many_modules: 409,
  too_many_offers: 409,
  too_many_open_jobs: 409,
  too_many_searches: 409,
  training_changed: 409,
  training_unfinished: 409,
  upload_changed: 409,
  upload_conflict: 409,
  upload_incomplete: 409,
  username_taken: 409,
  unsupported_version: 412,
  too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  wrong_host: 421,
  too_many_requests: 429,
  too_many_streams: 429,
  headers_too_large: 431,
  file_unreadable: 500,
  internal: 500,
  picture_failed: 500,
  unavailable: 503,
  overloaded: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** What may be wrong with one field. Its text is the translation `errors.fields.<problem>`. */
export type FieldProblem =
  | 'required'
  | 'unknown'
  | 'tooShort'
  | 'tooLong'
  | 'tooSmall'
  | 'tooBig'
  | 'notAllowed'
  | 'email'
  | 'phone'
  | 'username'
  | 'usernameTaken'
  | 'usernameReserved'
  | 'commonPassword'
  | 'place'
  | 'fullName'
  | 'name'
  | 'tooYoung'
  | 'birthDate'
  | 'startDate'
  | 'consent'
  | 'wrongPassword'
  | 'wrongCode'
  | 'passwordForEmail'
  | 'fileMissing'
  | 'fileTooLarge'
  | 'pictureKind'
  | 'pictureBroken'
  | 'pictureTooSmall'
  | 'pictureTooBig'
  | 'filmKind'
  | 'filmBroken'
  | 'filmIndexLast'
  | 'filmTooShort'
  | 'filmTooLong'
  | 'documentKind'
  | 'documentBroken'
  | 'documentTooSmall'
  | 'documentTooBig'
  | 'documentTooComplex'
  | 'pdfLocked'
  | 'pdfActive'
  | 'pdfUnusual'
  | 'pdfTooLong'
  | 'onePay'
  | 'ownEmail'
  | 'ownPhone'
  | 'guarantorTaken'
  | 'pastDay'
  | 'pastTime'
  | 'distantTime'
  | 'invalid'

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value)
}

export const errorCodes: readonly ErrorCode[] = Object.keys(errorStatus).filter(isErrorCode)

export const errorEnvelope = z.object({
  code: z.enum(errorCodes),
  /** In the language of the person. */
  message: z.string(),
  /** One text per field, to be shown beside it. */
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.string(),
})
export type ErrorEnvelope = z.infer<typeof errorEnvelope>
