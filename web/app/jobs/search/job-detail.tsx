import { Send } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { SeekerJob } from '../../../../contract/job-search.ts'
import { jobFormGenders, jobTypes, workTypes } from '../../../../contract/reference/options/jobs.ts'
import { labelOf, type Option } from '../../../../contract/reference/options/option.ts'
import { ageRanges, religions } from '../../../../contract/reference/options/people.ts'
import { formatDate, formatNumber } from '../../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../../lib/date-preferences.tsx'
import { labelsIn, lists } from '../../../lib/lists.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { idlePart, useIdlePart } from '../../../lib/use-idle-part.ts'
import { WriteButton } from '../../../shared/messages/write-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { RatingText } from '../../../ui/search/rating-text.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Facts, Passage } from '../../../ui/search/facts.tsx'
import { WorkPicture } from '../../../ui/work-picture.tsx'
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts'
import type { ApplyDialogProps } from './apply-dialog.tsx'
import { answerWords } from '../../../shared/jobs/answer-words.ts'
import { isApplied, payOf, pictureOf, placesOf } from '../../../shared/jobs/job-words.ts'

const jobRest = idlePart(() => import('./job-rest.tsx'))

/** Everything about a job, and what to do about it. */
export function JobDetail({ job, level = 3 }: { job: SeekerJob; level?: 2 | 3 }) {
  const { t, language } = useTexts()
  const id = useId()
  const Heading = `h${level}` as const
  const passageLevel = level === 2 ? 3 : 4
  const heading = useRef<HTMLHeadingElement>(null)
  const { KeptDialog, isOpen, ask, close } = useLazyDialog<ApplyDialogProps>(
    async () => (await import('./apply-dialog.tsx')).ApplyDialog,
  )
  const [hasSent, setSent] = useState(false)
  const wasApplied = hasSent && isApplied(job)
  const answers = answerWords(job, t)
  useEffect(() => {
    // The button that opened the dialog is gone, so the focus cannot return to it.
    if (wasApplied) heading.current?.focus()
  }, [wasApplied])
  return (
    <section aria-labelledby={id} className="card grid gap-5">
      <div className="flex items-start gap-3">
        <WorkPicture kind={pictureOf(job)} />
        <div className="grid min-w-0 gap-1">
          {/* On a screen of its own its heading says so. */}
          {level === 3 && <p className="text-sm text-muted">{t('jobSearch.detail')}</p>}
          <Heading
            ref={heading}
            id={id}
            tabIndex={-1}
            className="text-xl font-bold wrap-anywhere outline-none"
          >
            {job.title}
          </Heading>
          {payOf(job, language).map((words) => (
            <p key={words} className="text-xl font-bold sm:text-2xl">
              {words}
            </p>
          ))}
          <p className="flex flex-wrap gap-2">
            <Badge>{t(`jobSearch.employer.${job.employerKind}`)}</Badge>
            {job.verificationInProgress && <Badge tone="waiting">{t('jobSearch.unverified')}</Badge>}
            {answers !== null && <Badge tone="info">{answers}</Badge>}
            {isApplied(job) && <Badge tone="good">{t('jobSearch.applied')}</Badge>}
            <RatingText rating={job.employerRating} />
          </p>
          <RelativeTime at={job.createdAt} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {!isApplied(job) && job.status === 'ACTIVE' && (
          <Button Icon={Send} onClick={ask}>
            {t('jobSearch.apply')}
          </Button>
        )}
        <WriteButton about="job" id={job.id}>
          {t('jobSearch.ask')}
        </WriteButton>
      </div>
      <JobFacts job={job} />
      <Passage level={passageLevel} heading={t('jobSearch.description')} text={job.description} />
      <Passage level={passageLevel} heading={t('jobSearch.requirements')} text={job.requirements} />
      <Passage level={passageLevel} heading={t('jobSearch.notes')} text={job.additionalNotes} />
      <Rest job={job} level={passageLevel} />
      {KeptDialog !== null && (
        <KeptDialog
          open={isOpen}
          job={job}
          onApplied={() => {
            setSent(true)
            close()
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

/** Below what is read first, so that a list does not wait for its code. */
function Rest(props: { job: SeekerJob; level: 3 | 4 }) {
  const part = useIdlePart(jobRest)
  return (
    <Loaded of={part} level={props.level}>
      {({ Part }) => <Part {...props} />}
    </Loaded>
  )
}

/** What the head does not say. A value that is not known has no line. */
function JobFacts({ job }: { job: SeekerJob }) {
  const { t, language } = useTexts()
  const preferences = useDatePreferences()
  const hours = Number(job.workHours)
  const among = (options: readonly Option[], values: readonly string[]) =>
    values.map((value) => labelOf(options, value, language)).join(' · ')
  const facts: [string, string][] = [
    [t('jobSearch.fields.locations'), placesOf(job, language) ?? t('jobSearch.anyPlace')],
    [t('jobSearch.fields.workType'), labelOf(workTypes, job.workType, language)],
    [t('jobSearch.fields.jobType'), labelOf(jobTypes, job.jobType, language)],
    [
      t('jobSearch.hours'),
      hours > 0 ? t('jobSearch.hoursPerDay', { count: hours, hours: formatNumber(hours, language) }) : '',
    ],
    [t('jobSearch.starts'), formatDate(job.startDate, language, preferences)],
    [t('jobSearch.fields.skills'), labelsIn(lists.skills, job.skills, language)],
    [t('jobSearch.fields.languages'), labelsIn(lists.languages, job.languages, language)],
    [t('jobSearch.fields.gender'), labelOf(jobFormGenders, job.gender, language)],
    [t('jobSearch.fields.ageRanges'), among(ageRanges, job.ageRanges)],
    [t('jobSearch.fields.religions'), among(religions, job.religions)],
  ]
  return <Facts facts={facts} />
}
