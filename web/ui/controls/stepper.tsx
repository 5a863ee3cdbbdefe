import { Check } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../lib/texts.tsx'

export type Step = { id: string; label: string; state: 'done' | 'current' | 'open' | 'wrong' }

/** A way of several steps: below each other on a phone, beside each other where there is room. */
export function Stepper(props: {
  /** What the steps lead to. */
  label: string
  steps: readonly Step[]
  /** From 0 to 100, where there is to be a bar. */
  percent?: number
}) {
  const { t } = useTexts()
  const id = useId()
  return (
    <div className="w-full">
      {props.percent !== undefined && (
        <div className="mb-5">
          <p id={id} className="font-semibold">
            {t('screenParts.progress', { percent: Math.round(props.percent) })}
          </p>
          <progress aria-labelledby={id} max={100} value={props.percent} className="progress" />
        </div>
      )}
      <ol aria-label={props.label} className="stepper">
        {props.steps.map(({ id: key, label, state }, index) => (
          <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span aria-hidden="true" className="step-sign">
              {state === 'done' ? <Check className="size-5" /> : state === 'wrong' ? '!' : index + 1}
            </span>
            <span className="step-label">
              {label}
              <span className={state === 'wrong' ? 'block text-sm font-medium text-danger' : 'sr-only'}>
                {' '}
                {t(`screenParts.steps.${state}`)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
