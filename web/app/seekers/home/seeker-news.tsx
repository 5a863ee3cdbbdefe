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
import type { SeekerDashboard } from '../../../../contract/seeker-dashboard.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { StatusBadge } from '../../../shared/hiring/status-badge.tsx'
import { NewsList, type NewsLine } from '../../../shared/news/news-list.tsx'
import { textOfState } from '../../../shared/news/text-of-state.ts'
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

/** What a state is called in a line of its own, by what it is the state of. */
const texts = {
  offer: {
    SENT: 'news.seeker.offer.SENT',
    WITHDRAWN: 'news.seeker.offer.WITHDRAWN',
    LAPSED: 'news.seeker.offer.LAPSED',
    HIRED: 'news.seeker.offer.HIRED',
  },
  interview: {
    PROPOSED: 'news.seeker.interview.PROPOSED',
    CANCELLED: 'news.seeker.interview.CANCELLED',
  },
  document: {
    VERIFIED: 'news.seeker.document.VERIFIED',
    REJECTED: 'news.seeker.document.REJECTED',
  },
  guarantor: {
    CONFIRMED: 'news.seeker.guarantor.CONFIRMED',
    REFUSED: 'news.seeker.guarantor.REFUSED',
  },
} as const

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
      case 'interview':
      case 'document':
      case 'guarantor': {
        const text = textOfState<SeekerText>(texts[kind], state)
        return text === null ? null : t(text, { title })
      }
    }
  }
}
type Texts = typeof texts
type SeekerText = { [Kind in keyof Texts]: Texts[Kind][keyof Texts[Kind]] }[keyof Texts]

const Moved = ({ title, status }: { title: string; status: ApplicationState }) => (
  <>
    {title} <StatusBadge status={status} reader="seeker" />
  </>
)
