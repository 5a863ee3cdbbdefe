import {
  BriefcaseBusiness,
  CalendarClock,
  ChevronRight,
  FileText,
  HeartHandshake,
  Mail,
  PartyPopper,
  type LucideIcon,
} from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import type { Application } from '../../../../contract/hiring.ts'
import { formatNumber } from '../../../../contract/rules/formats.ts'
import { offerTransitions } from '../../../../contract/rules/hiring.ts'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useSeen } from '../../../lib/seen.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { StatusBadge } from '../../../shared/hiring/status-badge.tsx'
import { whatWaits } from './what-waits.ts'

/** What waits for an answer, and applications that have moved on since the last visit; then how many there are of each. */
export function News() {
  const { t } = useTexts()
  const to = useTo()
  const offers = useEndpoint('GET /job-offers', {}).data
  const applications = useEndpoint('GET /job-preferences/jobs/job-seeker', {}).data
  const unread = useEndpoint('GET /unread-messages', {}).data?.unread
  const moved = useMoved(applications)
  // Only those who were hired have a placement to ask for.
  const isHired = offers?.some(({ status }) => status === offerTransitions.hire.to) ?? false
  const placements = useEndpoint('GET /placements', {}, { enabled: isHired }).data
  const waiting = whatWaits({ offers, applications, placements })
  const [firstOffer] = waiting.offers
  const hasNews = waiting.offers.length + waiting.interviews.length + moved.length > 0 || waiting.checkIn
  return (
    <>
      {hasNews && (
        <ul aria-label={t('home.news')} className="grid gap-2 md:grid-cols-2">
          {waiting.checkIn && (
            <NewsLine Icon={HeartHandshake} href={to('workPlacement')}>
              {t('home.checkIn')}
            </NewsLine>
          )}
          {firstOffer !== undefined && (
            <NewsLine
              Icon={PartyPopper}
              href={waiting.offers.length === 1 ? to('jobOffer', { id: firstOffer.id }) : to('jobOffers')}
            >
              {t('home.offers', { count: waiting.offers.length })}
            </NewsLine>
          )}
          {waiting.interviews.map(({ id, jobTitle }) => (
            <NewsLine key={id} Icon={CalendarClock} href={to('applications')}>
              <span className="wrap-anywhere">{t('home.interview', { title: jobTitle })}</span>
            </NewsLine>
          ))}
          {moved.map(({ id, jobTitle, status }) => (
            <NewsLine key={id} Icon={FileText} href={to('applications')}>
              <span className="wrap-anywhere">{jobTitle}</span>{' '}
              <StatusBadge status={status} reader="seeker" />
            </NewsLine>
          ))}
        </ul>
      )}
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
        <Tile
          Icon={FileText}
          href={to('applications')}
          label={t('screens.applications')}
          count={applications?.length}
        />
        <Tile
          Icon={BriefcaseBusiness}
          href={to('jobOffers')}
          label={t('screens.jobOffers')}
          count={offers?.length}
        />
        <Tile Icon={Mail} href={to('messages', {})} label={t('home.unread')} count={unread} />
      </ul>
    </>
  )
}

/** Those whose state is another than what was shown last time. */
function useMoved(applications: readonly Application[] | undefined): readonly Application[] {
  const now = useMemo(
    () => applications && Object.fromEntries(applications.map(({ id, status }) => [id, status])),
    [applications],
  )
  const before = useSeen(now)
  return (applications ?? []).filter(({ id, status }) => (before[id] ?? status) !== status)
}

function NewsLine(props: { Icon: LucideIcon; href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={props.href}
        className="flex min-h-14 items-center gap-3 rounded-card bg-primary-soft p-3 font-semibold hover:underline"
      >
        <props.Icon aria-hidden="true" className="size-6 shrink-0 text-primary" />
        <span className="min-w-0 grow">{props.children}</span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
      </a>
    </li>
  )
}

/** Its number comes when it is known; until then a line keeps the room. */
function Tile(props: { Icon: LucideIcon; href: string; label: string; count: number | undefined }) {
  const { language } = useTexts()
  return (
    <li className="max-sm:last:col-span-2">
      <a
        href={props.href}
        className="card flex h-full gap-x-3 p-3 hover:bg-primary-soft max-sm:flex-col-reverse max-sm:justify-end sm:items-center"
      >
        <props.Icon aria-hidden="true" className="size-6 shrink-0 text-primary max-sm:hidden" />
        <span className="min-w-0 font-semibold wrap-break-word max-sm:text-sm sm:grow">{props.label}</span>
        <span className="text-2xl font-extrabold text-primary tabular-nums">
          {props.count === undefined ? '–' : formatNumber(props.count, language)}
        </span>
      </a>
    </li>
  )
}
