import { formatNumber } from '../../../../contract/rules/formats.ts'
import type { SeekerDashboard } from '../../../../contract/seeker-dashboard.ts'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'

/** How many there are of each, leading to their screens. */
export function Tiles({ counts }: { counts: SeekerDashboard['activityCounts'] }) {
  const { t, language } = useTexts()
  const to = useTo()
  // The menu counts on as messages come in and are read.
  const unread = useEndpoint('GET /unread-messages', {}).data?.unread ?? counts.messages
  const tiles = [
    { href: to('applications'), label: t('screens.applications'), count: counts.applications },
    { href: to('jobOffers'), label: t('screens.jobOffers'), count: counts.offers },
    { href: to('messages', {}), label: t('screens.messages'), count: unread },
  ]
  return (
    <ul
      aria-label={t('home.counts')}
      className="grid grid-cols-[repeat(3,minmax(0,auto))] gap-2 sm:grid-cols-3 sm:gap-3"
    >
      {tiles.map(({ href, label, count }) => (
        <li key={href} className="min-w-0">
          <a
            href={href}
            className="card flex h-full flex-col items-center gap-x-3 px-0 py-3 text-center hover:bg-primary-soft sm:flex-row sm:px-3 sm:text-start"
          >
            <span className="max-w-full min-w-0 text-sm font-semibold wrap-break-word max-sm:order-last">
              {label}
            </span>{' '}
            <span className="text-2xl font-extrabold text-primary tabular-nums max-sm:order-first">
              {formatNumber(count, language)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
