import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './test.ts'

const colourRules = ['color-contrast', 'link-in-text-block']
/** What follows from the styles alone. Most of the time that axe takes goes into these. */
const styleRules = [...colourRules, 'css-orientation-lock']

type Look = {
  /** A selector; without it the whole page. */
  part?: string
  /** Where the test looks at something in one language alone, which is not English. */
  styles?: boolean
}

/**
 * Looks at the page as it is now. Its styles do not depend on the language, so they are checked in English. Axe is put into a
 * page once: none of ours has frames, and putting it into every frame at every look, as its own package for the browser does, takes
 * ten times as long.
 */
export async function axeFindsNothing(
  page: Page,
  { part = ':root', styles = false }: Look = {},
): Promise<void> {
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en'
  const rules =
    styles || isEnglish ? {} : Object.fromEntries(styleRules.map((id) => [id, { enabled: false }]))
  await findsNothing(page, part, { rules })
  expect(await page.evaluate(findLoose, part)).toEqual([])
}

/** What axe leaves to other judges: names of outputs, kinds of inputs, and ids that nothing has. */
function findLoose(part: string): string[] {
  const within = [...document.querySelectorAll(part)]
  const all = (selector: string) => within.flatMap((each) => [...each.querySelectorAll(selector)])
  const absent = all('[aria-controls]').filter(
    (each) => document.getElementById(each.getAttribute('aria-controls') ?? '') === null,
  )
  const nameless = all('output:not([aria-label], [aria-labelledby])')
  return [...absent, ...nameless, ...all('input:not([type])')].map((each) => each.outerHTML)
}

/** Of a page that was looked at before: in another light only the colours are others. */
export const coloursAreClear = (page: Page): Promise<void> =>
  findsNothing(page, ':root', { runOnly: colourRules })

/** While something fades in, its colours are those of no state. */
const movesEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })

async function findsNothing(page: Page, part: string, options: axe.RunOptions): Promise<void> {
  await movesEnd(page)
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(axe.source)
  const asked = JSON.stringify({ resultTypes: ['violations'], ...options })
  const found = await page.evaluate(
    `axe.run(${JSON.stringify(part)}, ${asked}).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
  )
  expect(found).toEqual([])
}
