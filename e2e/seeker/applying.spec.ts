import type { Page } from '@playwright/test'
import { sendSignIn } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone } from '../support/employers.ts'
import { followMenu, newSeeker, newWord, postJobs } from '../support/seekers.ts'
import { sharedSeeker } from '../support/shared-people.ts'
import { expect, languages, live, test, visit } from '../support/test.ts'

const card = (page: Page) => page.getByRole('list', { name: 'Jobs' }).getByRole('article')
const detail = (page: Page) => page.locator('main section section')
/** On a phone nothing is open until its card is touched. */
const select = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true }).click()
const search = (word: string) => `/jobseeker/job-search?q=${word}`
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })
const listed = async (page: Page): Promise<unknown> =>
  JSON.parse(await (await page.request.get('/api/job-preferences/jobs/job-seeker')).text())

test('JOB-10 JOB-30 ERR-39 Quick Apply applies without a question', async ({ page }) => {
  const word = newWord()
  await postJobs(page, [{ title: `${word} nanny` }])
  await newSeeker(page)
  await page.goto(search(word))
  await card(page).getByRole('button', { name: 'Quick Apply' }).click()
  await expect(toast(page, 'Application submitted successfully!')).toBeVisible()
  // The button that was pressed is gone: the focus goes to the heading of its card.
  await expect(card(page).getByRole('heading')).toBeFocused()
  expect(await listed(page)).toMatchObject([{ jobTitle: `${word} nanny`, status: 'PENDING' }])
})

test('JOB-44 JOB-46 a job applied for says so; a quick application has no letter', async ({ page }) => {
  const word = newWord()
  await postJobs(page, [{ title: `${word} nanny` }])
  await newSeeker(page)
  await page.goto(search(word))
  await card(page).getByRole('button', { name: 'Quick Apply' }).click()
  await expect(card(page).getByText('Applied')).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Quick Apply' })).toHaveCount(0)
  await select(page, `${word} nanny`)
  await expect(detail(page).getByText('Applied')).toBeVisible()
  await expect(detail(page).getByRole('button', { name: 'Apply' })).toHaveCount(0)
  await page.reload()
  await expect(card(page).getByText('Applied')).toBeVisible()
  expect(await listed(page)).toMatchObject([{ status: 'PENDING', coverLetter: '' }])
})

