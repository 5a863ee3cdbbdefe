import type { HiringEvent } from '../../../contract/hiring.ts'
import {
  declineReasons,
  endReasons,
  hiringGraph,
  rejectionReasons,
  type HiringParty,
  type HiringSubject,
} from '../../../contract/rules/hiring.ts'

/** Who reads it: what one of them did is said to them as "you". */
export type HistoryReader = 'seeker' | 'employer'

type Graph = typeof hiringGraph
type By<Move> = Move extends { by: readonly (infer Party extends HiringParty)[] } ? Party : never
/** Every way in which something can happen, as the name of its text: `offer-accept-seeker`. */
type HistoryLine = {
  [Subject in HiringSubject]: {
    [Name in keyof Graph[Subject] & string]: `${Subject}-${Name}-${By<Graph[Subject][Name]>}`
  }[keyof Graph[Subject] & string]
}[HiringSubject]

const lines = new Set(
  Object.entries(hiringGraph).flatMap(([subject, moves]) =>
    Object.entries(moves).flatMap(([name, { by }]: [string, { by: readonly HiringParty[] }]) =>
      by.map((party) => `${subject}-${name}-${party}`),
    ),
  ),
)
const isLine = (line: string): line is HistoryLine => lines.has(line)

/** Null where the graph of this page does not know the move: the server may be newer. */
export function lineOf({ subject, transition, party }: HiringEvent): HistoryLine | null {
  const line = `${subject}-${transition}-${party}`
  return isLine(line) ? line : null
}

/** The reasons by the move that carries one. */
const reasons = { reject: rejectionReasons, decline: declineReasons, end: endReasons } as const
type Reasons = typeof reasons
/** As the name of its text: `decline-PAY`. */
type HistoryReason = { [Move in keyof Reasons]: `${Move}-${Reasons[Move][number]}` }[keyof Reasons]

const known = new Set(
  Object.entries(reasons).flatMap(([move, list]) => list.map((reason) => `${move}-${reason}`)),
)
const isReason = (reason: string): reason is HistoryReason => known.has(reason)

export function reasonOf({
  transition,
  reason,
}: Pick<HiringEvent, 'transition' | 'reason'>): HistoryReason | null {
  const name = `${transition}-${reason}`
  return isReason(name) ? name : null
}
