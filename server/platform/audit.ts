import { v7 as newId } from 'uuid'
import type { Executor } from './database/connection.ts'

/** Records what a member of staff did, in the transaction that does it. */
export async function noteAct(
  transaction: Executor,
  note: { actorId: string; act: string; targetId: string },
): Promise<void> {
  await transaction
    .insertInto('audit_log')
    .values({ id: newId(), actor_id: note.actorId, act: note.act, target_id: note.targetId })
    .execute()
}
