import type { Executor } from '../database/connection.ts'
import { chainStart, type RowProblem } from './chain.ts'
import type { AuditHeads, Head } from './heads.ts'
import type { AuditKeys } from './keys.ts'
import { countRows, isHeadAwaited, lockHead, readHashes } from './rows.ts'
import { walkOn } from './walk.ts'

export type AuditProblem =
  | RowProblem
  | { kind: 'unknown key'; number: number }
  | { kind: 'surplus'; rows: number; number: number }
  | { kind: 'head missing' | 'head damaged' }
  | { kind: 'rows removed'; head: number; number: number }
  | { kind: 'head left behind'; head: number; number: number }
  | { kind: 'head contradicts'; head: number; day: string | null }
  | { kind: 'daily head damaged'; day: string }

/** `ahead`: rows so new that their head is still to be kept. */
export type AuditReport = { rows: number; ahead: number }

type Parts = { keys: AuditKeys; heads: AuditHeads }

/** The whole log against itself and against every head that is kept outside, also while it is written. */
export async function verifyAudit(
  executor: Executor,
  { keys, heads }: Parts,
): Promise<AuditReport | AuditProblem> {
  const first = await walkOn(executor, keys, { end: chainStart, unknownTo: 0 })
  if ('kind' in first) return first
  const head = await readNewest(executor, heads, first.end.number)
  if (typeof head === 'string') return { kind: `head ${head}` }
  // Rows are committed before their head is kept: those of a newer head are there by now.
  const walk = await walkOn(executor, keys, first)
  if ('kind' in walk) return walk
  const { number } = walk.end
  const rows = await countRows(executor, number)
  if (rows !== number) return { kind: 'surplus', rows, number }
  if (head.number > number) return { kind: 'rows removed', head: head.number, number }
  // Rows of an older key were checked before the head was moved over them; later ones are nobody's.
  if (walk.unknownTo > head.number) return { kind: 'unknown key', number: walk.unknownTo }
  if (head.number < first.end.number && !head.isAwaited)
    return { kind: 'head left behind', head: head.number, number }
  return (await compareHeads(executor, heads, head)) ?? { rows: number, ahead: number - head.number }
}

/** The head, and whether a task is still to bring it up to that row. */
async function readNewest(
  executor: Executor,
  heads: AuditHeads,
  number: number,
): Promise<(Head & { isAwaited: boolean }) | 'missing' | 'damaged'> {
  const head = await heads.read()
  if (typeof head === 'string' || head.number >= number) return withAwaited(head, false)
  if (await isHeadAwaited(executor)) return withAwaited(head, true)
  // No task is left, so that it has been kept meanwhile, if ever.
  return withAwaited(await heads.read(), false)
}

const withAwaited = (head: Head | 'missing' | 'damaged', isAwaited: boolean) =>
  typeof head === 'string' ? head : { ...head, isAwaited }

async function compareHeads(executor: Executor, heads: AuditHeads, last: Head): Promise<AuditProblem | null> {
  const daily = await heads.readDaily()
  const all = [...daily, { day: null, head: last }]
  const numbers = all.flatMap(({ head }) => (head === 'damaged' ? [] : [head.number]))
  const hashes = new Map([...(await readHashes(executor, numbers)), [0, chainStart.hash] as const])
  for (const { day, head } of all) {
    if (head === 'damaged') return { kind: 'daily head damaged', day: day ?? '' }
    if (hashes.get(head.number)?.equals(head.hash) !== true)
      return { kind: 'head contradicts', head: head.number, day }
  }
  return null
}

/**
 * The operator vouches for the log as it is: after its key was lost, or an older database was restored. Only for a chain that is
 * right in itself; the heads that are replaced are kept elsewhere.
 */
export function acceptAudit(executor: Executor, { keys, heads }: Parts): Promise<AuditProblem | null> {
  return executor.transaction().execute(async (transaction) => {
    await lockHead(transaction)
    const walk = await walkOn(transaction, keys, { end: chainStart, unknownTo: 0 })
    if ('kind' in walk) return walk
    await heads.setAside()
    await heads.write(walk.end)
    return null
  })
}
