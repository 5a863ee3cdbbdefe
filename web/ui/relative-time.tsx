import { useId, useSyncExternalStore } from 'react'
import { formatDateTime } from '../../contract/rules/formats.ts'
import { formatRelativeTime } from '../../contract/rules/relative-time.ts'
import { useDatePreferences } from '../lib/date-preferences.tsx'
import { useTexts } from '../lib/texts.tsx'
import { useBubble } from './controls/use-bubble.ts'

/** "2 hours ago", and the day and the hour. */
export function useTimeAgo(at: string): { words: string; stamp: string } {
  const { language } = useTexts()
  const habits = useDatePreferences()
  const now = useSyncExternalStore(subscribe, thisMinute, atBuild)
  const instant = new Date(at)
  const stamp = formatDateTime(instant, language, habits)
  // A page drawn before it is read does not know when that will be.
  return { stamp, words: now === null ? stamp : formatRelativeTime(instant, new Date(now), language, habits) }
}

/** "2 hours ago", with the day and the hour by pointing, keyboard or tap. `sentence` puts the words into one. */
export function RelativeTime({ at, sentence }: { at: string; sentence?: (ago: string) => string }) {
  const id = useId()
  const { frame, bubble, open, show } = useBubble()
  const { words, stamp } = useTimeAgo(at)
  return (
    <span ref={frame} className="inline-block">
      <button type="button" aria-describedby={id} onClick={show} className="relative-time">
        <time dateTime={at}>{sentence === undefined ? words : sentence(words)}</time>
      </button>
      <span ref={bubble} id={id} role="tooltip" popover="manual" hidden={!open} className="tooltip">
        {stamp}
      </span>
    </span>
  )
}

const minute = 60_000
const listeners = new Set<() => void>()
let timer = 0

/** One timer for all of them, and none where there is none of them. */
function subscribe(listener: () => void) {
  if (listeners.size === 0) timer = window.setInterval(() => listeners.forEach((each) => each()), minute)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** Its beginning, which stays the same from one drawing to the next. */
const thisMinute = () => Math.floor(Date.now() / minute) * minute
const atBuild = () => null
