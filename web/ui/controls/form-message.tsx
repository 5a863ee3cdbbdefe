import { CircleAlert } from 'lucide-react'

/** What is wrong with the whole of a form; the focus comes here where no field is to blame. */
export function FormMessage({ text }: { text: string | null }) {
  return (
    <div role="alert" tabIndex={-1} className="rounded-field">
      {text !== null && (
        <p className="flex gap-2 font-medium text-danger">
          <CircleAlert aria-hidden="true" className="size-6 shrink-0" />
          <span className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</span>
        </p>
      )}
    </div>
  )
}
