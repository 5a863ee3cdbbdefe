import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { CatalogueEntry, CatalogueInput } from '../../../contract/documents.ts'
import type { Executor } from '../../platform/database/connection.ts'

const entries = (executor: Executor) => executor.selectFrom('document_catalogue').selectAll()
type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number]

const entryOf = (row: EntryRow): CatalogueEntry => ({
  id: row.id,
  accountType: row.account_type,
  documentType: row.document_type,
  label: { en: row.label_en, am: row.label_am, om: row.label_om },
  description: { en: row.description_en, am: row.description_am, om: row.description_om },
  required: row.required,
  position: row.position,
  retired: row.retired_at !== null,
})

const columnsOf = ({ accountType, documentType, label, description, ...input }: CatalogueInput) => ({
  account_type: accountType,
  document_type: documentType,
  label_en: label.en,
  label_am: label.am,
  label_om: label.om,
  description_en: description.en,
  description_am: description.am,
  description_om: description.om,
  required: input.required,
  position: input.position,
})

export async function listEntries(executor: Executor): Promise<CatalogueEntry[]> {
  const rows = await entries(executor).orderBy('account_type').orderBy('position').orderBy('id').execute()
  return rows.map(entryOf)
}

/** Null where one of the same type is asked for already. */
export async function addEntry(executor: Executor, input: CatalogueInput): Promise<string | null> {
  const row = await executor
    .insertInto('document_catalogue')
    .values({ id: newId(), ...columnsOf(input), retired_at: input.retired ? sql<Date>`now()` : null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findEntry(executor: Executor, id: string): Promise<CatalogueEntry | null> {
  const row = await entries(executor).where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : entryOf(row)
}

/** False where another of the same type is asked for already. */
export async function changeEntry(
  transaction: Executor,
  id: string,
  input: CatalogueInput,
): Promise<boolean> {
  if (!input.retired && (await isTaken(transaction, id, input))) return false
  await transaction
    .updateTable('document_catalogue')
    .set({
      ...columnsOf(input),
      retired_at: input.retired ? sql<Date>`coalesce(retired_at, now())` : null,
      changed_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
  return true
}

/** Administrators change the catalogue one after the other, so that none finds a type free that another is taking. */
export async function lockCatalogue(transaction: Executor): Promise<void> {
  // In raw SQL: the builder has no word for locking a table.
  await sql`lock table document_catalogue in share row exclusive mode`.execute(transaction)
}

async function isTaken(
  transaction: Executor,
  id: string,
  { accountType, documentType }: CatalogueInput,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('document_catalogue')
    .select('id')
    .where('account_type', '=', accountType)
    .where('document_type', '=', documentType)
    .where('retired_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst()
  return row !== undefined
}
