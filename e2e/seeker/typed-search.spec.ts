import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone } from '../support/employers.ts'
import { newSeeker, newWord, postJobs } from '../support/seekers.ts'
import { sharedSeeker } from '../support/shared-people.ts'
import { expect, languages, test } from '../support/test.ts'

const address = '/jobseeker/job-search'
const field = (page: Page) => page.locator('main input[name=q]')
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading', { level: 3 })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const chips = (page: Page) => page.getByRole('button', { name: /^Remove: / })

const nannies = ['Nanny', 'ሞግዚት', "Guddiftuu daa'immanii"] as const

/** Three nannies wanted in Addis Ababa, each in another language, and a cook in Adaba; all four say the word. */
async function openSearch(page: Page): Promise<string> {
  const word = newWord()
  const description = `We are ${word}.`
  const inCity = { description, locations: ['Addis Ababa'], skills: ['Childcare'] }
  const cook = { description, locations: ['Adaba'], skills: ['Cooking'], workType: 'COOK_CHEF' }
  await postJobs(page, [{ title: 'Cook', ...cook }, ...nannies.map((title) => ({ title, ...inCity }))])
  await sharedSeeker(page)
  await page.goto(address)
  return word
}

async function search(page: Page, typed: string): Promise<void> {
  await field(page).fill(typed)
  await field(page).press('Enter')
  await expect(page).toHaveURL(`${address}?${new URLSearchParams({ q: typed }).toString()}`)
}

test('TXS-01 TXS-05 LNG-40 a title is found in any language and spelling, whatever it is written in', async ({
  page,
}) => {
  const word = await openSearch(page)
  for (const typed of ['nanny', 'ሞግዚት', 'guddiftuu', 'nanies', 'guddiftuf', 'nany']) {
    await search(page, `${typed} ${word}`)
    await expect(titles(page)).toHaveCount(nannies.length)
    expect((await titles(page).allTextContents()).toSorted()).toEqual(nannies.toSorted())
  }
  await search(page, `houskeeper ${word}`)
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
  await expect(chips(page).first()).toHaveAccessibleName('Remove: Housekeeper')
})

test('TXS-02 LNG-39 LNG-43 Addis Ababa is found by each of its names', async ({ page }) => {
  const word = await openSearch(page)
  for (const typed of ['addis', 'finfinnee', 'አዲስ አበባ', 'Finfinneetti']) {
    await search(page, `${typed} ${word}`)
    await expect(chips(page).first()).toHaveAccessibleName('Remove: Addis Ababa')
    await expect(titles(page)).toHaveCount(nannies.length)
  }
})

test('TXS-03 LNG-41 a skill is found in any language, though the text does not name it', async ({ page }) => {
  const word = await openSearch(page)
  for (const typed of ['cooking', 'ምግብ ማብሰል', 'childcare cooking']) {
    await search(page, `${typed} ${word}`)
    await expect(chips(page).first()).toHaveAccessibleName(/Remove: (Cooking|Childcare)/)
    await expect(titles(page)).toHaveText(typed.includes('childcare') ? [] : ['Cook'])
  }
})

