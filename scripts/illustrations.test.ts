import { expect, test } from 'vitest'
import { brotliCompressSync } from 'node:zlib'
import { workGroups } from '../contract/reference/work-groups.ts'
import { workDrawings } from '../web/ui/illustrations/work-drawings.ts'

test('every group of work is drawn, and all of them together are under 6 kB', () => {
  for (const group of workGroups) expect(workDrawings[group].length, group).toBeGreaterThan(1)
  expect(brotliCompressSync(JSON.stringify(workDrawings)).length).toBeLessThan(6000)
})
