import { request as requests, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { newEmployer, postJob } from '../support/employers.ts'
import { sampleOffer, samplePlacement } from '../support/samples.ts'
import { newSeeker } from '../support/seekers.ts'
import { sharedEmployer, sharedSeeker } from '../support/shared-people.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const home = '/jobseeker/profile'
const mail = (page: Page) => page.locator('header').getByRole('link', { name: /^Messages/ })

/** An employer on another device, and the seeker of this page, who has asked about a job of theirs. */
async function meet(page: Page, baseURL: string | undefined) {
  const employer = await requests.newContext({ baseURL: baseURL ?? '' })
  await newEmployer({ request: employer })
  const jobId = await postJob({ request: employer })
  await newSeeker(page)
  const opened = await page.request.post('/api/conversations', { data: { about: 'job', id: jobId } })
  const id = /"id":"([^"]+)"/.exec(await opened.text())?.[1] ?? ''
  return { employer, jobId, id }
}

async function write(request: APIRequestContext, id: string, text: string): Promise<void> {
  const data = { clientId: crypto.randomUUID(), text }
  expect((await request.post(`/api/conversations/${id}/messages`, { data })).status()).toBe(200)
}

/** Leaves the page first, because one without a session leads to the sign-in as soon as it makes a call. */
async function signOutHere(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.context().clearCookies()
}

/** The last event ids that streams were opened with, in order. */
function watchStreams(context: BrowserContext): (string | undefined)[] {
  const streams: (string | undefined)[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events') streams.push(request.headers()['last-event-id'])
  })
  return streams
}

test('HDR-20 SKR-11 MSG-08 unread messages are counted in the header, without a reload', async ({
  page,
  baseURL,
}) => {
  const { employer, id } = await meet(page, baseURL)
  const stream = page.waitForResponse('**/api/events')
  await page.goto(home)
  await expect(mail(page)).toHaveAccessibleName('Messages')
  await expect(mail(page)).toHaveAttribute('href', '/jobseeker/messages')
  await expect(page).toHaveTitle(/^Profile/)
  expect((await stream).status()).toBe(200)
  await write(employer, id, 'Can you come on Monday?')
  await write(employer, id, 'At nine?')
  await expect(mail(page)).toHaveAccessibleName('Messages, 2 unread')
  await expect(mail(page)).toHaveText(/2$/)
  await expect(page.locator('main').getByRole('link', { name: 'Messages 2' })).toBeVisible()
  await expect(page).toHaveTitle(/^\(2\) Profile/)
  await axeFindsNothing(page)
  await page.request.put(`/api/conversations/${id}/read`, { data: { number: 9 } })
  await expect(mail(page)).toHaveAccessibleName('Messages')
  await expect(page).toHaveTitle(/^Profile/)
  await employer.dispose()
})

test('two tabs share one stream, and the second continues when the first is closed', async ({
  page,
  context,
  baseURL,
}) => {
  const { employer, id } = await meet(page, baseURL)
  const streams = watchStreams(context)
  const first = await context.newPage()
  const opened = first.waitForResponse('**/api/events')
  await first.goto('/account')
  await opened
  const joined = page.waitForResponse('**/api/unread-messages')
  await page.goto('/account')
  await joined
  await write(employer, id, 'Hello')
  await expect(mail(first)).toHaveAccessibleName('Messages, 1 unread')
  await expect(mail(page)).toHaveAccessibleName('Messages, 1 unread')
  expect(streams).toEqual([expect.stringMatching(/^\d+$/)])
  const takenOver = page.waitForResponse('**/api/events')
  await first.close()
  await takenOver
  expect(streams).toHaveLength(2)
  expect(Number(streams[1])).toBeGreaterThan(Number(streams[0]))
  await write(employer, id, 'Are you there?')
  await expect(mail(page)).toHaveAccessibleName('Messages, 2 unread')
  await employer.dispose()
})

test.describe('a lost connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK|Failed to load resource/ })

  test('what was written meanwhile is counted when the connection is back', async ({
    page,
    context,
    baseURL,
  }) => {
    const { employer, id } = await meet(page, baseURL)
    const opened = page.waitForResponse('**/api/events')
    await page.goto('/account')
    await opened
    await context.setOffline(true)
    await write(employer, id, 'Where are you?')
    await context.setOffline(false)
    await expect(mail(page)).toHaveAccessibleName('Messages, 1 unread')
    await employer.dispose()
  })
})

for (const { code } of languages) {
  test(`the header of a small phone stays one line with many unread messages in ${code}`, async ({
    page,
    baseURL,
  }) => {
    await sharedSeeker(page)
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    await page.route('**/api/unread-messages', (route) => route.fulfill({ json: { unread: 120 } }))
    await page.goto('/account')
    const bar = page.locator('header > div').first()
    await expect(bar.locator('.menu-news')).toHaveText('99+')
    expect(await bar.evaluate(({ clientHeight }) => clientHeight)).toBe(56)
    const links = bar.locator('a, summary, button')
    const sizes = await links.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    expect(Math.min(...sizes.filter((height) => height > 0))).toBeGreaterThanOrEqual(44)
    await axeFindsNothing(page)
  })
}

test('a seeker asks about a job, and the employer writes to an applicant', async ({ page, baseURL }) => {
  const { employer, jobId, id } = await meet(page, baseURL)
  await page.goto(`/jobseeker/jobs/${jobId}`)
  await page.getByRole('button', { name: 'Ask a question' }).press('Enter')
  await expect(page).toHaveURL(`/jobseeker/messages/${id}`)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Ask a question' })).toBeVisible()
  const applied = await page.request.post(`/api/employer/jobs/${jobId}/apply`, {
    data: { coverLetter: 'I have cared for children for years.' },
  })
  expect(applied.ok()).toBe(true)
  await page.goto('/jobseeker/Applications')
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Write a message' }).click()
  await expect(page).toHaveURL(`/jobseeker/messages/${id}`)

  await signOutHere(page)
  const { cookies } = await employer.storageState()
  await page.context().addCookies(cookies)
  await page.goto(`/employer/view-applicants/${jobId}`)
  await page
    .locator('main article')
    .getByRole('button', { name: /Bekele/ })
    .click()
  await page.getByRole('button', { name: 'Write a message' }).click()
  await expect(page).toHaveURL(`/employer/messages/${id}`)
  await employer.dispose()
})

test.describe('a deleted person', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('an offer and a placement open the right conversation, and show a failure', async ({ page }) => {
    const writes = async (body: { about: string; id: string | null }) => {
      const asked = page.waitForRequest('**/api/conversations')
      await page.locator('main').getByRole('button', { name: 'Write a message' }).click()
      expect((await asked).postDataJSON()).toEqual(body)
      await expect(page.locator('.toast')).toBeVisible()
    }
    const offer = { ...sampleOffer(), history: [] }
    const placement = samplePlacement()
    await sharedSeeker(page)
    await page.route('**/api/placements', (route) => route.fulfill({ json: [placement] }))
    await page.route('**/api/job-offers/*', (route) => route.fulfill({ json: offer }))
    await page.goto('/account')
    await visit(page, `/jobseeker/job-offers/${offer.id}`)
    await writes({ about: 'job', id: offer.jobId })
    await visit(page, '/jobseeker/WorkPlacement')
    await writes({ about: 'job', id: placement.jobId })

    await signOutHere(page)
    await sharedEmployer(page)
    await page.goto('/account')
    await visit(page, '/employer/placements')
    await writes({ about: 'seeker', id: placement.other.id })
  })
})
