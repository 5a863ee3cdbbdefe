import { Star } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../lib/texts.tsx'

const steps = [1, 2, 3, 4, 5] as const

/** One to five, each with a name that says what it means. */
export function StarsField(props: {
  legend: string
  /** Null as long as none is chosen. */
  value: number | null
  error: string | null
  onChange: (stars: number) => void
}) {
  const { value, error } = props
  const { t } = useTexts()
  const id = useId()
  const chosen = steps.find((stars) => stars === value)
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={error === null ? undefined : true}
      aria-describedby={error === null ? undefined : `${id}-error`}
      className="min-w-0"
    >
      <legend className="font-semibold">{props.legend}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="flex">
          {steps.map((stars) => (
            <label
              key={stars}
              className="flex size-11 cursor-pointer items-center justify-center rounded-field has-focus-visible:outline-3 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name={`${id}-stars`}
                value={stars}
                checked={value === stars}
                onChange={() => props.onChange(stars)}
                className="sr-only"
              />
              <span className="sr-only">
                {t('placements.stars.count', { count: stars })}: {t(`placements.stars.names.${stars}`)}
              </span>
              <Star
                aria-hidden="true"
                className={`size-8 text-primary ${value !== null && stars <= value ? 'fill-current' : ''}`}
              />
            </label>
          ))}
        </div>
        {chosen !== undefined && (
          <span aria-hidden="true" className="font-semibold">
            {t(`placements.stars.names.${chosen}`)}
          </span>
        )}
      </div>
      {error !== null && (
        <p id={`${id}-error`} className="mt-1 font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
