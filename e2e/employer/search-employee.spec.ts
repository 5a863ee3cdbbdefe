import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone, newEmployer, postJob } from '../support/employers.ts'
import { makePeople, quietCorner } from '../support/seekers.ts'
import { sharedEmployer } from '../support/shared-people.ts'
import { expect, test, visit } from '../support/test.ts'

const wide = { width: 1280, height: 900 }
const address = '/employer/search-employee'
const cards = (page: Page) => page.getByRole('list', { name: 'Job seekers' }).getByRole('article')
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 })
const inAnyOrder = async (page: Page) => (await names(page).allTextContents()).toSorted()
const detail = (page: Page) => page.locator('main section section')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const openFilters = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click()
const found = (page: Page) => page.locator('main output', { hasText: /^[\d,]+\+? job seekers?$/ })
const within = (corner: object) => `${address}?${new URLSearchParams({ ...corner }).toString()}`

test('RTE-45 SEM-01 the search has its filters', async ({ page }) => {
  await sharedEmployer(page)
  await page.setViewportSize(wide)
  await page.goto(address)
  await expect(heading(page, 'Recommended job seekers')).toBeVisible()
  await openFilters(page)
  for (const name of ['Languages', 'Skills', 'Location'])
    await expect(page.getByRole('combobox', { name, exact: true })).toBeVisible()
  for (const name of ['Age range', 'Religion', 'Salary range'])
    await expect(page.getByLabel(name)).toHaveRole('combobox')
  const genders = page.getByLabel('Gender').getByRole('option')
  await expect(genders).toHaveText(['Any', 'Male', 'Female', 'Other'])
})

