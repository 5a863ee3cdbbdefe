import { BadgeCheck, CalendarClock, FileCheck, Handshake, Users, type LucideIcon } from 'lucide-react'
import type { EmployerDashboard } from '../../../contract/employers.ts'
import { employerNewsStates, hasLine } from '../../../contract/rules/news.ts'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { NewsList, type NewsLine } from '../../shared/news/news-list.tsx'
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

function useWords() {
  const { t } = useTexts()
  return ({ kind, title, state }: Item): string | null => {
    switch (kind) {
      case 'applicant':
        return t('news.employer.applicant', { title })
      case 'verified':
        return t('news.employer.verified')
      case 'offer':
        return hasLine(employerNewsStates.offer, state) ? t(`news.employer.offer.${state}`, { title }) : null
      case 'interview':
        return hasLine(employerNewsStates.interview, state)
          ? t(`news.employer.interview.${state}`, { title })
          : null
      case 'document':
        return hasLine(employerNewsStates.document, state)
          ? t(`news.employer.document.${state}`, { title })
          : null
    }
  }
}
