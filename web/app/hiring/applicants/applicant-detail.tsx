import { useId } from 'react'
import type { Applicant } from '../../../../contract/hiring.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Facts } from '../../../ui/search/facts.tsx'
import { HireButton } from '../../../shared/seekers/hire-button.tsx'
import { MaskedContact } from '../../../shared/seekers/masked-contact.tsx'
import { SeekerHead } from '../../../shared/seekers/seeker-head.tsx'
import { useSeekerWords } from '../../../shared/seekers/seeker-words.ts'
import { Clamped } from './clamped.tsx'

/** Everything that an employer may know of an applicant before the hire, and the hire. */
export function ApplicantDetail({ jobId, applicant }: { jobId: string; applicant: Applicant }) {
  const { t } = useTexts()
  const id = useId()
  const words = useSeekerWords()
  return (
    <section aria-labelledby={id} className="card grid gap-4">
      <SeekerHead
        seeker={applicant}
        name={
          <h3 id={id} className="text-lg font-bold wrap-anywhere">
            {applicant.name}
          </h3>
        }
      >
        {applicant.hasCertifications && (
          <p className="mt-1">
            <Badge tone="good">{t('hiring.facts.certified')}</Badge>
          </p>
        )}
      </SeekerHead>
      <div>
        <HireButton seeker={applicant} jobId={jobId} />
      </div>
      <Facts facts={words.facts.map(({ name, of }) => [name, of(applicant)])} />
      <Clamped heading={t('applicants.bio')} text={applicant.bio} lines={2} />
      <Clamped heading={t('applicants.letter')} text={applicant.coverLetter} lines={4} />
      <MaskedContact />
    </section>
  )
}
