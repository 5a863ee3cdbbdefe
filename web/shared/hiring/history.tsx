import type { HiringEvent } from '../../../contract/hiring.ts'
import { formatDateTime } from '../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { lineOf, reasonOf, type HistoryReader } from './history-lines.ts'

type Props = { events: readonly HiringEvent[]; reader: HistoryReader; level?: 2 | 3 | 4 }

/** What has happened, the oldest first, in the words of its reader. Its texts are those of the namespace `hiringHistory`. */
export function History({ events, reader, level = 3 }: Props) {
  const { t } = useTexts()
  const Heading = `h${level}` as const
  if (events.length === 0) return null
  return (
    <div>
      <Heading className="font-semibold">{t('hiringHistory.heading')}</Heading>
      <ol className="ms-1 mt-2 grid gap-3 border-s-2 border-line">
        {events.map((event) => (
          <Line key={`${event.at} ${event.subject} ${event.transition}`} event={event} reader={reader} />
        ))}
      </ol>
    </div>
  )
}

function Line({ event, reader }: { event: HiringEvent; reader: HistoryReader }) {
  const { t, language } = useTexts()
  const habits = useDatePreferences()
  const line = lineOf(event)
  const reason = reasonOf(event)
  if (line === null) return null
  return (
    <li className="relative ps-4">
      <span aria-hidden="true" className="absolute -start-[7px] top-1.5 size-3 rounded-full bg-primary" />
      <p className="wrap-anywhere">{t(`hiringHistory.${reader}.${line}`)}</p>
      {reason !== null && (
        <p className="text-sm wrap-anywhere">
          {t('hiringHistory.reason', { reason: t(`hiringHistory.reasons.${reason}`) })}
        </p>
      )}
      <p className="text-sm text-muted">
        <time dateTime={event.at}>{formatDateTime(new Date(event.at), language, habits)}</time>
      </p>
    </li>
  )
}
