import { Check, CircleAlert } from 'lucide-react'
import { isDoubt, isUnknown } from '../../../contract/rules/matching.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import { usePersonWords } from './person-words.ts'

/** On a card: what speaks most for somebody, and what most against. */
export function StrongestReasons({ match }: Pick<SeekerCard, 'match'>) {
  const words = usePersonWords()
  const reasons = match?.reasons ?? []
  const merit = reasons.find(({ reason }) => !isDoubt(reason) && !isUnknown(reason))
  const doubt = reasons.find(({ reason }) => isDoubt(reason))
  return (
    <ul className="grid gap-0.5 text-sm empty:hidden">
      {merit !== undefined && (
        <li className="flex gap-1">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
          <span className="min-w-0">{words(merit)}</span>
        </li>
      )}
      {doubt !== undefined && (
        <li className="flex gap-1">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
          <span className="min-w-0">{words(doubt)}</span>
        </li>
      )}
    </ul>
  )
}
