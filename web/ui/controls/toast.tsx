import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { IconButton } from './button.tsx'

const looks = {
  good: { Icon: CircleCheck, colour: 'text-primary' },
  bad: { Icon: CircleAlert, colour: 'text-danger' },
  info: { Icon: Info, colour: 'text-teal' },
} as const
type Tone = keyof typeof looks
type Toast = { id: number; tone: Tone; text: string }
type ShowToast = (text: string, tone?: Tone) => void

const lastsMilliseconds = 3_000
const atMost = 3

const ToastContext = createContext<ShowToast | null>(null)

/**
 * `toast(t('…saved'))`, or with 'bad' or 'info'. Only for what may be missed: it is gone after three seconds. Behind an
 * open dialog nobody would hear it, so a dialog closes first or says it itself.
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (show === null) throw new Error('A component that shows a toast stands outside ToastProvider')
  return show
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const newest = useRef(0)
  const frame = useRef<HTMLDivElement>(null)
  const { held, returnFocus } = useHold(frame, toasts.length)
  const show = useCallback<ShowToast>((text, tone = 'good') => {
    newest.current += 1
    const toast = { id: newest.current, tone, text }
    setToasts((shown) => [...shown, toast].slice(-atMost))
  }, [])
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((each) => each.id !== id)), [])
  const dismiss = (id: number, index: number) => {
    returnFocus(index)
    remove(id)
  }
  return (
    <ToastContext value={show}>
      {children}
      {/* Apart from what is seen, and there before the first: readers tell only of changes in what they know. */}
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

/** Time stands still under a pointer, with the focus, and in a hidden tab. */
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
  const returnFocus = (index: number) => {
    // What vanishes under the pointer does not say that the pointer has left.
    if (count === 1) setPointed(false)
    const buttons = frame.current?.querySelectorAll('button')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? cameFrom.current
    if (next instanceof HTMLElement) next.focus()
  }
  return { held: pointed || focused || hidden, returnFocus }
}
