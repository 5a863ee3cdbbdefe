import { sql } from 'kysely'
import { maskingVersion, maskText } from '../../../contract/rules/contact-masking.ts'
import type { TextKind } from '../../../contract/rules/reports.ts'
import type { Executor } from '../database/connection.ts'
import type { DB } from '../database/types.ts'

type Mask = { (text: string): string; (text: string | null): string | null }

type Declaration<Source extends object, Columns extends object> = {
  kind: TextKind
  table: keyof DB
  id: 'id' | 'account_id'
  /** The column with the account whose text it is. */
  owner: string
  /** The columns that the masked ones are made from. */
  sources: readonly (keyof Source & string)[]
  columns: (source: Source, mask: Mask) => Columns
  /** By what is masked the row is found too: the list of those that a starting server indexes anew, and its column. */
  toIndex?: { table: 'jobs_to_index' | 'seekers_to_index'; id: 'job_id' | 'account_id' }
}

type State = { masking_version: number; doubtful: boolean }

/** A row with a text that staff should look at. */
export type DoubtfulRow = { kind: TextKind; id: string; username: string; texts: string[] }

/** The masked texts of one table, without the types of its columns. */
export type MaskedTable = {
  kind: TextKind
  /** Masks the texts of these rows anew. */
  refresh(transaction: Executor, ids: readonly string[]): Promise<void>
  /** Masks at most so many rows anew that were masked by older rules, and answers how many it found. */
  refreshOld(executor: Executor, most: number): Promise<number>
  listDoubtful(executor: Executor, most: number): Promise<DoubtfulRow[]>
  /** False where there was no doubt. */
  clearDoubt(executor: Executor, id: string): Promise<boolean>
}

/** Declares once which texts of a table are masked, for the rows that are written and for those masked anew. */
export function defineMaskedTexts<Source extends object, Columns extends object>(
  declaration: Declaration<Source, Columns>,
): MaskedTable & {
  /** The masked columns of a row that is about to be written. */
  of(source: Source): Columns & State
} {
  const { kind, sources } = declaration
  const table = sql.ref(declaration.table)
  const id = sql.ref(declaration.id)
  const of = (source: Source) => maskColumns(declaration, source)

  async function refresh(transaction: Executor, ids: readonly string[]): Promise<void> {
    const { rows } = await sql<Source & { rowId: string }>`
      select ${id} as "rowId", ${sql.join(sources.map((name) => sql.ref(name)))} from ${table}
      where ${id} = any(${ids}::uuid[]) order by ${id} for no key update`.execute(transaction)
    const masked = rows.map((row) => ({ rowId: row.rowId, columns: of(row) }))
    const [first] = masked
    if (first === undefined) return
    const names = Object.keys(first.columns)
    const records = masked.map(({ rowId, columns }) => ({ [declaration.id]: rowId, ...columns }))
    await sql`
      update ${table} set ${sql.join(names.map((name) => sql`${sql.ref(name)} = masked.${sql.ref(name)}`))}
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb) masked
      where ${table}.${id} = masked.${id}`.execute(transaction)
  }

  return {
    kind,
    of,
    refresh,
    refreshOld: (executor, most) =>
      executor.transaction().execute(async (transaction) => {
        // Rows that another node masks at this moment are left to it.
        const { rows } = await sql<{ rowId: string }>`
          select ${id} as "rowId" from ${table} where masking_version < ${maskingVersion}
          order by masking_version limit ${most} for no key update skip locked`.execute(transaction)
        const ids = rows.map(({ rowId }) => rowId)
        await refresh(transaction, ids)
        if (declaration.toIndex !== undefined) await putOnList(transaction, declaration.toIndex, ids)
        return rows.length
      }),
    listDoubtful: async (executor, most) => {
      const columns = sources.map((name) => sql`${table}.${sql.ref(name)}`)
      const { rows } = await sql<Source & { rowId: string; username: string }>`
        select ${table}.${id} as "rowId", owner.username, ${sql.join(columns)}
        from ${table} join accounts owner on owner.id = ${table}.${sql.ref(declaration.owner)}
        where ${table}.doubtful order by ${table}.${id} limit ${most}`.execute(executor)
      return rows.map((row) => ({
        kind,
        id: row.rowId,
        username: row.username,
        texts: doubtfulTexts(declaration, row),
      }))
    },
    clearDoubt: async (executor, rowId) => {
      const { rows } = await sql`
        update ${table} set doubtful = false where ${id} = ${rowId}::uuid and doubtful returning ${id}
      `.execute(executor)
      return rows.length > 0
    },
  }
}

async function putOnList(
  transaction: Executor,
  { table, id }: { table: string; id: string },
  ids: readonly string[],
): Promise<void> {
  await sql`insert into ${sql.table(table)} (${sql.ref(id)}) select unnest(${ids}::uuid[]) on conflict do nothing`.execute(
    transaction,
  )
}

const rowsAtOnce = 200

/** Masks every row of these tables anew that was masked by older rules; answers how many. Killed, it continues from there. */
export async function maskOldTexts(executor: Executor, tables: readonly MaskedTable[]): Promise<number> {
  let total = 0
  for (const table of tables) {
    for (;;) {
      const done = await table.refreshOld(executor, rowsAtOnce)
      total += done
      if (done < rowsAtOnce) break
    }
  }
  return total
}

function maskColumns<Source extends object, Columns extends object>(
  { columns }: Declaration<Source, Columns>,
  source: Source,
): Columns & State {
  let doubtful = false
  const masked = columns(
    source,
    eachText((text) => {
      const result = maskText(text)
      doubtful ||= result.doubtful
      return result.text
    }),
  )
  return { ...masked, masking_version: maskingVersion, doubtful }
}

/** As they were written, and only the doubtful ones. */
function doubtfulTexts<Source extends object, Columns extends object>(
  { columns }: Declaration<Source, Columns>,
  source: Source,
): string[] {
  const texts: string[] = []
  columns(
    source,
    eachText((text) => {
      if (maskText(text).doubtful) texts.push(text)
      return text
    }),
  )
  return texts
}

function eachText(read: (text: string) => string): Mask {
  function mask(text: string): string
  function mask(text: string | null): string | null
  function mask(text: string | null): string | null {
    return text === null ? null : read(text)
  }
  return mask
}
