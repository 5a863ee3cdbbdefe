const clamp = (value: number): number => Math.min(1, Math.max(0, value))
const smooth = (share: number): number => share * share * (3 - 2 * share)

/** How far something is on its way at `time`: 0 before `start`, 1 from `end` on, gentle at both. */
export const between = (time: number, start: number, end: number): number =>
  smooth(clamp((time - start) / (end - start)))

/** A size that grows from nothing and settles, a little too large in between. */
export function pop(time: number, start: number): number {
  const share = clamp((time - start) / 0.5)
  return share === 0 ? 0 : 1 + 2.7 * (share - 1) ** 3 + 1.7 * (share - 1) ** 2
}

/** Back and forth between -1 and 1, once in `seconds`. */
export const swing = (time: number, seconds: number): number => Math.sin((time * 2 * Math.PI) / seconds)

/** A point on the way from one to another. */
export const along = (from: number, to: number, share: number): number => from + (to - from) * share

/** There from `start` on, and gone after `end`; half a second each way. */
export const visible = (time: number, start: number, end = 1_000): number =>
  between(time, start, start + 0.5) * (1 - between(time, end, end + 0.5))
