import { guarantorKeptDays } from '../../../contract/rules/guarantors.ts'
import { answerTo } from '../../lib/page-answers.ts'
import type { PageData } from '../../lib/page-data.ts'
import { usePath, useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Request } from './request.tsx'

const outcomes = ['confirmed', 'refused', 'corrected', 'erased'] as const

/** What somebody who is named as a guarantor reads and answers, without an account and without script. */
export function GuarantorPage({ data }: { data: PageData }) {
  const outcome = outcomes.find((each) => each === data.variant)
  if (outcome !== undefined) return <Outcome outcome={outcome} token={data.form?.values['token'] ?? ''} />
  const request = answerTo(data, 'GET /guarantor-requests')
  const { form } = data
  return request === undefined || form === null ? <DeadLink /> : <Request request={request} form={form} />
}

function Outcome({ outcome, token }: { outcome: (typeof outcomes)[number]; token: string }) {
  const { t } = useTexts()
  const path = usePath()
  return (
    <Notice
      heading={t(`guarantorPage.${outcome}.heading`)}
      text={t(`guarantorPage.${outcome}.text`, { days: guarantorKeptDays })}
    >
      {outcome === 'erased' || token === '' ? (
        <HomeLink />
      ) : (
        <ButtonLink
          href={`${path('/guarantor')}?${new URLSearchParams({ token })}`}
          kind={outcome === 'corrected' ? 'primary' : 'secondary'}
        >
          {t(`guarantorPage.${outcome}.back`)}
        </ButtonLink>
      )}
    </Notice>
  )
}

function DeadLink() {
  const { t } = useTexts()
  return (
    <Notice heading={t('guarantorPage.dead.heading')} text={t('guarantorPage.dead.text')}>
      <HomeLink />
    </Notice>
  )
}

function HomeLink() {
  const { t } = useTexts()
  const to = useTo()
  return <ButtonLink href={to('landing')}>{t('guarantorPage.home')}</ButtonLink>
}
