import type { Page } from '@playwright/test'
import { newEmployer, postJob } from '../support/employers.ts'
import { newSeeker, newWord, postJobs, watchSearches } from '../support/seekers.ts'
import { sharedSeeker } from '../support/shared-people.ts'
import { expect, test, visit } from '../support/test.ts'

const wide = { width: 1280, height: 900 }
const cards = (page: Page) => page.getByRole('list', { name: 'Jobs' }).getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading', { level: 3 })
const scores = (page: Page) => cards(page).getByRole('img', { name: /^\d+% match$/ })
const detail = (page: Page) => page.locator('main section section')
const found = (page: Page) => page.locator('main output', { hasText: /^[\d,]+\+? jobs?$/ })
const openFilters = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click()
const search = (word: string, more = '') => `/jobseeker/job-search?q=${word}${more}`

test('RTE-29 RTE-30 the search is at both addresses, in any letter case', async ({ page }) => {
  await sharedSeeker(page)
  for (const address of ['/jobseeker/job-search', '/jobseeker/jobs', '/JobSeeker/Job-Search']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Job search' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  }
})

test('JOB-01 JOB-02 JOB-03 the search has its filters', async ({ page }) => {
  await page.setViewportSize(wide)
  await sharedSeeker(page)
  await page.goto('/jobseeker/job-search')
  await openFilters(page)
  for (const name of ['Locations', 'Skills', 'Languages', 'Age ranges', 'Religions']) {
    await expect(page.getByRole('combobox', { name, exact: true })).toBeVisible()
  }
  for (const name of ['Job type', 'Gender']) await expect(page.getByLabel(name)).toHaveRole('combobox')
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
})

test('JOB-04 JOB-05 JOB-06 places are found by their start, skills and ages anywhere in the text', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await sharedSeeker(page)
  await page.goto('/jobseeker/job-search')
  await openFilters(page)
  const option = (name: string | RegExp) => page.getByRole('option', { name })
  await page.getByRole('combobox', { name: 'Locations' }).fill('dama')
  await expect(option(/Adama/)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Locations' }).fill('Adam')
  await expect(option(/Adama/).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Skills' }).fill('ook')
  await expect(option('Cooking')).toBeVisible()
  await page.getByRole('combobox', { name: 'Age ranges' }).fill('27')
  await expect(option('26-27')).toBeVisible()
})

/** A cook by the day in Adama and a nanny who lives in, the newest last, and somebody who looks for work. */
async function cookAndNanny(page: Page): Promise<string> {
  const word = newWord()
  await postJobs(page, [
    { title: `${word} cook`, jobType: 'FULL_TIME', skills: ['Cooking'], locations: ['Adama'] },
    { title: `${word} nanny`, skills: ['Childcare'] },
  ])
  await sharedSeeker(page)
  return word
}

/** Four filters, besides the words that are searched for. */
async function chooseFilters(page: Page): Promise<void> {
  await openFilters(page)
  await page.getByLabel('Job type').selectOption('Full time')
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByRole('combobox', { name: 'Locations' }).fill('Adama')
  await page.getByRole('option', { name: /Adama/ }).first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Skills' }).fill('Cook')
  await page.getByRole('option', { name: 'Cooking' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Filters (4)' })).toBeVisible()
  await expect(found(page)).toHaveText('1 job')
}

test('JOB-19 JOB-20 JOB-21 without a filter jobs are recommended; each filter changes the list', async ({
  page,
}) => {
  const word = await cookAndNanny(page)
  await page.goto('/account')
  const calls = watchSearches(page)
  await visit(page, '/jobseeker/job-search')
  await expect(page.getByRole('heading', { level: 2, name: 'Recommended jobs' })).toBeVisible()
  expect(calls.map(({ pathname }) => pathname)).toEqual(['/api/employer/jobs/recommended'])
  await page.getByLabel('Title, place, skill …').fill(word)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(titles(page).filter({ hasText: word })).toHaveCount(2)
  await expect(found(page)).toHaveText('2 jobs')
  await expect(page.getByRole('heading', { level: 2, name: 'Matching jobs' })).toBeVisible()
  expect(calls.at(-1)?.pathname).toBe('/api/employer/jobs/advanced-search')
  await openFilters(page)
  await page.getByLabel('Job type').selectOption('Full time')
  await expect(titles(page)).toHaveText([`${word} cook`])
})

test('JOB-27 JOB-28 JOB-29 all that is chosen is searched for', async ({ page }) => {
  const word = await cookAndNanny(page)
  const calls = watchSearches(page)
  await page.goto(search(word))
  await chooseFilters(page)
  const last = calls.at(-1)
  expect(last?.pathname).toBe('/api/employer/jobs/advanced-search')
  expect(Object.fromEntries(last?.searchParams ?? [])).toMatchObject({
    jobType: 'FULL_TIME',
    gender: 'FEMALE',
    location: 'Adama, East Shewa',
    skills: 'Cooking',
    page: '0',
    size: '5',
  })
})

test('JOB-41 JOB-42 JOB-43 filters are in the address, for Back and for others', async ({
  page,
  context,
}) => {
  const word = await cookAndNanny(page)
  await page.goto('/jobseeker/job-search')
  await page.getByLabel('Title, place, skill …').fill(word)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(titles(page)).toHaveCount(2)
  await chooseFilters(page)
  // Somebody else who gets this address sees the same.
  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(titles(shared)).toHaveText([`${word} cook`])
  await expect(shared.getByRole('button', { name: 'Filters (4)' })).toBeVisible()
  for (let steps = 0; steps < 4; steps += 1) await page.goBack()
  await expect(titles(page)).toHaveCount(2)
  await expect(page.getByLabel('Job type')).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'Recommended jobs' })).toBeVisible()
  await expect(page.getByLabel('Title, place, skill …')).toHaveValue('')
})

test('JOB-07 JOB-08 JOB-09 the first job is selected; its details are on the right, or below its card on a phone', async ({
  page,
}) => {
  const word = newWord()
  await postJobs(page, [{ title: `${word} one` }, { title: `${word} two` }])
  await sharedSeeker(page)
  await page.setViewportSize(wide)
  await page.goto(search(word))
  await expect(detail(page)).toContainText(`${word} two`)
  const left = await cards(page).first().boundingBox()
  const right = await detail(page).boundingBox()
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
  await page.getByRole('button', { name: `${word} one` }).click()
  await expect(detail(page).getByRole('heading', { level: 3 })).toHaveText(`${word} one`)
  await page.setViewportSize({ width: 767, height: 900 })
  const card = cards(page).filter({ hasText: `${word} one` })
  // The list is drawn anew after the styles have changed; its titles then say what is open.
  await expect(page.getByRole('button', { name: `${word} one`, expanded: true })).toBeVisible()
  await expect(detail(page)).toHaveCount(1)
  const above = await card.first().boundingBox()
  const below = await detail(page).boundingBox()
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  expect(Math.abs((below?.x ?? 0) - (above?.x ?? 0))).toBeLessThan(2)
  await page.getByRole('button', { name: `${word} one` }).click()
  await expect(detail(page)).toHaveCount(0)
  // On a phone nothing is open before a card is touched.
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: word, expanded: false })).toHaveCount(2)
  await expect(detail(page)).toHaveCount(0)
})

