import type { Page } from '@playwright/test'
import type { UrgentLists } from '../../contract/backoffice.ts'
import type { SharedGuarantor } from '../../contract/guarantors.ts'
import backOffice from '../../web/locales/en/backOffice.json' with { type: 'json' }
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone } from '../support/employers.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const texts = backOffice.sharedGuarantors
const elder: SharedGuarantor = {
  id: crypto.randomUUID(),
  name: 'Dinqaa Gammachuu',
  email: 'a-long-address-of-an-elder@a-long-domain.example.com',
  phone: '+251911400103',
  seekers: [
    { id: crypto.randomUUID(), name: 'Tigist Bekele', state: 'CONFIRMED' },
    { id: crypto.randomUUID(), name: 'Chaltu Gebrekristos-Haileselassie', state: 'ASKED' },
    { id: crypto.randomUUID(), name: 'Hirut Alemu', state: 'REFUSED' },
  ],
}

async function answer(page: Page, sharedGuarantors: SharedGuarantor[]): Promise<void> {
  const json: UrgentLists = {
    checkIns: [],
    interviewCalls: [],
    moneyRequests: [],
    reports: [],
    sharedGuarantors,
    documentsWaiting: 0,
  }
  await page.unroute('**/api/admin/urgent')
  await page.route('**/api/admin/urgent', (route) => route.fulfill({ json }))
}

async function openHome(page: Page): Promise<void> {
  await answer(page, [elder])
  const data = { identifier: 'demo.admin', password: 'abronet-demo' }
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
  await page.goto('/account')
  await visit(page, '/admin')
}

test('staff see who vouches for many seekers and what each answer was, until one of them has looked at it', async ({
  page,
}) => {
  await openHome(page)
  const table = page.getByRole('table', { name: texts.heading })
  for (const part of [elder.name, elder.email, elder.phone]) await expect(table).toContainText(part)
  await expect(table.getByRole('listitem')).toHaveText([
    `Tigist Bekele: ${texts.states.CONFIRMED}`,
    `Chaltu Gebrekristos-Haileselassie: ${texts.states.ASKED}`,
    `Hirut Alemu: ${texts.states.REFUSED}`,
  ])
  const reviewed: string[] = []
  await page.route('**/api/admin/shared-guarantors/*/review', (route) => {
    reviewed.push(new URL(route.request().url()).pathname)
    return route.fulfill({ json: { success: true, message: 'Saved for all' } })
  })
  await answer(page, [])
  await table.getByRole('button', { name: texts.review }).click()
  await expect(table).toBeHidden()
  expect(reviewed).toEqual([`/api/admin/shared-guarantors/${elder.id}/review`])
})

for (const { code, locale } of languages) {
  test.describe(code, () => {
    test.use({ locale })

    test(`who vouches for many can be read and used by everyone at 360 pixels, in ${code}`, async ({
      page,
    }) => {
      await openHome(page)
      await expect(page.locator('main')).toContainText(elder.email)
      await fitsPhone(page)
      await axeFindsNothing(page, { part: 'main' })
    })
  })
}
