import { Banknote, BriefcaseBusiness, CalendarDays } from 'lucide-react'
import { useId } from 'react'
import type { Applicant } from '../../../../contract/hiring.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Checkbox } from '../../../ui/controls/checkbox.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { CardTitle, type CardPlace } from '../../../ui/search/master-detail.tsx'
import { MatchRing } from '../../../ui/search/match-ring.tsx'
import { RatingText } from '../../../ui/search/rating-text.tsx'
import { StrongestReasons } from '../../../shared/search/strongest-reasons.tsx'
import { SeekerHead } from '../../../shared/seekers/seeker-head.tsx'
import { useSeekerWords } from '../../../shared/seekers/seeker-words.ts'
import { StatusBadge } from '../../../shared/hiring/status-badge.tsx'

type Props = {
  applicant: Applicant
  place: CardPlace
  /** To be compared, or moved together with others. */
  isChosen: boolean
  mayChoose: boolean
  onChoose: (wanted: boolean) => void
}

const signs = { experience: BriefcaseBusiness, salary: Banknote, available: CalendarDays } as const
const isKey = (fact: string): fact is keyof typeof signs => Object.hasOwn(signs, fact)

/** An applicant at a glance; the name opens the rest. */
export function ApplicantCard({ applicant, place, isChosen, mayChoose, onChoose }: Props) {
  const { t } = useTexts()
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      className={`card grid gap-1 p-4 pb-2 ${place.selected ? 'ring-2 ring-primary' : ''}`}
    >
      <SeekerHead
        seeker={applicant}
        name={
          <CardTitle id={id} place={place}>
            {applicant.name}
          </CardTitle>
        }
        aside={applicant.match === undefined ? undefined : <MatchRing score={applicant.match.score} />}
      />
      <StrongestReasons match={applicant.match} />
      <KeyFacts applicant={applicant} />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <StatusBadge status={applicant.status} reader="employer" />
          <RatingText rating={applicant.rating} />
          <RelativeTime at={applicant.appliedAt} />
        </div>
        <Checkbox checked={isChosen} disabled={!isChosen && !mayChoose} onChange={onChoose}>
          {t('applicants.chosen.choose')}
          <span className="sr-only"> {applicant.name}</span>
        </Checkbox>
      </div>
    </article>
  )
}

/** What decides most often: a sign and words each. What somebody has not said is left out. */
function KeyFacts({ applicant }: { applicant: Applicant }) {
  const words = useSeekerWords()
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm">
      {words.facts.map(({ fact, name, of, isKnown }) => {
        if (!isKey(fact) || !isKnown(applicant)) return null
        const Sign = signs[fact]
        return (
          <li key={fact} className="flex items-center gap-1">
            <Sign aria-hidden="true" className="size-4 shrink-0 text-muted" />
            <span className="sr-only">{name}: </span>
            {of(applicant)}
          </li>
        )
      })}
    </ul>
  )
}
