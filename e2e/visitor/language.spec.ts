import { expect, languagePicker, languages, live, test } from '../support/test.ts'

for (const { code, locale, heading } of languages) {
  test.describe(`a visitor whose browser speaks ${code}`, () => {
    test.use({ locale })

    test(`RTE-01 LNG-01 sees the landing page in ${code}, which stays as it is when the script takes over`, async ({
      page,
    }) => {
      let loads = 0
      page.on('framenavigated', () => (loads += 1))
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      const before = await page.locator('#root').innerHTML()
      await live(page)
      expect(await page.locator('#root').innerHTML()).toBe(before)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      expect(loads).toBe(1)
    })

    test('LNG-05 the language found is kept', async ({ page }) => {
      await page.goto('/')
      expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(code)
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('RTE-62 RTE-63 reads the whole page and can change the language', async ({ page }) => {
        await page.goto('/')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await languagePicker(page).click()
        await page.getByRole('link', { name: 'Afaan Oromoo' }).click()
        await expect(page.locator('html')).toHaveAttribute('lang', 'om')
        await page.getByRole('link', { name: 'Hojii argadhaa' }).click()
        await expect(page.locator('html')).toHaveAttribute('lang', 'om')
      })
    })
  })
}

test('LNG-02 the choice in the picker holds for every page and for the next visit', async ({
  page,
  context,
}) => {
  await page.goto('/terms')
  await live(page)
  await page.locator('summary', { hasText: 'English' }).click()
  await page.getByRole('link', { name: 'አማርኛ' }).click()
  await expect(page).toHaveURL('/am/terms')
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  const later = await context.newPage()
  await later.goto('/')
  await expect(later.locator('html')).toHaveAttribute('lang', 'am')
  await live(page)
  await languagePicker(page).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/terms')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await later.reload()
  await expect(later.locator('html')).toHaveAttribute('lang', 'en')
})

test('LNG-04 what was saved here wins over the browser, with one reload and no more', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('i18nextLng', 'om')
    sessionStorage.setItem('seeded', 'yes')
  })
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'om')
  await live(page)
  expect(loads).toBeLessThanOrEqual(2)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'om')
})

test('LNG-03 LNG-04 a browser that speaks none of ours gets English', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto(String(baseURL))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

test('where the browser keeps no cookies nothing reloads for ever', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('i18nextLng', 'am')
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  })
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto('/')
  await live(page)
  expect(loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a copy for search engines keeps its language, whatever was chosen before', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lng', value: 'om', url: String(baseURL) }])
  await page.goto('/am')
  await live(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  await page.getByRole('link', { name: 'ሥራ ያግኙ' }).click()
  await expect(page).toHaveURL('/am/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
})
