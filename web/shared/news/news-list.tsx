import { ChevronRight, type LucideIcon } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useTimeAgo } from '../../ui/relative-time.tsx'

export type NewsLine = {
  key: string
  Icon: LucideIcon
  text: ReactNode
  /** Null where it leads nowhere. */
  href: string | null
  at: string
  /** For the reader's answer. */
  waits: boolean
}

/** Shown before the person asks for the rest. */
const mostShown = 3

/** What happened, each line leading to what it is about; nothing where there is nothing. */
export function NewsList({ lines }: { lines: readonly NewsLine[] }) {
  const { t } = useTexts()
  const id = useId()
  const [showsAll, setShowsAll] = useState(false)
  if (lines.length === 0) return null
  // One line alone is not worth a button.
  const shown = showsAll || lines.length <= mostShown + 1 ? lines : lines.slice(0, mostShown)
  const hidden = lines.length - shown.length
  return (
    <section aria-labelledby={id} className="card grid gap-1 p-2">
      <h2 id={id} className="px-2 pt-2 font-bold">
        {t('news.heading')}
      </h2>
      <ul aria-labelledby={id}>
        {shown.map((line) => (
          <li key={line.key} className="border-line not-first:border-t">
            {line.href === null ? (
              <span className={rowLook}>
                <Row {...line} />
              </span>
            ) : (
              <a href={line.href} className={`${rowLook} rounded-field hover:bg-primary-soft`}>
                <Row {...line} />
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
              </a>
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <div>
          <Button kind="plain" size="small" onClick={() => setShowsAll(true)}>
            {t('news.more', { count: hidden })}
          </Button>
        </div>
      )}
    </section>
  )
}

const rowLook = 'flex min-h-14 items-center gap-3 px-2 py-2'

function Row({ Icon, text, at, waits }: NewsLine) {
  const { words } = useTimeAgo(at)
  return (
    <>
      <span
        className={`flex size-9 shrink-0 items-center justify-center rounded-full ${waits ? 'bg-primary text-on-primary' : 'bg-primary-soft text-primary'}`}
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 grow">
        <span className={`block wrap-anywhere ${waits ? 'font-semibold' : ''}`}>{text}</span>
        <time dateTime={at} className="text-sm text-muted">
          {words}
        </time>
      </span>
    </>
  )
}
