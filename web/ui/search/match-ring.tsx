import { useTexts } from '../../lib/texts.tsx'

/** How well two suit each other, as the part of a ring that is filled, with its number. */
export function MatchRing({ score }: { score: number }) {
  const { t } = useTexts()
  return (
    <svg
      // An img element would have to fetch it.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={t('searching.score', { score })}
      viewBox="0 0 48 48"
      className="size-12 shrink-0"
    >
      <g fill="none" strokeWidth="4" transform="rotate(-90 24 24)">
        <circle cx="24" cy="24" r="21" className="stroke-line" />
        <circle
          cx="24"
          cy="24"
          r="21"
          pathLength="100"
          strokeDasharray={`${score} 100`}
          className="stroke-primary"
        />
      </g>
      <text
        x="24"
        y="28"
        textAnchor="middle"
        className="fill-ink text-[12px] font-bold tracking-tight tabular-nums"
      >
        {score}%
      </text>
    </svg>
  )
}
