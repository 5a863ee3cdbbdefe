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
const atMost = 3

export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const newest = useRef(0)
  const frame = useRef<HTMLDivElement>(null)
  const { held, release, returnFocus } = useHold(frame, toasts.length)
  const show = useCallback<ShowToast>((text, tone = 'good') => {
    newest.current += 1
    const toast = { id: newest.current, tone, text }
    setToasts((shown) => [...shown, toast].slice(-atMost))
  }, [])
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((each) => each.id !== id)), [])
  const clear = useCallback(() => {
    release()
    setToasts([])
  }, [release])
  const dismiss = (id: number, index: number) => {
    returnFocus(index)
    remove(id)
  }
  return (
    <ToastContext value={show}>
      <ClearToastsContext value={clear}>{children}</ClearToastsContext>
      {/* Apart from what is seen, and there before the first: screen readers announce only changes in what they know. */}
      <Announcements assertive={false} toasts={toasts.filter(({ tone }) => tone !== 'bad')} />
      <Announcements assertive toasts={toasts.filter(({ tone }) => tone === 'bad')} />
      <div ref={frame} className="toasts">
        {toasts.length > 0 && (
          <section aria-label={t('controls.parts.toasts')}>
            <ol className="grid gap-3">
              {toasts.map((toast, index) => (
                <ToastCard
                  key={toast.id}
                  toast={toast}
                  held={held}
                  onEnd={remove}
                  onDismiss={() => dismiss(toast.id, index)}
                />
              ))}
            </ol>
          </section>
        )}
      </div>
    </ToastContext>
  )
}

function Announcements({ assertive, toasts }: { assertive: boolean; toasts: readonly Toast[] }) {
  return (
    <div aria-live={assertive ? 'assertive' : 'polite'} className="sr-only">
      {toasts.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
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
    <li className="toast">
      <Icon aria-hidden="true" className={`mt-2.5 size-6 shrink-0 ${colour}`} />
      <p className="min-w-0 grow py-2.5">{toast.text}</p>
      <IconButton label={t('controls.parts.dismiss')} Icon={X} onClick={props.onDismiss} />
    </li>
  )
}

/** Time stops under a pointer, with the focus, and in a hidden tab. */
function useHold(frame: { current: HTMLElement | null }, count: number) {
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
  const returnFocus = (index: number) => {
    if (count === 1) release()
    const buttons = frame.current?.querySelectorAll('button')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? cameFrom.current
    if (next instanceof HTMLElement) next.focus()
  }
  return { held: pointed || focused || hidden, release, returnFocus }
}
