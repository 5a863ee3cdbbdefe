import { useState } from 'react'
import type { UnverifiedEmployer } from '../../../contract/employers.ts'
import { labelOf } from '../../../contract/reference/options/option.ts'
import { userTypes } from '../../../contract/reference/options/people.ts'
import { longestVouchingReason } from '../../../contract/rules/documents.ts'
import { formatDate } from '../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import { useAct, useEndpoint } from '../../lib/endpoints.ts'
import { labelIn, lists } from '../../lib/lists.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { DataTable, type Column } from '../../ui/controls/data-table.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { FormMessage } from '../../ui/controls/form-message.tsx'
import { Pagination } from '../../ui/controls/pagination.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { StaffList } from './staff-list.tsx'
import { useShownPage } from './use-shown-page.ts'

const listKey = 'GET /admin/employers'

/** Employers who wait for staff, page by page. */
export function EmployersToVerify() {
  const { t } = useTexts()
  const [page, setPage] = useState(0)
  const employers = useEndpoint(listKey, { query: { page: String(page) } })
  const list = useShownPage(employers, page, setPage)
  return (
    <StaffList of={list}>
      {({ content, totalPages, totalIsLowerBound }) => (
        <section className="grid gap-4">
          <EmployerTable employers={content.map(({ data }) => data)} />
          {totalPages > 1 && (
            <Pagination
              label={t('backOffice.employers.pages')}
              page={page + 1}
              pageCount={totalPages}
              totalIsLowerBound={totalIsLowerBound}
              onPage={(number) => setPage(number - 1)}
            />
          )}
        </section>
      )}
    </StaffList>
  )
}

function EmployerTable({ employers }: { employers: readonly UnverifiedEmployer[] }) {
  const { t, language } = useTexts()
  const preferences = useDatePreferences()
  const named = ({ name, emailVerified }: UnverifiedEmployer) => (
    <span className="grid justify-items-start gap-1">
      {name}
      {!emailVerified && <Badge tone="bad">{t('backOffice.employers.emailUnverified')}</Badge>}
    </span>
  )
  const where = ({ userType, location: place }: UnverifiedEmployer) =>
    `${labelOf(userTypes, userType, language)} · ${labelIn(lists.places, place, language)}`
  const button = (employer: UnverifiedEmployer) => <Verify employer={employer} />
  const columns: Column<UnverifiedEmployer>[] = [
    { key: 'name', heading: t('backOffice.employers.name'), cell: named },
    {
      key: 'location',
      heading: t('backOffice.employers.location'),
      cell: where,
    },
    {
      key: 'registered',
      heading: t('backOffice.employers.registered'),
      cell: ({ registeredAt }) => formatDate(new Date(registeredAt), language, preferences),
    },
    {
      key: 'act',
      heading: t('backOffice.employers.act'),
      cell: button,
    },
  ]
  return (
    <DataTable
      caption={t('backOffice.employers.heading')}
      columns={columns}
      rows={employers}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          heading={t('backOffice.employers.emptyHeading')}
          text={t('backOffice.employers.emptyText')}
        />
      }
    />
  )
}

/** Staff vouch for somebody without documents: they say why, and see what speaks against it. */
function Verify({ employer }: { employer: UnverifiedEmployer }) {
  const { t } = useTexts()
  const { id, name, username, emailVerified } = employer
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const verify = useAct('POST /admin/employers/:id/verify', {
    failed: t('backOffice.employers.failed'),
    refreshes: [listKey],
    quiet: true,
  })
  const confirm = async () => {
    const isEmpty = reason.trim() === ''
    setMissing(isEmpty)
    if (!isEmpty && (await verify.run({ params: { id }, body: { reason } })) !== null) setAsking(false)
  }
  const values = { name, username }
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('backOffice.employers.verify')}
      </Button>
      <Dialog
        open={asking}
        title={t('backOffice.employers.confirmTitle')}
        closeOnBackdrop={reason === ''}
        onClose={() => {
          if (!verify.busy) setAsking(false)
        }}
        actions={
          <Button busy={verify.busy} onClick={() => void confirm()}>
            {t('backOffice.employers.verify')}
          </Button>
        }
      >
        <div className="grid gap-4">
          <p>
            {t(
              emailVerified ? 'backOffice.employers.confirmText' : 'backOffice.employers.confirmUnverified',
              values,
            )}
          </p>
          <TextArea
            name="reason"
            label={t('backOffice.employers.reason')}
            hint={t('backOffice.employers.reasonHint')}
            limit={longestVouchingReason}
            required
            value={reason}
            onChange={(text) => {
              setReason(text)
              setMissing(false)
            }}
            error={isMissing ? t('backOffice.employers.reasonMissing') : null}
          />
          <FormMessage text={verify.failure} />
        </div>
      </Dialog>
    </>
  )
}
