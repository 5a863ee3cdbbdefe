import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'

export type CertificateSigner = {
  /** Raw, in base64url. */
  publicKey: string
  /** Ed25519, in base64url: the same for the same bytes. */
  sign(bytes: Uint8Array): string
}

/** What precedes the seed in the PKCS #8 form of an Ed25519 key (RFC 8410). */
const privateKeyStart = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key is derived, so that all nodes have the same, also after a restart. */
export function createCertificateSigner(secret: string): CertificateSigner {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'abronet certificates', 32))
  const key = createPrivateKey({
    key: Buffer.concat([privateKeyStart, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const { x: publicKey } = createPublicKey(key).export({ format: 'jwk' })
  if (publicKey === undefined) throw new Error('An Ed25519 key without its public half')
  return { publicKey, sign: (bytes) => sign(null, bytes, key).toString('base64url') }
}
