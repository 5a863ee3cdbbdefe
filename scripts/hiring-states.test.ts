import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { applicationStates, interviewStates, offerStates, placementStates } from '../contract/rules/hiring.ts'

const root = join(import.meta.dirname, '..')
const states = new Set<string>([...applicationStates, ...offerStates, ...interviewStates, ...placementStates])
const quoted = new RegExp(`'(${[...states].join('|')})'`)

/** States that are written as a string, or quoted within SQL. Keys of a map by state are checked by the compiler. */
function statesNamed(file: string, source: string): string[] {
  const found: string[] = []
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string' && states.has(value)) found.push(value)
    },
    TemplateElement: ({ value: { raw } }) => {
      const state = quoted.exec(raw)?.[1]
      if (state !== undefined) found.push(state)
    },
  }).visit(parseSync(file, source).program)
  return found
}

test('a state in a string, in a type and in SQL is found; a key of a map is not', () => {
  expect(statesNamed('a.ts', `const a = 'HIRED'`)).toEqual(['HIRED'])
  expect(statesNamed('a.ts', `type A = 'SENT' | 'OTHER'`)).toEqual(['SENT'])
  expect(statesNamed('a.ts', "sql`select from offers where status <> 'DECLINED'`")).toEqual(['DECLINED'])
  expect(statesNamed('a.tsx', `const b = <B status="PENDING" />`)).toEqual(['PENDING'])
  expect(statesNamed('a.ts', `const c = { HIRED: 'good' }`)).toEqual([])
})

test('no state of an application, an offer, an interview or a placement is named outside contract/rules/hiring.ts', async () => {
  const files = globSync('{contract,server,web,bench,drills}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: [
      '**/*.test.{ts,tsx}',
      'contract/rules/hiring.ts',
      // Generated from the checks of the database, which a test holds against the graph.
      'server/platform/database/types.ts',
      // The words of the states, in three languages.
      'contract/reference/**',
      // Subscribers have a state of the same name.
      'server/domains/newsletter/**',
      // So have documents and guarantors.
      'contract/rules/{documents,guarantors,progress}.ts',
      'server/domains/{documents,guarantors}/**',
      'web/{shared,site}/{documents,guarantors}/**',
      'server/demo/{documents,guarantors}.ts',
    ],
  })
  const named: string[] = []
  for (const file of files) {
    for (const state of statesNamed(file, await readFile(join(root, file), 'utf8')))
      named.push(`${file}: ${state}`)
  }
  expect(files.length).toBeGreaterThan(400)
  expect(named).toEqual([])
})
