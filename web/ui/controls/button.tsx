import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactElement } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { buttonLooks, buttonSizes } from '../button-looks.ts'

/** The sign of being busy takes its room from the sides, so that the button stays as wide as it was. */
const busySizes = { normal: 'min-h-12 px-3', small: 'min-h-11 px-1' } as const
const shared =
  'relative inline-flex max-w-full cursor-pointer items-center justify-center rounded-field font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-75'

type Native = Omit<ComponentProps<'button'>, 'type' | 'className' | 'style' | 'children'> & {
  /** Give `false` from the start where it can become busy, so that screen readers say when it does. */
  busy?: boolean | undefined
  /** Sends the form around it. */
  submit?: boolean
}

export function Button({
  kind = 'primary',
  size = 'normal',
  Icon,
  signOnPhone = false,
  children,
  ...button
}: Native & {
  kind?: keyof typeof buttonLooks
  size?: keyof typeof buttonSizes
  Icon?: LucideIcon
  /** Where a phone has no room for the words, the sign alone is seen. */
  signOnPhone?: boolean
  /** Words; several lines of them as an element. */
  children: string | ReactElement
}) {
  const busy = button.busy === true
  return (
    <PressButton
      {...button}
      look={`gap-2 py-2 text-center ${busy && Icon === undefined ? busySizes[size] : buttonSizes[size]} ${buttonLooks[kind]}`}
    >
      {Icon !== undefined && !busy && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      {busy && <Spinner className={Icon === undefined ? 'size-4' : 'size-5'} />}
      <span className={signOnPhone ? 'max-sm:sr-only' : 'min-w-0 wrap-break-word'}>{children}</span>
    </PressButton>
  )
}

/** A sign alone, with its name for those who do not see it. */
export function IconButton({ label, Icon, ...button }: Native & { label: string; Icon: LucideIcon }) {
  return (
    <PressButton {...button} look="size-11 shrink-0 text-primary hover:bg-primary-soft">
      <span className="sr-only">{label}</span>
      {button.busy === true ? <Spinner className="size-5" /> : <Icon aria-hidden="true" className="size-5" />}
    </PressButton>
  )
}

/** While busy it keeps the focus, which a disabled button would lose, but takes no press. */
function PressButton({
  busy,
  submit = false,
  look,
  onClick,
  children,
  ...button
}: Native & Pick<ComponentProps<'button'>, 'children'> & { look: string }) {
  const { t } = useTexts()
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Prevented, or the form would be sent a second time.
    if (busy === true) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <button
        {...button}
        type={submit ? 'submit' : 'button'}
        aria-disabled={busy === true ? true : undefined}
        onClick={press}
        className={`${shared} ${look}`}
      >
        {children}
      </button>
      {busy !== undefined && (
        <span aria-live="polite" className="sr-only">
          {busy ? t('controls.parts.busy') : null}
        </span>
      )}
    </>
  )
}

export function Spinner({ className }: { className: string }) {
  return <LoaderCircle aria-hidden="true" className={`shrink-0 animate-spin ${className}`} />
}
