import type { CheckInAlert } from '../../../contract/placements.ts'
import { formatDate } from '../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import { useAct } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { DataTable, type Column } from '../../ui/controls/data-table.tsx'
import { PersonCell } from './person-cell.tsx'

/** People who said that their work does not go well. */
export function UnwellCheckIns({ checkIns }: { checkIns: readonly CheckInAlert[] }) {
  const { t } = useTexts()
  return (
    <section className="grid gap-2">
      <CheckInTable checkIns={checkIns} />
      <p className="text-sm text-muted">{t('backOffice.checkIns.hint')}</p>
    </section>
  )
}

function CheckInTable({ checkIns }: { checkIns: readonly CheckInAlert[] }) {
  const { t, language } = useTexts()
  const preferences = useDatePreferences()
  const close = useAct('POST /admin/check-ins/:id/close', {
    failed: t('backOffice.checkIns.failed'),
    refreshes: ['GET /admin/urgent'],
  })
  const person = ({ seeker }: CheckInAlert) => <PersonCell {...seeker} />
  const where = ({ jobTitle, employer }: CheckInAlert) =>
    [jobTitle, employer?.name].filter(Boolean).join(' · ')
  const when = ({ day, answeredAt }: CheckInAlert) =>
    t('backOffice.checkIns.dayNumber', {
      day,
      date: formatDate(new Date(answeredAt), language, preferences),
    })
  const button = ({ id }: CheckInAlert) => (
    <Button
      size="small"
      busy={close.running?.params.id === id}
      onClick={() => void close.run({ params: { id } })}
    >
      {t('backOffice.checkIns.close')}
    </Button>
  )
  const columns: Column<CheckInAlert>[] = [
    {
      key: 'person',
      heading: t('backOffice.checkIns.person'),
      cell: person,
    },
    { key: 'job', heading: t('backOffice.checkIns.job'), cell: where },
    { key: 'day', heading: t('backOffice.checkIns.day'), cell: when },
    {
      key: 'words',
      heading: t('backOffice.checkIns.words'),
      cell: ({ words }) => (words === '' ? t('backOffice.checkIns.noWords') : words),
    },
    { key: 'act', heading: t('backOffice.checkIns.act'), cell: button },
  ]
  return (
    <DataTable
      caption={t('backOffice.checkIns.heading')}
      columns={columns}
      rows={checkIns}
      rowKey={({ id }) => id}
      empty={null}
    />
  )
}
