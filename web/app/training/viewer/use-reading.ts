import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { reportSeconds, watchedOf, type FilmRange } from '../../../../contract/rules/training.ts'
import type { Lesson } from '../../../../contract/training.ts'
import { joined } from '../watching/ranges.ts'
import { readFor, secondsLeft } from '../watching/reading-time.ts'
import type { Reports } from '../watching/use-reports.ts'

const tickMilliseconds = 1_000
/** Of a phone that slept no more than this counts. */
const longestTick = 2_500

/** Counts the time for which somebody reads, and reports it like watching. Answers how many seconds it still takes. */
export function useReading(lesson: Lesson, reports: Reports, position: number): number {
  const { covered, filmMilliseconds, seen } = lesson
  /** What the server has not counted yet, of which some is not sent. */
  const [own, setOwn] = useState<readonly FilmRange[]>([])
  const unsent = useRef<readonly FilmRange[]>([])
  const countedAt = useRef<number | null>(null)

  const send = useEffectEvent(() => {
    for (const part of unsent.current) reports.add({ ...part, position })
    unsent.current = []
  })
  const count = useEffectEvent(() => {
    const isHidden = document.visibilityState === 'hidden'
    const now = performance.now()
    const passed = countedAt.current === null ? 0 : Math.min(now - countedAt.current, longestTick)
    countedAt.current = isHidden ? null : now
    if (seen) return
    const before = reports.isWaiting ? own : unsent.current
    const parts = readFor(passed, [...covered, ...before], filmMilliseconds)
    const after = joined([...before, ...parts])
    unsent.current = joined([...unsent.current, ...parts])
    setOwn(after)
    const isEnough = secondsLeft(joined([...covered, ...after]), filmMilliseconds) === 0
    if (isHidden || isEnough || watchedOf(unsent.current) >= reportSeconds * 1000) send()
  })
  const begin = useEffectEvent(() => reports.begin(position))
  useEffect(() => {
    begin()
    count()
    const timer = setInterval(count, tickMilliseconds)
    document.addEventListener('visibilitychange', count)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', count)
      send()
    }
  }, [])
  return seen ? 0 : secondsLeft(joined([...covered, ...own]), filmMilliseconds)
}
