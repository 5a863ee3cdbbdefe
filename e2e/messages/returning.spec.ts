import type { Page } from '@playwright/test'
import { newConversation, sendText } from '../support/messages.ts'
import { followMenu } from '../support/seekers.ts'
import { expect, live, test } from '../support/test.ts'

const list = '/jobseeker/messages'
const thread = (page: Page) => page.getByRole('region', { name: 'Conversation with: Tigist' })
const box = (page: Page) => page.getByLabel('Your message', { exact: true })
const cards = (page: Page) => page.locator('main article').filter({ visible: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()
const mail = (page: Page) => page.locator('header').getByRole('link', { name: /^Messages/ })

test('MSG-08 a message that came while another screen was open is there when the list is opened again', async ({
  page,
}) => {
  const made = await newConversation(page)
  await sendText(made.employer, made.id, 'The first')
  const opened = page.waitForResponse('**/api/events')
  await page.goto(list)
  await opened
  await expect(cards(page)).toContainText('The first')
  await followMenu(page, 'Profile', '**/api/jobseeker/dashboard')
  await sendText(made.employer, made.id, 'The second')
  await expect(mail(page)).toHaveAccessibleName('Messages, 2 unread')
  await mail(page).click()
  await expect(cards(page)).toContainText('The second')
  await cards(page).getByRole('link', { name: 'Tigist' }).press('Enter')
  await expect(thread(page).getByText('The second')).toBeVisible()
  await page.getByRole('link', { name: 'All messages' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused()
})

test('MSG-08 a message that comes while the conversation is loading is shown', async ({ page }) => {
  const made = await newConversation(page)
  const opened = page.waitForResponse('**/api/events')
  await page.goto('/account')
  await opened
  let isFirst = true
  await page.route(`**/api/conversations/${made.id}`, async (route) => {
    const answer = await route.fetch()
    if (isFirst) {
      isFirst = false
      const counted = page.waitForResponse('**/api/unread-messages')
      await sendText(made.employer, made.id, 'Written while it loads')
      await counted
    }
    await route.fulfill({ response: answer })
  })
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `${list}/${made.id}`)
  await expect(thread(page).locator('ol').getByText('Written while it loads')).toBeVisible()
  // The first answer may still be held back: it is shown by another one.
  await page.unrouteAll({ behavior: 'wait' })
})

test.describe('without an answer', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('an unsent message is marked in the list, and sent after a reload of any screen', async ({ page }) => {
    const made = await newConversation(page)
    await page.goto(`${list}/${made.id}`)
    await live(page)
    await page.route('**/api/conversations/*/messages', (route) => route.abort())
    await box(page).fill('From the tunnel')
    await send(page)
    await expect(thread(page).getByText('Not sent yet.')).toBeVisible()
    await page.getByRole('link', { name: 'All messages' }).click()
    await sendText(made.employer, made.id, 'Are you there?')
    await expect(cards(page).getByText('Not sent yet')).toBeVisible()
    await page.unroute('**/api/conversations/*/messages')
    await page.goto('/account')
    const isStored = async () =>
      (await (await made.employer.get(`/api/conversations/${made.id}`)).text()).split('From the tunnel')
        .length
    // The list names the newest message too.
    await expect.poll(isStored).toBe(3)
  })

  test('what is typed in one tab is gone when the person signs out in another', async ({ page, context }) => {
    const made = await newConversation(page)
    await page.goto(`${list}/${made.id}`)
    await box(page).fill('half a sentence')
    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
    expect(await kept()).toContain('half a sentence')
    const other = await context.newPage()
    await other.goto('/account')
    await live(other)
    await other.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await kept()).not.toContain('half a sentence')
    await other.close()
  })
})

test('an answer to an old message leads to the newest, which are not read before they are shown', async ({
  page,
}) => {
  const made = await newConversation(page)
  for (let number = 1; number <= 50; number += 1)
    await sendText(number % 2 === 0 ? made.employer : page.request, made.id, `Line ${number}.`)
  const unread = async () => (await page.request.get('/api/unread-messages')).text()
  await page.goto(`${list}/${made.id}?at=3`)
  await expect(thread(page).getByText('Line 3.')).toBeInViewport()
  expect(await unread()).toBe('{"unread":25}')
  await box(page).fill('About that')
  await send(page)
  await expect(thread(page).getByText('About that')).toBeInViewport()
  await expect.poll(unread).toBe('{"unread":0}')
})

test('what an unused page of staff reads by itself does not count as use', async ({
  page,
  browser,
  baseURL,
}) => {
  const made = await newConversation(page)
  const office = await browser.newContext({ baseURL: String(baseURL) })
  const desk = await office.newPage()
  const data = { identifier: 'demo.admin', password: 'abronet-demo' }
  expect((await desk.request.post('/api/auth/login', { data })).status()).toBe(200)
  await desk.clock.install()
  const opened = desk.waitForResponse('**/api/events')
  await desk.goto('/admin')
  await opened
  const support = await page.request.post('/api/conversations', { data: { about: 'support' } })
  const id = /"id":"([^"]+)"/.exec(await support.text())?.[1] ?? ''
  const readAgain = async () => {
    const asked = desk.waitForRequest('**/api/unread-messages')
    await sendText(page.request, id, 'Hello?')
    return (await asked).headers()['x-idle']
  }
  expect(await readAgain()).toBeUndefined()
  await desk.clock.fastForward('02:00')
  expect(await readAgain()).toBe('1')
  await desk.mouse.move(30, 30)
  expect(await readAgain()).toBeUndefined()
  await office.close()
  await made.employer.dispose()
})
