import type { MoneyRequest } from '../../../contract/messages.ts'
import { formatDateTime } from '../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import { useAct } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { DataTable, type Column } from '../../ui/controls/data-table.tsx'

/** Messages in which an employer seems to ask a job seeker for money. */
export function MoneyRequests({ requests }: { requests: readonly MoneyRequest[] }) {
  const { t } = useTexts()
  return (
    <section className="grid gap-2">
      <RequestTable requests={requests} />
      <p className="text-sm text-muted">{t('backOffice.moneyRequests.hint')}</p>
    </section>
  )
}

const wordsOf = ({ text }: MoneyRequest) => (
  <span className="font-normal wrap-anywhere whitespace-pre-line">{text}</span>
)
// Wide enough that only long names wrap.
const nameCell = (name: string) => <span className="inline-block min-w-36 wrap-anywhere">{name}</span>
const employerOf = ({ employer }: MoneyRequest) => nameCell(employer)
const seekerOf = ({ seeker }: MoneyRequest) => nameCell(seeker)

function RequestTable({ requests }: { requests: readonly MoneyRequest[] }) {
  const { t, language } = useTexts()
  const preferences = useDatePreferences()
  const review = useAct('POST /admin/money-requests/:id/review', {
    failed: t('backOffice.moneyRequests.failed'),
    refreshes: ['GET /admin/urgent'],
  })
  const button = ({ id }: MoneyRequest) => (
    <Button
      size="small"
      busy={review.running?.params.id === id}
      onClick={() => void review.run({ params: { id } })}
    >
      {t('backOffice.moneyRequests.review')}
    </Button>
  )
  const columns: Column<MoneyRequest>[] = [
    { key: 'text', heading: t('backOffice.moneyRequests.text'), cell: wordsOf },
    { key: 'employer', heading: t('backOffice.moneyRequests.employer'), cell: employerOf },
    { key: 'seeker', heading: t('backOffice.moneyRequests.seeker'), cell: seekerOf },
    {
      key: 'sent',
      heading: t('backOffice.moneyRequests.sent'),
      cell: ({ sentAt }) => formatDateTime(new Date(sentAt), language, preferences),
    },
    { key: 'act', heading: t('backOffice.moneyRequests.act'), cell: button },
  ]
  return (
    <DataTable
      caption={t('backOffice.moneyRequests.heading')}
      columns={columns}
      rows={requests}
      rowKey={({ id }) => id}
      empty={null}
    />
  )
}
