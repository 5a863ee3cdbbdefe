import type { ReactNode } from 'react'

/** The text of one message, with its details below. */
export function Bubble(props: { isOwn: boolean; sender: string; text: string; children: ReactNode }) {
  const look = props.isOwn ? 'ms-auto bg-primary-soft' : 'me-auto bg-sunken'
  return (
    <div className={`w-fit max-w-[min(100%,34rem)] rounded-card px-3 py-2 ${look}`}>
      <p className="wrap-anywhere whitespace-pre-wrap">
        <span className="sr-only">{props.sender}: </span>
        {props.text}
      </p>
      {props.children}
    </div>
  )
}
