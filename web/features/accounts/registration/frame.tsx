import { CircleAlert, Info } from 'lucide-react'
import { useEffect, type ReactNode, type RefObject } from 'react'
import { paths, usePath } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'

/** What stands around both forms: what it is, what to know before, and the way for those who have an account. */
export function RegistrationFrame(props: {
  title: string
  intro: string
  /** What was said on the way here. */
  notices: readonly string[]
  noScript: string
  haveAccount: string
  from: string | null
  children: ReactNode
}) {
  const { t } = useTexts()
  const path = usePath()
  const from = props.from === null ? '' : `?from=${encodeURIComponent(props.from)}`
  return (
    <section className="page-column py-8 sm:py-12">
      <div className="mx-auto max-w-4xl">
        <h1 className="text-3xl font-bold text-balance">{props.title}</h1>
        {/* Why this person was sent here stands in the place of what is said to everyone, so that little moves. */}
        <div aria-live="polite" className="mt-2">
          {props.notices.length === 0 ? (
            <p className="max-w-prose text-lg">{props.intro}</p>
          ) : (
            <div className="flex gap-3 rounded-card bg-teal-soft px-4 py-3">
              <Info aria-hidden="true" className="size-6 shrink-0 text-teal" />
              <div className="min-w-0">
                {props.notices.map((notice) => (
                  <p key={notice}>{notice}</p>
                ))}
              </div>
            </div>
          )}
        </div>
        <p className="mt-2">
          {props.haveAccount}{' '}
          <a href={path(paths.login) + from} className="link inline-block py-2 font-semibold">
            {t('common.login')}
          </a>
        </p>
        <noscript>
          <p className="mt-4 rounded-card bg-accent-soft p-4 text-on-accent-soft">{props.noScript}</p>
        </noscript>
        {props.children}
      </div>
    </section>
  )
}

/** What is wrong with the whole; the focus comes here where no field is to blame. */
export function FormMessage({ text }: { text: string | null }) {
  return (
    <div role="alert" tabIndex={-1} className="rounded-field">
      {text !== null && (
        <p className="flex gap-2 font-medium text-danger">
          <CircleAlert aria-hidden="true" className="size-6 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </p>
      )}
    </div>
  )
}

/**
 * Leads to what is wrong: at once where the form saw it itself, and else when the answer has been drawn, which on a slow
 * phone is later than the form's own look for it.
 */
export function useLeadToWrong(form: RefObject<HTMLFormElement | null>, busy: boolean) {
  useEffect(() => {
    if (!busy) leadToWrong(form.current)
  }, [form, busy])
}

export function leadToWrong(form: HTMLFormElement | null) {
  const wrong =
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLElement>('[role="alert"]:not(:empty)')
  // A group of cards cannot take the focus itself: its first card does.
  const target = wrong?.querySelector('input') ?? wrong
  target?.focus()
}
