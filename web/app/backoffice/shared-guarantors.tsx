import type { SharedGuarantor } from '../../../contract/guarantors.ts'
import { useAct } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { DataTable, type Column } from '../../ui/controls/data-table.tsx'

/** People who vouch for many job seekers. */
export function SharedGuarantors({ guarantors }: { guarantors: readonly SharedGuarantor[] }) {
  const { t } = useTexts()
  return (
    <section className="grid gap-2">
      <GuarantorTable guarantors={guarantors} />
      <p className="text-sm text-muted">{t('backOffice.sharedGuarantors.hint')}</p>
    </section>
  )
}

const contactOf = ({ email, phone }: SharedGuarantor) => (
  <span className="grid font-normal">
    <span className="wrap-anywhere">{email}</span>
    <span className="wrap-anywhere">{phone}</span>
  </span>
)

function GuarantorTable({ guarantors }: { guarantors: readonly SharedGuarantor[] }) {
  const { t } = useTexts()
  const review = useAct('POST /admin/shared-guarantors/:id/review', {
    failed: t('backOffice.sharedGuarantors.failed'),
    refreshes: ['GET /admin/urgent'],
  })
  const seekers = ({ seekers: listed }: SharedGuarantor) => (
    <ul className="grid gap-1">
      {listed.map(({ id, name, state }) => (
        <li key={id} className="wrap-anywhere">
          {`${name}: ${t(`backOffice.sharedGuarantors.states.${state}`)}`}
        </li>
      ))}
    </ul>
  )
  const button = ({ id }: SharedGuarantor) => (
    <Button
      size="small"
      busy={review.running?.params.id === id}
      onClick={() => void review.run({ params: { id } })}
    >
      {t('backOffice.sharedGuarantors.review')}
    </Button>
  )
  const columns: Column<SharedGuarantor>[] = [
    { key: 'person', heading: t('backOffice.sharedGuarantors.person'), cell: ({ name }) => name },
    { key: 'contact', heading: t('backOffice.sharedGuarantors.contact'), cell: contactOf },
    { key: 'seekers', heading: t('backOffice.sharedGuarantors.seekers'), cell: seekers },
    { key: 'act', heading: t('backOffice.sharedGuarantors.act'), cell: button },
  ]
  return (
    <DataTable
      caption={t('backOffice.sharedGuarantors.heading')}
      columns={columns}
      rows={guarantors}
      rowKey={({ id }) => id}
      empty={null}
    />
  )
}
