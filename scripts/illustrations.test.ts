import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { workGroups } from '../contract/reference/work-groups.ts'

test('every group is drawn, and all of them together are under 6 kB', () => {
  const drawing = readFileSync('web/public/illustrations/work.svg', 'utf8')
  for (const group of workGroups) expect(drawing).toContain(`<symbol id="${group}"`)
  expect(drawing.length).toBeLessThan(6000)
})
