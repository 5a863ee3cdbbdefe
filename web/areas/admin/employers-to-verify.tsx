import { useState } from 'react'
import type { UnverifiedEmployer } from '../../../contract/employers.ts'
import { labelOf } from '../../../contract/reference/options/option.ts'
import { userTypes } from '../../../contract/reference/options/people.ts'
import { formatDate } from '../../../contract/rules/formats.ts'
import { api, ApiError } from '../../lib/api.ts'
import { useHabits } from '../../lib/habits.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { DataTable, type Column } from '../../ui/controls/data-table.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { Pagination } from '../../ui/controls/pagination.tsx'
import { ToastProvider, useToast } from '../../ui/controls/toast.tsx'

export const readPage = (page: number) => api('GET /admin/employers', { query: { page: String(page) } })
type Page = Awaited<ReturnType<typeof readPage>>

export function EmployersToVerify(props: { first: Page }) {
  return (
    <ToastProvider>
      <Employers {...props} />
    </ToastProvider>
  )
}

function Employers({ first }: { first: Page }) {
  const { t, language } = useTexts()
  const habits = useHabits()
  const toast = useToast()
  const [page, setPage] = useState(0)
  const [shown, setShown] = useState(first)
  const [busy, setBusy] = useState<string | null>(null)
  const act = async (what: string, work: () => Promise<void>) => {
    setBusy(what)
    try {
      await work()
    } catch (error) {
      const words = error instanceof ApiError && error.problem !== 'network' ? error.problem.message : null
      toast(words ?? t('backOffice.employers.failed'), 'bad')
    } finally {
      setBusy(null)
    }
  }
  const turn = async (to: number) => {
    const next = await readPage(to)
    // The last of a page was verified: the page before it is the last now.
    if (next.content.length === 0 && to > 0) return turn(to - 1)
    setShown(next)
    setPage(to)
  }
  const verify = (employer: UnverifiedEmployer) =>
    act(employer.id, async () => {
      const { message } = await api('POST /admin/employers/:id/verify', { params: { id: employer.id } })
      await turn(page)
      toast(message)
    })
  const button = (employer: UnverifiedEmployer) => (
    <Button size="small" busy={busy === employer.id} onClick={() => void verify(employer)}>
      {t('backOffice.employers.verify')}
    </Button>
  )
  const columns: Column<UnverifiedEmployer>[] = [
    { key: 'name', heading: t('backOffice.employers.name'), cell: ({ name }) => name },
    {
      key: 'type',
      heading: t('backOffice.employers.type'),
      cell: ({ userType }) => labelOf(userTypes, userType, language),
    },
    { key: 'location', heading: t('backOffice.employers.location'), cell: ({ location: place }) => place },
    {
      key: 'registered',
      heading: t('backOffice.employers.registered'),
      cell: ({ registeredAt }) => formatDate(new Date(registeredAt), language, habits),
    },
    {
      key: 'act',
      heading: t('backOffice.employers.act'),
      cell: button,
    },
  ]
  return (
    <section className="grid gap-4">
      <DataTable
        caption={t('backOffice.employers.heading')}
        columns={columns}
        rows={shown.content.map(({ data }) => data)}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            heading={t('backOffice.employers.emptyHeading')}
            text={t('backOffice.employers.emptyText')}
          />
        }
      />
      {shown.totalPages > 1 && (
        <Pagination
          label={t('backOffice.employers.pages')}
          page={page + 1}
          pageCount={shown.totalPages}
          totalIsLowerBound={shown.totalIsLowerBound}
          onPage={(to) => void act('page', () => turn(to - 1))}
        />
      )}
    </section>
  )
}
