import { findCertificateNumber } from '../../../contract/rules/certificates.ts'

/** What the address asks about: as it was written, empty where nothing was, and as a number where it can be one. */
export function askedNumber(params: { readonly [name: string]: string }, typed: string) {
  const written = (params['number'] ?? typed).trim()
  return { written, number: findCertificateNumber(written) }
}
