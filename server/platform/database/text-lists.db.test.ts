import { expect, test } from 'vitest'
import { cloneDatabase } from '../../testing/database.ts'

const { database } = await cloneDatabase()

test.each([
  [[]],
  [['adama']],
  [['26-27', '56+', 'አማርኛ']],
  [['dire dawa, old town', 'a "quoted" word', 'back\\slash', '{braces}', '']],
  [['NULL', null, 'null', 'a\nline', 'O’Neil']],
])('%j is read as it was written', async (list) => {
  const { rows } = await database.pool.query<{ list: unknown }>('select $1::text[] as list', [list])
  expect(rows[0]?.list).toEqual(list)
})
