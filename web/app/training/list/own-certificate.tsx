import { Award } from 'lucide-react'
import type { OwnCertificate } from '../../../../contract/certificates.ts'
import { spellDate } from '../../../../contract/rules/formats.ts'
import { apiBase } from '../../../lib/api.ts'
import { useDatePreferences } from '../../../lib/date-preferences.tsx'
import { usePath } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { WriteButton } from '../../../shared/messages/write-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { TibebBand } from '../../../ui/tibeb-band.tsx'

/** The certificate of this person, to be kept and to be shown; or why it counts no more. */
export function OwnCertificateCard({ certificate }: { certificate: OwnCertificate }) {
  const { t, language } = useTexts()
  const preferences = useDatePreferences()
  const { number, issuedOn, revokedOn } = certificate
  const isValid = certificate.state === 'VALID'
  return (
    <section id="certificate" className="card grid gap-3 p-4 sm:p-6">
      <TibebBand className="w-40 max-w-full" />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Award aria-hidden="true" className="size-6 shrink-0 text-primary" />
        <h2 className="min-w-0 text-lg font-bold">{t('training.certificate.heading')}</h2>
        {!isValid && <Badge tone="bad">{t('training.certificate.revoked')}</Badge>}
      </div>
      <p>
        {t('training.certificate.number', { number })}
        <br />
        {t('training.certificate.issued', { date: spellDate(issuedOn, language, preferences) })}
        {revokedOn !== null && (
          <>
            <br />
            {t('training.certificate.revokedOn', { date: spellDate(revokedOn, language, preferences) })}
          </>
        )}
      </p>
      {isValid ? <Uses certificate={certificate} /> : <Revoked reason={certificate.reason} />}
    </section>
  )
}

function Uses({ certificate: { path } }: { certificate: OwnCertificate }) {
  const { t } = useTexts()
  const inLanguage = usePath()
  return (
    <>
      <p className="max-w-prose text-muted">{t('training.certificate.text')}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="small" href={`${apiBase}/training/certificate/file`} download>
          {t('training.certificate.download')}
        </ButtonLink>
        <ButtonLink kind="secondary" size="small" href={inLanguage(path)}>
          {t('training.certificate.page')}
        </ButtonLink>
      </div>
    </>
  )
}

function Revoked({ reason }: { reason: string }) {
  const { t } = useTexts()
  return (
    <>
      {reason !== '' && <p className="wrap-anywhere">{t('training.certificate.reason', { reason })}</p>}
      <p className="max-w-prose text-muted">{t('training.certificate.revokedText')}</p>
      <WriteButton about="support">{t('training.certificate.write')}</WriteButton>
    </>
  )
}
