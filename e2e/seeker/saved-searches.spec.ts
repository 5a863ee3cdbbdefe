import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone } from '../support/employers.ts'
import { newSeeker } from '../support/seekers.ts'
import { expect, languages, test, visit } from '../support/test.ts'

test('a search is saved once, opened by its link, and deleted', async ({ page }) => {
  await newSeeker(page, { verified: false })
  await page.goto('/jobseeker/job-search')
  const save = page.getByRole('button', { name: 'Email me new jobs like these' })
  await expect(page.getByRole('heading', { name: 'Recommended jobs' })).toBeVisible()
  await expect(save).toHaveCount(0)
  await page.goto('/jobseeker/job-search?jobType=LIVE_IN&skills=Cooking&location=Jimma')
  await save.click()
  await expect(page.getByText('You get new jobs like these by email')).toBeVisible()
  await expect(save).toHaveCount(0)

  await page.goto('/jobseeker/job-search?workType=NANNY')
  await save.click()
  // A pointer that rests on a notice keeps it there, over what comes next.
  await page.mouse.move(0, 0)
  const all = page.getByText('My saved searches (2)')
  await all.click()
  await page.getByRole('link', { name: /Jimma.* · Live in · Cooking/ }).click()
  await expect(page).toHaveURL(/jobType=LIVE_IN/)
  await expect(page.getByText('You get new jobs like these by email')).toBeVisible()

  await all.click()
  await page.getByRole('button', { name: /Delete the search: Jimma/ }).click()
  await expect(page.locator('.toast').filter({ hasText: 'Search deleted.' })).toBeVisible()
  await expect(save).toBeVisible()
  await expect(page.getByText('My saved searches (1)')).toBeFocused()
  await page.reload()
  await expect(page.getByText('My saved searches (1)')).toBeVisible()
})

test.describe('what fails', () => {
  test.use({ expectedErrors: /Failed to load resource|status of (400|500)/ })

  test('jobs are found where the saved searches cannot be had; a foreign link stops nothing', async ({
    page,
  }) => {
    await newSeeker(page, { verified: false })
    await page.goto('/account')
    await page.route('**/api/saved-searches', (route) => route.fulfill({ status: 500, body: 'nothing' }))
    await visit(page, '/jobseeker/job-search?jobType=LIVE_IN')
    await expect(page.getByText('Your saved searches could not be loaded.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Matching jobs' })).toBeVisible()
    await page.unroute('**/api/saved-searches')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: 'Email me new jobs like these' })).toBeVisible()

    await page.goto('/saved-searches/stop?token=bm9ib2R5.AAAA')
    await page.getByRole('button', { name: 'Stop the emails' }).click()
    await expect(page.getByText('This link is no longer valid.')).toBeVisible()
  })
})

for (const { code, locale } of languages) {
  test.describe(code, () => {
    test.use({ locale })

    test(`saved searches can be read and used by everyone at 360 pixels, in ${code}`, async ({ page }) => {
      await newSeeker(page, { verified: false })
      const data = { location: ['Jimma', 'Adama'], skills: ['Cooking'], jobType: 'LIVE_IN' }
      expect((await page.request.post('/api/saved-searches', { data })).status()).toBe(200)
      await page.goto('/jobseeker/job-search?jobType=LIVE_IN')
      await page.locator('main summary').click()
      await expect(page.locator('main details a')).toBeVisible()
      await fitsPhone(page)
      await axeFindsNothing(page)
      await page.goto('/saved-searches/stop?token=a.b')
      await fitsPhone(page)
      await axeFindsNothing(page)
    })
  })
}
