import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './test.ts'

/**
 * Looks at the page as it stands, or at one part of it. Axe is put into a page once: none of ours has frames, and
 * putting it into every frame at every look, as its own package for the browser does, takes ten times as long.
 */
export async function axeFindsNothing(page: Page, part = ':root'): Promise<void> {
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    `axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
  )
  expect(found).toEqual([])
}
