import { X } from 'lucide-react'
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Button, IconButton } from './button.tsx'

type Props = {
  open: boolean
  /** Asked for by the button, Escape or the backdrop. It stays open as long as `open` says so. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons that stay in sight below what scrolls. */
  actions?: ReactNode
  closeOnBackdrop?: boolean
  /** A question that must be answered: without a button to close, announced as urgent. */
  question?: boolean
  /** Gets the focus instead of the title. */
  initialFocus?: RefObject<HTMLElement | null>
}

/** Holds the focus while it is open and gives it back to where it was. On phones a sheet from the bottom edge. */
export function Dialog(props: Props) {
  const { open, onClose, question = false, initialFocus } = props
  const { t } = useTexts()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const backdropPressed = useRef(false)
  const [, setClosings] = useState(0)

  useLayoutEffect(() => {
    const element = dialog.current
    if (open && element?.open === false) {
      // Only what a scrollbar took is kept free: a page without one would move.
      const page = document.documentElement
      page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth)
      element.showModal()
      ;(initialFocus?.current ?? heading.current)?.focus()
    } else if (!open) element?.close()
  })
  useLayoutEffect(() => {
    const element = dialog.current
    // Closed before it is taken away, so that the focus returns here too.
    return () => element?.close()
  }, [])

  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) =>
    event.target === event.currentTarget && isOutside(event, event.currentTarget)
  return (
    // By keyboard Escape does what a press on the backdrop does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      role={question ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={question ? `${id}-content` : undefined}
      className="dialog"
      onCancel={(event) => {
        // A file picker within reports its own cancelling.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget || event.currentTarget.open || !open) return
        onClose()
        // Browsers close it at the second Escape whatever we say; drawn anew it is as `open` says.
        setClosings((count) => count + 1)
      }}
      onPointerDown={(event) => {
        backdropPressed.current = onBackdrop(event)
      }}
      onClick={(event) => {
        // Text that is marked from within to without does not close.
        if (backdropPressed.current && onBackdrop(event) && props.closeOnBackdrop !== false) onClose()
      }}
    >
      {open && (
        <>
          <header className="dialog-edge top-0 flex items-start justify-between gap-3">
            <h2
              ref={heading}
              id={`${id}-title`}
              tabIndex={-1}
              className="py-1.5 text-xl font-bold outline-none"
            >
              {props.title}
            </h2>
            {!question && <IconButton label={t('controls.parts.close')} Icon={X} onClick={onClose} />}
          </header>
          <div id={`${id}-content`} className="px-5 pb-5">
            {props.children}
          </div>
          {props.actions !== undefined && (
            <footer className="dialog-edge bottom-0 flex flex-wrap justify-end gap-3 border-t border-line">
              {props.actions}
            </footer>
          )}
        </>
      )}
    </dialog>
  )
}

function isOutside({ clientX, clientY }: MouseEvent, element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Asks before what cannot be undone. While it is being done the question stays. */
export function ConfirmDialog(props: {
  open: boolean
  title: string
  text: string
  confirm: string
  /** Takes nothing away, so the button does not warn. */
  harmless?: boolean
  busy?: boolean
  /** Why it could not be done; the question stays. */
  error?: string | null
  onConfirm: () => void
  onCancel: () => void
}) {
  const { t } = useTexts()
  const { busy = false, onCancel } = props
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={props.open}
      title={props.title}
      question
      closeOnBackdrop={false}
      initialFocus={cancel}
      onClose={() => {
        if (!busy) onCancel()
      }}
      actions={
        <>
          <Button ref={cancel} kind="secondary" disabled={busy} onClick={onCancel}>
            {t('screenParts.cancel')}
          </Button>
          <Button kind={props.harmless === true ? 'primary' : 'danger'} busy={busy} onClick={props.onConfirm}>
            {props.confirm}
          </Button>
        </>
      }
    >
      <p>{props.text}</p>
      <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
        {props.error}
      </p>
    </Dialog>
  )
}
