import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { certificatePayload, signedBytes } from '../../../contract/rules/certificates.ts'
import { verifyCode } from './verify-code.ts'

const number = 'AB-12CD-34EF'
const facts = { number, firstName: 'ትዕግሥት', initial: 'በ', issuedOn: '2026-11-19', modules: [1, 2, 3] }

// Signed by other code than verifies it: that of the platform.
const newPair = () => crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
const [pair, other] = [await newPair(), await newPair()]
const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))
const publicKey = async ({ publicKey: key }: CryptoKeyPair) =>
  base64Url(new Uint8Array(await crypto.subtle.exportKey('raw', key)))
const keys = [await publicKey(pair)]

async function codeWith(payload: string, message: Uint8Array, { privateKey }: CryptoKeyPair) {
  const signature = await crypto.subtle.sign('Ed25519', privateKey, new Uint8Array(message))
  return `${base64Url(new TextEncoder().encode(payload))}.${base64Url(new Uint8Array(signature))}`
}
const codeOf = (payload: string, signer = pair) => codeWith(payload, signedBytes(payload), signer)
const code = await codeOf(certificatePayload(facts))
const [payloadPart = ''] = code.split('.')

const notOurs: [what: string, code: string][] = [
  ['of another key', await codeOf(certificatePayload(facts), other)],
  ['of another number', await codeOf(certificatePayload({ ...facts, number: 'AB-12CD-34EG' }))],
  ['with a line more', await codeOf(`${certificatePayload(facts)}\nmore`)],
  ['of another format', await codeOf(certificatePayload(facts).replace('1\n', '2\n'))],
  ['without modules', await codeOf(certificatePayload({ ...facts, modules: [] }))],
  ['without a signature', payloadPart],
  ['with an empty signature', `${payloadPart}.`],
  ['with more after it', `${code}.more`],
  ['with a space in it', code.replace('.', '. ')],
  ['with padding', `${code}==`],
  ['that says nothing', ''],
  ['in other letters', 'ሰላም.ሰላም'],
]

beforeEach(() => vi.stubGlobal('isSecureContext', true))
afterEach(() => vi.unstubAllGlobals())

describe('the code of a certificate', () => {
  test('TRN-18 is signed by us, and says what is on the certificate', async () => {
    expect(await verifyCode(code, keys, number)).toEqual({ kind: 'signed', facts })
    expect(await verifyCode(code, keys, null)).toEqual({ kind: 'signed', facts })
  })

  test('of an older key is signed too', async () => {
    const verdict = await verifyCode(code, [await publicKey(other), ...keys], number)
    expect(verdict).toEqual({ kind: 'signed', facts })
  })

  test.each(notOurs)('%s is not ours', async (_, changed) => {
    expect(await verifyCode(changed, keys, number)).toEqual({ kind: 'changed' })
  })

  test('a signature of the same key for another purpose is not ours', async () => {
    const payload = certificatePayload(facts)
    const forOther = await codeWith(payload, new TextEncoder().encode(payload), pair)
    expect(await verifyCode(forOther, keys, number)).toEqual({ kind: 'changed' })
  })

  test('with any character changed is not ours', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(code.length - 1), fc.stringMatching(/^[\w.-]$/), async (place, character) => {
        fc.pre(code[place] !== character)
        const changed = code.slice(0, place) + character + code.slice(place + 1)
        expect(await verifyCode(changed, keys, number)).toEqual({ kind: 'changed' })
      }),
      { numRuns: 300 },
    )
  })

  test('with any byte changed is not ours', async () => {
    const parts = code.split('.').map(fromBase64Url)
    for (const [index, part] of parts.entries()) {
      for (const place of part.keys()) {
        const bytes = part.with(place, (part[place] ?? 0) ^ (1 << (place % 8)))
        const changed = parts.with(index, bytes).map(base64Url).join('.')
        expect(await verifyCode(changed, keys, number), `byte ${place}`).toEqual({ kind: 'changed' })
      }
    }
  })

  test('cut anywhere is not ours', async () => {
    for (let length = 0; length < code.length; length += 1)
      expect(await verifyCode(code.slice(0, length), keys, number)).toEqual({ kind: 'changed' })
  })

  test('with no key of ours at hand is not ours', async () => {
    for (const none of [[], [''], ['AAAA'], ['A'.repeat(43)]])
      expect(await verifyCode(code, none, number)).toEqual({ kind: 'changed' })
  })

  test('cannot be checked by a page that came without https', async () => {
    vi.stubGlobal('isSecureContext', false)
    expect(await verifyCode(code, keys, number)).toEqual({ kind: 'insecure' })
  })
})
