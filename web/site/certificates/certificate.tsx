import { ShieldAlert, ShieldCheck, WifiOff } from 'lucide-react'
import type { CertificateCheck } from '../../../contract/certificates.ts'
import { answerTo } from '../../lib/page-answers.ts'
import type { PageData } from '../../lib/page-data.ts'
import { useTexts } from '../../lib/texts.tsx'
import { CertificateAnswer } from './answer.tsx'
import { askedNumber } from './asked-number.ts'
import { When } from './check-state.tsx'
import { UnfilledFacts } from './facts.tsx'
import { NumberForm } from './number-form.tsx'
import { Panel } from './panel.tsx'

/** Says whether a certificate is valid, and nothing of anybody but what is written on it. */
export function CertificatePage({ data }: { data: PageData }) {
  const { t } = useTexts()
  const brand = data.brand.name ?? t('common.brand')
  const { written, number } = askedNumber(data.params, data.form?.values['number'] ?? '')
  const { publicKeys, modules } = answerTo(data, 'GET /certificate-check') ?? { publicKeys: [], modules: [] }
  return (
    <div
      id="certificate"
      // Without a number it is a copy for when there is no connection.
      data-number={written === '' ? undefined : (number ?? '')}
      data-keys={publicKeys.join(' ')}
      className="page-column grid gap-8 py-6 sm:py-10"
    >
      <div className="grid gap-4">
        <When states={['changed']}>
          <Panel
            tone="bad"
            icon={ShieldAlert}
            heading={t('certificatePage.changed.heading', { brand })}
            isAlert
          >
            <p className="text-lg">{t('certificatePage.changed.text')}</p>
          </Panel>
        </When>
        {number === null ? (
          <Start brand={brand} modules={written === '' ? modules : null} />
        ) : (
          <CertificateAnswer
            number={number}
            certificate={answerTo(data, 'GET /certificates/:number')}
            brand={brand}
            email={data.brand.email}
          />
        )}
      </div>
      <section className="grid gap-4">
        {number !== null && <h2 className="text-xl font-bold">{t('certificatePage.form.another')}</h2>}
        <NumberForm written={number === null ? written : ''} />
      </section>
    </div>
  )
}

/** Before a number is typed. Where the server asked nothing, also what the script may show without a connection. */
function Start({ brand, modules }: { brand: string; modules: CertificateCheck['modules'] | null }) {
  const { t } = useTexts()
  return (
    <>
      <When states={['asked', 'insecure']}>
        <h1 className="text-2xl font-bold text-balance sm:text-3xl">{t('certificatePage.start.heading')}</h1>
        <p className="mt-2 max-w-prose">{t('certificatePage.start.text', { brand })}</p>
      </When>
      {modules !== null && (
        <>
          <When states={['offline']}>
            <Panel tone="waiting" icon={WifiOff} heading={t('certificatePage.offline.heading')} isAlert>
              <p>{t('certificatePage.offline.text')}</p>
            </Panel>
          </When>
          <When states={['signedOffline']}>
            <div className="grid gap-4">
              <Panel
                tone="info"
                icon={ShieldCheck}
                heading={t('certificatePage.signed.heading', { brand })}
                isAlert
              >
                <p>{t('certificatePage.signed.text')}</p>
                <p>{t('certificatePage.compare')}</p>
              </Panel>
              <UnfilledFacts modules={modules} />
            </div>
          </When>
        </>
      )}
    </>
  )
}
