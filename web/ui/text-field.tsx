import { useId, type InputHTMLAttributes } from 'react'

type Props = InputHTMLAttributes<HTMLInputElement> & { label: string; error?: string | null }

/** A label above, the field, and beside it in words what is wrong. */
export function TextField({ label, error, ...input }: Props) {
  const id = useId()
  const wrong = error !== undefined && error !== null
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        type="text"
        {...input}
        id={id}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        className="mt-1 min-h-12 w-full rounded-field border-2 border-muted bg-raised px-3 text-ink aria-invalid:border-clay"
      />
      {wrong && (
        <p id={`${id}-error`} className="mt-1 font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
