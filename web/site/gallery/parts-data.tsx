import type { TFunction } from 'i18next'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/controls/button.tsx'
import { DataTable, type Column } from '../../ui/controls/data-table.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { Pagination } from '../../ui/controls/pagination.tsx'
import { Part } from './part.tsx'

type Applicant = {
  person: 'almaz' | 'chaltu' | 'dawit'
  salary: number
  status: 'good' | 'waiting' | 'bad'
}

const applicants: readonly Applicant[] = [
  { person: 'almaz', salary: 5_500, status: 'good' },
  { person: 'chaltu', salary: 12_000, status: 'waiting' },
  { person: 'dawit', salary: 8_750, status: 'bad' },
]
const amount = new Intl.NumberFormat('en')

export function DataParts() {
  const { t } = useTexts()
  return (
    <>
      <Part heading={t('galleryParts.sections.tables')}>
        <Tables />
      </Part>
      <Part heading={t('galleryParts.sections.pages')}>
        <Pages />
      </Part>
    </>
  )
}

/** Outside the component: what draws a cell is no component of its own. */
function columnsOf(t: TFunction): Column<Applicant>[] {
  return [
    {
      key: 'name',
      heading: t('galleryParts.table.name'),
      cell: ({ person }) => t(`galleryParts.table.people.${person}.name`),
    },
    {
      key: 'job',
      heading: t('galleryParts.table.job'),
      cell: ({ person }) => t(`galleryParts.table.people.${person}.job`),
    },
    {
      key: 'city',
      heading: t('galleryParts.table.city'),
      cell: ({ person }) => t(`galleryParts.table.people.${person}.city`),
    },
    {
      key: 'salary',
      heading: t('galleryParts.table.salary'),
      cell: ({ salary }) => t('galleryParts.table.money', { amount: amount.format(salary) }),
      numeric: true,
    },
    {
      key: 'status',
      heading: t('galleryParts.table.status'),
      cell: ({ status }) => <Badge tone={status}>{t(`galleryParts.badges.${status}`)}</Badge>,
    },
    {
      key: 'act',
      heading: t('galleryParts.table.edit'),
      cell: () => <IconButton label={t('galleryParts.buttons.edit')} Icon={Pencil} />,
    },
  ]
}

function Tables() {
  const { t } = useTexts()
  const columns = columnsOf(t)
  const shared = {
    columns,
    rowKey: ({ person }: Applicant) => person,
    empty: (
      <EmptyState
        level={3}
        heading={t('galleryParts.table.empty.heading')}
        text={t('galleryParts.table.empty.text')}
      />
    ),
  }
  return (
    <>
      <DataTable
        {...shared}
        caption={t('galleryParts.table.caption')}
        columns={columns.slice(0, 5)}
        rows={applicants}
      />
      <DataTable {...shared} caption={t('galleryParts.table.manyColumns')} rows={applicants} />
      <DataTable {...shared} caption={t('galleryParts.table.loadingCaption')} rows={[]} loading />
      <DataTable {...shared} caption={t('galleryParts.table.caption')} rows={[]} />
    </>
  )
}

function Pages() {
  const { t } = useTexts()
  const [few, setFew] = useState(2)
  const [many, setMany] = useState(100)
  const [first, setFirst] = useState(1)
  return (
    <>
      <Pagination label={t('galleryParts.pages.few')} page={few} pageCount={3} onPage={setFew} />
      <Pagination
        label={t('galleryParts.pages.many')}
        page={many}
        pageCount={200}
        totalIsLowerBound
        onPage={setMany}
      />
      <Pagination label={t('galleryParts.pages.first')} page={first} pageCount={1_234} onPage={setFirst} />
      <Pagination
        label={t('galleryParts.pages.links')}
        page={4}
        pageCount={9}
        hrefOf={(page) => `/dev/gallery?page=${page}`}
      />
    </>
  )
}
