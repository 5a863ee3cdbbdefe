import { expect, type Page } from '@playwright/test'
import { sharedEmployer, sharedSeeker } from '../support/shared-people.ts'
import { test } from '../support/test.ts'

const bar = (page: Page) => page.getByRole('navigation').last()
const labels = (page: Page) => bar(page).locator('.app-tab span')

/** Labels that need a second line, or that are wider than their tab. */
const spilling = (page: Page) =>
  labels(page).evaluateAll((spans) =>
    spans
      .filter((span) => {
        const tab = span.closest('.app-tab')
        const oneLine = Number.parseFloat(getComputedStyle(span).lineHeight) * 1.5
        return span.clientHeight > oneLine || (tab !== null && span.scrollWidth > tab.clientWidth)
      })
      .map((span) => span.textContent),
  )

const people = [
  { who: 'seeker', signIn: sharedSeeker, home: '/jobseeker/profile', places: 9 },
  { who: 'employer', signIn: sharedEmployer, home: '/employer-profile', places: 7 },
] as const

for (const { who, signIn, home, places } of people) {
  test(`the five labels of a phone's bar are one line each in three languages for a ${who}, the rest one touch away`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await signIn(page)
    for (const prefix of ['', '/am', '/om']) {
      await page.goto(prefix + home)
      await expect(labels(page)).toHaveCount(5)
      expect(await spilling(page)).toEqual([])
    }
    const more = bar(page).locator('details')
    await more.locator('summary').click()
    const links = more.getByRole('link')
    await expect(links).toHaveCount(places)
    await page.keyboard.press('Escape')
    await expect(links.first()).toBeHidden()
    await more.locator('summary').press('Enter')
    const address = (await links.last().getAttribute('href')) ?? ''
    await links.last().click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(links.first()).toBeHidden()
    await expect(more.locator('summary')).toHaveAttribute('aria-current', 'true')
  })
}

test('the menu of a desk stays in view while a long screen scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 })
  await sharedEmployer(page)
  await page.goto('/employer/post-job')
  const menu = page.getByRole('navigation').first()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(menu.getByRole('link').first()).toBeInViewport()
})
