import type { ReactNode } from 'react'
import { buttonLooks, buttonSizes } from './button-looks.ts'

/** Sends a form; while it is being sent it says so and takes no second press. */
export function SubmitButton(props: {
  busy?: boolean
  size?: keyof typeof buttonSizes
  kind?: keyof typeof buttonLooks
  children: ReactNode
}) {
  return (
    <button
      type="submit"
      disabled={props.busy ?? false}
      className={`inline-flex cursor-pointer items-center justify-center rounded-field py-2 font-semibold transition-colors disabled:opacity-70 ${buttonSizes[props.size ?? 'normal']} ${buttonLooks[props.kind ?? 'primary']}`}
    >
      {props.children}
    </button>
  )
}
