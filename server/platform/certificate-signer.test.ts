import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCertificateSigner } from './certificate-signer.ts'

const bytes = new TextEncoder().encode('what is certified')

test('every node derives the same key from the same secret, and another from another', () => {
  const [one, same, other] = ['a', 'a', 'b'].map((letter) => createCertificateSigner(letter.repeat(32)))
  expect(same?.publicKey).toBe(one?.publicKey)
  expect(same?.sign(bytes)).toBe(one?.sign(bytes))
  expect(other?.publicKey).not.toBe(one?.publicKey)
})

test('the public half checks what was signed, byte by byte', () => {
  const signer = createCertificateSigner('a'.repeat(32))
  const { publicKey } = signer
  expect(publicKey).toHaveLength(43)
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
  const signature = Buffer.from(signer.sign(bytes), 'base64url')
  expect(verify(null, bytes, key, signature)).toBe(true)
  expect(verify(null, bytes.with(0, 0), key, signature)).toBe(false)
})
