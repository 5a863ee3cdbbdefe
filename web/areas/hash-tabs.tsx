import { useState } from 'react'
import { Tabs, type Tab } from '../ui/controls/tabs.tsx'

/** Tabs of a screen, of which the address names the open one: a reload stays where the person was, and links lead there. */
export function HashTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [selected, setSelected] = useState(
    () => tabs.find(({ id }) => `#${id}` === location.hash)?.id ?? tabs[0]?.id,
  )
  return (
    <Tabs
      label={label}
      tabs={tabs}
      {...(selected === undefined ? {} : { selected })}
      onSelect={(id) => {
        setSelected(id)
        history.replaceState(history.state, '', `#${id}`)
      }}
    />
  )
}
