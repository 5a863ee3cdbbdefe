import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'

/** What is around both forms: what it is, what to know before, and the way for those who have an account. */
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
  const to = useTo()
  const from = props.from === null ? '' : `?from=${encodeURIComponent(props.from)}`
  return (
    <section className="page-column py-8 sm:py-12">
      <div className="mx-auto max-w-4xl">
        <h1 className="text-3xl font-bold text-balance">{props.title}</h1>
        {/* Why this person was sent here takes the place of what is said to everyone, so that little moves. */}
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
          <a href={to('login') + from} className="link inline-block py-2 font-semibold">
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
