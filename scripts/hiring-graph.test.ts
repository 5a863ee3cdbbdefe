import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { hiringGraph, hiringGraphFile } from './hiring-graph.ts'

test('docs/hiring.md shows the graph as it is; `npm run hiring-graph` draws it again', async () => {
  expect(await readFile(hiringGraphFile, 'utf8')).toBe(hiringGraph())
})
