import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** What went wrong with the whole of a form. It takes the focus, so that readers and keyboards continue from there. */
export const FormAlert = ({ message }: { message: string | null }) =>
  message !== null && <Alert key={message} message={message} />

function Alert({ message }: { message: string }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <div
      ref={alert}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-field border-2 border-danger p-3"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="min-w-0 font-medium text-danger">
        {message.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}
