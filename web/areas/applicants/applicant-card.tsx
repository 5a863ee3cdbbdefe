import type { Applicant } from '../../../contract/applicants.ts'
import { formatDate } from '../../../contract/rules/formats.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { StatusBadge } from '../applications/status-badge.tsx'
import { Facts } from '../search/facts.tsx'
import { HireButton } from '../seeker-cards/hire-button.tsx'
import type { OnSent } from '../seeker-cards/hire-dialog.tsx'
import { MaskedContact } from '../seeker-cards/masked-contact.tsx'
import { SeekerHead } from '../seeker-cards/seeker-head.tsx'
import { useSeekerWords, type CardLists } from '../seeker-cards/seeker-words.ts'
import { Clamped } from './clamped.tsx'

type Props = {
  lists: CardLists
  jobId: string
  applicant: Applicant
  compared: boolean
  mayCompare: boolean
  onCompare: (wanted: boolean) => void
  onSent: OnSent
}

/** All that an employer may know of an applicant before the hire, and what to do about it. */
export function ApplicantCard({ lists, jobId, applicant, ...compare }: Props) {
  const { t } = useTexts()
  const words = useSeekerWords(lists)
  return (
    <article className="card grid gap-4">
      <Head lists={lists} applicant={applicant} />
      <Facts facts={words.facts.map(({ name, of }) => [name, of(applicant)])} />
      <Clamped heading={t('applicants.bio')} text={applicant.bio} lines={2} />
      <Clamped heading={t('applicants.letter')} text={applicant.coverLetter} lines={4} />
      <MaskedContact />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <HireButton seeker={applicant} jobId={jobId} onSent={compare.onSent} />
        <Checkbox
          checked={compare.compared}
          disabled={!compare.compared && !compare.mayCompare}
          onChange={compare.onCompare}
        >
          {t('applicants.compare.choose')}
          <span className="sr-only"> {applicant.name}</span>
        </Checkbox>
      </div>
    </article>
  )
}

function Head({ lists, applicant }: { lists: CardLists; applicant: Applicant }) {
  const { t, language } = useTexts()
  return (
    <SeekerHead
      lists={lists}
      seeker={applicant}
      name={<h2 className="text-lg font-bold wrap-anywhere">{applicant.name}</h2>}
    >
      <p className="text-sm text-muted">
        {t('applicants.applied', { date: formatDate(new Date(applicant.appliedAt), language) })}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <StatusBadge status={applicant.status} />
        {applicant.hasCertifications && <Badge tone="good">{t('hiring.facts.certified')}</Badge>}
      </p>
    </SeekerHead>
  )
}
