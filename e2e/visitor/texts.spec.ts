import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Dates, numbers and pay' })

test.describe('words that are late', () => {
  test.use({ expectedErrors: /status of 503/ })

  test('LNG-10 LNG-12 words that do not come at first are asked for again, and nobody notices', async ({
    page,
  }) => {
    let asked = 0
    await page.route('**/locales/en/galleryDates.json', async (route) => {
      asked += 1
      await (asked < 3 ? route.fulfill({ status: 503, body: '' }) : route.continue())
    })
    await page.goto('/dev/gallery/dates')
    await expect(heading(page)).toBeVisible()
    expect(asked).toBe(3)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('words that cannot be had', () => {
  test.use({ expectedErrors: /status of 404|galleryDates\.json: status 404/, locale: 'am-ET' })

  test('LNG-03 LNG-13 LNG-15 come in English, asked for once, with a line in the log and none on the page', async ({
    page,
  }) => {
    const logged: string[] = []
    let asked = 0
    page.on('console', (message) => logged.push(message.text()))
    await page.route('**/locales/am/galleryDates.json', async (route) => {
      asked += 1
      await route.fulfill({ status: 404, body: '' })
    })
    await page.goto('/dev/gallery/dates')
    await expect(heading(page)).toBeVisible()
    expect(asked).toBe(1)
    expect(logged.filter((line) => line.includes('/locales/am/galleryDates.json: status 404'))).toHaveLength(
      1,
    )
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
