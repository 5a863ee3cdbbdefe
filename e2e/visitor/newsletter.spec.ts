import type { Page } from '@playwright/test'
import { expect, live, test } from '../support/test.ts'

const address = () => `visitor-${crypto.randomUUID()}@example.com`

/** Opens the newest letter to this address, as the person would in a mail program. */
async function openLetter(page: Page, email: string, at = 0): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto('/dev/mail')
      return page.getByRole('row').filter({ hasText: email }).count()
    })
    .toBeGreaterThan(at)
  await page.getByRole('row').filter({ hasText: email }).first().getByRole('link').first().click()
}

/** Follows a link of the letter; mail programs open them in a page of their own. */
async function followLetter(page: Page, link: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.frameLocator('iframe').getByRole('link', { name: link }).first().click()
  return opened
}

test.describe('the whole way', () => {
  // The letter is shown in a frame that runs nothing, which the test's own probes meet too.
  test.use({ expectedErrors: /frame is sandboxed|origin-keyed agent cluster/ })

  test('NWS-01 NWS-03 ERR-20 a visitor subscribes, confirms by mail, and leaves again with one press', async ({
    page,
  }) => {
    const email = address()
    await page.goto('/')
    await live(page)
    await page.getByLabel('Your email address').fill(email)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.locator('[aria-live=polite]').getByText('Subscribed successfully!')).toBeVisible()
    await expect(page.locator('[aria-live=polite]').getByText('We sent you an email.')).toBeVisible()

    await openLetter(page, email)
    const confirm = await followLetter(page, 'Confirm')
    await confirm.getByRole('button', { name: 'Yes, subscribe me' }).click()
    await expect(confirm).toHaveURL('/newsletter/confirmed')
    await expect(confirm.getByRole('heading', { level: 1 })).toHaveText('Thank you, you are subscribed')

    await openLetter(page, email, 1)
    const leave = await followLetter(page, 'Unsubscribe')
    await leave.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(leave.getByRole('heading', { level: 1 })).toHaveText('You have been unsubscribed')
  })
})

test.describe('what can go wrong', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('NWS-02 an empty or wrong address shows an error beside the field, and what was typed stays', async ({
    page,
  }) => {
    await page.goto('/')
    await live(page)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    const field = page.getByLabel('Your email address')
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address.')
    await field.fill('almaz@')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(field).toHaveValue('almaz@')
  })

  test('ERR-23 a lost connection is said; asked again with the same key, it is done once', async ({
    page,
    context,
  }) => {
    const keys: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/subscribe')) keys.push(request.headers()['idempotency-key'] ?? '')
    })
    await page.goto('/')
    await live(page)
    await page.getByLabel('Your email address').fill(address())
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Network error. Please try again.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Subscribed successfully!')).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })

  test('ERR-21 ERR-22 an answer that is not ours is told in its words, else called a failure', async ({
    page,
  }) => {
    await page.goto('/')
    await live(page)
    await page.getByLabel('Your email address').fill(address())
    const failed = 'Subscription failed. Please try again.'
    for (const [answer, text] of [
      [{ status: 200, body: 'a proxy says hello' }, failed],
      [{ status: 429, json: { message: 'Too many letters today.' } }, 'Too many letters today.'],
      [{ status: 500, json: {} }, failed],
    ] as const) {
      await page.route('**/newsletter/subscribe*', (route) => route.fulfill(answer))
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByText(text)).toBeVisible()
    }
  })

  test('a link that is not ours says so', async ({ page }) => {
    await page.goto('/newsletter/confirm?token=bm9ib2R5.AAAA')
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
    await expect(page.getByText('This link is no longer valid.')).toBeVisible()
  })
})

test.describe('without script, in Afaan Oromoo', () => {
  test.use({
    javaScriptEnabled: false,
    locale: 'om-ET',
    expectedErrors: /status of 400|origin-keyed agent cluster/,
  })

  test('NWS-01 NWS-02 NWS-03 the form works all the same', async ({ page }) => {
    const email = address()
    await page.goto('/')
    await page.getByLabel('Teessoo imeelii keessan').fill('almaz')
    await page.getByRole('button', { name: 'Oduu naaf ergaa' }).click()
    await expect(page.getByText('Maaloo teessoo imeelii sirrii galchaa.')).toBeVisible()
    await expect(page.getByLabel('Teessoo imeelii keessan')).toHaveValue('almaz')
    await page.getByLabel('Teessoo imeelii keessan').fill(email)
    await page.getByRole('button', { name: 'Oduu naaf ergaa' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Teessoon imeelii keessanii nu ga'eera")
    await openLetter(page, email)
  })
})
