import { useId, useRef } from 'react'
import type { Placement } from '../../../../contract/placements.ts'
import { placementTransitions } from '../../../../contract/rules/hiring.ts'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/controls/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Availability } from './availability.tsx'
import { CheckIn } from './check-in.tsx'
import { CurrentWork, PastWork } from './placement-card.tsx'

const isCurrent = ({ status }: Placement) => status === placementTransitions.begin.to

/** Where a seeker works and has worked, and whether they are free for other work. */
export default function WorkPlacement() {
  const { t } = useTexts()
  const placements = useEndpoint('GET /placements', {})
  return (
    <Screen heading={t('screens.workPlacement')}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Loaded of={placements} heading={t('workPlacement.failed')}>
          {(list) => <Work placements={list} />}
        </Loaded>
        <Availability placements={placements.data} />
      </div>
    </Screen>
  )
}

function Work({ placements }: { placements: readonly Placement[] }) {
  const { t } = useTexts()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  /** What was pressed is gone. */
  const focusHeading = () => heading.current?.focus()
  const current = placements.filter(isCurrent)
  const past = placements.filter((placement) => !isCurrent(placement))
  return (
    <div className="grid gap-5">
      <section aria-labelledby={`${id}-current`} className="grid gap-3">
        <h2 ref={heading} id={`${id}-current`} tabIndex={-1} className="text-lg font-bold outline-none">
          {t('workPlacement.current')}
        </h2>
        {current.length === 0 && <None />}
        {current.map((placement) => (
          <div key={placement.id} className="grid gap-3">
            {placement.checkIn !== null && (
              <CheckIn placementId={placement.id} day={placement.checkIn} onAnswered={focusHeading} />
            )}
            <CurrentWork placement={placement} onEnded={focusHeading} />
          </div>
        ))}
      </section>
      {past.length > 0 && (
        <section aria-labelledby={`${id}-past`} className="grid gap-3">
          <h2 id={`${id}-past`} className="text-lg font-bold">
            {t('workPlacement.past')}
          </h2>
          {past.map((placement) => (
            <PastWork key={placement.id} placement={placement} />
          ))}
        </section>
      )}
    </div>
  )
}

function None() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <EmptyState level={3} heading={t('workPlacement.none.heading')} text={t('workPlacement.none.text')}>
      <ButtonLink href={to('jobSearch')}>{t('workPlacement.none.browse')}</ButtonLink>
    </EmptyState>
  )
}
