import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import { certificateAlphabet } from '../../../contract/rules/certificates.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Emit } from '../../platform/domain-events.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import { sendNotice, type NoticeTools } from '../notices/service.ts'
import { listCompletedModules } from '../training/service.ts'
import { namesOnCertificate } from './names.ts'
import { add, addPassed, findNames, findOf, type Certificate } from './store.ts'
import { ownScreen } from './tools.ts'

const announcement = z.object({ seekerId: z.string() })

declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    /** Mails to somebody that their certificate is there. */
    'announce-certificate': z.infer<typeof announcement>
  }
}
declare module '../../platform/domain-events.ts' {
  interface DomainEvents {
    /** Issued, revoked or valid again; the instant is null where employers should not rely on it. */
    certificateChanged: { seekerId: string; issuedAt: Date | null }
  }
}

/** In the transaction in which somebody finishes their training. A certificate that is there already gets the new modules added. */
export async function issueCertificate(transaction: Executor, seekerId: string, emit: Emit): Promise<void> {
  const modules = await listCompletedModules(transaction, seekerId)
  if (modules.length === 0) return
  const { certificate, isNew } = await findOrAdd(transaction, seekerId)
  await addPassed(transaction, certificate.number, modules)
  if (!isNew) return
  await emit(transaction, 'certificateChanged', { seekerId, issuedAt: certificate.issuedAt })
  await enqueue(transaction, 'announce-certificate', { seekerId })
}

/** Numbers are random, so nobody finds certificates by counting; a number that is taken is drawn again. */
async function findOrAdd(
  transaction: Executor,
  seekerId: string,
): Promise<{ certificate: Certificate; isNew: boolean }> {
  const person = await findNames(transaction, seekerId)
  if (person === null) throw new Error('Somebody has finished their training without an account')
  const names = namesOnCertificate(person)
  for (;;) {
    const isNew = await add(transaction, { number: randomNumber(), seekerId, ...names })
    const certificate = await findOf(transaction, seekerId)
    if (certificate !== null) return { certificate, isNew }
  }
}

function randomNumber(): string {
  const letters = Array.from({ length: 8 }, () => certificateAlphabet[randomInt(certificateAlphabet.length)])
  return `AB-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** The task `announce-certificate`. */
export const createAnnouncement = (executor: Executor, tools: NoticeTools) => async (payload: unknown) => {
  const { seekerId } = announcement.parse(payload)
  await executor.transaction().execute(async (transaction) => {
    const certificate = await findOf(transaction, seekerId)
    if (certificate === null || certificate.revokedAt !== null) return
    await sendNotice(transaction, tools, { name: 'certificate.issue', to: seekerId, path: ownScreen })
  })
}
