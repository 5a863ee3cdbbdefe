import { createElement, useSyncExternalStore } from 'react'
import type { drawingOf } from './illustrations/work-drawings.ts'

let drawings: typeof drawingOf | null = null
let asked = false
const listeners = new Set<() => void>()

/** Fetched once, when the first picture is drawn; without them a card has an empty tile. */
async function fetchDrawings() {
  asked = true
  try {
    drawings = (await import('./illustrations/work-drawings.ts')).drawingOf
    for (const listener of listeners) listener()
  } catch {
    asked = false
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!asked) void fetchDrawings()
  return () => void listeners.delete(listener)
}
const current = () => drawings
const onServer = () => null

/** A small picture of a kind of work, given by the id of its job title or by its work type. The words are beside it. */
export function WorkPicture({ kind }: { kind: string }) {
  const drawn = useSyncExternalStore(subscribe, current, onServer)
  const shapes = drawn?.(kind) ?? []
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className="size-12 shrink-0 rounded-card bg-sunken">
      {shapes.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  )
}

// Asked for with the code of the list rather than after its data, so that it costs no round trip of its own.
if (typeof document !== 'undefined') void fetchDrawings()
