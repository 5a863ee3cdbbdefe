import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import type { Reads } from '../../platform/database/reads.ts'
import { readCards } from './card-store.ts'
import { cardView } from './card-view.ts'

/** The cards of these seekers as the employer sees them, by id, in one statement however many they are. */
export async function listCards(
  read: Reads,
  employerId: string,
  ids: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, SeekerCard>> {
  if (ids.length === 0) return new Map()
  const rows = await readCards(read, employerId, ids)
  return new Map(rows.map((row) => [row.id, cardView(row, today)]))
}
