import { NamedError } from '../../platform/http/errors.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { CertificateSigner } from '../../platform/certificate-signer.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { findOf } from './store.ts'

export type FileTools = { certificateSigner: CertificateSigner; publicUrl: string }

export async function openOwnFile(
  executor: Executor,
  _tools: FileTools,
  { accountId }: Caller,
  _language: Language,
): Promise<Uint8Array> {
  const certificate = await findOf(executor, accountId)
  if (certificate === null) throw new NamedError('not_found')
  throw new NamedError('certificate_revoked')
}