test('JOB-11 JOB-45 Apply takes a letter, which may stay empty', async ({ page }) => {
  const word = newWord()
  await postJobs(page, [{ title: `${word} one` }, { title: `${word} two` }])
  await newSeeker(page)
  await page.goto(search(word))
  const dialog = page.getByRole('dialog')
  await select(page, `${word} two`)
  await detail(page).getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toContainText(`Apply: ${word} two`)
  await axeFindsNothing(page, { part: 'dialog[open]' })
  await dialog.getByLabel('Cover letter').fill('I like children.')
  await dialog.getByRole('button', { name: 'Send the application' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(toast(page, 'Application submitted successfully!')).toBeVisible()
  await select(page, `${word} one`)
  await detail(page).getByRole('button', { name: 'Apply' }).click()
  await dialog.getByRole('button', { name: 'Send the application' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await listed(page)).toMatchObject([{ coverLetter: '' }, { coverLetter: 'I like children.' }])
})

test.describe('where the server refuses', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('ACC-03 ERR-40 an address that is not verified gives the server’s error', async ({ page }) => {
    const word = newWord()
    await postJobs(page, [{ title: `${word} nanny` }])
    await newSeeker(page, { verified: false })
    await page.goto(search(word))
    await card(page).getByRole('button', { name: 'Quick Apply' }).click()
    await expect(toast(page, 'Please verify your email address first.')).toBeVisible()
    await expect(card(page).getByRole('button', { name: 'Quick Apply' })).toBeVisible()
  })

  test('ERR-41 ERR-42 without its words, or without any answer, it is said that it failed', async ({
    page,
  }) => {
    const word = newWord()
    await postJobs(page, [{ title: `${word} nanny` }])
    await sharedSeeker(page)
    await page.goto(search(word))
    await page.route('**/apply', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
    await card(page).getByRole('button', { name: 'Quick Apply' }).click()
    await expect(toast(page, 'Failed to submit application')).toHaveText(
      /^Failed to submit application(?!\.)/,
    )
    const wordless = { code: 'internal', message: '', requestId: 'r' }
    await page.route('**/apply', (route) => route.fulfill({ status: 409, json: wordless }))
    await select(page, `${word} nanny`)
    await detail(page).getByRole('button', { name: 'Apply' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send the application' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Failed to submit application')
    await page.keyboard.press('Escape')
    await page.route('**/apply', (route) => route.abort())
    await card(page).getByRole('button', { name: 'Quick Apply' }).click()
    await expect(toast(page, 'Failed to submit application. Please try again.')).toBeVisible()
  })

  test('JOB-31 a search that is answered 401 leads to the registration of job seekers', async ({ page }) => {
    await newSeeker(page, { verified: false })
    await page.goto('/account')
    await page.route('**/api/employer/jobs/**', (route) =>
      route.fulfill({ status: 401, json: { code: 'sign_in_required', message: 'x', requestId: 'r' } }),
    )
    await followMenu(page, 'Jobs', '**/api/employer/jobs/**')
    await expect(page).toHaveURL(
      /\/registration\?selectedRole=Looking\+for\+Career&from=%2Fjobseeker%2Fjob-search/,
    )
    await expect(page.getByRole('radio', { name: /Looking for Career/ })).toBeChecked()
  })

  test('JOB-32 a search that is answered 403 leads to the sign-in, which says why', async ({ page }) => {
    const { username } = await newSeeker(page, { verified: false })
    await page.goto('/account')
    await page.route('**/api/employer/jobs/**', (route) =>
      route.fulfill({ status: 403, json: { code: 'not_allowed', message: 'x', requestId: 'r' } }),
    )
    await visit(page, '/jobseeker/job-search')
    await expect(page).toHaveURL(/\/login/)
    await expect(
      page.getByText('You do not have permission to access job search. Please log in.'),
    ).toBeVisible()
    // The session goes on, but leads nobody away from there: the form is still to be used.
    await live(page)
    await sendSignIn(page, username)
    await expect(page).toHaveURL('/jobseeker/profile')
  })

  test('ERR-37 ERR-38 a list that cannot be had says so, and can be asked for again', async ({ page }) => {
    const word = newWord()
    await sharedSeeker(page)
    await page.goto('/account')
    await page.route('**/api/employer/jobs/**', (route) => route.fulfill({ status: 500, body: '' }))
    await visit(page, '/jobseeker/job-search')
    await expect(page.getByRole('alert')).toContainText('Failed to fetch recommended jobs')
    await visit(page, search(word))
    await expect(page.getByRole('alert')).toContainText('Failed to fetch jobs')
    await page.unroute('**/api/employer/jobs/**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('No job fits all that you searched for.')).toBeVisible()
  })
})

test('JOB-49 a job is reported to staff', async ({ page }) => {
  const word = newWord()
  await postJobs(page, [{ title: `${word} nanny` }])
  await newSeeker(page, { verified: false })
  await page.goto(search(word))
  await select(page, `${word} nanny`)
  await detail(page).getByRole('button', { name: 'Report this job' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(dialog).toContainText('Please describe what is wrong.')
  await dialog.getByLabel('What is wrong').fill('They ask for money.')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(toast(page, 'Thank you. Our staff will look at this job.')).toBeVisible()
})

for (const { code } of languages) {
  test(`the search reads well on a small phone in ${code}`, async ({ page, baseURL }) => {
    const word = newWord()
    await postJobs(page, [
      { title: `${word} ${'longword'.repeat(8)}`, locations: ['Addis Ababa', 'Adama', 'Bahir Dar'] },
    ])
    await sharedSeeker(page)
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    for (const address of [search(word), `${search(word)}&sort=match`, search(`${word}none`)]) {
      await page.goto(address)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await page.locator('[aria-controls][aria-expanded]').first().click()
      await axeFindsNothing(page)
      await fitsPhone(page)
    }
  })
}
