import { verifyAsync } from '@noble/ed25519'
import {
  readCertificatePayload,
  signedBytes,
  type CertificateFacts,
} from '../../../contract/rules/certificates.ts'

type Verdict =
  | { kind: 'signed'; facts: CertificateFacts }
  /** Not a code of ours, one that was changed, or that of another certificate. */
  | { kind: 'changed' }
  /** The browser hashes nothing for a page that came without https. */
  | { kind: 'insecure' }

/**
 * Whether the code of a certificate, `payload.signature`, was signed by one of our keys for this number; for any where it is null.
 * With code of our own: phones have had Ed25519 since Chrome 137 only.
 */
export async function verifyCode(
  code: string,
  publicKeys: readonly string[],
  number: string | null,
): Promise<Verdict> {
  if (!globalThis.isSecureContext) return { kind: 'insecure' }
  const [payload, signature, ...more] = code.split('.').map(readBase64Url)
  if (payload == null || signature?.length !== 64 || more.length > 0) return { kind: 'changed' }
  const text = readText(payload)
  const facts = text === null ? null : readCertificatePayload(text)
  if (text === null || facts === null || (number !== null && facts.number !== number))
    return { kind: 'changed' }
  const message = signedBytes(text)
  for (const publicKey of publicKeys) {
    const key = readBase64Url(publicKey)
    if (key?.length !== 32) continue
    if (await verifyAsync(signature, message, key, { zip215: false })) return { kind: 'signed', facts }
  }
  return { kind: 'changed' }
}

/** Null where it is not exactly how the bytes are written: two spellings of one code would both be ours. */
function readBase64Url(text: string): Uint8Array | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const written = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    return written === text ? Uint8Array.from(binary, (character) => character.charCodeAt(0)) : null
  } catch {
    return null
  }
}

function readText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
