import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const statement = /\bsql<[^`]*`\s*(?:select|with|insert|update|delete)\b/g

/** The lines of comment right before a place in a text. */
function commentBefore(text: string, place: number): string {
  const lines = text.slice(0, place).split('\n').slice(0, -1)
  const last = lines.findLastIndex((line) => !line.trimStart().startsWith('//'))
  return lines.slice(last + 1).join('\n')
}

/** Statements whose rows are typed by hand, with no comment that says why. */
const unexplained = (text: string): string[] =>
  [...text.matchAll(statement)]
    .filter(({ index }) => !commentBefore(text, index).includes('In raw SQL'))
    .map(({ index }) => `line ${text.slice(0, index).split('\n').length}`)

test('rows are typed by the schema: a whole statement in raw SQL says why', () => {
  const files = globSync('{domains,platform}/**/*.ts', { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith('.test.ts'))
    // Searches are written for their plans; masked texts are of any table.
    .filter((file) => !/\/(search|masking)\//.test(file))
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    unexplained(readFileSync(join(import.meta.dirname, file), 'utf8')).map((line) => `${file} ${line}`),
  )
  expect(found).toEqual([])
})

test('a statement is seen, a part of one is not', () => {
  const typedByHand = 'const { rows } = await sql<{ id: string }>`\n  select id from jobs`.execute(executor)'
  expect(unexplained(typedByHand)).toEqual(['line 1'])
  expect(unexplained(`// In raw SQL: the rows come\n// from a list.\n${typedByHand}`)).toEqual([])
  expect(unexplained(`// In raw SQL.\n\n${typedByHand}`)).toEqual(['line 3'])
  expect(unexplained("query.where('at', '<', sql<Date>`now() - interval '1 day'`)")).toEqual([])
})
