import type { Page } from '@playwright/test'
import backOffice from '../../web/locales/en/backOffice.json' with { type: 'json' }
import publicPage from '../../web/locales/en/certificatePage.json' with { type: 'json' }
import am from '../../web/locales/am/staffCertificates.json' with { type: 'json' }
import en from '../../web/locales/en/staffCertificates.json' with { type: 'json' }
import om from '../../web/locales/om/staffCertificates.json' with { type: 'json' }
import { axeFindsNothing } from '../support/axe.ts'
import { test, titles } from '../support/certificates.ts'
import { fitsPhone } from '../support/employers.ts'
import { expect } from '../support/test.ts'
import { staffMember } from '../support/staff.ts'

const address = '/admin/certificates'
const main = (page: Page) => page.locator('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

async function openDesk(page: Page, place: string): Promise<void> {
  expect((await page.request.post('/api/auth/login', { data: staffMember })).status()).toBe(200)
  await page.goto(place)
}

test('TRN-17 staff find a certificate by its link, revoke it with a reason, and make it valid again', async ({
  page,
  certificates,
  baseURL,
}) => {
  const { number, link } = await certificates.issue()
  await openDesk(page, '/admin')
  await main(page).getByRole('link', { name: backOffice.certificates }).click()
  await main(page).getByLabel(en.number).fill(`${baseURL}${link}`)
  await button(page, en.look).click()
  const found = main(page).getByRole('region', { name: number })
  for (const text of ['Tigist Bekele', en.state.VALID, ...titles.map((title) => title.en)])
    await expect(found).toContainText(text)

  await button(page, en.revoke).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: en.revoke }).click()
  const reason = dialog.getByLabel(en.facts.reason)
  await expect(reason).toHaveAccessibleDescription(new RegExp(en.revoking.missing))
  await axeFindsNothing(page)
  await reason.fill('The answers were given by somebody else.')
  await dialog.getByRole('button', { name: en.revoke }).click()
  await expect(dialog).toBeHidden()
  await expect(found).toContainText(en.state.REVOKED)
  await expect(found).toContainText('The answers were given by somebody else.')
  await fitsPhone(page)
  const seen = async () => (await page.request.get(`/certificates/${number}`)).text()
  expect(await seen()).toContain(publicPage.revoked.heading)

  await button(page, en.reinstate).click()
  await expect(found).toContainText(en.state.VALID)
  expect(await seen()).toContain(publicPage.valid.heading)
})

test.describe('with a wrong number', () => {
  test.use({ expectedErrors: /Failed to load resource/ })
  test('a number that nobody has, and what is no number, are said in words', async ({ page }) => {
    await openDesk(page, `${address}?number=ab-zzzz-zzzz`)
    await expect(main(page).getByRole('status')).toHaveText(en.unknown.replace('{{number}}', 'AB-ZZZZ-ZZZZ'))
    await main(page).getByLabel(en.number).fill('AB-12')
    await page.keyboard.press('Enter')
    await expect(main(page).getByLabel(en.number)).toHaveAccessibleDescription(en.wrong)
    await expect(main(page).getByLabel(en.number)).toHaveValue('AB-12')
  })
})

for (const [language, says] of [
  ['en', en],
  ['am', am],
  ['om', om],
] as const) {
  test(`a certificate reads well on a small phone, in ${language}`, async ({ page, certificates }) => {
    const { number } = await certificates.issue({ lastName: 'Haileselassie-Woldegiorgis' })
    await certificates.revoke(number)
    const prefix = language === 'en' ? '' : `/${language}`
    await openDesk(page, `${prefix}${address}?number=${number}`)
    await expect(main(page)).toContainText(says.state.REVOKED)
    await fitsPhone(page)
    await axeFindsNothing(page)
  })
}
