import { Check, CircleAlert, CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { isDoubt, isUnknown, type MatchReasonName } from '../../../contract/rules/matching.ts'
import { useTexts } from '../../lib/texts.tsx'
import { MatchRing } from './match-ring.tsx'

type Props<Reason> = {
  match: { score: number; reasons: readonly Reason[] }
  /** The heading of the reasons that speak for it. */
  why: string
  /** A reason in the words of its reader. */
  words: (reason: Reason) => string
  /** What the reader can do about it; null for nothing. */
  help?: (reason: Reason) => { href: string; label: string } | null
  /** Of the headings within. */
  level?: 3 | 4
}

const signLook = 'mt-0.5 size-5 shrink-0'

/** How well a job and a person suit each other, and why: for it, against it, and what nobody has said. */
export function MatchBox<Reason extends { reason: MatchReasonName }>(props: Props<Reason>) {
  const { match, why, words, help, level = 4 } = props
  const { t } = useTexts()
  const listed = (isListed: (name: MatchReasonName) => boolean) =>
    match.reasons
      .filter(({ reason }) => isListed(reason))
      .map((reason) => ({ words: words(reason), help: help?.(reason) ?? null }))
  return (
    <div className="flex items-start gap-3 rounded-field bg-sunken p-4 max-sm:flex-col">
      <MatchRing score={match.score} />
      <div className="grid min-w-0 gap-2">
        <Reasons
          level={level}
          heading={why}
          reasons={listed((name) => !isDoubt(name) && !isUnknown(name))}
          sign={<Check aria-hidden="true" className={`${signLook} text-primary`} />}
        />
        <Reasons
          level={level}
          heading={t('searching.doubts')}
          reasons={listed(isDoubt)}
          sign={<CircleAlert aria-hidden="true" className={`${signLook} text-danger`} />}
        />
        <Reasons
          level={level}
          heading={t('searching.unknowns')}
          reasons={listed(isUnknown)}
          sign={<CircleHelp aria-hidden="true" className={`${signLook} text-muted`} />}
        />
      </div>
    </div>
  )
}

function Reasons(props: {
  level: 3 | 4
  heading: string
  reasons: readonly { words: string; help: { href: string; label: string } | null }[]
  sign: ReactNode
}) {
  if (props.reasons.length === 0) return null
  const Heading = `h${props.level}` as const
  return (
    <>
      <Heading className="font-semibold">{props.heading}</Heading>
      <ul className="grid gap-1">
        {props.reasons.map(({ words, help }) => (
          <li key={words} className="flex gap-2">
            {props.sign}
            <span className="min-w-0">
              {words}
              {help !== null && (
                <>
                  {' '}
                  <a href={help.href} className="link inline-flex min-h-11 items-center">
                    {help.label}
                  </a>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
