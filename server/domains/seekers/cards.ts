import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import type { Reads } from '../../platform/database/reads.ts'
import { readCards } from './card-store.ts'
import { cardView } from './card-view.ts'
import { scoresForJob } from './search/recommend.ts'

/** The cards of these seekers as the employer sees them, by id, with how they suit the job; in few statements however many they are. */
export async function listCards(
  read: Reads,
  { employerId, jobId }: { employerId: string; jobId: string },
  ids: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, SeekerCard>> {
  if (ids.length === 0) return new Map()
  const [rows, scores] = await Promise.all([
    readCards(read, employerId, ids),
    scoresForJob(read, jobId, ids, Date.now()),
  ])
  return new Map(rows.map((row) => [row.id, cardView(row, today, scores.get(row.id)?.match())]))
}
