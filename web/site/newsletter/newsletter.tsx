import type { PageData } from '../../lib/page-data.ts'
import { useTo } from '../../lib/paths.tsx'
import { ServerOnly } from '../../lib/server-only.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TokenForm } from '../../ui/token-form.tsx'
import { newsletterScreens } from './screens.ts'

const steps = Object.values(newsletterScreens).map(({ variant }) => variant)

/** Where the links of our mails lead. What changes something is a button: programs that look at links press none. */
export default function NewsletterPage({ data }: { data: PageData }) {
  return <ServerOnly id="newsletter-step">{import.meta.env.SSR && <Step data={data} />}</ServerOnly>
}

function Step({ data }: { data: PageData }) {
  const { t } = useTexts()
  const to = useTo()
  const home = <ButtonLink href={to('landing')}>{t('newsletter.sent.home')}</ButtonLink>
  const refused = data.form?.message ?? null
  const step = steps.find((each) => each === data.variant) ?? 'sent'
  switch (step) {
    case 'confirm':
    case 'unsubscribe':
      return (
        <Notice heading={t(`newsletter.${step}.heading`)} text={refused ?? t(`newsletter.${step}.text`)}>
          {refused === null ? (
            <TokenForm
              action={`/api/newsletter/${step}`}
              token={data.form?.values['token'] ?? ''}
              button={t(`newsletter.${step}.button`)}
              inBody={step === 'confirm'}
            />
          ) : (
            home
          )}
        </Notice>
      )
    case 'confirmed':
    case 'unsubscribed':
      return (
        <Notice heading={t(`newsletter.${step}.heading`)} text={t(`newsletter.${step}.text`)}>
          {home}
        </Notice>
      )
    case 'sent':
      return (
        <Notice heading={t('newsletter.subscribed')} text={t('newsletterForm.checkMail')}>
          {home}
        </Notice>
      )
  }
}
