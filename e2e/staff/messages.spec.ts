import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone, newEmployer } from '../support/employers.ts'
import { sendText } from '../support/messages.ts'
import { expect, live, test } from '../support/test.ts'

test('MSG-09 an employer writes to our team, and staff answer in their list', async ({
  page,
  browser,
  baseURL,
}) => {
  await newEmployer(page, { type: 'BUSINESS' })
  await page.goto('/employer/messages')
  await live(page)
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
    'href',
    '/employer-profile',
  )
  await page.getByRole('button', { name: 'Write to our team' }).click()
  const question = `Which papers do we need? ${crypto.randomUUID()}`
  await page.getByLabel('Your message', { exact: true }).fill(question)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await axeFindsNothing(page)
  await fitsPhone(page)

  const office = await browser.newContext({
    baseURL: String(baseURL),
    viewport: { width: 1280, height: 800 },
  })
  const desk = await office.newPage()
  const data = { identifier: 'demo.admin', password: 'abronet-demo' }
  expect((await desk.request.post('/api/auth/login', { data })).status()).toBe(200)
  await desk.goto('/admin/messages')
  await live(desk)
  const card = desk.locator('main article', { hasText: question })
  await expect(card).toContainText('From: Enat Hotel')
  await card.getByRole('link', { name: 'Enat Hotel' }).click()
  await expect(desk.getByLabel('Your message', { exact: true })).toBeVisible()
  await axeFindsNothing(desk)
  const id = new URL(desk.url()).pathname.split('/').at(-1) ?? ''
  await sendText(desk.request, id, 'A licence and a TIN certificate.')
  await office.close()
  await page.reload()
  await expect(page.getByText('Our team: A licence and a TIN certificate.')).toBeVisible()
})