test('JOB-13 JOB-14 JOB-15 a pay or hours of zero are not shown, and others are', async ({ page }) => {
  const word = newWord()
  await postJobs(page, [
    { title: `${word} hourly`, salary: '0', hourlyRate: 72.5, workHours: '6' },
    { title: `${word} monthly`, salary: '8000' },
  ])
  await sharedSeeker(page)
  await page.goto(search(word))
  await page.getByRole('button', { name: `${word} monthly` }).click()
  await expect(detail(page)).toContainText('ETB 8,000/month')
  await expect(detail(page)).not.toContainText('/hr')
  await expect(detail(page)).not.toContainText('Work hours')
  await page.getByRole('button', { name: `${word} hourly` }).click()
  await expect(detail(page)).toContainText('ETB 72.50/hr')
  await expect(detail(page)).toContainText('6 hours a day')
  await expect(detail(page)).not.toContainText('/month')
})

/** Six jobs, of which a page shows five. */
async function openSix(page: Page) {
  const word = newWord()
  await postJobs(
    page,
    Array.from({ length: 6 }, (_, at) => ({ title: `${word} ${at}` })),
  )
  await sharedSeeker(page)
  const calls = watchSearches(page)
  await page.goto(search(word))
  await expect(titles(page)).toHaveCount(5)
  return { word, calls }
}
const next = (page: Page) => page.getByRole('button', { name: 'Next' })

