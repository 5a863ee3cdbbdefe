import type { Applicant } from '../../../../contract/hiring.ts'
import { formatDate } from '../../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../../lib/date-preferences.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Checkbox } from '../../../ui/controls/checkbox.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { Facts } from '../../../ui/search/facts.tsx'
import { HireButton } from '../../../shared/seekers/hire-button.tsx'
import { MaskedContact } from '../../../shared/seekers/masked-contact.tsx'
import { SeekerHead } from '../../../shared/seekers/seeker-head.tsx'
import { useSeekerWords } from '../../../shared/seekers/seeker-words.ts'
import { Clamped } from './clamped.tsx'

type Props = {
  jobId: string
  applicant: Applicant
  /** To be compared. */
  isChosen: boolean
  mayChoose: boolean
  onChoose: (wanted: boolean) => void
}

/** Everything that an employer may know of an applicant before the hire, and the actions. */
export function ApplicantCard({ jobId, applicant, isChosen, mayChoose, onChoose }: Props) {
  const { t } = useTexts()
  const words = useSeekerWords()
  return (
    <article className="card grid gap-4">
      <Head applicant={applicant} />
      <Facts facts={words.facts.map(({ name, of }) => [name, of(applicant)])} />
      <Clamped heading={t('applicants.bio')} text={applicant.bio} lines={2} />
      <Clamped heading={t('applicants.letter')} text={applicant.coverLetter} lines={4} />
      <MaskedContact />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <HireButton seeker={applicant} jobId={jobId} />
        <Checkbox checked={isChosen} disabled={!isChosen && !mayChoose} onChange={onChoose}>
          {t('applicants.compare.choose')}
          <span className="sr-only"> {applicant.name}</span>
        </Checkbox>
      </div>
    </article>
  )
}

function Head({ applicant }: { applicant: Applicant }) {
  const { t, language } = useTexts()
  const preferences = useDatePreferences()
  return (
    <SeekerHead
      seeker={applicant}
      name={<h2 className="text-lg font-bold wrap-anywhere">{applicant.name}</h2>}
    >
      <p className="text-sm text-muted">
        {t('applicants.applied', { date: formatDate(new Date(applicant.appliedAt), language, preferences) })}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <StatusBadge status={applicant.status} reader="employer" />
        {applicant.hasCertifications && <Badge tone="good">{t('hiring.facts.certified')}</Badge>}
      </p>
    </SeekerHead>
  )
}
