import { createPublicKey, verify } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CertificateCheck } from '../../../contract/certificates.ts'
import { signedBytes } from '../../../contract/rules/certificates.ts'
import { createCertificateSigner } from '../../platform/certificate-signer.ts'
import { browser, emptyAccounts, makePerson, refusalOf, signedIn } from '../../testing/accounts.ts'
import { testApp, testCertificateSigner } from '../../testing/app.ts'
import { makeTrained } from '../../testing/certificates.ts'
import { emptyTraining, makeModule } from '../../testing/training.ts'

const world = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { app, database } = world
const path = '/api/training/certificate/file'

beforeEach(async () => {
  await emptyAccounts(database)
  await emptyTraining(database)
  await database.executor.deleteFrom('certificate_keys').execute()
})

/** The link of the PDF leads where its QR code leads. */
function proofIn(pdf: string): { payload: string; signature: string } {
  const [, payload = '', signature = ''] = /#([\w-]+)\.([\w-]+)\)/.exec(pdf) ?? []
  return { payload: Buffer.from(payload, 'base64url').toString(), signature }
}
function verifies(publicKey: string, { payload, signature }: ReturnType<typeof proofIn>): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
  return verify(null, signedBytes(payload), key, Buffer.from(signature, 'base64url'))
}
const keysOf = async (server: typeof app) =>
  (await browser(server).get('/api/certificate-check')).json<CertificateCheck>().publicKeys

test('TRN-16 the seeker downloads the certificate as a PDF in the language of the call', async () => {
  const who = await makeTrained(world, [await makeModule(world)])
  const answer = await who.get(`${path}?lng=am`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="abronet-certificate.pdf"')
  expect(answer.headers['cache-control']).toContain('no-store')
  expect(answer.body).toMatch(/^%PDF-1\.7/)
  expect(answer.body).toContain('/Lang (am)')
  expect((await who.get(`${path}?lng=om`)).body).toContain('/Lang (om)')
})

test('there is none before the training is finished, and none of a certificate that is revoked', async () => {
  const seeker = await signedIn(app, database, await makePerson(database, 'seeker'))
  expect(refusalOf(await seeker.get(path)).code).toBe('not_found')
  const who = await makeTrained(world, [await makeModule(world)])
  const staff = await signedIn(app, database, await makePerson(database, 'admin'))
  await staff.post(`/api/admin/certificates/${who.number}/revoke`, { reason: 'A mistake.' })
  expect(refusalOf(await who.get(path)).code).toBe('certificate_revoked')
})

describe('TRN-18 the signature', () => {
  test('is checked with the key that anyone can read', async () => {
    const who = await makeTrained(world, [await makeModule(world)])
    const proof = proofIn((await who.get(path)).body)
    const [key = ''] = await keysOf(app)
    expect(verifies(key, proof)).toBe(true)
    expect(verifies(key, { ...proof, payload: proof.payload.replace('Tigist', 'Almaz') })).toBe(false)
    // No contact, no last name: all that is signed is public.
    const [format, number, day, modules, firstName, initial, ...more] = proof.payload.split('\n')
    expect([format, number, firstName, initial, more]).toEqual(['1', who.number, 'Tigist', 'B', []])
    expect([day, modules]).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^\d+$/),
    ])
  })

  test('of before a change of the key can still be checked, and new files have one of the new key', async () => {
    const who = await makeTrained(world, [await makeModule(world)])
    const before = proofIn((await who.get(path)).body)
    const certificateSigner = createCertificateSigner('another secret of the same installation')
    const { app: changed } = await testApp({ database, certificateSigner })
    expect(await keysOf(changed)).toEqual([certificateSigner.publicKey, testCertificateSigner.publicKey])
    const after = proofIn((await (await signedIn(changed, database, who.person)).get(path)).body)
    expect(after.payload).toBe(before.payload)
    expect(verifies(certificateSigner.publicKey, after)).toBe(true)
    expect(verifies(certificateSigner.publicKey, before)).toBe(false)
    expect(verifies(testCertificateSigner.publicKey, before)).toBe(true)
  })
})
