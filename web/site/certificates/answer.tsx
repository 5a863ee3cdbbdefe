import { BadgeCheck, Ban, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PublicCertificate } from '../../../contract/certificates.ts'
import { spellInBothCalendars } from '../../../contract/rules/formats.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { When } from './check-state.tsx'
import { CertificateFacts } from './facts.tsx'
import { Panel } from './panel.tsx'

type Props = { number: string; certificate: PublicCertificate | undefined; brand: string; email: string }

/** What the server knows about a number. */
export function CertificateAnswer({ number, certificate, brand, email }: Props) {
  const { t, language } = useTexts()
  if (certificate === undefined) {
    return (
      <States number={number} badge={<Badge tone="waiting">{t('certificatePage.state.UNKNOWN')}</Badge>}>
        <Panel tone="waiting" icon={SearchX} heading={t('certificatePage.unknown.heading')}>
          <p>{t('certificatePage.unknown.text', { number })}</p>
          <p>
            {t('certificatePage.unknown.contact')}{' '}
            <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
              {email}
            </a>
          </p>
        </Panel>
      </States>
    )
  }
  switch (certificate.state) {
    case 'REVOKED':
      return (
        <States number={number} badge={<Badge tone="bad">{t('certificatePage.state.REVOKED')}</Badge>}>
          <Panel tone="bad" icon={Ban} heading={t('certificatePage.revoked.heading')}>
            <p>
              {t('certificatePage.revoked.text', {
                brand,
                number,
                day: spellInBothCalendars(certificate.revokedOn, language),
              })}
            </p>
          </Panel>
        </States>
      )
    case 'VALID':
      return (
        <>
          <States number={number} badge={<Badge tone="good">{t('certificatePage.state.VALID')}</Badge>}>
            <Panel tone="good" icon={BadgeCheck} heading={t('certificatePage.valid.heading')}>
              <p>{t('certificatePage.valid.text', { brand })}</p>
              <p>{t('certificatePage.compare')}</p>
            </Panel>
          </States>
          <CertificateFacts certificate={certificate} brand={brand} />
        </>
      )
  }
}

/** Before all else, unless the code was changed: then it is a remark about the number. */
function States({ number, badge, children }: { number: string; badge: ReactNode; children: ReactNode }) {
  const { t } = useTexts()
  return (
    <>
      <When states={['asked', 'signed', 'insecure']}>{children}</When>
      <When states={['changed']}>
        <h2 className="mt-4 mb-2 text-xl font-bold">{t('certificatePage.state.heading', { number })}</h2>
        {badge}
      </When>
    </>
  )
}
