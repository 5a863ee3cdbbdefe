import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { certificatePath, certificatePayload, signedBytes } from '../../contract/rules/certificates.ts'
import { dayInEthiopia } from '../../contract/rules/formats.ts'
import { readConfig } from '../../server/config.ts'
import type { PersonDetails } from '../../server/demo/people.ts'
import { emit } from '../../server/domains.ts'
import { openFiles } from '../../server/open-files.ts'
import { createCertificateSigner } from '../../server/platform/certificate-signer.ts'
import { openDatabase, type Database } from '../../server/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../../server/platform/database/embedded/launcher.ts'
import { makePerson } from '../../server/testing/accounts.ts'
import { numberOf } from '../../server/testing/certificates.ts'
import { startServer } from '../../server/testing/process.ts'
import { emptyTraining, makeModule, type TestModule } from '../../server/testing/training.ts'
import { expect, test as base } from './test.ts'
import { leave, staffOf } from './staff.ts'

export const titles = [
  { en: 'Safety at work', am: 'ደኅንነት በሥራ ቦታ', om: 'Nageenya bakka hojii' },
  { en: 'The first day', am: 'የመጀመሪያው ቀን', om: 'Guyyaa jalqabaa' },
] as const

type Facts = Parameters<typeof certificatePayload>[0]
const key = 'a key for the certificates of browser tests'
const signer = createCertificateSigner(key)
const base64Url = (text: string) => Buffer.from(text).toString('base64url')

/** Where the square code on a certificate with these facts leads, signed by us or by another key. */
export function codeLink(facts: Facts, by = signer): string {
  const payload = certificatePayload(facts)
  return `${certificatePath(facts.number)}#${base64Url(payload)}.${by.sign(signedBytes(payload))}`
}
export const otherSigner = createCertificateSigner('a key of somebody else, who also makes codes')

/** As if all of them had been seen to their end. */
const finishTraining = (database: Database, { id }: { id: string }, modules: readonly TestModule[]) =>
  database.executor.transaction().execute(async (transaction) => {
    const rows = modules.map((module) => ({
      account_id: id,
      module_id: module.id,
      version_id: module.versionId,
      completed_at: new Date(),
    }))
    await transaction.insertInto('training_progress').values(rows).execute()
    await emit(transaction, 'trainingFinished', { seekerId: id })
  })

/** A server of its own for each worker: what is published there is published for everyone on it. */
async function openCertificates() {
  const folder = await mkdtemp(join(tmpdir(), 'abronet-certificates-'))
  const environment = {
    DATA_DIR: folder,
    CERTIFICATE_KEY: key,
    RATE_LIMIT_FACTOR: '1000',
    TIME_LIMIT_FACTOR: '20',
  }
  const server = await startServer(environment)
  const embedded = await startEmbeddedDatabase({ folder, say: () => {} })
  const database = openDatabase(embedded.url, { connections: 2 })
  const { files } = await openFiles(readConfig(environment), database.executor)
  // The lessons of the demo would be on the certificates too.
  await emptyTraining(database)
  const modules: TestModule[] = []
  for (const title of titles) modules.push(await makeModule({ database, files }, { title }))
  const numbers = await database.executor
    .selectFrom('training_modules')
    .select('number')
    .orderBy('position')
    .execute()

  /** Somebody with a certificate, what it says, and where its square code leads. */
  async function issue(changes: Partial<PersonDetails> = {}) {
    const person = await makePerson(database, 'seeker', {
      firstName: 'Tigist',
      lastName: 'Bekele',
      ...changes,
    })
    await finishTraining(database, person, modules)
    const number = await numberOf(database, person)
    const facts: Facts = {
      number,
      firstName: person.firstName ?? '',
      initial: (person.lastName ?? '').slice(0, 1),
      issuedOn: dayInEthiopia(new Date()),
      modules: numbers.map((each) => each.number),
    }
    return { number, person, facts, link: codeLink(facts) }
  }
  async function revoke(number: string): Promise<void> {
    const staff = await staffOf(server.url)
    const data = { reason: 'It was issued by mistake.' }
    const answer = await staff.post(`/api/admin/certificates/${number}/revoke`, { data })
    expect(answer.status()).toBe(200)
    await leave(staff)
  }
  async function close(): Promise<void> {
    await database.close()
    await embedded.stop()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: server.url, output: () => server.output(), issue, revoke, close }
}
type Certificates = Omit<Awaited<ReturnType<typeof openCertificates>>, 'close'>

/** Tests of certificates: two modules are published, and who has completed both is there when a test asks. */
export const test = base.extend<object, { certificates: Certificates }>({
  certificates: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const { close, ...certificates } = await openCertificates()
      await provide(certificates)
      await close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ certificates }, provide) => provide(certificates.url),
})
