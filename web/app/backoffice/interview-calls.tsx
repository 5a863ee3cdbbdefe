import type { InterviewCall } from '../../../contract/interviews.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Appointment } from '../../shared/hiring/appointment.tsx'
import { DataTable, type Column } from '../../ui/controls/data-table.tsx'
import { PersonCell } from './person-cell.tsx'

/** Interviews by phone, in which staff connect the two. */
export function InterviewCalls({ calls }: { calls: readonly InterviewCall[] }) {
  const { t } = useTexts()
  return (
    <section className="grid gap-2">
      <CallTable calls={calls} />
      <p className="text-sm text-muted">{t('backOffice.calls.hint')}</p>
    </section>
  )
}

const timeOf = ({ at }: InterviewCall) => <Appointment at={at} />
const seekerOf = ({ seeker }: InterviewCall) => <PersonCell {...seeker} />
const employerOf = ({ employer }: InterviewCall) => <PersonCell {...employer} />

function CallTable({ calls }: { calls: readonly InterviewCall[] }) {
  const { t } = useTexts()
  const columns: Column<InterviewCall>[] = [
    {
      key: 'time',
      heading: t('backOffice.calls.time'),
      cell: timeOf,
    },
    { key: 'job', heading: t('backOffice.calls.job'), cell: ({ jobTitle }) => jobTitle },
    {
      key: 'seeker',
      heading: t('backOffice.calls.seeker'),
      cell: seekerOf,
    },
    {
      key: 'employer',
      heading: t('backOffice.calls.employer'),
      cell: employerOf,
    },
  ]
  return (
    <DataTable
      caption={t('backOffice.calls.heading')}
      columns={columns}
      rows={calls}
      rowKey={({ id }) => id}
      empty={null}
    />
  )
}
