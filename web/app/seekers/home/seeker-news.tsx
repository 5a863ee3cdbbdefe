import {
  CalendarClock,
  FileCheck,
  FileText,
  HeartHandshake,
  PartyPopper,
  UserCheck,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { applicationStates, type ApplicationState } from '../../../../contract/rules/hiring.ts'
import { hasLine, seekerNewsStates } from '../../../../contract/rules/news.ts'
import type { SeekerDashboard } from '../../../../contract/seeker-dashboard.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { StatusBadge } from '../../../shared/hiring/status-badge.tsx'
import { NewsList, type NewsLine } from '../../../shared/news/news-list.tsx'
import { useNewSince } from '../../../shared/news/use-new-since.ts'

type Item = SeekerDashboard['news'][number]

/** What waits for an answer, and what has happened since the last visit. */
export function SeekerNews({ news }: { news: readonly Item[] }) {
  const wordsOf = useWords()
  const address = useAddress()
  const lines = useNewSince(news).flatMap((item): NewsLine[] => {
    const text = wordsOf(item)
    if (text === null) return []
    const { kind, id, at, waits } = item
    return [{ key: `${kind} ${id}`, Icon: icons[kind], text, href: address(item), at, waits }]
  })
  return <NewsList lines={lines} />
}

const icons = {
  offer: PartyPopper,
  interview: CalendarClock,
  checkIn: HeartHandshake,
  application: FileText,
  document: FileCheck,
  guarantor: UserCheck,
} as const satisfies { [Kind in Item['kind']]: LucideIcon }

function useAddress() {
  const to = useTo()
  return ({ kind, id }: Item): string => {
    switch (kind) {
      case 'offer':
        return to('jobOffer', { id })
      case 'interview':
      case 'application':
        return to('applications')
      case 'checkIn':
        return to('workPlacement')
      case 'document':
        return '#documents'
      case 'guarantor':
        return '#guarantors'
    }
  }
}

function useWords() {
  const { t } = useTexts()
  return ({ kind, title, state }: Item): ReactNode => {
    switch (kind) {
      case 'checkIn':
        return t('news.seeker.checkIn')
      case 'application': {
        const status = applicationStates.find((known) => known === state)
        return status === undefined ? null : <Moved title={title} status={status} />
      }
      case 'offer':
        return hasLine(seekerNewsStates.offer, state) ? t(`news.seeker.offer.${state}`, { title }) : null
      case 'interview':
        return hasLine(seekerNewsStates.interview, state)
          ? t(`news.seeker.interview.${state}`, { title })
          : null
      case 'document':
        return hasLine(seekerNewsStates.document, state)
          ? t(`news.seeker.document.${state}`, { title })
          : null
      case 'guarantor':
        return hasLine(seekerNewsStates.guarantor, state)
          ? t(`news.seeker.guarantor.${state}`, { title })
          : null
    }
  }
}

const Moved = ({ title, status }: { title: string; status: ApplicationState }) => (
  <>
    {title} <StatusBadge status={status} reader="seeker" />
  </>
)
