import type { Page } from '@playwright/test'
import type { UrgentLists } from '../../contract/backoffice.ts'
import type { InterviewCall } from '../../contract/interviews.ts'
import type { MoneyRequest } from '../../contract/messages.ts'
import type { CheckInAlert } from '../../contract/placements.ts'
import type { OpenReport } from '../../contract/reports.ts'
import backOffice from '../../web/locales/en/backOffice.json' with { type: 'json' }
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone } from '../support/employers.ts'
import { sampleTime } from '../support/samples.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const { checkIns, calls, moneyRequests, reports } = backOffice
const seeker = { name: 'Almaz Bekele', phone: '+251911000042' }

const checkIn: CheckInAlert = {
  id: crypto.randomUUID(),
  day: 7,
  answeredAt: sampleTime,
  words: 'They do not let me rest.',
  jobTitle: 'Nanny',
  seeker,
  employer: { name: 'Enat Hotel' },
}
const call: InterviewCall = {
  id: crypto.randomUUID(),
  at: '2026-11-05T07:00:00.000Z',
  jobTitle: 'Cook',
  seeker,
  employer: { name: 'Hirut Alemu', phone: '+251911000043' },
}
const request: MoneyRequest = {
  id: crypto.randomUUID(),
  conversationId: crypto.randomUUID(),
  text: 'Please send 500 birr first.\nThen you can begin.',
  employer: 'solomon.gebre',
  seeker: 'chaltu',
  sentAt: sampleTime,
}
const report = (changes: Partial<OpenReport>): OpenReport => ({
  id: crypto.randomUUID(),
  subject: 'job',
  subjectId: crypto.randomUUID(),
  about: 'Waiter in Adama',
  reason: 'They ask for money.',
  reporter: 'chaltu',
  reportedAt: sampleTime,
  ...changes,
})

type Found = { reports?: OpenReport[]; requests?: MoneyRequest[] }

async function answerUrgent(page: Page, found: Found): Promise<void> {
  const json: UrgentLists = {
    checkIns: [checkIn],
    interviewCalls: [call],
    moneyRequests: found.requests ?? [request],
    reports: found.reports ?? [report({})],
    sharedGuarantors: [],
    documentsWaiting: 0,
  }
  await page.route('**/api/admin/urgent', (route) => route.fulfill({ json }))
}

/** Staff at home, with these in their lists. */
async function openHome(page: Page, found: Found = {}): Promise<void> {
  await answerUrgent(page, found)
  const data = { identifier: 'demo.admin', password: 'abronet-demo' }
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
  await page.goto('/account')
  await visit(page, '/admin')
}

/** The bodies of what is closed, in the place of the server. */
async function watchClosing(page: Page): Promise<{ url: string; body: unknown }[]> {
  const closed: { url: string; body: unknown }[] = []
  await page.route('**/api/admin/*/*/close', (route) => {
    closed.push({ url: route.request().url(), body: route.request().postDataJSON() })
    return route.fulfill({ json: { success: true, message: 'Saved for all' } })
  })
  return closed
}

test('INT-08 staff see who needs them first, and call with one touch', async ({ page }) => {
  await openHome(page)
  const closed = await watchClosing(page)
  const table = page.getByRole('table', { name: checkIns.heading })
  await expect(page.getByRole('table').first()).toHaveAccessibleName(checkIns.heading)
  await expect(table).toContainText(checkIn.words)
  await expect(table).toContainText('Nanny · Enat Hotel')
  const phone = table.getByRole('link', { name: seeker.phone })
  await expect(phone).toHaveAttribute('href', `tel:${seeker.phone}`)
  await table.getByRole('button', { name: checkIns.close }).click()
  await expect(page.locator('.toast')).toContainText('Saved for all')
  expect(closed.map(({ url }) => new URL(url).pathname)).toEqual([`/api/admin/check-ins/${checkIn.id}/close`])
})

test('INT-03 calls that staff connect show both calendars, both clocks and both numbers', async ({
  page,
}) => {
  await openHome(page)
  const table = page.getByRole('table', { name: calls.heading })
  for (const part of ['November 5, 2026', 'Tikimt 26, 2019 E.C.', '10:00', '4:00 in the morning']) {
    await expect(table).toContainText(part)
  }
  await expect(table.getByRole('link')).toHaveText([seeker.phone, call.employer.phone])
})

test('messages that ask for money are listed as they were written until staff have reviewed them', async ({
  page,
}) => {
  await openHome(page)
  const reviewed: string[] = []
  await page.route('**/api/admin/money-requests/*/review', (route) => {
    reviewed.push(new URL(route.request().url()).pathname)
    return route.fulfill({ json: { success: true, message: 'Saved for all' } })
  })
  const table = page.getByRole('table', { name: moneyRequests.heading })
  for (const part of [request.text, request.employer, request.seeker]) await expect(table).toContainText(part)
  await answerUrgent(page, { requests: [] })
  await table.getByRole('button', { name: moneyRequests.review }).click()
  await expect(page.locator('.toast')).toContainText('Saved for all')
  await expect(table).toBeHidden()
  expect(reviewed).toEqual([`/api/admin/money-requests/${request.id}/review`])
})

test('MSG-12 staff see the text of a reported message', async ({ page }) => {
  await openHome(page, { reports: [report({ subject: 'message', about: 'Come alone at night.' })] })
  const row = page.getByRole('row').filter({ hasText: 'Come alone at night.' })
  await expect(row).toContainText(reports.subjects.message)
  await expect(row.getByRole('button')).toHaveText([reports.close])
})

test('staff close a report; before a review is hidden they are asked', async ({ page }) => {
  const review = report({ subject: 'review', about: 'A thief.' })
  await openHome(page, { reports: [report({}), review] })
  const closed = await watchClosing(page)
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  await row('Waiter in Adama').getByRole('button', { name: reports.close, exact: true }).click()
  await expect.poll(() => closed.length).toBe(1)
  expect(closed[0]?.body).toEqual({ hidesReview: false })
  await expect(row('Waiter in Adama').getByRole('button')).toHaveCount(1)

  await row('A thief.').getByRole('button', { name: reports.hide }).click()
  const question = page.getByRole('alertdialog', { name: reports.hideTitle })
  expect(closed).toHaveLength(1)
  await question.getByRole('button', { name: reports.hide }).click()
  await expect(question).toBeHidden()
  expect(closed[1]).toEqual({
    url: expect.stringContaining(`/api/admin/reports/${review.id}/close`),
    body: { hidesReview: true },
  })
})

for (const { code, locale } of languages) {
  test.describe(code, () => {
    test.use({ locale })

    test(`the lists of staff can be read and used by everyone at 360 pixels, in ${code}`, async ({
      page,
    }) => {
      await openHome(page, { reports: [report({ subject: 'review', about: null, reporter: null })] })
      await expect(page.getByRole('link', { name: seeker.phone })).toHaveCount(2)
      await fitsPhone(page)
      await axeFindsNothing(page, { part: 'main' })
    })
  })
}
