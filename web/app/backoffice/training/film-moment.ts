/** A moment of a film as staff write it: minutes and seconds, with a tenth where there is one. */
export function writeMoment(milliseconds: number): string {
  const tenths = Math.floor(milliseconds / 100)
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0')
  const rest = tenths % 10
  return `${Math.floor(tenths / 600)}:${seconds}${rest === 0 ? '' : `.${rest}`}`
}

const pattern = /^(\d{1,2}):([0-5]?\d)(?:[.,](\d))?$/

/** Null where it is no time. */
export function readMoment(text: string): number | null {
  const found = pattern.exec(text.trim())
  if (found === null) return null
  const [, minutes = '0', seconds = '0', tenths = '0'] = found
  return (Number(minutes) * 60 + Number(seconds)) * 1_000 + Number(tenths) * 100
}
