import type { APIRequestContext, Page } from '@playwright/test'
import { newConversation, sendText } from '../support/messages.ts'
import { expect, live, test } from '../support/test.ts'

const list = '/jobseeker/messages'
const thread = (page: Page) => page.getByRole('region', { name: 'Conversation with: Tigist' })
const unread = async (who: APIRequestContext) => (await who.get('/api/unread-messages')).text()

/** Holds back the next answer to a call, which the server has given already. Returns how to let it through. */
async function holdNext(page: Page, url: string) {
  let letThrough = () => {}
  const released = new Promise<void>((resolve) => (letThrough = resolve))
  let hold = () => {}
  const held = new Promise<void>((resolve) => (hold = resolve))
  await page.route(
    url,
    async (route) => {
      const answer = await route.fetch()
      hold()
      await released
      await route.fulfill({ response: answer })
    },
    { times: 1 },
  )
  return { held, letThrough }
}

test('MSG-08 an answer from before a message was read does not take that back', async ({ page }) => {
  const made = await newConversation(page)
  await sendText(page.request, made.id, 'Is Sunday free?')
  const older = await holdNext(page, `**/api/conversations/${made.id}`)
  // What has changed shortly before the page was opened is asked for again.
  await page.goto(`${list}/${made.id}`)
  await older.held
  await expect(thread(page).getByText('Sent', { exact: true })).toBeVisible()
  await made.employer.put(`/api/conversations/${made.id}/read`, { data: { number: 1 } })
  await expect(thread(page).getByText('Seen')).toBeVisible()
  const answered = page.waitForResponse(`**/api/conversations/${made.id}`)
  older.letThrough()
  await (await answered).finished()
  await sendText(made.employer, made.id, 'Yes, always.')
  await expect(thread(page).locator('ol').getByText('Yes, always.')).toBeVisible()
  await expect(thread(page).getByText('Seen')).toBeVisible()
})

test('MSG-08 a message that came while the conversation was fetched ahead is shown when it opens', async ({
  page,
}) => {
  const made = await newConversation(page)
  await sendText(made.employer, made.id, 'The first')
  const opened = page.waitForResponse('**/api/events')
  await page.goto(list)
  await opened
  const ahead = await holdNext(page, `**/api/conversations/${made.id}`)
  const link = page.locator('main article').getByRole('link', { name: 'Tigist' })
  await link.hover()
  await ahead.held
  const counted = page.waitForResponse('**/api/unread-messages')
  await sendText(made.employer, made.id, 'The second')
  await counted
  ahead.letThrough()
  await link.click()
  await expect(thread(page).locator('ol').getByText('The second')).toBeVisible()
})

test.describe('without an answer', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('MSG-06 what was read is reported until the server has it, without a further message', async ({
    page,
  }) => {
    const made = await newConversation(page)
    await page.goto(`${list}/${made.id}`)
    await live(page)
    await page.route('**/read', (route) => route.fulfill({ status: 503 }), { times: 1 })
    await sendText(made.employer, made.id, 'Can you come?')
    await expect(thread(page).locator('ol').getByText('Can you come?')).toBeVisible()
    await expect.poll(() => unread(page.request)).toBe('{"unread":0}')
  })
})

test('MSG-06 what came to a tab that nobody has seen yet is read as soon as it is seen', async ({ page }) => {
  const made = await newConversation(page)
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (document.documentElement.dataset['away'] === undefined ? 'visible' : 'hidden'),
    })
    addEventListener('DOMContentLoaded', () => (document.documentElement.dataset['away'] = ''))
  })
  const opened = page.waitForResponse('**/api/events')
  await page.goto(`${list}/${made.id}`)
  await opened
  await live(page)
  await sendText(made.employer, made.id, 'Hello?')
  await expect(thread(page).locator('ol').getByText('Hello?')).toBeAttached()
  expect(await unread(page.request)).toBe('{"unread":1}')
  await page.evaluate(() => {
    delete document.documentElement.dataset['away']
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect.poll(() => unread(page.request)).toBe('{"unread":0}')
})
