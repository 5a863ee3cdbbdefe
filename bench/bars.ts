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
