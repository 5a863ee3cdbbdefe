/** Letters and digits that nobody mistakes for others when reading them aloud. */
export const certificateAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const certificateNumberPattern = /^AB-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

export const certificateStates = ['VALID', 'REVOKED'] as const

/** A number as somebody types it: without dashes, in small letters, with O for 0. Null where it cannot be one. */
export function readCertificateNumber(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[\s\-–—]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const match = /^AB([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})$/.exec(plain)
  return match === null ? null : `AB-${match[1]}-${match[2]}`
}

/** The same where it may also be a link of ours that was copied. */
export function findCertificateNumber(typed: string): string | null {
  const path = /\/certificates\/([^/?#]*)/i.exec(typed)?.[1]
  return readCertificateNumber(path ?? typed)
}

/** What a certificate says, all of it. */
export type CertificateFacts = {
  number: string
  firstName: string
  /** Of the last name; empty where there is none. */
  initial: string
  /** The day in Addis Ababa: `2026-11-19`. */
  issuedOn: string
  /** Numbers of the modules. */
  modules: readonly number[]
}

/** Names what is signed, so that the key proves nothing else. */
const purpose = 'abronet certificate'
const format = '1'

/** More of a name would make a QR code that few phones read. */
const longestSignedName = 40

/** The bytes that are signed and travel in the QR code. */
export const certificatePayload = ({ number, firstName, initial, issuedOn, modules }: CertificateFacts) => {
  const name = Array.from(firstName).slice(0, longestSignedName).join('')
  return [format, number, issuedOn, modules.join(','), name, initial].join('\n')
}

export const signedBytes = (payload: string): Uint8Array => new TextEncoder().encode(`${purpose}\n${payload}`)

/** Null where a payload was not made by `certificatePayload`. */
export function readCertificatePayload(payload: string): CertificateFacts | null {
  const [version, number = '', issuedOn = '', modules = '', firstName, initial, ...more] = payload.split('\n')
  if (version !== format || firstName === undefined || initial === undefined || more.length > 0) return null
  if (!certificateNumberPattern.test(number) || !/^\d{4}-\d\d-\d\d$/.test(issuedOn)) return null
  if (!/^\d{1,5}(?:,\d{1,5})*$/.test(modules)) return null
  return { number, issuedOn, firstName, initial, modules: modules.split(',').map(Number) }
}

/** The path of the public page. */
export const certificatePath = (number: string): string => `/certificates/${number}`

/**
 * What the QR code holds. Browsers keep what follows the # to themselves, so that the name is in no log of ours.
 * Both parts are base64url.
 */
export const certificateLink = (publicUrl: string, number: string, payload: string, signature: string) =>
  `${publicUrl}${certificatePath(number)}#${payload}.${signature}`

export const longestRevocationReason = 300
