import { skillBits } from './codes.ts'
import { hasCommonBit } from './bits.ts'
import { kindBits } from './kinds.ts'
import type { TypedTopic } from './typed.ts'

/** What something is, and all that its texts speak of. */
export type Subject = { kinds: number; saidKinds: number; skills: number; saidSkills: number }

/** How directly something is what was typed, from 0 to 1. */
export const fits = {
  /** It is that, it is there. */
  itself: 1,
  /** A chef for a cook; a housekeeper who only washes. */
  nearly: 0.75,
  /** A place around it, or work that may be done anywhere; anybody is welcome. */
  included: 0.7,
  /** Work of another kind that needs the skill. */
  related: 0.6,
  /** A text speaks of it. */
  said: 0.5,
  /** It is called that, but lists the skills of other trades alone. */
  doubtful: 0.45,
  /** Work of another kind that needs what belongs to this one too. */
  beside: 0.4,
  /** Chosen as the nearest of what a form offers. */
  offered: 0.2,
  /** Nothing is said about it. */
  unsaid: 0.2,
  /** They live there, but want to work elsewhere. */
  unwanted: 0.1,
} as const

/** Compares bits that are computed once for many rows. `listed` is whether kinds may come from a short list, as those of jobs do. */
export function createTopicFit(
  { named, itself, kinds, skills, trade, alsoTrade }: TypedTopic,
  { listed }: { listed: boolean },
): (subject: Subject) => number {
  const [meant, kin] = [kindBits(itself), kindBits(kinds)]
  const [wanted, main, also] = [skillBits(skills), skillBits(trade), skillBits(alsoTrade)]
  const kindFit = (subject: Subject) => {
    if (!listed || main === 0 || subject.skills === 0 || (subject.skills & main) !== 0) return fits.itself
    return (subject.skills & also) === 0 ? fits.doubtful : fits.nearly
  }
  if (named === 'skill')
    return (subject) => {
      if ((subject.skills & wanted) !== 0) return fits.itself
      if (hasCommonBit(subject.kinds, meant)) return kindFit(subject)
      return (subject.saidSkills & wanted) !== 0 ? fits.said : fits.offered
    }
  return (subject) => {
    if (hasCommonBit(subject.kinds, meant)) return kindFit(subject)
    if (hasCommonBit(subject.kinds, kin)) return fits.nearly
    if ((subject.skills & main) !== 0) return fits.related
    if ((subject.saidSkills & main) !== 0) return fits.said
    return (subject.skills & also) === 0 ? fits.offered : fits.beside
  }
}

/** All of it must fit, so the weakest decides; of equals the one whose other parts fit better. */
export const joinedFit = (parts: readonly number[]): number =>
  parts.length === 0
    ? 1
    : Math.min(...parts) + parts.reduce((sum, part) => sum + part, 0) / parts.length / 100
