import {
  Banknote,
  BriefcaseBusiness,
  Clock,
  HandHeart,
  Languages,
  MapPin,
  Search,
  UserRound,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import type { Suggestions, UnderstoodKind } from '../../../contract/search-words.ts'
import { useTexts } from '../../lib/texts.tsx'

const signs = {
  work: BriefcaseBusiness,
  skill: Wrench,
  language: Languages,
  place: MapPin,
  jobType: Clock,
  gender: UserRound,
  religion: HandHeart,
  pay: Banknote,
  words: Search,
} as const satisfies { [Kind in UnderstoodKind]: LucideIcon }

/** What may be meant, with a sign and a word for what kind of thing it is. */
export default function Suggested({ kind, label }: Suggestions[number]) {
  const { t } = useTexts()
  const Sign = signs[kind]
  return (
    <>
      <Sign aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 grow">{label}</span>
      <span className="shrink-0 text-sm text-muted">{t(`searching.kinds.${kind}`)}</span>
    </>
  )
}
