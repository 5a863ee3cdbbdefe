import { sql } from 'kysely'
import { mostNews, newsDays } from '../../../contract/rules/news.ts'
import type { Executor } from '../../platform/database/connection.ts'

export type ReferredRow = { maskedName: string; createdAt: Date }

/** Who registered lately through a partner, the newest first. */
export const readReferred = (executor: Executor, partnerId: string): Promise<ReferredRow[]> =>
  executor
    .selectFrom('accounts')
    .select(['masked_name as maskedName', 'created_at as createdAt'])
    .where('referred_by', '=', partnerId)
    .where('disabled_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${newsDays})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(mostNews))
    .execute()
