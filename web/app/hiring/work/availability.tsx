import { useId, useRef } from 'react'
import type { Placement } from '../../../../contract/placements.ts'
import { placementTransitions } from '../../../../contract/rules/hiring.ts'
import { together, useAct, useEndpoint } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { AvailabilityPart } from '../../../shared/seekers/availability.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { JobTypes } from './job-types.tsx'

/** Whether employers find somebody, from when on, and for which job types. */
export function Availability({ placements }: { placements: readonly Placement[] | undefined }) {
  const { t } = useTexts()
  const saved = together({
    availability: useEndpoint('GET /job-seekers/availability', {}),
    onboarding: useEndpoint('GET /onboarding', {}),
  })
  const part = useRef<HTMLDivElement>(null)
  return (
    <Loaded of={saved} heading={t('workPlacement.availabilityFailed')}>
      {({ availability, onboarding }) => (
        <div className="grid gap-5">
          {!availability.available && isFreeAgain(placements) && (
            // The button that was pressed is gone; what it changed takes its focus.
            <FreeAgain onSaved={() => part.current?.focus()} />
          )}
          <div ref={part} tabIndex={-1} className="card p-4 outline-none sm:p-6">
            <AvailabilityPart availability={availability} />
          </div>
          <div className="card p-4 sm:p-6">
            <JobTypes saved={onboarding.preferences} />
          </div>
        </div>
      )}
    </Loaded>
  )
}

/** The last work has ended, and no other goes on. */
const isFreeAgain = (placements: readonly Placement[] = []) =>
  placements.length > 0 && placements.every(({ status }) => status === placementTransitions.end.to)

/** Availability went off at the hire; after the end it is offered back. */
function FreeAgain({ onSaved }: { onSaved: () => void }) {
  const { t } = useTexts()
  const id = useId()
  const save = useAct('PUT /job-seekers/availability', {
    failed: t('profile.failed.availability'),
    refreshes: ['GET /job-seekers/availability', 'GET /jobseeker/dashboard'],
  })
  const saveFree = async () => {
    if ((await save.run({ body: { available: true, availableFrom: null } })) !== null) onSaved()
  }
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card bg-primary-soft p-4">
      <h2 id={id} className="text-lg font-bold">
        {t('workPlacement.free.question')}
      </h2>
      <p>{t('workPlacement.free.text')}</p>
      <div>
        <Button busy={save.busy} onClick={() => void saveFree()}>
          {t('workPlacement.free.yes')}
        </Button>
      </div>
    </section>
  )
}
