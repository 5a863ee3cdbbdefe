import type { PageData } from '../../lib/page-data.ts'
import { useTo } from '../../lib/paths.tsx'
import { ServerOnly } from '../../lib/server-only.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TokenForm } from '../../ui/token-form.tsx'

/** Where the mails about new jobs are ended, without signing in. */
export default function SavedSearchesPage({ data }: { data: PageData }) {
  return <ServerOnly id="saved-searches-step">{import.meta.env.SSR && <Step data={data} />}</ServerOnly>
}

function Step({ data }: { data: PageData }) {
  const { t } = useTexts()
  const to = useTo()
  const step = data.variant === 'stopped' ? 'stopped' : 'stop'
  const refused = data.form?.message ?? null
  return (
    <Notice heading={t(`savedSearches.${step}.heading`)} text={refused ?? t(`savedSearches.${step}.text`)}>
      {step === 'stop' && refused === null ? (
        <TokenForm
          action="/api/saved-searches/stop"
          token={data.form?.values['token'] ?? ''}
          button={t('savedSearches.stop.button')}
        />
      ) : (
        <ButtonLink href={to('landing')}>{t('savedSearches.home')}</ButtonLink>
      )}
    </Notice>
  )
}
