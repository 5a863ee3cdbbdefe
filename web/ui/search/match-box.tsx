import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { isDoubt, type MatchReason } from '../../../contract/rules/matching.ts'
import { useTexts } from '../../lib/texts.tsx'
import { MatchRing } from './match-ring.tsx'

type Props = {
  match: { score: number; reasons: readonly MatchReason[] }
  /** The heading of the reasons that speak for it. */
  why: string
  /** A reason in the words of its reader. */
  words: (reason: MatchReason) => string
  /** Of the headings within. */
  level?: 3 | 4
}

/** How well a job and a person suit each other, and why. */
export function MatchBox({ match: { score, reasons }, why, words, level = 4 }: Props) {
  const { t } = useTexts()
  return (
    <div className="flex items-start gap-3 rounded-field bg-sunken p-4 max-sm:flex-col">
      <MatchRing score={score} />
      <div className="grid min-w-0 gap-2">
        <Reasons
          level={level}
          heading={why}
          reasons={reasons.filter((reason) => !isDoubt(reason)).map(words)}
          sign={<Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />}
        />
        <Reasons
          level={level}
          heading={t('searching.doubts')}
          reasons={reasons.filter(isDoubt).map(words)}
          sign={<CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />}
        />
      </div>
    </div>
  )
}

function Reasons(props: { level: 3 | 4; heading: string; reasons: readonly string[]; sign: ReactNode }) {
  if (props.reasons.length === 0) return null
  const Heading = `h${props.level}` as const
  return (
    <>
      <Heading className="font-semibold">{props.heading}</Heading>
      <ul className="grid gap-1">
        {props.reasons.map((reason) => (
          <li key={reason} className="flex gap-2">
            {props.sign}
            <span className="min-w-0">{reason}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
