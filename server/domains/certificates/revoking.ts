import type { StaffCertificate } from '../../../contract/certificates.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Emit } from '../../platform/domain-events.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { lockAccount, sendNotice, type NoticeTools } from '../notices/service.ts'
import { findByNumber, findNames, listPassed, setRevoked, setValid, type Certificate } from './store.ts'
import { ownScreen } from './tools.ts'
import { ownView } from './view.ts'

export type RevokingTools = NoticeTools & { audit: Audit; emit: Emit }

/** Under the name that the person has now, which may differ from the one on the certificate. */
export async function readForStaff(
  executor: Executor,
  number: string,
  language: Language,
): Promise<StaffCertificate> {
  const certificate = await findByNumber(executor, number)
  const person = certificate === null ? null : await findNames(executor, certificate.seekerId)
  if (certificate === null || person === null) throw new NamedError('not_found')
  const { firstName, lastName, username } = person
  return {
    ...ownView(certificate, await listPassed(executor, number), language),
    person: {
      id: certificate.seekerId,
      name: [firstName, lastName].filter(Boolean).join(' ') || username,
    },
  }
}

type Act = { number: string; language: Language }

/** Of two with different reasons the first counts. */
export function revokeCertificate(
  executor: Executor,
  tools: RevokingTools,
  { accountId: staffId }: Caller,
  { number, language, reason }: Act & { reason: string },
): Promise<StaffCertificate> {
  return executor.transaction().execute(async (transaction) => {
    const { seekerId, revokedAt } = await lockCertificate(transaction, number)
    if (revokedAt !== null) return readForStaff(transaction, number, language)
    await setRevoked(transaction, number, { reason, staffId })
    await tools.emit(transaction, 'certificateChanged', { seekerId, issuedAt: null })
    const notice = { name: 'certificate.revoke', to: seekerId, path: ownScreen, reason } as const
    await sendNotice(transaction, tools, notice)
    const data = await readForStaff(transaction, number, language)
    const act = { actorId: staffId, act: 'certificate.revoke', targetId: seekerId }
    await tools.audit.noteAct(transaction, act)
    return data
  })
}

export function reinstateCertificate(
  executor: Executor,
  tools: RevokingTools,
  { accountId: staffId }: Caller,
  { number, language }: Act,
): Promise<StaffCertificate> {
  return executor.transaction().execute(async (transaction) => {
    const { seekerId, issuedAt, revokedAt } = await lockCertificate(transaction, number)
    if (revokedAt === null) return readForStaff(transaction, number, language)
    await setValid(transaction, number)
    await tools.emit(transaction, 'certificateChanged', { seekerId, issuedAt })
    await sendNotice(transaction, tools, { name: 'certificate.reinstate', to: seekerId, path: ownScreen })
    const data = await readForStaff(transaction, number, language)
    const act = { actorId: staffId, act: 'certificate.reinstate', targetId: seekerId }
    await tools.audit.noteAct(transaction, act)
    return data
  })
}

/** Of two acts at the same time the second sees what the first has done. The account comes first, as when it is erased. */
async function lockCertificate(transaction: Executor, number: string): Promise<Certificate> {
  const { seekerId } = (await findByNumber(transaction, number)) ?? {}
  if (seekerId === undefined || !(await lockAccount(transaction, seekerId))) throw new NamedError('not_found')
  const certificate = await findByNumber(transaction, number)
  if (certificate === null) throw new NamedError('not_found')
  return certificate
}
