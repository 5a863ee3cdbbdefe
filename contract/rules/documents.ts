/** What we take, whatever the name of the file says. */
export const documentTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'application/pdf',
] as const

/**
 * Phones take photographs of 12 to 50 megapixels. A baseline JPEG is read line by line; all other kinds need all their pixels in
 * memory (up to 250 MB of it), so that fewer are allowed.
 */
export const largestDocument = { megabytes: 10, megapixels: 51, megapixelsInMemory: 25, pages: 10 } as const
export const largestDocumentBytes = largestDocument.megabytes * 1024 * 1024

/** In pixels; an identity card that is smaller cannot be read. */
export const shortestDocumentSide = 300

/** What a document is where nobody says. */
export const defaultDocumentType = 'ID_PROOF'

/** Where a document of a person is; a rejected one counts as missing, with the reason. */
export const documentStates = ['MISSING', 'UPLOADED', 'VERIFIED', 'REJECTED'] as const
export type DocumentState = (typeof documentStates)[number]

/** As the specification writes it: 0 is missing, 1 verified, anything else uploaded. */
export function documentStatusNumber(state: DocumentState): 0 | 1 | 2 {
  switch (state) {
    case 'MISSING':
    case 'REJECTED':
      return 0
    case 'VERIFIED':
      return 1
    case 'UPLOADED':
      return 2
  }
}

/** The same for employers, in words. */
export const documentStatusWords = ['MISSING', 'UPLOADED', 'VERIFIED'] as const
export const documentStatusWord = (state: DocumentState): (typeof documentStatusWords)[number] =>
  state === 'REJECTED' ? 'MISSING' : state

/** What is sent with a document by the specification; where it is follows from what staff do alone. */
export const sentStatus = 'PENDING'

/** Why staff send a document back. UNSAFE is what a scanner found. */
export const documentRejections = [
  'UNREADABLE',
  'WRONG_DOCUMENT',
  'EXPIRED',
  'NAME_DIFFERS',
  'INCOMPLETE',
  'NOT_GENUINE',
  'OTHER',
  'UNSAFE',
] as const
export type DocumentRejection = (typeof documentRejections)[number]

export const longestDocumentNote = 300
export const longestVouchingReason = 500
/** The file of a rejected document is erased after so many days. */
export const rejectedFileDays = 30

/** Only a document that nobody has verified can be replaced or removed. */
export const mayChangeDocument = (state: DocumentState): boolean => state !== 'VERIFIED'

/** Of a seeker: all that is required was checked, and somebody vouches for them. */
export const isSeekerVerified = (checks: {
  identityChecked: Date | string | null
  guarantorConfirmed: Date | string | null
}): boolean => checks.identityChecked !== null && checks.guarantorConfirmed !== null

/** Smaller files go in one call; larger ones in parts that can be resumed. */
export const resumableFromBytes = 1024 * 1024
/** Unfinished uploads of one account; the oldest gives way. */
export const mostUnfinishedUploads = 5
/** An unfinished upload is kept for so long after its last part. */
export const unfinishedUploadHours = 24
