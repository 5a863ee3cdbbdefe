import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fold } from '../../../contract/rules/fold.ts'
import { cloneDatabase } from '../../testing/database.ts'

const { database } = await cloneDatabase()

async function foldedByDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select folded(text) from unnest(${texts}::text[]) with ordinality as given (text, place) order by place
  `.execute(database.executor)
  return rows.map((row) => row.folded)
}

/** Half a pair of surrogates and NUL are no letters that a database could hold. */
const isLetter = (code: number) => code !== 0 && (code < 0xd800 || code > 0xdfff)

test('every letter there is, is folded by the database as by the contract', async () => {
  const letters = Array.from({ length: 0x110000 }, (_, code) => code).filter(isLetter)
  // Many in one text, each between two that no rule joins it with.
  const texts = Array.from({ length: Math.ceil(letters.length / 100) }, (_, index) =>
    letters
      .slice(index * 100, index * 100 + 100)
      .map((code) => `1${String.fromCodePoint(code)}2`)
      .join(''),
  )
  const folded = await foldedByDatabase(texts)
  expect(texts.filter((text, index) => folded[index] !== fold(text))).toEqual([])
})

test('any text is folded by the database as by the contract', async () => {
  const ourLetters = fc.constantFrom(
    ...Array.from("aAbBééşßŋ ''’`-–፣።፡.,/()\u0301\u00a0\n\tሀሐኀኸሃሰሠሷሧአዐኣዓጸፀጐጎቈውዉ፩1"),
  )
  const anyLetter = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 1 })
    .filter((letter) => letter !== '\0')
  const text = fc
    .array(fc.oneof({ weight: 4, arbitrary: ourLetters }, anyLetter), { maxLength: 40 })
    .map((letters) => letters.join(''))
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 50, maxLength: 100 }), async (texts) => {
      expect(await foldedByDatabase(texts)).toEqual(texts.map(fold))
    }),
    { numRuns: 40 },
  )
})

test('a column can be made of it and found by an index', async () => {
  await sql`create table folded_names (
    name text not null,
    found_by text not null generated always as (folded(name)) stored
  )`.execute(database.executor)
  await sql`create index folded_names_found_by on folded_names (found_by text_pattern_ops)`.execute(
    database.executor,
  )
  await sql`insert into folded_names (name) select 'Town ' || number from generate_series(1, 5000) as number`.execute(
    database.executor,
  )
  await sql`insert into folded_names (name) values ('Shaashamannee')`.execute(database.executor)
  await sql`analyze folded_names`.execute(database.executor)
  const { rows } = await sql<{ name: string }>`
    select name from folded_names where found_by like ${`${fold('SHASHAM')}%`}
  `.execute(database.executor)
  expect(rows).toEqual([{ name: 'Shaashamannee' }])
  const plan = await sql<{ 'QUERY PLAN': string }>`
    explain select name from folded_names where found_by like 'shasham%'
  `.execute(database.executor)
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('folded_names_found_by')
})
