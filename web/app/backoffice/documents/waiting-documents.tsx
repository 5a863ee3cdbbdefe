import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import type { WaitingDocument } from '../../../../contract/documents.ts'
import { labelOf } from '../../../../contract/reference/options/option.ts'
import { userTypes } from '../../../../contract/reference/options/people.ts'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { DataTable, type Column } from '../../../ui/controls/data-table.tsx'
import { EmptyState } from '../../../ui/controls/empty-state.tsx'
import { Pagination } from '../../../ui/controls/pagination.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { StaffContent } from '../staff-content.tsx'
import { useShownPage } from '../use-shown-page.ts'

/** The longest waiting first; staff begin with the first and are led from one to the next. */
export function WaitingDocuments() {
  const { t } = useTexts()
  const to = useTo()
  const [page, setPage] = useState(0)
  const waiting = useEndpoint('GET /admin/documents', { query: { page: String(page) } })
  const list = useShownPage(waiting, page, setPage)
  return (
    <Screen heading={t('screens.documentsToCheck')}>
      <StaffContent of={list}>
        {({ content, totalPages, totalIsLowerBound }) => {
          const documents = content.map(({ data }) => data)
          const [first] = documents
          return (
            <div className="grid gap-4">
              <div className="flex flex-wrap gap-2">
                {first !== undefined && (
                  <ButtonLink href={to('documentsToCheck', { id: first.id })}>
                    <ClipboardCheck aria-hidden="true" className="size-5 shrink-0" />
                    {t('documentChecks.start')}
                  </ButtonLink>
                )}
                <ButtonLink kind="plain" href={to('documentCatalogue')}>
                  {t('screens.documentCatalogue')}
                </ButtonLink>
              </div>
              <WaitingTable documents={documents} />
              {totalPages > 1 && (
                <Pagination
                  label={t('documentChecks.pages')}
                  page={page + 1}
                  pageCount={totalPages}
                  totalIsLowerBound={totalIsLowerBound}
                  onPage={(number) => setPage(number - 1)}
                />
              )}
            </div>
          )
        }}
      </StaffContent>
    </Screen>
  )
}

function WaitingTable({ documents }: { documents: readonly WaitingDocument[] }) {
  const { t, language } = useTexts()
  const to = useTo()
  const link = ({ id, label }: WaitingDocument) => (
    <a href={to('documentsToCheck', { id })} className="link inline-flex min-h-11 items-center">
      {label}
    </a>
  )
  const since = ({ uploadedAt }: WaitingDocument) => <RelativeTime at={uploadedAt} />
  const columns: Column<WaitingDocument>[] = [
    { key: 'document', heading: t('documentChecks.document'), cell: link },
    { key: 'person', heading: t('documentChecks.person'), cell: ({ person }) => person.name },
    {
      key: 'type',
      heading: t('documentChecks.accountType'),
      cell: ({ person }) => labelOf(userTypes, person.userType, language),
    },
    { key: 'since', heading: t('documentChecks.uploaded'), cell: since },
  ]
  return (
    <DataTable
      caption={t('documentChecks.waiting')}
      columns={columns}
      rows={documents}
      rowKey={({ id }) => id}
      empty={<EmptyState heading={t('documentChecks.emptyHeading')} text={t('documentChecks.emptyText')} />}
    />
  )
}
