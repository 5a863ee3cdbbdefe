import { TokenForm } from '../features/site/token-form.tsx'
import { paths, usePath } from '../lib/paths.tsx'
import { Still } from '../lib/still.tsx'
import { useTexts } from '../lib/texts.tsx'
import type { PageData } from '../page-data.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Notice } from '../ui/notice.tsx'

/** Where the links of our mails lead. What changes something is a button: programs that look at links press none. */
export function NewsletterPage({ data }: { data: PageData }) {
  return <Still id="newsletter-step">{import.meta.env.SSR && <Step data={data} />}</Still>
}

function Step({ data }: { data: PageData }) {
  const { t } = useTexts()
  const path = usePath()
  const home = <ButtonLink href={path(paths.home)}>{t('newsletter.sent.home')}</ButtonLink>
  const refused = data.form?.message ?? null
  const { step } = data
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
    case 'stop':
    case 'stopped':
    case null:
      return (
        <Notice heading={t('newsletter.subscribed')} text={t('newsletterForm.checkMail')}>
          {home}
        </Notice>
      )
  }
}
