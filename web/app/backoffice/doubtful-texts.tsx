import type { DoubtfulText } from '../../../contract/reports.ts'
import { useAct, useEndpoint } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { DataTable, type Column } from '../../ui/controls/data-table.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { StaffList } from './staff-list.tsx'

const listKey = 'GET /admin/doubtful-texts'

/** Texts that are shown to others although something in them could be a contact. */
export function DoubtfulTexts() {
  const { t } = useTexts()
  const texts = useEndpoint(listKey, {})
  return (
    <StaffList of={texts}>
      {(list) => (
        <section className="grid gap-2">
          <TextTable texts={list} />
          {list.length > 0 && <p className="text-sm text-muted">{t('backOffice.doubtfulTexts.hint')}</p>}
        </section>
      )}
    </StaffList>
  )
}

function TextTable({ texts }: { texts: readonly DoubtfulText[] }) {
  const { t } = useTexts()
  const review = useAct('POST /admin/doubtful-texts/:kind/:id/review', {
    failed: t('backOffice.doubtfulTexts.failed'),
    refreshes: [listKey],
  })
  const text = ({ texts: found }: DoubtfulText) => found.map((each) => <p key={each}>{each}</p>)
  const button = ({ kind, id }: DoubtfulText) => (
    <Button
      size="small"
      busy={review.running?.params.id === id}
      onClick={() => void review.run({ params: { kind, id } })}
    >
      {t('backOffice.doubtfulTexts.review')}
    </Button>
  )
  const columns: Column<DoubtfulText>[] = [
    {
      key: 'kind',
      heading: t('backOffice.doubtfulTexts.kind'),
      cell: ({ kind }) => t(`backOffice.doubtfulTexts.kinds.${kind}`),
    },
    { key: 'username', heading: t('backOffice.doubtfulTexts.username'), cell: ({ username }) => username },
    { key: 'text', heading: t('backOffice.doubtfulTexts.text'), cell: text },
    { key: 'act', heading: t('backOffice.doubtfulTexts.act'), cell: button },
  ]
  return (
    <DataTable
      caption={t('backOffice.doubtfulTexts.heading')}
      columns={columns}
      rows={texts}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      empty={
        <EmptyState
          heading={t('backOffice.doubtfulTexts.emptyHeading')}
          text={t('backOffice.doubtfulTexts.emptyText')}
        />
      }
    />
  )
}
