import { useEffect, useLayoutEffect, useRef } from 'react'
import { tabStorage } from '../../lib/browser-storage.ts'
import { entryName, usePathname, useSearch } from '../../lib/navigation.ts'

type Positions = { [entry: string]: number }
const storageName = 'scroll positions'
/** A list that comes later than this has kept the person waiting long enough to have moved on. */
const waitMilliseconds = 5_000

function readPositions(): Positions {
  const kept = tabStorage.read(storageName)
  // Written by this very function's counterpart below.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return typeof kept === 'object' && kept !== null ? (kept as Positions) : {}
}

/** Back, Forward and a reload bring the place on the screen back, a new screen begins at its top. */
export function useScrollMemory(): void {
  const place = usePathname() + useSearch()
  const positions = useRef<Positions>({})
  /** Where to go once there is enough to scroll; null where the person scrolls by themselves. */
  const wanted = useRef<number | null>(null)
  const last = useRef({ place, entry: '' })
  useEffect(() => {
    history.scrollRestoration = 'manual'
    positions.current = readPositions()
    nameEntry()
    last.current.entry = entryName()
    wanted.current = positions.current[entryName()] ?? null
    const stopRestoring = restore(wanted)
    const listening = new AbortController()
    const { signal } = listening
    const remember = () => {
      if (wanted.current === null) positions.current[entryName()] = scrollY
    }
    addEventListener('scroll', remember, { signal, passive: true })
    addEventListener('pagehide', () => tabStorage.store(storageName, positions.current), { signal })
    return () => {
      listening.abort()
      stopRestoring()
    }
  }, [])
  useLayoutEffect(() => {
    const before = last.current
    last.current = { place, entry: entryName() }
    // The same entry with another query or hash: the person stays where they are.
    if (before.entry === entryName() || before.entry === '') return undefined
    const kept = positions.current[entryName()]
    if (kept !== undefined) {
      wanted.current = kept
      return restore(wanted)
    }
    if (pathOf(before.place) !== pathOf(place)) scrollTo(0, 0)
    return undefined
  }, [place])
}

const pathOf = (place: string) => place.split('?')[0]

/** The entry that the document opened with has no name yet. */
function nameEntry(): void {
  if (entryName() !== '') return
  const state: unknown = history.state
  const before = typeof state === 'object' && state !== null ? state : {}
  history.replaceState({ ...before, entry: crypto.randomUUID() }, '')
}

/** Scrolls there as soon as the screen is tall enough, unless the person scrolls first. */
function restore(wanted: { current: number | null }): () => void {
  const listening = new AbortController()
  const stop = () => {
    wanted.current = null
    observer.disconnect()
    clearTimeout(timer)
    listening.abort()
  }
  const attempt = () => {
    if (wanted.current === null) return
    const reachable = document.documentElement.scrollHeight - innerHeight
    scrollTo(0, Math.min(wanted.current, reachable))
    if (reachable >= wanted.current) stop()
  }
  const observer = new ResizeObserver(attempt)
  const timer = setTimeout(stop, waitMilliseconds)
  for (const sign of ['wheel', 'touchmove', 'keydown'] as const) {
    addEventListener(sign, stop, { signal: listening.signal, passive: true })
  }
  attempt()
  if (wanted.current !== null) observer.observe(document.body)
  return stop
}
