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

export function StatusBadge({ status }: { status: ApplicationState }) {
  const words = useStatusWords()
  return (
    <span
      data-status={status}
      className={`inline-flex max-w-full rounded-2xl px-3 py-1 text-sm font-semibold wrap-anywhere ${isColoured(status) ? looks[status] : grey}`}
    >
      {words(status)}
    </span>
  )
}

/** The name of each state; those that an application reaches later are texts of the namespace `applications`. */
export function useStatusWords() {
  const { t, language } = useTexts()
  return (status: ApplicationState): string =>
    isColoured(status) ? labelOf(applicationStatuses, status, language) : t(`applications.statuses.${status}`)
}
