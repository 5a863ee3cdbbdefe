import type { FilmRange } from '../../../../contract/rules/training.ts'

/** What was seen in one go, and where the person is. */
export type WatchedPart = FilmRange & { readonly position: number }

/** A film that plays moves on less than this between two looks at it; more is a jump. */
const longestStep = 2_000

/** Follows a film that plays, and hands over what was seen of it in parts without gaps. */
export function followFilm(reportMilliseconds: number, handOver: (part: WatchedPart) => void) {
  let part: FilmRange | null = null
  const close = (position: number) => {
    if (part !== null && part.to > part.from) handOver({ ...part, position })
    part = null
  }
  return {
    /** The film plays, and is here. */
    playsAt: (now: number) => {
      if (part !== null && (now < part.to || now - part.to > longestStep)) close(now)
      part = part === null ? { from: now, to: now } : { from: part.from, to: now }
      if (part.to - part.from >= reportMilliseconds) {
        close(now)
        part = { from: now, to: now }
      }
    },
    /** The film stopped or jumps: what was seen until then counts. */
    close,
    /** The film is gone, where it last was. */
    stop: () => close(part?.to ?? 0),
  }
}
