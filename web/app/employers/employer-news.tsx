import { BadgeCheck, CalendarClock, FileCheck, Handshake, Users, type LucideIcon } from 'lucide-react'
import type { EmployerDashboard } from '../../../contract/employers.ts'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { NewsList, type NewsLine } from '../../shared/news/news-list.tsx'
import { textOfState } from '../../shared/news/text-of-state.ts'
import { useNewSince } from '../../shared/news/use-new-since.ts'

type Item = EmployerDashboard['news'][number]

/** What waits for an answer, and what has happened since the last visit. */
export function EmployerNews({ news }: { news: readonly Item[] }) {
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
  applicant: Users,
  offer: Handshake,
  interview: CalendarClock,
  document: FileCheck,
  verified: BadgeCheck,
} as const satisfies { [Kind in Item['kind']]: LucideIcon }

function useAddress() {
  const to = useTo()
  return ({ kind, jobId }: Item): string | null => {
    switch (kind) {
      case 'applicant':
      case 'interview':
        return jobId === null ? null : to('applicants', { jobId })
      case 'offer':
        return to('hires')
      case 'document':
        return to('employerVerification')
      case 'verified':
        return null
    }
  }
}

/** What a state is called. Offers to confirm are at the top of the screen and have no line. */
const texts = {
  offer: { DECLINED: 'news.employer.offer.DECLINED', LAPSED: 'news.employer.offer.LAPSED' },
  interview: { AGREED: 'news.employer.interview.AGREED', ASKED: 'news.employer.interview.ASKED' },
  document: { VERIFIED: 'news.employer.document.VERIFIED', REJECTED: 'news.employer.document.REJECTED' },
} as const
type Texts = typeof texts
type EmployerText = { [Kind in keyof Texts]: Texts[Kind][keyof Texts[Kind]] }[keyof Texts]

function useWords() {
  const { t } = useTexts()
  return ({ kind, title, state }: Item): string | null => {
    switch (kind) {
      case 'applicant':
        return t('news.employer.applicant', { title })
      case 'verified':
        return t('news.employer.verified')
      case 'offer':
      case 'interview':
      case 'document': {
        const text = textOfState<EmployerText>(texts[kind], state)
        return text === null ? null : t(text, { title })
      }
    }
  }
}
