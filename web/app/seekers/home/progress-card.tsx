import { Check } from 'lucide-react'
import { useId } from 'react'
import { stepPaths } from '../../../../contract/rules/accounts.ts'
import { formatNumber } from '../../../../contract/rules/formats.ts'
import { progressSteps, type NextStep, type Progress } from '../../../../contract/rules/progress.ts'
import type { SeekerDashboard } from '../../../../contract/seeker-dashboard.ts'
import { usePath, useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { leftOf, progressFrom } from './progress-facts.ts'

type Props = { dashboard: SeekerDashboard }

/** How far somebody is from work, the one thing to do next, and what is left. */
export function ProgressCard({ dashboard }: Props) {
  const { t } = useTexts()
  const id = useId()
  const progress = progressFrom(dashboard)
  return (
    <section aria-labelledby={id} className="card grid gap-3 p-4">
      <h2 id={id} className="sr-only">
        {t('progress.heading')}
      </h2>
      <div className="grid gap-x-8 gap-y-3 md:grid-cols-2 md:items-center">
        <div className="grid gap-3">
          <div className="flex items-center gap-4">
            <Ring percent={progress.percent} />
            <p className="min-w-0">
              <span className="block text-sm text-muted">{t('progress.nextLabel')}</span>
              <strong className="block text-lg leading-snug text-balance wrap-anywhere">
                {t(`progress.next.${progress.nextStep}`)}
              </strong>
            </p>
          </div>
          <div className="grid sm:justify-start">
            <NextAct progress={progress} dashboard={dashboard} />
          </div>
          <StillToDo dashboard={dashboard} />
        </div>
        <Steps progress={progress} />
      </div>
    </section>
  )
}

function Ring({ percent }: Pick<Progress, 'percent'>) {
  const { t, language } = useTexts()
  const number = formatNumber(percent, language)
  return (
    <span className="relative flex size-16 shrink-0 items-center justify-center">
      <span className="sr-only">{t('progress.percentLabel', { percent: number })}</span>
      <svg aria-hidden="true" viewBox="0 0 64 64" className="absolute inset-0 fill-none stroke-6">
        <circle cx="32" cy="32" r="28" className="stroke-line" />
        <circle
          cx="32"
          cy="32"
          r="28"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 32 32)"
          className="stroke-primary"
        />
      </svg>
      <span aria-hidden="true" className="font-extrabold tabular-nums">
        {t('progress.percent', { percent: number })}
      </span>
    </span>
  )
}

const isWaiting = (step: NextStep) => step === 'documentsWaiting' || step === 'guarantorWaiting'

function NextAct({ progress: { nextAct, nextStep }, dashboard }: Props & { progress: Progress }) {
  const { t } = useTexts()
  const to = useTo()
  const path = usePath()
  const addresses = {
    profile:
      dashboard.profileStep === null
        ? `${to('editSeekerProfile')}${dashboard.missing.includes('work') ? '#preferences' : ''}`
        : path(stepPaths[dashboard.profileStep]),
    documents: '#documents',
    guarantor: '#guarantors',
    training: to('trainingModules'),
    placement: to('workPlacement'),
  } as const
  const label =
    nextAct === 'documents' && isWaiting(nextStep)
      ? 'documentsWaiting'
      : nextAct === 'guarantor' && nextStep === 'guarantorWaiting'
        ? 'guarantorWaiting'
        : nextAct
  return (
    // What waits for others is no call to act.
    <ButtonLink href={addresses[nextAct]} kind={label === nextAct ? 'primary' : 'secondary'}>
      {t(`progress.acts.${label}`)}
    </ButtonLink>
  )
}

function StillToDo({ dashboard }: Props) {
  const { t, language } = useTexts()
  const left = leftOf(dashboard)
  const list = [
    ...(left.profile ? [t('progress.left.profile')] : []),
    ...left.documents,
    ...(left.guarantor ? [t('progress.left.guarantor')] : []),
    ...(left.modules > 0 ? [t('progress.left.training', { count: left.modules })] : []),
  ]
  if (list.length === 0 || dashboard.profileStatus.workPlacement) return null
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {t('progress.left.list', { list: list.join(language === 'am' ? '፣ ' : ', ') })}
    </p>
  )
}

function Steps({ progress: { steps } }: { progress: Progress }) {
  const { t } = useTexts()
  const current = progressSteps.find((step) => !steps[step])
  return (
    <ol aria-label={t('progress.heading')} className="grid gap-1">
      {progressSteps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className="flex min-h-8 items-center gap-3"
        >
          <span
            aria-hidden="true"
            className={`flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-bold ${
              steps[step]
                ? 'bg-primary text-on-primary'
                : step === current
                  ? 'ring-2 ring-primary ring-inset text-primary'
                  : 'bg-sunken text-muted'
            }`}
          >
            {steps[step] ? <Check className="size-4" /> : index + 1}
          </span>
          <span className={`min-w-0 grow ${step === current ? 'font-semibold' : ''}`}>
            {t(`progress.steps.${step}`)}
          </span>{' '}
          <span className={`shrink-0 text-sm ${steps[step] ? 'font-semibold text-primary' : 'text-muted'}`}>
            {t(steps[step] ? 'progress.complete' : 'progress.incomplete')}
          </span>
        </li>
      ))}
    </ol>
  )
}
