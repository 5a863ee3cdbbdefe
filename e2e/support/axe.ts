import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './test.ts'

/**
 * Looks at the page as it stands, or at one part of it. Axe is put into a page once: none of ours has frames, and
 * putting it into every frame at every look, as its own package for the browser does, takes ten times as long.
 */
export const axeFindsNothing = (page: Page, part = ':root'): Promise<void> => findsNothing(page, part, {})

/** Of a page that was looked at before: in another light only the colours are others. */
export const coloursAreClear = (page: Page): Promise<void> =>
  findsNothing(page, ':root', { runOnly: ['color-contrast', 'link-in-text-block'] })

async function findsNothing(page: Page, part: string, options: axe.RunOptions): Promise<void> {
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(axe.source)
  const asked = JSON.stringify({ resultTypes: ['violations'], ...options })
  const found = await page.evaluate(
    `axe.run(${JSON.stringify(part)}, ${asked}).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
  )
  expect(found).toEqual([])
}
