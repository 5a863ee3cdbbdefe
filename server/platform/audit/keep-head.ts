import type { Executor } from '../database/connection.ts'
import { enqueue } from '../queue/queue.ts'
import { TryAgain } from '../queue/try-again.ts'
import type { AuditHeads } from './heads.ts'
import type { AuditKeys } from './keys.ts'
import { lockHead, readHashes } from './rows.ts'
import { walkOn } from './walk.ts'

declare module '../queue/queue.ts' {
  interface Tasks {
    'keep-audit-head': object
  }
}

/** Many acts make one task. */
export const requestHead = (transaction: Executor): Promise<void> =>
  enqueue(transaction, 'keep-audit-head', {}, { key: 'keep-audit-head' })

/**
 * The task `keep-audit-head`: moves the head that is kept outside the database, but only along a chain that is right from the
 * old head on. So a head never vouches for a row that was changed, nor replaces one that shows that rows are gone.
 */
export const createHeadKeeper =
  (executor: Executor, { keys, heads }: { keys: AuditKeys; heads: AuditHeads }) =>
  (): Promise<void> =>
    executor.transaction().execute(async (transaction) => {
      await lockHead(transaction)
      const head = await heads.read()
      if (head === 'missing' || head === 'damaged') throw contradiction(`its head outside is ${head}`)
      if (head.number > 0) {
        const hash = (await readHashes(transaction, [head.number])).get(head.number)
        if (hash?.equals(head.hash) !== true)
          throw contradiction(`row ${head.number} is not that of its head`)
      }
      const walk = await walkOn(transaction, keys, { end: head, unknownTo: 0 })
      if ('kind' in walk) throw contradiction(`row ${walk.number} is wrong (${walk.kind})`)
      if (walk.unknownTo > 0) throw contradiction(`the key of row ${walk.unknownTo} is not given`)
      // A head whose key was replaced is sealed anew, so that the old key can be forgotten.
      if (walk.end.number > head.number || head.keyId !== keys.current.id) await heads.write(walk.end)
    })

const contradiction = (reason: string) =>
  new TryAgain(`The audit log cannot be trusted: ${reason}. See npm run audit:verify`, {
    longestSeconds: 300,
  })
