import { TokenForm } from '../features/site/token-form.tsx'
import { paths, usePath } from '../lib/paths.tsx'
import { Still } from '../lib/still.tsx'
import { useTexts } from '../lib/texts.tsx'
import type { PageData } from '../page-data.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Notice } from '../ui/notice.tsx'

/** Where the mails about new jobs are ended, without signing in. */
export function SavedSearchesPage({ data }: { data: PageData }) {
  return <Still id="saved-searches-step">{import.meta.env.SSR && <Step data={data} />}</Still>
}

function Step({ data }: { data: PageData }) {
  const { t } = useTexts()
  const path = usePath()
  const step = data.step === 'stopped' ? 'stopped' : 'stop'
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
        <ButtonLink href={path(paths.home)}>{t('savedSearches.home')}</ButtonLink>
      )}
    </Notice>
  )
}
