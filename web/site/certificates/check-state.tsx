import type { ReactNode } from 'react'

/** What the script of the page finds: of the code in the address, and of a copy that was opened without a connection. */
export type CheckState =
  /** No code: what the server says is all there is. */
  'asked' | 'signed' | 'changed' | 'insecure' | 'offline' | 'signedOffline'

/** Shown in these states alone; the script chooses among what the server has drawn. Without script it is `asked`. */
export function When({ states, children }: { states: readonly CheckState[]; children: ReactNode }) {
  return (
    <div data-when={states.join(' ')} hidden={!states.includes('asked')}>
      {children}
    </div>
  )
}
