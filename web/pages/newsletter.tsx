import { paths, usePath } from '../lib/paths.tsx'
import { Still } from '../lib/still.tsx'
import { useTexts } from '../lib/texts.tsx'
import type { PageData } from '../page-data.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'

/** Where the links of our mails lead. What changes something is a button: programs that look at links press none. */
export function NewsletterPage({ data }: { data: PageData }) {
  return <Still id="newsletter-step">{import.meta.env.SSR && <Step data={data} />}</Still>
}

function Step({ data }: { data: PageData }) {
  const { t } = useTexts()
  const path = usePath()
  const home = <ButtonLink href={path(paths.home)}>{t('newsletter.sent.home')}</ButtonLink>
  const refused = data.form?.message ?? null
  switch (data.step) {
    case 'confirm':
    case 'unsubscribe':
      return (
        <Notice
          heading={t(`newsletter.${data.step}.heading`)}
          text={refused ?? t(`newsletter.${data.step}.text`)}
        >
          {refused === null ? <TokenForm step={data.step} token={data.form?.values['token'] ?? ''} /> : home}
        </Notice>
      )
    case 'confirmed':
    case 'unsubscribed':
      return (
        <Notice heading={t(`newsletter.${data.step}.heading`)} text={t(`newsletter.${data.step}.text`)}>
          {home}
        </Notice>
      )
    case 'sent':
    case null:
      return (
        <Notice heading={t('newsletter.subscribed')} text={t('newsletterForm.checkMail')}>
          {home}
        </Notice>
      )
  }
}

function TokenForm({ step, token }: { step: 'confirm' | 'unsubscribe'; token: string }) {
  const { t, language } = useTexts()
  const query = new URLSearchParams(step === 'confirm' ? { lng: language } : { lng: language, token })
  return (
    <form method="post" action={`/api/newsletter/${step}?${query}`}>
      <input type="hidden" name="token" value={token} />
      <SubmitButton>{t(`newsletter.${step}.button`)}</SubmitButton>
    </form>
  )
}