test('JOB-16 JOB-18 JOB-40 five jobs on a page, which are turned over and counted', async ({ page }) => {
  const { word } = await openSix(page)
  await expect(found(page)).toHaveText('6 jobs')
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await next(page).click()
  await expect(titles(page)).toHaveText([`${word} 0`])
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await expect(titles(page)).toHaveCount(5)
})

test('JOB-17 JOB-22 each page is asked for, counted from zero, and is in the address', async ({ page }) => {
  const { word, calls } = await openSix(page)
  expect(calls.at(-1)?.searchParams.get('page')).toBe('0')
  await next(page).click()
  await expect(titles(page)).toHaveText([`${word} 0`])
  expect(calls.at(-1)?.searchParams.get('page')).toBe('1')
  await expect(page).toHaveURL(/page=2/)
})

test('JOB-23 JOB-24 another job type or gender begins at the first page; Back returns to the second', async ({
  page,
}) => {
  const { calls } = await openSix(page)
  await next(page).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await openFilters(page)
  await page.getByLabel('Job type').selectOption('Live in')
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  expect(calls.at(-1)?.searchParams.get('page')).toBe('0')
  await next(page).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await page.getByLabel('Gender').selectOption('Female')
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  expect(calls.at(-1)?.searchParams.get('page')).toBe('0')
  await page.goBack()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
})

test('JOB-33 JOB-34 JOB-35 jobs come by match, newest first, or by pay', async ({ page }) => {
  const word = newWord()
  await postJobs(page, [
    { title: `${word} rich`, salary: '9000', locations: ['Gondar'] },
    { title: `${word} poor`, salary: '1000', locations: ['Adama'] },
  ])
  await newEmployer(page)
  await postJob(page, { title: `${word} middle`, salary: '5000', locations: ['Jijiga'] })
  await sharedSeeker(page)
  await page.goto(search(word))
  await expect(page.getByLabel('Sort by')).toHaveValue('match')
  await page.getByLabel('Sort by').selectOption('Newest')
  await expect(titles(page)).toHaveText([/middle/, /poor/, /rich/])
  await expect(scores(page)).toHaveCount(3)
  await page.getByLabel('Sort by').selectOption('Highest pay')
  await expect(titles(page)).toHaveText([/rich/, /middle/, /poor/])
  await expect(scores(page)).toHaveCount(3)
  await page.getByLabel('Sort by').selectOption('Best match')
  await expect(titles(page).first()).toHaveText(/poor/)
  await expect(scores(page)).toHaveCount(3)
})

test('JOB-37 JOB-38 a job just posted is recommended to somebody it suits, with a score and its reasons', async ({
  page,
}) => {
  const word = newWord()
  await postJobs(page, [{ title: `${word} at home`, locations: ['Adama'] }])
  await newSeeker(page, { verified: false })
  await page.goto('/jobseeker/job-search')
  const card = cards(page).filter({ hasText: word })
  // Other tests post jobs in the same town.
  for (let turned = 0; turned < 5 && (await card.count()) === 0; turned += 1) {
    await expect(cards(page).first()).toBeVisible()
    if ((await card.count()) === 0) await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  }
  await expect(card.getByRole('img', { name: /^\d+% match$/ })).toBeVisible()
  await page.getByRole('button', { name: `${word} at home` }).click()
  await expect(detail(page)).toContainText('Why this job suits you')
  await expect(detail(page)).toContainText('It is where you live')
  await expect(detail(page)).toContainText('It is new')
})

test('JOB-36 a job is saved, listed among the saved ones, and let go', async ({ page }) => {
  const word = newWord()
  await postJobs(page, [{ title: `${word} to keep` }])
  await newSeeker(page, { verified: false })
  await page.goto(search(word))
  await page.getByRole('button', { name: 'Save this job' }).click()
  await expect(page.getByRole('button', { name: 'Remove from saved' })).toBeVisible()
  await page.getByRole('button', { name: 'Saved jobs' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Saved jobs' })).toBeVisible()
  await expect(titles(page)).toHaveText([`${word} to keep`])
  await page.getByRole('button', { name: 'Remove from saved' }).click()
  await page.reload()
  await expect(page.getByText('No saved jobs yet.')).toBeVisible()
})
