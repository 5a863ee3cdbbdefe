import { noticeKinds } from '../../contract/rules/notices.ts'
import noticeStop from '../../web/locales/en/noticeStop.json' with { type: 'json' }
import settings from '../../web/locales/en/settings.json' with { type: 'json' }
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone, newEmployer } from '../support/employers.ts'
import { newSeeker } from '../support/seekers.ts'
import { expect, languages, test } from '../support/test.ts'

const { notices } = settings

test('a kind of emails is stopped and started again by its switch', async ({ page }) => {
  await newSeeker(page, { verified: false })
  await page.goto('/account#emails')
  const panel = page.getByRole('tabpanel', { name: settings.tabs.emails, exact: true })
  await expect(panel.getByRole('switch')).toHaveCount(noticeKinds.length)
  const messages = panel.getByRole('switch', { name: notices.seeker.messages.label })
  await expect(messages).toHaveAccessibleDescription(notices.seeker.messages.hint)
  await expect(messages).toBeChecked()
  await messages.click()
  await expect(page.locator('.toast')).toBeVisible()
  await expect(messages).toBeFocused()
  await page.reload()
  await expect(messages).not.toBeChecked()
  await expect(panel.getByRole('switch', { name: notices.seeker.interviews.label })).toBeChecked()
  await expect(panel).toContainText(notices.always)
  await messages.click()
  await expect(messages).toBeChecked()
})

test('employers read what the emails are to them', async ({ page }) => {
  await newEmployer(page, { verified: false })
  await page.goto('/account#emails')
  const panel = page.getByRole('tabpanel', { name: settings.tabs.emails, exact: true })
  for (const { label, hint } of Object.values(notices.employer)) {
    await expect(panel.getByRole('switch', { name: label })).toHaveAccessibleDescription(hint)
  }
})

test.describe('what fails', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|status of 400/ })

  test('a choice that cannot be saved is taken back and said; one that cannot be loaded is tried again', async ({
    page,
  }) => {
    await newSeeker(page, { verified: false })
    await page.route('**/api/notices/preferences', (route) => route.abort())
    await page.goto('/account#emails')
    const panel = page.getByRole('tabpanel', { name: settings.tabs.emails, exact: true })
    const retry = panel.getByRole('alert').getByRole('button')
    await expect(retry).toBeVisible()
    await page.unroute('**/api/notices/preferences')
    await retry.click()
    const work = panel.getByRole('switch', { name: notices.seeker.work.label })
    await expect(work).toBeChecked()
    await page.route('**/api/notices/preferences', (route) => route.abort())
    await work.click()
    await expect(page.locator('.toast', { hasText: notices.failed })).toBeVisible()
    await expect(work).toBeChecked()
  })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })

      test('a foreign link stops nothing and leads to the settings', async ({ page }) => {
        await page.goto('/notices/stop?token=bm9ib2R5.AAAA')
        await page.getByRole('button', { name: noticeStop.stop.button }).click()
        await expect(page.getByText('This link is no longer valid.')).toBeVisible()
        const link = page.getByRole('link', { name: noticeStop.settings })
        await expect(link).toHaveAttribute('href', '/account#emails')
      })
    })
  }
})

for (const { code, locale } of languages) {
  test.describe(code, () => {
    test.use({ locale })

    test(`the pages that stop emails can be read and used by everyone at 360 pixels, in ${code}`, async ({
      page,
    }) => {
      for (const address of ['/notices/stop?token=a.b', '/notices/stopped']) {
        await page.goto(address)
        await fitsPhone(page)
        await axeFindsNothing(page)
      }
    })
  })
}
