import { useEffect, useState } from 'react'
import type { Suggestions } from '../../../contract/search-words.ts'
import { useEndpoint } from '../../lib/endpoints.ts'

/** Who answers what may be meant by what was typed so far. */
export type SuggestionsKey = 'GET /job-search/suggestions' | 'GET /seeker-search/suggestions'

const restMilliseconds = 150
const fewestLetters = 3

/** A letter of Ethiopic is a whole syllable, and numbers are short. */
const isEnough = (text: string) => text.length >= fewestLetters || /[\p{Script=Ethiopic}\d]/u.test(text)

/** An answer to what was typed before holds for what it was the beginning of, and the other way round. */
const isNear = (one: string, other: string) => one.startsWith(other) || other.startsWith(one)

/** Asked for once the typing rests; until the answer is there, the last one stays. Where it cannot be had there are none. */
export function useSuggestions(key: SuggestionsKey, typed: string): Suggestions {
  const text = typed.trim()
  const [q, setQ] = useState('')
  const [last, setLast] = useState<{ q: string; found: Suggestions }>({ q: '', found: [] })
  useEffect(() => {
    const timer = setTimeout(() => setQ(text), restMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  // A session that has ended is said by the search itself.
  const { data, error } = useEndpoint(key, { query: { q } }, { enabled: isEnough(q), onSignedOut: () => {} })
  if (data !== undefined && data !== last.found) setLast({ q, found: data })
  const isOf = isEnough(text) && isEnough(q) && isNear(text, last.q)
  return isOf && error === null ? last.found : []
}
