import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone } from '../support/employers.ts'
import { expect, test, visit } from '../support/test.ts'

const home = '/partner/dashboard'

test('a partner sees who has registered with their link since the last visit', async ({ page }) => {
  const username = `agent-${crypto.randomUUID().slice(0, 12)}`
  const profile = {
    firstName: 'Dawit',
    lastName: 'Mekonnen',
    email: `${username}@example.com`,
    phoneNumber: '0911234567',
    location: 'Jimma',
  }
  const data = { username, password: 'kettle-harbour-91', profile, consent: true }
  expect((await page.request.post('/api/partners/register', { data })).status()).toBe(201)
  await page.goto(home)
  const list = page.locator('main').getByRole('list', { name: 'What is new' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const registered = [
    { name: 'Tigist', registeredAt: '2026-11-04T11:05:00.000Z' },
    { name: 'Hirut', registeredAt: '2026-11-03T11:05:00.000Z' },
  ]
  await page.route('**/api/partners/news', (route) => route.fulfill({ json: registered }))
  await page.goto('/account')
  await visit(page, home)
  await expect(list.getByRole('listitem')).toHaveText([
    /Tigist registered with your referral link/,
    /Hirut registered with your referral link/,
  ])
  await fitsPhone(page)
  await axeFindsNothing(page)

  registered.unshift({ name: 'Chaltu', registeredAt: '2026-11-05T11:05:00.000Z' })
  await page.goto('/account')
  await visit(page, home)
  await expect(list.getByRole('listitem')).toHaveText([/Chaltu registered with your referral link/])
})
