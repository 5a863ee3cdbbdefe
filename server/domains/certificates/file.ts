import {
  certificateLink,
  certificatePath,
  certificatePayload,
  signedBytes,
} from '../../../contract/rules/certificates.ts'
import { daysInBothCalendars, usualHabits } from '../../../contract/rules/formats.ts'
import type { Language } from '../../../contract/rules/language.ts'
import { qrCode } from '../../../contract/rules/qr-code.ts'
import type { CertificateSigner } from '../../platform/certificate-signer.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import type { Texts } from '../../platform/texts.ts'
import { drawCertificate } from './pdf/certificate-pdf.ts'
import type { FileText } from './texts.ts'
import { addKey, findOf, listPassed, type Certificate, type PassedModule } from './store.ts'
import { publicView } from './view.ts'

export type FileTools = {
  certificateSigner: CertificateSigner
  publicUrl: string
  brandName: string
  texts: Texts
}

/** The certificate of the caller as a PDF. Its signature is made anew each time, and is the same until the key changes. */
export async function openOwnFile(
  executor: Executor,
  tools: FileTools,
  { accountId }: Caller,
  language: Language,
): Promise<Uint8Array> {
  const certificate = await findOf(executor, accountId)
  if (certificate === null) throw new NamedError('not_found')
  const modules = await listPassed(executor, certificate.number)
  const link = linkOf(certificate, modules, tools)
  // Before the file leaves, so that it can be checked also after a change of keys.
  await addKey(executor, tools.certificateSigner.publicKey)
  return drawFile(certificate, { modules, link, language }, tools)
}

/** What the QR code holds: what anyone may know, and the proof that it is ours. */
export function linkOf(
  certificate: Certificate,
  modules: readonly PassedModule[],
  { certificateSigner, publicUrl }: Pick<FileTools, 'certificateSigner' | 'publicUrl'>,
): string {
  const facts = publicView(certificate, modules, 'en')
  if (facts.state === 'REVOKED') throw new NamedError('certificate_revoked')
  const numbers = modules.map(({ number }) => number).toSorted((one, other) => one - other)
  const payload = certificatePayload({ ...facts, modules: numbers })
  const encoded = Buffer.from(payload).toString('base64url')
  return certificateLink(publicUrl, certificate.number, encoded, certificateSigner.sign(signedBytes(payload)))
}

export function drawFile(
  { number, firstName, lastName, issuedAt }: Certificate,
  { modules, link, language }: { modules: readonly PassedModule[]; link: string; language: Language },
  { publicUrl, brandName, texts }: Omit<FileTools, 'certificateSigner'>,
): Promise<Uint8Array> {
  const t = (key: FileText) => texts(language, key)
  const drawn = qrCode(link)
  if (drawn === null) throw new Error('The link of a certificate is too long for its code')
  const days = daysInBothCalendars(issuedAt, language)
  const { calendar } = usualHabits[language]
  return drawCertificate({
    language,
    brand: brandName,
    title: t('certificateFile.title'),
    given: t('certificateFile.given'),
    name: [firstName, lastName].filter(Boolean).join(' '),
    completed: t('certificateFile.completed'),
    modules: modules.map(({ titles }) => titles[language]),
    issued: {
      label: t('certificateFile.issued'),
      day: days[calendar],
      otherDay: days[calendar === 'ethiopian' ? 'gregorian' : 'ethiopian'],
      at: issuedAt,
    },
    number: { label: t('certificateFile.number'), value: number },
    check: {
      heading: t('certificateFile.check'),
      how: t('certificateFile.how'),
      address: `${publicUrl}${certificatePath(number)}`.replace(/^https:\/\//, ''),
      identity: t('certificateFile.identity'),
    },
    code: { drawn, alt: t('certificateFile.code'), link },
  })
}
