import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { AccountTools } from './tools.ts'
import { addTry, removeTry } from './wrong-tries-store.ts'

const windowMinutes = 15
/** Tries that go wrong within the window, before the caller is asked to wait. */
const most = {
  'sign-in name': 10,
  'sign-in account': 10,
  'sign-in address': 500,
  'sign-in device': 10,
  'own password': 10,
} as const
export type Bucket = { kind: keyof typeof most; of: string }

const nameOf = ({ kind, of }: Bucket) => `${kind} ${of}`

/**
 * A try is counted before it is checked, so that of a thousand in parallel only the first ten are; one that was right, or
 * refused unchecked, is taken back. Guessing at one name therefore blocks nobody else.
 */
export async function countWhenWrong(
  executor: Executor,
  tools: AccountTools,
  buckets: readonly Bucket[],
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const names = buckets.map(nameOf)
  const counts = await addTry(executor, names, windowMinutes)
  const full = buckets.filter(
    (bucket) => (counts.get(nameOf(bucket)) ?? 0) > most[bucket.kind] * tools.rateLimitFactor,
  )
  // Asking to wait would tell that this other name belongs to the same account, so any try counts as wrong instead.
  const isBlocked = full.some(({ kind }) => kind === 'sign-in account')
  let counted = false
  try {
    if (full.some(({ kind }) => kind !== 'sign-in account')) throw new NamedError('too_many_requests')
    const right = await isRight()
    counted = !right || isBlocked
    return !counted
  } finally {
    if (!counted) await removeTry(executor, names)
  }
}

/** Counts one more of them within the window, and returns how many there are. */
export async function countWrongCode(executor: Executor, accountId: string): Promise<number> {
  const name = `wrong code ${accountId}`
  return (await addTry(executor, [name], windowMinutes)).get(name) ?? 0
}
