import { sql } from 'kysely'
import type { PictureSize } from '../../../contract/rules/pictures.ts'
import type { Executor } from '../../platform/database/connection.ts'

type NewPicture = { full: Buffer; thumb: Buffer; version: string }
export type KeptPicture = { bytes: Buffer; version: string; createdAt: Date }

/** In the place of the one before. False where the account was erased meanwhile. */
export async function putPicture(
  executor: Executor,
  accountId: string,
  { full, thumb, version }: NewPicture,
): Promise<boolean> {
  const { rows } = await sql`
    insert into account_pictures as kept (account_id, full_image, thumb_image, version)
    select id, ${full}::bytea, ${thumb}::bytea, ${version} from accounts where id = ${accountId} for key share
    on conflict (account_id) do update set full_image = excluded.full_image, thumb_image = excluded.thumb_image,
      version = excluded.version, created_at = now()
    returning kept.account_id`.execute(executor)
  return rows.length > 0
}

export async function removePicture(executor: Executor, accountId: string): Promise<void> {
  await executor.deleteFrom('account_pictures').where('account_id', '=', accountId).execute()
}

export async function findPicture(
  executor: Executor,
  accountId: string,
  size: PictureSize,
): Promise<KeptPicture | null> {
  const row = await executor
    .selectFrom('account_pictures')
    .select([size === 'full' ? 'full_image as bytes' : 'thumb_image as bytes', 'version'])
    .select('created_at as createdAt')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}
