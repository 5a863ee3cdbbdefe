import type { DoubtfulText } from '../../../contract/reports.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useAct, useEndpoint } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { DataTable, type Column } from '../../ui/controls/data-table.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'

const listKey = 'GET /admin/doubtful-texts'

/** Texts that are shown to others although something in them could be a contact. */
export function DoubtfulTexts() {
  const { t } = useTexts()
  const texts = useEndpoint(listKey, {})
  // Staff who have yet to set up the second factor.
  if (texts.error instanceof ApiError && texts.error.status === 403) return null
  return (
    <Loaded of={texts} lines={4}>
      {(list) => (
        <section className="grid gap-2">
          <TextTable texts={list} />
          {list.length > 0 && <p className="text-sm text-muted">{t('backOffice.doubtfulTexts.hint')}</p>}
        </section>
      )}
    </Loaded>
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