test('SEM-03 SEM-04 SEM-12 filters apply as they are chosen, and the address holds them', async ({
  page,
}) => {
  const corner = quietCorner()
  await makePeople(page, corner, [
    { firstName: 'Zewditu', profile: { skills: ['Driving'], languages: ['Oromiffa'], religion: 'Islam' } },
    { firstName: 'Almaz', profile: { skills: ['Driving', 'Cooking'] } },
    { firstName: 'Chala', person: { gender: 'MALE' } },
  ])
  await sharedEmployer(page)
  await page.setViewportSize(wide)
  await page.goto(address)
  await expect(heading(page, 'Recommended job seekers')).toBeVisible()
  await openFilters(page)
  const gender = page.getByLabel('Gender')
  await page.getByLabel('Age range').selectOption(corner.ageRange)
  await expect(heading(page, 'Matching job seekers')).toBeVisible()
  await page.getByLabel('Salary range').selectOption(corner.salaryRange)
  await page.getByRole('combobox', { name: 'Location' }).fill(corner.location)
  await page.getByRole('option', { name: new RegExp(corner.location) }).click()
  await expect(names(page)).toHaveText(['Almaz Bekele', 'Chala Bekele', 'Zewditu Bekele'])
  await expect(found(page)).toHaveText('3 job seekers')
  await page.getByRole('combobox', { name: 'Skills' }).fill('Driv')
  await page.getByRole('option', { name: 'Driving' }).click()
  await expect(names(page)).toHaveText(['Almaz Bekele', 'Zewditu Bekele'])
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Languages' }).fill('Afaan Oromoo')
  await page.getByRole('option', { name: 'Afaan Oromoo' }).click()
  await page.keyboard.press('Escape')
  await page.getByLabel('Religion').selectOption('Islam')
  await gender.selectOption('Female')
  await expect(names(page)).toHaveText(['Zewditu Bekele'])

  const shared = page.url()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(heading(page, 'Matching job seekers')).toBeFocused()
  await page.goto(shared)
  await expect(names(page)).toHaveText(['Zewditu Bekele'])
  await openFilters(page)
  await gender.selectOption('Other')
  await expect(page.getByRole('heading', { name: 'No job seekers found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(heading(page, 'Recommended job seekers')).toBeVisible()
})

test('SEM-02 the location is cleared by its button, and Back brings it back', async ({ page }) => {
  const corner = quietCorner()
  await sharedEmployer(page)
  await page.setViewportSize(wide)
  await page.goto(within(corner))
  await openFilters(page)
  const place = page.getByRole('combobox', { name: 'Location' })
  await expect(place).toHaveValue(new RegExp(corner.location))
  await page.getByRole('button', { name: 'Clear the location' }).click()
  await expect(place).toHaveValue('')
  await expect(page).not.toHaveURL(/location=/)
  await page.goBack()
  await expect(place).toHaveValue(new RegExp(corner.location))
})

test('SEM-05 SEM-06 SEM-09 a card sums up a person, and the first one shows all details', async ({
  page,
}) => {
  const corner = quietCorner()
  const profile = {
    experience: '3-5 years',
    education: 'High School',
    religion: 'Orthodox',
    bio: 'I cook for ten.',
  }
  await makePeople(page, corner, [{ firstName: 'Abeba', profile }, { firstName: 'Bontu' }])
  await sharedEmployer(page)
  await page.setViewportSize(wide)
  await page.goto(within(corner))
  const card = cards(page).filter({ hasText: 'Abeba' })
  await expect(card).toContainText('Nanny')
  await expect(card).toContainText(corner.location)
  await expect(card).toContainText('Experience: 3-5 years')
  const right = detail(page)
  await expect(right.getByRole('heading', { level: 3 })).toHaveText('Abeba Bekele')
  for (const [name, value] of [
    ['Experience', '3-5 years'],
    ['Education', 'High School'],
    ['Religion', 'Orthodox'],
    ['Salary range', corner.salaryRange],
    ['Skills', 'Cooking'],
    ['Languages', 'Amharic'],
    ['Can start', 'Right away'],
  ] as const)
    await expect(right.locator('dl > div').filter({ hasText: name })).toContainText(value)
  await expect(right).toContainText('I cook for ten.')
  await axeFindsNothing(page, { part: 'main' })
  await page.getByRole('button', { name: 'Bontu Bekele', exact: true }).click()
  await expect(right.getByRole('heading', { level: 3 })).toHaveText('Bontu Bekele')
  await page.reload()
  await expect(right.getByRole('heading', { level: 3 })).toHaveText('Bontu Bekele')
})

test('SEM-07 SEM-08 contact details are masked until an employer wants to hire', async ({ page }) => {
  const corner = quietCorner()
  await makePeople(page, corner, [
    { firstName: 'Abeba', profile: { bio: 'I cook for ten. Call 0911 22 33 44.' } },
  ])
  await sharedEmployer(page)
  await page.setViewportSize(wide)
  await page.goto(within(corner))
  const right = detail(page)
  await expect(right).toContainText('I cook for ten.')
  await expect(right).not.toContainText('0911')
  await expect(right).toContainText('You get the contact details once you decide to hire.')
  await expect(right.getByRole('button', { name: 'I want to hire' })).toBeVisible()
})

test('SEM-14 SEM-15 somebody is saved, reported, and saved no longer', async ({ page }) => {
  const corner = quietCorner()
  await makePeople(page, corner, [{ firstName: 'Abeba' }, { firstName: 'Bontu' }])
  await newEmployer(page, { verified: false })
  await page.setViewportSize(wide)
  await page.goto(within(corner))
  const right = detail(page)
  await page.getByRole('button', { name: 'Bontu Bekele', exact: true }).click()
  await expect(right.getByRole('heading', { level: 3 })).toHaveText('Bontu Bekele')
  const saved = page.waitForResponse((response) => response.url().includes('/api/saved-seekers/'))
  await right.getByRole('button', { name: 'Save', exact: true }).click()
  await saved
  await right.getByRole('button', { name: 'Report this profile' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(dialog).toContainText('Please describe what is wrong.')
  await dialog.getByLabel('What is wrong').fill('This is not a person.')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Thank you. Our staff will look at this profile.',
  )

  await page.getByRole('button', { name: 'Saved profiles', exact: true }).click()
  await expect(names(page)).toHaveText(['Bontu Bekele'])
  await page.reload()
  await expect(names(page)).toHaveText(['Bontu Bekele'])
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Remove Bontu Bekele from saved profiles' }).click()
  await removed
  await page.getByRole('button', { name: 'Saved profiles', exact: true }).click()
  await expect(names(page)).toHaveText(['Abeba Bekele', 'Bontu Bekele'])
  await page.getByRole('button', { name: 'Saved profiles', exact: true }).click()
  await expect(page.getByText('No saved profiles yet.')).toBeVisible()
})

test('SEM-10 SEM-11 five on a page, which are turned over; below a card on a phone', async ({ page }) => {
  const corner = quietCorner()
  await makePeople(
    page,
    corner,
    ['Abeba', 'Bontu', 'Chaltu', 'Derartu', 'Eden', 'Feven'].map((firstName) => ({ firstName })),
  )
  await sharedEmployer(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(within(corner))
  await expect(names(page)).toHaveCount(5)
  const pages = page.getByRole('navigation', { name: 'Pages of job seekers' })
  await expect(pages).toContainText('Page 1 of 2')
  await expect(detail(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Abeba Bekele', exact: true }).click()
  await expect(detail(page)).toBeVisible()
  const above = await cards(page).first().boundingBox()
  const below = await detail(page).boundingBox()
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  await fitsPhone(page)
  await axeFindsNothing(page, { part: 'main' })
  await pages.getByRole('button', { name: 'Next' }).click()
  await expect(names(page)).toHaveText(['Feven Bekele'])
  await expect(pages).toContainText('Page 2 of 2')
  await expect(page).toHaveURL(/page=2/)
  await pages.getByRole('button', { name: 'Previous' }).click()
  await expect(names(page)).toHaveCount(5)
  // Longer words, and other letters, have their room too.
  for (const language of ['am', 'om']) {
    await page.goto(`${within(corner)}&lng=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('article')).toHaveCount(5)
    await page.locator('[aria-controls][aria-expanded]').first().click()
    await fitsPhone(page)
    await axeFindsNothing(page, { part: 'main' })
  }
})

test('SEM-13 without a filter the best match for the open jobs comes first, with its reasons', async ({
  page,
}) => {
  const corner = quietCorner()
  const profile = { skills: ['Pool Maintenance', 'Painting'], languages: ['Sidama'] }
  await makePeople(page, corner, [{ firstName: 'Hanna', profile }])
  await newEmployer(page)
  await postJob(page, {
    title: 'Care for a pool',
    locations: [corner.location],
    skills: ['Pool Maintenance', 'Painting'],
    languages: ['Sidama'],
  })
  await page.setViewportSize(wide)
  await page.goto(address)
  await expect(names(page).first()).toHaveText('Hanna Bekele')
  await expect(
    cards(page)
      .first()
      .getByRole('img', { name: /^\d+% match$/ }),
  ).toBeVisible()
  await expect(detail(page)).toContainText('Why this person suits your job: Care for a pool')
  await expect(detail(page)).toContainText('Has all 2 skills you ask for')
  await expect(detail(page)).toContainText('Lives where the job is')
})

test('MAT-04 MAT-06 score and reasons stand on every card, whatever the order, also of saved people', async ({
  page,
}) => {
  const corner = quietCorner()
  await makePeople(page, corner, [
    { firstName: 'Abeba', profile: { skills: ['Cooking', 'Ironing'] } },
    { firstName: 'Bontu', profile: { skills: ['Cooking'] } },
  ])
  await newEmployer(page)
  const skills = ['Cooking', 'Ironing']
  await postJob(page, { locations: [corner.location], skills })
  await page.setViewportSize(wide)
  const rings = cards(page).getByRole('img', { name: /^\d+% match$/ })
  for (const query of ['', '&skill=Cooking&skill=Ironing', '&q=nanny']) {
    await page.goto(within(corner) + query)
    await expect(names(page)).toHaveText(['Abeba Bekele', 'Bontu Bekele'])
    await expect(rings).toHaveCount(2)
  }
  await expect(cards(page).first()).toContainText('Is looking for this work')
  await page.getByRole('button', { name: 'Bontu Bekele', exact: true }).click()
  await expect(detail(page)).toContainText('Has 1 of 2 skills; missing: Ironing')
  await expect(detail(page)).toContainText('Why this person suits your job: Nanny for two children')
  const saved = page.waitForResponse((response) => response.url().includes('/api/saved-seekers/'))
  await detail(page).getByRole('button', { name: 'Save', exact: true }).click()
  await saved
  await page.getByRole('button', { name: 'Saved profiles', exact: true }).click()
  await expect(names(page)).toHaveText(['Bontu Bekele'])
  await expect(rings).toHaveCount(1)
  await axeFindsNothing(page, { part: 'main' })
})

test('of several skills, those who have all come first, and it is said how many', async ({ page }) => {
  const corner = quietCorner()
  await makePeople(page, corner, [
    { firstName: 'Abeba', profile: { skills: ['Cooking'] } },
    { firstName: 'Zewditu', profile: { skills: ['Cooking', 'Driving', 'Ironing'] } },
  ])
  await sharedEmployer(page)
  const skills = '&skill=Cooking&skill=Driving&skill=Ironing'
  await page.goto(within(corner) + skills)
  await expect(names(page)).toHaveText(['Zewditu Bekele', 'Abeba Bekele'])
  await expect(page.getByText('1 with all of these skills comes first.')).toBeVisible()
  await page.goto(`${within(corner)}&skill=Painting&skill=Cooking`)
  await expect(page.getByText('None with all of these skills. These have some of them.')).toBeVisible()
})

test('TXS-08 what an employer types is understood in any language, and taken away piece by piece', async ({
  page,
}) => {
  const corner = quietCorner()
  await makePeople(page, corner, [
    { firstName: 'Abeba', profile: { skills: ['Cooking'] } },
    { firstName: 'Bontu', profile: { skills: ['Gardening'] } },
    { firstName: 'Chaltu', profile: { skills: ['Driving'] }, person: { job: 'Driver' } },
  ])
  await sharedEmployer(page)
  await page.goto(`${within(corner)}&page=2`)
  const field = page.getByRole('combobox', { name: 'Job, place, skill or language' })
  await field.fill('ሞግዚት cooking')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=/)
  await expect(page).not.toHaveURL(/page=/)
  await expect(names(page)).toHaveText(['Abeba Bekele'])
  await fitsPhone(page)
  await axeFindsNothing(page, { part: 'main' })
  await page.getByRole('button', { name: 'Remove: Cooking' }).click()
  await expect.poll(() => inAnyOrder(page)).toEqual(['Abeba Bekele', 'Bontu Bekele'])
  await expect(heading(page, 'Matching job seekers')).toBeFocused()
  await page.getByRole('button', { name: 'Remove: Nanny' }).click()
  await expect.poll(() => inAnyOrder(page)).toEqual(['Abeba Bekele', 'Bontu Bekele', 'Chaltu Bekele'])
  await page.goBack()
  await expect(field).toHaveValue('ሞግዚት')
  await page.goto(`${within(corner)}&lng=am`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  const inAmharic = page.locator('main input[name=q]')
  await inAmharic.fill('ሞግ')
  await page.getByRole('option', { name: 'ሞግዚት' }).first().click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await fitsPhone(page)
  await axeFindsNothing(page, { part: 'main' })
})

test('TXS-08 suggestions are chosen by keyboard, and Escape leaves what was typed', async ({ page }) => {
  await sharedEmployer(page)
  await page.goto(address)
  const field = page.getByRole('combobox', { name: 'Job, place, skill or language' })
  await expect(field).toHaveRole('combobox')
  await field.fill('nann')
  await expect(page.getByRole('option', { name: 'Nanny' }).first()).toBeVisible()
  await axeFindsNothing(page, { part: 'main' })
  await field.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(field).toHaveValue('nann')
  await field.fill('nanny')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=Nanny/i)
  await expect(heading(page, 'Matching job seekers')).toBeVisible()
})

test('a card says where somebody lives and where they want to work', async ({ page }) => {
  const corner = quietCorner()
  await makePeople(page, corner, [{ firstName: 'Abeba' }])
  const wanted = { jobTypes: ['FULL_TIME'], workTypes: ['NANNY'], locations: ['Jimma'] }
  expect((await page.request.put('/api/onboarding/job-preferences', { data: wanted })).status()).toBe(200)
  await sharedEmployer(page)
  for (const query of [within(corner), within({ ...corner, location: 'Jimma' })]) {
    await page.goto(query)
    await expect(cards(page).first()).toContainText(/Lives in .+, wants to work in Jimma/)
  }
})

test.describe('where the server does not answer', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('ERR-87 ERR-88 both lists say so, and can be asked for again', async ({ page }) => {
    await sharedEmployer(page)
    await page.goto('/account')
    const lists = /\/api\/(users\/recommended-jobseekers|skills-certification\/search)/
    await page.route(lists, (route) => route.abort())
    await visit(page, address)
    await expect(page.getByText('Failed to fetch recommended jobseekers')).toBeVisible()
    await visit(page, `${address}?gender=FEMALE`)
    await expect(page.getByText('Failed to fetch jobseekers')).toBeVisible()
    await page.unroute(lists)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(heading(page, 'Matching job seekers')).toBeVisible()
  })
})
