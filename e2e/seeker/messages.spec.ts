import type { Page } from '@playwright/test'
import am from '../../web/locales/am/messages.json' with { type: 'json' }
import en from '../../web/locales/en/messages.json' with { type: 'json' }
import om from '../../web/locales/om/messages.json' with { type: 'json' }
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone } from '../support/employers.ts'
import { newConversation, sendOffer, sendText } from '../support/messages.ts'
import { sharedSeeker } from '../support/shared-people.ts'
import { expect, languages, live, test, visit } from '../support/test.ts'

const list = '/jobseeker/messages'
const texts = { en, am, om }
const cards = (page: Page) => page.locator('main article')
const thread = (page: Page) => page.getByRole('region', { name: 'Conversation with: Tigist' })
const box = (page: Page) => page.getByLabel('Your message', { exact: true })
const lines = (page: Page) => thread(page).locator('ol > li')
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()

test('RTE-31 MSG-04 MSG-05 without messages the list says so, and leads to the dashboard', async ({
  page,
}) => {
  await sharedSeeker(page)
  for (const address of [list, '/jobseeker/Messages']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'No messages to display' })).toBeVisible()
  }
  await axeFindsNothing(page)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/jobseeker/profile')
})

test('MSG-01 MSG-02 MSG-03 the list shows who wrote what to whom and when, whether it was read, and the offer', async ({
  page,
}) => {
  const made = await newConversation(page)
  await sendText(made.employer, made.id, 'Can you start in May?')
  await page.goto(list)
  const card = cards(page)
  await expect(card).toHaveCount(1)
  for (const words of [
    'Nanny for two',
    'From: Tigist',
    'To: You',
    'Can you start in May?',
    'just now',
    'Unread',
  ])
    await expect(card).toContainText(words)
  await expect(card.getByRole('link', { name: 'View Job Offer' })).toHaveCount(0)
  await sendOffer(made.employer, made)
  const isNoted = async () => {
    await page.reload()
    return card.getByText('The employer sent you an offer').isVisible()
  }
  await expect.poll(isNoted).toBe(true)
  await expect(card.getByRole('link', { name: 'View Job Offer' })).toHaveAttribute(
    'href',
    /^\/jobseeker\/job-offers\/[0-9a-f-]{36}$/,
  )
})

test('MSG-06 MSG-07 opening marks as read; an answer is typed or chosen, and sent by keyboard', async ({
  page,
}) => {
  const made = await newConversation(page)
  await sendText(made.employer, made.id, 'Can you start in May?')
  await page.goto(list)
  await live(page)
  await expect(cards(page).getByText('Unread')).toBeVisible()
  const marked = page.waitForResponse((answer) => answer.url().endsWith('/read') && answer.ok())
  await cards(page).getByRole('link', { name: 'Tigist' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Tigist' })).toBeFocused()
  await marked
  await box(page).fill('Yes')
  await box(page).press('Shift+Enter')
  await box(page).pressSequentially('I can')
  await box(page).press('Enter')
  await expect(lines(page).last()).toContainText('Yes\nI can')
  await expect(lines(page).last()).toContainText('Sent')
  await expect(box(page)).toBeFocused()
  await thread(page).getByRole('button', { name: 'How much is the salary?' }).press('Enter')
  await expect(box(page)).toHaveValue('How much is the salary?')
  await expect(box(page)).toBeFocused()
  await box(page).press('Enter')
  await expect(lines(page).last()).toContainText('How much is the salary?')
  await expect(lines(page).last()).toContainText('Sent')
  await page.goBack()
  await expect(cards(page).getByText('Read', { exact: true })).toBeVisible()
  await expect(cards(page)).toContainText('From: You')
})

test.describe('where something fails', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

  test('ERR-43 a list that fails to load says so, and can be loaded again', async ({ page }) => {
    await sharedSeeker(page)
    await page.goto('/account')
    await page.route('**/api/conversations', (route) => route.fulfill({ status: 400, json: {} }))
    // An event would load the list again by itself.
    await page.route('**/api/events', (route) => route.abort())
    await visit(page, list)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Failed to fetch messages. Please try again later.')
    await page.unroute('**/api/conversations')
    await alert.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'No messages to display' })).toBeVisible()
  })

  test('a message written offline is stored in the tab, and sent once', async ({ page, context }) => {
    const made = await newConversation(page)
    await page.goto(`${list}/${made.id}`)
    await live(page)
    await context.setOffline(true)
    for (const words of ['The first', 'The second']) {
      await box(page).fill(words)
      await send(page)
    }
    await expect(thread(page).getByText('It will be sent when the connection is back.')).toHaveCount(2)
    await sendText(made.employer, made.id, 'Written meanwhile')
    await context.setOffline(false)
    await expect(lines(page)).toHaveCount(3)
    await expect(lines(page).first()).toContainText('Written meanwhile')
    await expect(page.getByText('New message from Tigist: Written meanwhile')).toBeAttached()
    await expect(lines(page).last()).toContainText('Sent')
    const stored = await page.request.get(`/api/conversations/${made.id}`)
    expect((await stored.text()).match(/"text":"[^"]*"/g)?.slice(-3)).toEqual([
      '"text":"Written meanwhile"',
      '"text":"The first"',
      '"text":"The second"',
    ])
    // The answer gets lost: the message is stored, and after a reload it is sent again with the same id.
    await page.route('**/api/conversations/**', async (route) => {
      // Nor is the message read by the event that it causes.
      if (route.request().method() === 'POST') await route.fetch()
      await route.abort()
    })
    await box(page).fill('Lost answer')
    await send(page)
    await expect(thread(page).getByText('Not sent yet.')).toBeVisible()
    await box(page).fill('half a sen')
    // A try that is under way would find the page gone.
    await page.unrouteAll({ behavior: 'wait' })
    await page.reload()
    await live(page)
    await expect(box(page)).toHaveValue('half a sen')
    await expect(thread(page).getByText('Not sent yet.')).toHaveCount(0)
    await expect(thread(page).getByText('Lost answer')).toHaveCount(1)
    const kept = await page.evaluate(async () => ({
      local: JSON.stringify(localStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      tab: sessionStorage.getItem('messages') ?? '',
    }))
    expect(kept.local).not.toContain('sen')
    expect(kept.databases.filter((name) => name !== 'abronet')).toEqual([])
    expect(kept.caches).toEqual([])
    expect(kept.tab).toContain('half a sen')
    expect(kept.tab).not.toContain('Lost answer')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('half a sen')
  })

  test('a refused message shows the reason, and can be sent again or deleted', async ({ page }) => {
    const made = await newConversation(page)
    await page.goto(`${list}/${made.id}`)
    await live(page)
    const closed = { code: 'conversation_closed', message: 'Nobody can write here.', requestId: 'r' }
    await page.route('**/api/conversations/*/messages', (route) =>
      route.fulfill({ status: 409, json: closed }),
    )
    await box(page).fill('Hello')
    await send(page)
    await expect(lines(page)).toContainText('Not sent. Nobody can write here.')
    await axeFindsNothing(page)
    await thread(page).getByRole('button', { name: 'Delete' }).click()
    await expect(lines(page)).toHaveCount(0)
    await box(page).fill('Hello again')
    await send(page)
    await expect(lines(page)).toContainText('Not sent.')
    await page.unroute('**/api/conversations/*/messages')
    await thread(page).getByRole('button', { name: 'Try again' }).click()
    await expect(lines(page)).toContainText('Sent')
    await expect(lines(page)).toHaveCount(1)
  })
})

