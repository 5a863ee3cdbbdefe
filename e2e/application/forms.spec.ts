import { arrivesAt } from '../support/accounts.ts'
import { newEmployer } from '../support/employers.ts'
import { expect, test, visit } from '../support/test.ts'

test('a form opens with what is known, follows what was saved elsewhere, and keeps what was typed', async ({
  page,
}) => {
  await newEmployer(page)
  await page.goto('/account')
  const before = await page.getByLabel('First name').inputValue()
  // Another form of the same document makes the account old.
  await visit(page, '/employer/profile/edit')
  await page.getByLabel('First name').fill('Hanna')
  await page.getByRole('button', { name: 'Save' }).click()
  await arrivesAt(page, '/employer-profile')
  // Another device changes it too.
  const elsewhere = await page.request.put('/api/profile', { data: { lastName: 'Girma' } })
  expect(elsewhere.ok()).toBe(true)

  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/api/account', async (route) => {
    await held
    await route.fallback()
  })
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON())
  })
  await visit(page, '/account')
  await expect(page.getByLabel('First name')).toHaveValue(before)
  await page.getByLabel('Phone number').fill('0922334455')
  const save = page.getByRole('tabpanel').getByRole('button', { name: 'Save' })
  await save.click()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  expect(sent).toEqual([])

  goOn()
  await expect(page.locator('.toast')).toBeVisible()
  expect(sent).toEqual([
    expect.objectContaining({ firstName: 'Hanna', lastName: 'Girma', phoneNumber: '0922334455' }),
  ])
  await expect(page.getByLabel('Last name')).toHaveValue('Girma')
})
