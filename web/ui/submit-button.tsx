import type { ReactNode } from 'react'

/** Sends a form; while it is being sent it says so and takes no second press. */
export function SubmitButton({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <button
      type="submit"
      disabled={busy}
      className="inline-flex min-h-12 items-center justify-center rounded-field bg-primary px-6 py-2 font-semibold text-on-primary transition-colors hover:bg-primary-strong disabled:opacity-70"
    >
      {children}
    </button>
  )
}
