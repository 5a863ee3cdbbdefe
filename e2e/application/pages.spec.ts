import { sharedEmployer, sharedSeeker } from '../support/shared-people.ts'
import { expect, test, visit } from '../support/test.ts'

for (const [who, signIn, address] of [
  ['a seeker', sharedSeeker, '/jobseeker/job-search'],
  ['an employer', sharedEmployer, '/employer/search-employee'],
] as const) {
  test(`a page past the end leads ${who} to the last page, and Back leads past neither`, async ({ page }) => {
    await signIn(page)
    await page.goto('/account')
    for (const number of ['190', '99999']) {
      // The address changes by itself, so it is not waited for.
      await visit(page, '/account')
      await page.evaluate((href) => {
        document.body.append(Object.assign(document.createElement('a'), { href, id: 'past' }))
        document.getElementById('past')?.click()
        document.getElementById('past')?.remove()
      }, `${address}?page=${number}`)
      const position = page.locator('nav output', { hasText: /^Page / })
      await expect(position).toHaveText(/^Page (\d+) of \1$/)
      const last = /\d+/.exec((await position.textContent()) ?? '')?.[0]
      await expect(page).toHaveURL(`${address}?page=${last}`)
      await expect(page.locator('main article:visible').first()).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/account')
    }
  })
}
