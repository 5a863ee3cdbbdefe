/** Deeper than anything we ask for, and far from what would exhaust the stack. */
const deepest = 20

/** PostgreSQL stores neither NUL nor half of a surrogate pair in a text. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Texts and keys that can be stored, in no more levels than we walk. */
export function isSound(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth === deepest) return false
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isSound(inner, depth + 1))
}
