import {
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  Clock,
  House,
  MapPin,
  MessageCircle,
  ShieldAlert,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { SeekerJob } from '../../../contract/job-search.ts'
import { jobTypes } from '../../../contract/reference/options/jobs.ts'
import { labelOf } from '../../../contract/reference/options/option.ts'
import { formatDate, formatNumber } from '../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { RatingText } from '../../ui/search/rating-text.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { MatchRing } from '../../ui/search/match-ring.tsx'
import { WorkPicture } from '../../ui/work-picture.tsx'
import { answerWords } from './answer-words.ts'
import { isApplied, payOf, pictureOf, placesOf } from './job-words.ts'

type Props = {
  job: SeekerJob
  selected?: boolean
  /** The id of the heading within `title`, which names the card. */
  titleId: string
  /** Its title as a heading, which leads to the rest. */
  title: ReactNode
  /** At the end of the first line. */
  aside?: ReactNode
  /** What to do about it, where nobody has applied yet. */
  action?: ReactNode
}

/** Why its place fits, in few words. */
const fits = ['placeWanted', 'placeHome'] as const

/** A job at a glance: the same card wherever jobs are listed for somebody who looks for work. */
export function JobCard({ job, selected = false, titleId, title, aside, action }: Props) {
  const { t, language } = useTexts()
  const pay = payOf(job, language)
  const kilometres = job.match?.kilometres ?? 0
  const fit = fits.find((name) => job.match?.reasons.some(({ reason }) => reason === name))
  return (
    <article
      aria-labelledby={titleId}
      className={`card grid gap-2 p-4 ${selected ? 'ring-2 ring-primary' : ''}`}
    >
      <div className="flex items-start gap-3">
        <WorkPicture kind={pictureOf(job)} />
        <div className="min-w-0 grow">
          {title}
          <p className="flex items-start gap-1 text-sm wrap-anywhere text-muted">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">
              {placesOf(job, language) ?? t('jobSearch.anyPlace')}
              {kilometres > 0 &&
                ` · ${t('jobSearch.away', { kilometres: formatNumber(kilometres, language) })}`}
              {fit !== undefined && ` · ${t(`jobSearch.fits.${fit}`)}`}
            </span>
          </p>
        </div>
        {aside}
      </div>
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          {pay.map((words) => (
            <p key={words} className="text-lg font-bold">
              {words}
            </p>
          ))}
          <JobSigns job={job} />
        </div>
        {job.match !== undefined && <MatchRing score={job.match.score} />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <RelativeTime at={job.createdAt} />
        {isApplied(job) ? <Badge tone="good">{t('jobSearch.applied')}</Badge> : action}
      </div>
    </article>
  )
}

/** Who it is for, how the work is done, how long a day, and from when: a sign and a word each. */
function JobSigns({ job }: { job: SeekerJob }) {
  const { t, language } = useTexts()
  const preferences = useDatePreferences()
  const hours = Number(job.workHours)
  const answers = answerWords(job, t)
  const signs: readonly (readonly [LucideIcon, string])[] = [
    [job.employerKind === 'household' ? House : Building2, t(`jobSearch.employer.${job.employerKind}`)],
    [BriefcaseBusiness, labelOf(jobTypes, job.jobType, language)],
    ...(hours > 0
      ? [[Clock, t('jobSearch.hoursPerDay', { count: hours, hours: formatNumber(hours, language) })] as const]
      : []),
    [CalendarDays, formatDate(job.startDate, language, preferences)],
    job.verificationInProgress
      ? [ShieldAlert, t('jobSearch.unverified')]
      : [ShieldCheck, t('jobSearch.verified')],
    ...(answers === null ? [] : [[MessageCircle, answers] as const]),
  ]
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm">
      {signs.map(([Icon, words]) => (
        <li key={words} className="flex items-center gap-1">
          <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
          {words}
        </li>
      ))}
      {job.employerRating !== null && (
        <li>
          <RatingText rating={job.employerRating} />
        </li>
      )}
    </ul>
  )
}
