import { applicationStatuses } from '../../../contract/reference/options/jobs.ts'
import { labelOf } from '../../../contract/reference/options/option.ts'
import type { ApplicationState } from '../../../contract/rules/hiring.ts'
import { useTexts } from '../../lib/texts.tsx'

type Coloured = (typeof applicationStatuses)[number]['value']
const isColoured = (status: ApplicationState): status is Coloured =>
  applicationStatuses.some(({ value }) => value === status)

/** One colour for each; all others are grey. */
const looks: { readonly [Status in Coloured]: string } = {
  PENDING: 'bg-accent-soft text-on-accent-soft',
  REVIEWING: 'bg-teal-soft text-ink',
  SHORTLISTED: 'bg-primary-soft text-ink',
  INTERVIEWING: 'bg-accent text-on-accent',
  OFFERED: 'bg-primary text-on-primary',
  REJECTED: 'bg-raised text-danger ring-2 ring-danger ring-inset',
}
const grey = 'bg-sunken text-ink ring-1 ring-line ring-inset'

/** Who reads a status: what one of them did is said to them as "you". */
type Reader = 'seeker' | 'employer'

export function StatusBadge({ status, reader }: { status: ApplicationState; reader: Reader }) {
  const words = useStatusWords(reader)
  return (
    <span
      data-status={status}
      className={`inline-flex max-w-full rounded-2xl px-3 py-1 text-sm font-semibold wrap-anywhere ${isColoured(status) ? looks[status] : grey}`}
    >
      {words(status)}
    </span>
  )
}

/** The name of each state; those that an application reaches later are texts of the reader's own screen. */
export function useStatusWords(reader: Reader) {
  const { t, language } = useTexts()
  return (status: ApplicationState): string => {
    if (isColoured(status)) return labelOf(applicationStatuses, status, language)
    return reader === 'seeker' ? t(`applications.statuses.${status}`) : t(`applicants.statuses.${status}`)
  }
}
