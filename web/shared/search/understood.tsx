import { X } from 'lucide-react'
import { useId } from 'react'
import type { UnderstoodPart } from '../../../contract/search-words.ts'
import { useTexts } from '../../lib/texts.tsx'

type Props = {
  parts: readonly UnderstoodPart[]
  /** Searches for what is left. The button that was pressed is gone then: the focus goes to the results. */
  onSearch: (q: string) => void
}

/** What a typed text was understood to name, each with a way to do without it. */
export function Understood({ parts, onSearch }: Props) {
  const { t } = useTexts()
  const id = useId()
  if (parts.length === 0) return null
  return (
    <div className="flex items-baseline gap-2">
      <span id={id} className="shrink-0 text-sm text-muted max-sm:sr-only">
        {t('searching.understood.heading')}
      </span>
      <ul aria-labelledby={id} className="flex min-w-0 flex-wrap gap-2">
        {parts.map(({ kind, label, typed, without }) => {
          const name = kind === 'words' ? t('searching.understood.words', { words: label }) : label
          return (
            <li key={`${kind} ${typed} ${without}`} className="min-w-0">
              <button
                type="button"
                onClick={() => onSearch(without)}
                className="chip min-h-11 cursor-pointer gap-2 text-start"
              >
                <span className="sr-only">{t('searching.understood.remove', { name })}</span>
                <span aria-hidden="true" className="min-w-0 py-1">
                  {name}
                </span>
                <X aria-hidden="true" className="size-5 shrink-0" />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
