import { writeTable } from './table.ts'

/** A figure against what it must hold. */
export type Bar = { what: string; seen: string; bar: string; held: boolean }

export const atLeast = (what: string, seen: number, bar: number, write: (value: number) => string): Bar => ({
  what,
  seen: write(seen),
  bar: `≥ ${write(bar)}`,
  held: seen >= bar,
})

export const atMost = (what: string, seen: number, bar: number, write: (value: number) => string): Bar => ({
  what,
  seen: write(seen),
  bar: `≤ ${write(bar)}`,
  held: seen <= bar,
})

export const above = (what: string, seen: number, bar: number, write: (value: number) => string): Bar => ({
  what,
  seen: write(seen),
  bar: `> ${write(bar)}`,
  held: seen > bar,
})

/** Says which are missed, and lets the command fail for it. */
export function sayMissed(bars: readonly Bar[], say: (text: string) => void): void {
  const missed = bars.filter(({ held }) => !held)
  say(`${bars.length - missed.length} of ${bars.length} bars are held`)
  if (missed.length === 0) return
  say(
    writeTable([
      ['Missed', 'seen', 'bar'],
      ...missed.map(({ what, seen, bar }): string[] => [what, seen, bar]),
    ]),
  )
  process.exitCode = 1
}
