import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { AccountTools } from './tools.ts'
import { addTry, removeTry } from './wrong-tries-store.ts'

const windowMinutes = 15
/** Tries that go wrong within the window, before whoever tries is asked to wait. */
const most = { 'sign-in name': 10, 'sign-in address': 50, 'sign-in device': 10, 'own password': 10 } as const
export type Bucket = { kind: keyof typeof most; of: string }

const nameOf = ({ kind, of }: Bucket) => `${kind} ${of}`

/**
 * A try is counted before it is looked at, so that a thousand at once are no more than the first ten; one that was right,
 * or never looked at, is taken back. Hammering at one name therefore holds nobody else off.
 */
export async function countWhenWrong(
  executor: Executor,
  tools: AccountTools,
  buckets: readonly Bucket[],
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const names = buckets.map(nameOf)
  const counts = await addTry(executor, names, windowMinutes)
  const full = buckets.some(
    (bucket) => (counts.get(nameOf(bucket)) ?? 0) > most[bucket.kind] * tools.rateLimitFactor,
  )
  let counted = false
  try {
    if (full) throw new NamedError('too_many_requests')
    counted = !(await isRight())
    return !counted
  } finally {
    if (!counted) await removeTry(executor, names)
  }
}
