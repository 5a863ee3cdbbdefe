import type { Page } from '@playwright/test'
import { axeFindsNothing, coloursAreClear } from '../support/axe.ts'
import { expect, languagePicker, languages, live, test } from '../support/test.ts'

const pages = [
  '/',
  '/login',
  '/nothing-here',
  '/api/docs',
  '/api/docs/hiring',
  '/dev/gallery',
  '/dev/gallery/dates',
  '/newsletter/confirm?token=a.b',
]
const widths = [360, 768, 1280]

/** What stands there to be touched and is no thumb high. */
const tooSmall = (page: Page) =>
  page.locator('a:visible, summary:visible, button:visible').evaluateAll((elements) =>
    elements
      // Links within a sentence are as tall as their line, which the guidelines allow.
      .filter((element) => element.closest('p') === null && !element.classList.contains('skip-link'))
      .map((element) => ({ text: element.textContent, height: element.getBoundingClientRect().height }))
      .filter(({ height }) => height < 44),
  )

for (const { code, locale } of languages) {
  for (const path of pages) {
    test.describe(`${path} in ${code}`, () => {
      test.use({ locale, expectedErrors: path === '/nothing-here' ? /status of 404/ : null })

      // One visit for all of it: what changes with the width or the light changes as the page stands.
      test('axe finds nothing, nothing is cut off, and all is large enough for a thumb', async ({ page }) => {
        await page.goto(path)
        await expect(page.locator('main [aria-busy]')).toHaveCount(0)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 })
          for (const size of ['200%', '100%']) {
            await page.evaluate(
              (value) => document.documentElement.style.setProperty('font-size', value),
              size,
            )
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
            expect(wide, `${width} px at ${size}`).toBeLessThanOrEqual(0)
            expect(await tooSmall(page), `${width} px at ${size}`).toEqual([])
          }
        }
        // Of what is folded away one tells for all; a part of the interface has dozens, drawn by one component.
        await page.locator('main details').evaluateAll(([first, ...others]) => {
          first?.setAttribute('open', '')
          for (const repeated of others.slice(9)) repeated.remove()
        })
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 740 })
          // Without motion: colours on their way from light to dark are neither.
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
          await axeFindsNothing(page)
          if (code !== 'en') continue
          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
          await coloursAreClear(page)
        }
      })
    })
  }
}

test('nothing moves while the page loads and comes alive', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    await live(page)
    expect(await page.evaluate((): unknown => Reflect.get(window, 'shifts'))).toEqual([])
  }
})

test.describe('the keyboard', () => {
  test('leads past the header, into the page', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Quick apply' })).toBeFocused()
  })

  test('opens the picker, chooses, and closes it again', async ({ page }) => {
    await page.goto('/')
    await live(page)
    const picker = page.locator('summary', { hasText: 'English' })
    await picker.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'አማርኛ' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'አማርኛ' })).toBeHidden()
    await expect(picker).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  })

  test('a touch elsewhere closes an open menu', async ({ page }) => {
    await page.goto('/')
    await live(page)
    await languagePicker(page).click()
    await expect(page.getByRole('link', { name: 'አማርኛ' })).toBeVisible()
    await page.mouse.click(20, 700)
    await expect(page.getByRole('link', { name: 'አማርኛ' })).toBeHidden()
  })
})

test.describe('addresses', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('a page that is in preparation says so and leads on', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Talk to an agent', exact: true }).click()
    await expect(page.getByText('In preparation', { exact: true })).toBeVisible()
    await expect(page).toHaveTitle('Contact us: in preparation · Abronet')
    await page.getByRole('link', { name: 'Learn about Abronet' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
  })

  test('an address that nobody has is a real 404', async ({ page }) => {
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/')
  })
})