test('TXS-04 TXS-06 several things are understood together, and each is removed by keyboard', async ({
  page,
}) => {
  const word = await openSearch(page)
  await search(page, `nanny addis ${word}`)
  await expect(titles(page)).toHaveCount(nannies.length)
  await expect(chips(page)).toHaveCount(3)
  await axeFindsNothing(page, { part: 'main' })
  await fitsPhone(page)
  await page.getByRole('button', { name: 'Remove: Nanny' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`q=addis\\+${word}$`))
  await expect(page.getByRole('heading', { name: 'Matching jobs' })).toBeFocused()
  await expect(chips(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove: Addis Ababa' }).press('Space')
  await expect(titles(page)).toHaveCount(4)
  await expect(field(page)).toHaveValue(word)
  await page.goBack()
  await expect(field(page)).toHaveValue(`addis ${word}`)
  await expect(chips(page)).toHaveCount(2)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('TXS-06 where nothing fits, a tap removes what was too much', async ({ page }) => {
    const word = await openSearch(page)
    await search(page, `nanny adaba ${word}`)
    await expect(page.getByText('No job fits all that you searched for.')).toBeVisible()
    await fitsPhone(page)
    await page.getByRole('button', { name: 'Remove: Adaba' }).tap()
    await expect(titles(page)).toHaveCount(nannies.length)
    await expect(page.getByRole('heading', { name: 'Matching jobs' })).toBeFocused()
  })
})

test('TXS-07 suggestions come while typing, the frequent first, and are chosen by keyboard', async ({
  page,
}) => {
  await openSearch(page)
  await field(page).fill('add')
  await expect(options(page).first()).toContainText('Addis Ababa')
  await axeFindsNothing(page, { part: 'main' })
  await fitsPhone(page)
  const names = await options(page).allTextContents()
  expect(names.findIndex((name) => name.startsWith('Adaba'))).not.toBe(0)
  await field(page).press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('add')
  await field(page).fill('nanny add')
  await expect(options(page).first()).toContainText('Addis Ababa')
  await field(page).press('ArrowDown')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/q=nanny\+Addis\+Ababa$/)
  await expect(options(page)).toHaveCount(0)
  await expect(chips(page)).toHaveCount(2)
})

for (const { code } of languages) {
  test(`TXS-06 TXS-07 the search reads in the language of its reader on a small phone: ${code}`, async ({
    page,
    baseURL,
  }) => {
    const label = { en: 'Addis Ababa', am: 'አዲስ አበባ', om: 'Finfinnee' }[code]
    await sharedSeeker(page)
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    await page.goto(address)
    await field(page).fill('addis')
    await options(page).filter({ hasText: label }).first().click()
    await expect(field(page)).toHaveValue(label)
    await expect(page.getByRole('list').getByRole('button', { name: label })).toBeVisible()
    await axeFindsNothing(page, { part: 'main' })
    await fitsPhone(page)
  })
}

test('of several skills, jobs that ask for all of them are counted', async ({ page }) => {
  const word = newWord()
  await postJobs(page, [
    { title: `${word} both`, skills: ['Cooking', 'Ironing'] },
    { title: `${word} one`, skills: ['Cooking'] },
  ])
  await sharedSeeker(page)
  await page.goto(`${address}?q=${word}&skills=Cooking&skills=Ironing`)
  await expect(page.getByText('1 with all of these skills comes first.')).toBeVisible()
  await expect(titles(page).first()).toHaveText(`${word} both`)
  await page.getByLabel('Sort by').selectOption('Newest')
  await expect(page.getByText('1 with all of these skills.')).toBeVisible()
})

test('a page past the end leads to the last one, and Back does not lead there again', async ({ page }) => {
  const word = newWord()
  await postJobs(page, [{ title: word }])
  await sharedSeeker(page)
  await page.goto('/account')
  await page.goto(`${address}?q=${word}&page=7`)
  await expect(titles(page)).toHaveText([word])
  await expect(page).toHaveURL(`${address}?q=${word}`)
  await page.goBack()
  await expect(page).toHaveURL('/account')
})

test('MAT-03 MAT-04 reasons are exact, and what is missing can be added', async ({ page }) => {
  const word = newWord()
  await postJobs(page, [{ title: `${word} nanny`, skills: ['Childcare', 'Ironing'] }])
  await newSeeker(page)
  const skills = { skills: ['Childcare'], languages: ['Amharic'], hasCertifications: false }
  const more = { wantsSkillTest: false, wantsTrainingProgram: false, salaryRange: '3000-4000' }
  const saved = await page.request.post('/api/skills-certification/user', { data: { ...skills, ...more } })
  expect(saved.status()).toBe(200)
  await page.goto(`${address}?q=${word}`)
  await page.getByRole('button', { name: `${word} nanny` }).click()
  const detail = page.locator('main section section')
  await expect(detail).toContainText('You have 1 of the 2 skills it asks for. Missing: Ironing')
  await axeFindsNothing(page, { part: 'main' })
  await fitsPhone(page)
  await detail.getByRole('link', { name: 'Add your skills' }).click()
  await expect(page).toHaveURL('/jobseeker/update-skills')
})

test.describe('where suggestions cannot be had', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('nothing is shown, and the search works', async ({ page }) => {
    const word = await openSearch(page)
    await page.route('**/api/job-search/suggestions*', (route) => route.fulfill({ status: 500, body: '' }))
    const asked = page.waitForResponse('**/api/job-search/suggestions*')
    await field(page).fill(word)
    await asked
    await expect(options(page)).toHaveCount(0)
    await field(page).press('Enter')
    await expect(titles(page)).toHaveCount(4)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
