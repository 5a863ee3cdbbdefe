/** More do not fit side by side on a phone. */
export const mostCompared = 3

/** The ids of the people that an address compares, each once: `?compare=a,b,c` or one by one. */
export function comparedIn(query: string): string[] {
  const written = new URLSearchParams(query).getAll('compare').flatMap((text) => text.split(','))
  const ids = written.map((id) => id.trim()).filter((id) => id !== '')
  return [...new Set(ids)].slice(0, mostCompared)
}

/** The same query with others to compare, or without any. */
export function withCompared(query: string, ids: readonly string[]): string {
  const changed = new URLSearchParams(query)
  changed.delete('compare')
  // Written by hand: a comma in an address needs no escape.
  const all = [changed.toString(), ids.length === 0 ? '' : `compare=${ids.join(',')}`].filter(
    (part) => part !== '',
  )
  return all.length === 0 ? '' : `?${all.join('&')}`
}
