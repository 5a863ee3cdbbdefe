import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { ToastContext, type ShowToast, type ToastTone } from '../../lib/toast.ts'
import { IconButton } from './button.tsx'
import { ClearToastsContext } from './clear-toasts.ts'

const looks = {
  good: { Icon: CircleCheck, colour: 'text-primary' },
  bad: { Icon: CircleAlert, colour: 'text-danger' },
  info: { Icon: Info, colour: 'text-teal' },
} as const satisfies { [Tone in ToastTone]: object }
type Toast = { id: number; tone: ToastTone; text: string }

const lastsMilliseconds = 3_000

/** Shows one at a time: the newest is what the person has just done. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const [toast, setToast] = useState<Toast | null>(null)
  const newest = useRef(0)
  const frame = useRef<HTMLDivElement>(null)
  const { held, release, returnFocus } = useHold(frame)
  const show = useCallback<ShowToast>((text, tone = 'good') => {
    newest.current += 1
    setToast({ id: newest.current, tone, text })
  }, [])
  const remove = useCallback((id: number) => setToast((shown) => (shown?.id === id ? null : shown)), [])
  const clear = useCallback(() => {
    release()
    setToast(null)
  }, [release])
  const dismiss = (id: number) => {
    returnFocus()
    remove(id)
  }
  return (
    <ToastContext value={show}>
      <ClearToastsContext value={clear}>{children}</ClearToastsContext>
      {/* Apart from what is seen, and there before the first: screen readers announce only changes in what they know. */}
      <Announcement assertive={false} toast={toast?.tone === 'bad' ? null : toast} />
      <Announcement assertive toast={toast?.tone === 'bad' ? toast : null} />
      <div ref={frame} className="toasts">
        {toast !== null && (
          <section aria-label={t('controls.parts.toasts')}>
            <ToastCard
              key={toast.id}
              toast={toast}
              held={held}
              onEnd={remove}
              onDismiss={() => dismiss(toast.id)}
            />
          </section>
        )}
      </div>
    </ToastContext>
  )
}

function Announcement({ assertive, toast }: { assertive: boolean; toast: Toast | null }) {
  return (
    <div aria-live={assertive ? 'assertive' : 'polite'} className="sr-only">
      {toast !== null && <p key={toast.id}>{toast.text}</p>}
    </div>
  )
}

function ToastCard(props: {
  toast: Toast
  held: boolean
  onEnd: (id: number) => void
  onDismiss: () => void
}) {
  const { toast, held, onEnd } = props
  const { t } = useTexts()
  const { Icon, colour } = looks[toast.tone]
  const left = useRef(lastsMilliseconds)
  useEffect(() => {
    if (held) return undefined
    const started = Date.now()
    const timer = setTimeout(() => onEnd(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [held, onEnd, toast.id])
  return (
    <div className="toast">
      <Icon aria-hidden="true" className={`mt-2.5 size-6 shrink-0 ${colour}`} />
      <p className="min-w-0 grow py-2.5">{toast.text}</p>
      <IconButton label={t('controls.parts.dismiss')} Icon={X} onClick={props.onDismiss} />
    </div>
  )
}

/** Time stops under a pointer, with the focus, and in a hidden tab. */
function useHold(frame: { current: HTMLElement | null }) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [hidden, setHidden] = useState(false)
  const cameFrom = useRef<EventTarget | null>(null)
  useEffect(() => {
    const element = frame.current
    const listening = new AbortController()
    const { signal } = listening
    const watchTab = () => setHidden(document.hidden)
    watchTab()
    document.addEventListener('visibilitychange', watchTab, { signal })
    element?.addEventListener('pointerenter', () => setPointed(true), { signal })
    element?.addEventListener('pointerleave', () => setPointed(false), { signal })
    element?.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        setFocused(true)
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget)))
          cameFrom.current = relatedTarget
      },
      { signal },
    )
    element?.addEventListener('focusout', () => setFocused(false), { signal })
    return () => listening.abort()
  }, [frame])
  useEffect(() => {
    // The toast that had the focus gave way to a newer one.
    const lost = focused && document.activeElement === document.body
    if (lost) frame.current?.querySelector('button')?.focus()
  })
  // What vanishes under the pointer does not say that the pointer has left.
  const release = useCallback(() => setPointed(false), [])
  const returnFocus = () => {
    release()
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  return { held: pointed || focused || hidden, release, returnFocus }
}
