import { useState } from 'react'
import { replaceAddress, useHash } from '../../lib/navigation.ts'
import { Tabs, type Tab } from './tabs.tsx'

/** Tabs of a screen, of which the address names the open one: a reload stays where the person was, and links lead there. */
export function HashTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const hash = useHash()
  const named = tabs.find(({ id }) => `#${id}` === hash)?.id
  const [selected, setSelected] = useState(named ?? tabs[0]?.id)
  // A hash that names no tab, such as that of the link to the content, leaves the open one open.
  if (named !== undefined && named !== selected) setSelected(named)
  return (
    <Tabs
      label={label}
      tabs={tabs}
      {...(selected === undefined ? {} : { selected })}
      onSelect={(id) => replaceAddress(`#${id}`)}
    />
  )
}
