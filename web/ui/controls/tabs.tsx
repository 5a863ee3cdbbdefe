import type { LucideIcon } from 'lucide-react'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'

export type Tab = { id: string; label: string; Icon?: LucideIcon; content: ReactNode }

type Props = {
  /** What the tabs are of. */
  label: string
  tabs: readonly Tab[]
  /** Given, the screen holds which one is open; otherwise the first is open at the start. */
  selected?: string
  onSelect?: (id: string) => void
}

/** Tabs in rows that wrap, so that none is out of sight. What is typed in one stays while another is open. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const id = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const current = selected ?? own
  const open = (tab: Tab | undefined) => {
    if (tab === undefined) return
    setOwn(tab.id)
    onSelect?.(tab.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const target = targetOf(event.key, index, tabs.length)
    if (target === undefined) return
    event.preventDefault()
    const button = event.currentTarget.parentElement?.children[target]
    if (button instanceof HTMLElement) button.focus()
    open(tabs[target])
  }
  return (
    <div className="w-full">
      <div role="tablist" aria-label={label} className="flex flex-wrap border-b border-line">
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => open(tab)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className="tab"
          >
            {tab.Icon !== undefined && (
              <tab.Icon aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
            )}
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== current}
          tabIndex={0}
          className="pt-5"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

function targetOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
