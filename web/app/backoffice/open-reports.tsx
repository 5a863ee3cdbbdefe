import { useState } from 'react'
import type { OpenReport } from '../../../contract/reports.ts'
import { formatDate } from '../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import { useAct } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { DataTable, type Column } from '../../ui/controls/data-table.tsx'
import { ConfirmDialog } from '../../ui/controls/dialog.tsx'

/** What people found wrong, until staff close it. */
export function OpenReports({ reports }: { reports: readonly OpenReport[] }) {
  const { t, language } = useTexts()
  const preferences = useDatePreferences()
  const about = ({ subject, about: what }: OpenReport) => (
    <span className="grid gap-1">
      {t(`backOffice.reports.subjects.${subject}`)}
      <span className="font-normal wrap-anywhere">{what ?? t('backOffice.reports.gone')}</span>
    </span>
  )
  const answer = (report: OpenReport) => <Answer report={report} />
  const columns: Column<OpenReport>[] = [
    { key: 'about', heading: t('backOffice.reports.about'), cell: about },
    { key: 'reason', heading: t('backOffice.reports.reason'), cell: ({ reason }) => reason },
    {
      key: 'reporter',
      heading: t('backOffice.reports.reporter'),
      cell: ({ reporter }) => reporter ?? t('backOffice.reports.noReporter'),
    },
    {
      key: 'reported',
      heading: t('backOffice.reports.reported'),
      cell: ({ reportedAt }) => formatDate(new Date(reportedAt), language, preferences),
    },
    {
      key: 'act',
      heading: t('backOffice.reports.act'),
      cell: answer,
    },
  ]
  return (
    <DataTable
      caption={t('backOffice.reports.heading')}
      columns={columns}
      rows={reports}
      rowKey={({ id }) => id}
      empty={null}
    />
  )
}

function Answer({ report: { id, subject, about } }: { report: OpenReport }) {
  const { t } = useTexts()
  const close = useAct('POST /admin/reports/:id/close', {
    failed: t('backOffice.reports.failed'),
    refreshes: ['GET /admin/urgent'],
  })
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="small"
        busy={close.busy}
        onClick={() => void close.run({ params: { id }, body: { hidesReview: false } })}
      >
        {t('backOffice.reports.close')}
      </Button>
      {subject === 'review' && about !== null && <HideReview id={id} />}
    </span>
  )
}

/** Takes somebody's words away from everyone: asked before. */
function HideReview({ id }: { id: string }) {
  const { t } = useTexts()
  const [asking, setAsking] = useState(false)
  const hide = useAct('POST /admin/reports/:id/close', {
    failed: t('backOffice.reports.failed'),
    refreshes: ['GET /admin/urgent'],
    quiet: true,
  })
  const confirm = async () => {
    if ((await hide.run({ params: { id }, body: { hidesReview: true } })) !== null) setAsking(false)
  }
  return (
    <>
      <Button size="small" kind="secondary" onClick={() => setAsking(true)}>
        {t('backOffice.reports.hide')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('backOffice.reports.hideTitle')}
        text={t('backOffice.reports.hideText')}
        confirm={t('backOffice.reports.hide')}
        busy={hide.busy}
        error={hide.failure}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
