import type { CertificateCheck, OwnCertificate, PublicCertificate } from '../../../contract/certificates.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { CertificateSigner } from '../../platform/certificate-signer.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { listModuleTitles } from '../training/service.ts'
import { findByNumber, findOf, listKeys, listPassed } from './store.ts'
import { moduleView, ownView, publicView } from './view.ts'

export async function readPublicCertificate(
  executor: Executor,
  number: string,
  language: Language,
): Promise<PublicCertificate> {
  const certificate = await findByNumber(executor, number)
  if (certificate === null) throw new NamedError('not_found')
  return publicView(certificate, await listPassed(executor, number), language)
}

/** Keys of before are listed too, or certificates that were printed with them could not be checked. */
export async function readCertificateCheck(
  executor: Executor,
  { publicKey }: CertificateSigner,
  language: Language,
): Promise<CertificateCheck> {
  const [keys, modules] = await Promise.all([listKeys(executor), listModuleTitles(executor)])
  return {
    publicKeys: [publicKey, ...keys.filter((key) => key !== publicKey)],
    modules: modules.map((each) => moduleView(each, language)),
  }
}

export async function readOwnCertificate(
  executor: Executor,
  { accountId }: Pick<Caller, 'accountId'>,
  language: Language,
): Promise<OwnCertificate | null> {
  const certificate = await findOf(executor, accountId)
  if (certificate === null) return null
  return ownView(certificate, await listPassed(executor, certificate.number), language)
}

/** For the export of somebody's data. */
export const exportCertificate = (executor: Executor, caller: Caller): Promise<OwnCertificate | null> =>
  readOwnCertificate(executor, caller, 'en')
