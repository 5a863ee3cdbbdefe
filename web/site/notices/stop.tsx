import type { PageData } from '../../lib/page-data.ts'
import { useTo } from '../../lib/paths.tsx'
import { ServerOnly } from '../../lib/server-only.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TokenForm } from '../../ui/token-form.tsx'

/** Stops one kind of mails, without logging in. */
export default function NoticesPage({ data }: { data: PageData }) {
  return <ServerOnly id="notices-step">{import.meta.env.SSR && <Step data={data} />}</ServerOnly>
}

function Step({ data }: { data: PageData }) {
  const { t } = useTexts()
  const to = useTo()
  const step = data.variant === 'stopped' ? 'stopped' : 'stop'
  const refused = data.form?.message ?? null
  return (
    <Notice heading={t(`noticeStop.${step}.heading`)} text={refused ?? t(`noticeStop.${step}.text`)}>
      {step === 'stop' && refused === null ? (
        <TokenForm
          action="/api/notices/stop"
          token={data.form?.values['token'] ?? ''}
          button={t('noticeStop.stop.button')}
        />
      ) : (
        <ButtonLink href={`${to('account')}#emails`}>{t('noticeStop.settings')}</ButtonLink>
      )}
    </Notice>
  )
}