test('MSG-12 a message can be reported; warnings about unverified employers and money, and the reason for masking, are shown', async ({
  page,
}) => {
  const made = await newConversation(page, { isVerified: false })
  await sendText(page.request, made.id, 'Call me: 0911234567')
  await sendText(made.employer, made.id, 'Pay a deposit of 500 birr first, then call 0922334455')
  await page.goto(`${list}/${made.id}`)
  await expect(thread(page)).toContainText('This employer is not verified yet.')
  await expect(lines(page).first()).toContainText('hidden until the hire is confirmed, to protect you both')
  await expect(lines(page).last()).toContainText('a job seeker never pays for a job')
  await lines(page).last().getByText('Why is part of this hidden?').click()
  await expect(lines(page).last()).toContainText('After that, you can both see them.')
  await axeFindsNothing(page)
  await lines(page).last().getByRole('button', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this message' })
  await dialog.getByLabel('What is wrong?').fill('They ask for money.')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.locator('.toast')).toContainText('Our staff will look at this message.')
  await thread(page).locator('summary[aria-label="Options"]').click()
  await thread(page).getByRole('button', { name: 'Block' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(thread(page)).toContainText('You blocked this person.')
  await expect(box(page)).toHaveCount(0)
  await thread(page).locator('summary[aria-label="Options"]').click()
  await thread(page).getByRole('button', { name: 'Unblock' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click()
  await expect(box(page)).toBeVisible()
})

test('older messages load while scrolling up, and a search opens one of them', async ({ page }) => {
  const made = await newConversation(page)
  for (let number = 1; number <= 75; number += 1)
    await sendText(number % 2 === 0 ? made.employer : page.request, made.id, `Line ${number} of ours`)
  await page.goto(`${list}/${made.id}`)
  await live(page)
  await expect(thread(page).getByText('Line 75 of ours')).toBeInViewport()
  const first = thread(page).getByText(/: Line 1 of ours$/)
  await expect(first).toHaveCount(0)
  const frame = thread(page).getByRole('region', { name: 'Messages' })
  const scrollUp = async () => {
    await frame.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }))
    return first.count()
  }
  await expect.poll(scrollUp).toBe(1)
  await expect(thread(page).getByRole('button', { name: 'Show older messages' })).toHaveCount(0)
  await page.goto(list)
  await page.getByLabel('Search your messages').fill('line 12')
  await page.getByRole('link', { name: 'Tigist' }).first().click()
  await expect(thread(page).getByText('Line 12 of ours')).toBeInViewport()
  await thread(page).getByRole('link', { name: 'Show the newest messages' }).click()
  await expect(thread(page).getByText('Line 75 of ours')).toBeInViewport()
})

for (const { code } of languages) {
  test(`messages fit on a small phone and a wide screen in ${code}`, async ({ page, baseURL }) => {
    const made = await newConversation(page, { language: code, title: 'Longword'.repeat(8) })
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    await sendText(page.request, made.id, 'Call me: 0911234567')
    await sendText(made.employer, made.id, 'x'.repeat(300))
    await sendOffer(made.employer, made)
    await page.goto(list)
    await expect(cards(page)).toHaveCount(1)
    await axeFindsNothing(page)
    await fitsPhone(page)
    await cards(page).getByRole('link').first().click()
    await expect(page.getByLabel(texts[code].reply.label, { exact: true })).toBeInViewport()
    await axeFindsNothing(page)
    await fitsPhone(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(cards(page)).toBeVisible()
    await expect(page.getByLabel(texts[code].reply.label, { exact: true })).toBeInViewport()
    await axeFindsNothing(page)
  })
}
