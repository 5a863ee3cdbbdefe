import { hiringGraph, type HiringParty } from '../../../contract/rules/hiring.ts'
import type { TextKey } from '../../platform/texts.ts'

/** The files of web/locales that this domain uses. */
export const textFiles = ['messaging', 'hiringHistory'] as const

/** The text of a note for a seeker, by event and who caused it. */
type NoteKey = `hiringHistory.seeker.${string}`

declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<
    `messaging.${'team' | 'blocked' | 'allowed' | 'reviewed'}` | NoteKey,
    true
  > {}
}

const lines = new Set(
  Object.entries(hiringGraph).flatMap(([subject, moves]) =>
    Object.entries(moves).flatMap(([name, { by }]: [string, { by: readonly HiringParty[] }]) =>
      by.map((party) => `${subject}-${name}-${party}`),
    ),
  ),
)

/** Null if it is not a note, or the hiring graph does not know it. */
export function noteKey(note: {
  subject: string | null
  transition: string | null
  party: HiringParty
}): TextKey | null {
  const line = `${note.subject}-${note.transition}-${note.party}`
  return lines.has(line) ? `hiringHistory.seeker.${line}` : null
}
