import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Stepper, type Step } from '../../ui/controls/stepper.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Part } from './part.tsx'

const way = ['register', 'documents', 'guarantor', 'training', 'apply'] as const
const fine = ['done', 'done', 'current', 'open', 'open'] as const
const corrected = ['done', 'wrong', 'done', 'current', 'open'] as const

/** What a screen waits for: it is on its way, it failed, or there is no connection. */
const loadables = {
  waiting: { error: null, isPaused: false, isFetching: true },
  failed: { error: new ApiError(500), isPaused: false, isFetching: false },
  paused: { error: null, isPaused: true, isFetching: false },
} as const

export function GuideParts() {
  const { t } = useTexts()
  return (
    <>
      <Part heading={t('galleryParts.sections.skeletons')}>
        <div className="grid w-full gap-5 md:grid-cols-3">
          <Skeleton kind="lines" />
          <Skeleton kind="card" />
          <Skeleton kind="avatar" />
        </div>
      </Part>
      <Part heading={t('galleryParts.sections.states')}>
        <States />
      </Part>
      <Part heading={t('galleryParts.sections.stepper')}>
        <Steps />
      </Part>
    </>
  )
}

function States() {
  const { t } = useTexts()
  const [busy, setBusy] = useState(false)
  const retry = () => setBusy(true)
  return (
    <div className="grid w-full gap-5 md:grid-cols-2">
      <EmptyState level={3} heading={t('galleryParts.states.heading')} text={t('galleryParts.states.text')}>
        <Button>{t('galleryParts.states.action')}</Button>
      </EmptyState>
      <EmptyState
        level={3}
        heading={t('galleryParts.states.quiet')}
        text={t('galleryParts.states.quietText')}
      />
      <ErrorState level={3} busy={busy} onRetry={retry} />
      <ErrorState level={3} offline onRetry={retry} />
      <ErrorState
        level={3}
        heading={t('galleryParts.states.failed')}
        text={t('galleryParts.states.failedText')}
        busy
        onRetry={retry}
      />
      {Object.entries(loadables).map(([name, state]) => (
        <Loaded key={name} of={{ ...state, data: undefined, retry }} level={3}>
          {() => null}
        </Loaded>
      ))}
    </div>
  )
}

function Steps() {
  const { t } = useTexts()
  const steps = (states: readonly Step['state'][]) =>
    way.map((id, index) => ({
      id,
      label: t(`galleryParts.steps.${id}`),
      state: states[index] ?? 'open',
    }))
  return (
    <>
      <Stepper label={t('galleryParts.steps.label')} steps={steps(fine)} percent={40} />
      <div className="mt-8 w-full">
        <Stepper label={t('galleryParts.steps.corrections')} steps={steps(corrected)} />
      </div>
    </>
  )
}
