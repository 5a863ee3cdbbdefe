import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone } from '../support/employers.ts'
import {
  button,
  film,
  filmTime,
  hasEnded,
  openFirst,
  passLesson,
  pauseAt,
  test,
  viewer,
} from '../support/lessons.ts'
import { newSeeker } from '../support/seekers.ts'
import { expect, languages, visit } from '../support/test.ts'

// One server with lessons for all of them.
test.describe.configure({ mode: 'default' })

const list = '/jobseeker/Training'
const main = (page: Page) => page.locator('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page, title: string) => main(page).getByRole('article').filter({ hasText: title })

test('RTE-36 TRN-01 TRN-02 the list shows the modules with their state, and opens the viewer', async ({
  page,
}) => {
  await newSeeker(page, { verified: false })
  await page.goto(list)
  await expect(heading(page)).toHaveText('Training')
  const cards = main(page).getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(cards.nth(0)).toContainText('Module 1 · 0:04 · 0.1 MB')
  await expect(cards.nth(0)).toContainText('Upcoming')
  await expect(cards.nth(1)).toContainText('Module 2')
  await expect(main(page).getByRole('link', { name: 'Start training' })).toHaveAttribute('href', viewer)
  await axeFindsNothing(page)
  await card(page, 'The first day').getByRole('link', { name: 'The first day' }).click()
  await expect(page).toHaveURL(/\/jobseeker\/training-status\?module=[0-9a-f-]{36}$/)
  await expect(heading(page)).toHaveText('The first day')
  await expect(heading(page)).toBeFocused()
})

test('RTE-37 TRN-03 TRN-04 the viewer shows name and number of the module, counted from one', async ({
  page,
}) => {
  await openFirst(page)
  await expect(heading(page)).toHaveText('Safe in the kitchen')
  await expect(main(page).getByText('Module 1', { exact: true })).toBeVisible()
  const lines = main(page).getByRole('navigation').getByRole('listitem')
  await expect(lines).toHaveText([/1\. Safe in the kitchen/, /2\. The first day/])
  await expect(lines.first().getByRole('link')).toHaveAttribute('aria-current', 'true')
})

test('TRN-06 TRN-11 TRN-12 after the video has ended, Next completes it and the next module follows', async ({
  page,
}) => {
  await openFirst(page)
  await expect(main(page).getByRole('link', { name: 'Back to Profile' })).toHaveAttribute(
    'href',
    '/jobseeker/profile',
  )
  await expect(button(page, 'Next')).toBeDisabled()
  await button(page, 'Play').click()
  await expect.poll(() => filmTime(page)).toBeGreaterThan(1)
  await expect(button(page, 'Next')).toBeDisabled()
  await hasEnded(page)
  await expect(button(page, 'Next')).toBeEnabled()
  await expect(main(page)).toContainText('Well done! You can continue now.')
  await axeFindsNothing(page)
  await button(page, 'Next').click()
  await expect(heading(page)).toHaveText('The first day')
  await expect(heading(page)).toBeFocused()
  await expect(button(page, 'Next')).toBeDisabled()
  const again = main(page)
    .getByRole('navigation')
    .getByRole('link', { name: /Safe in the kitchen/ })
  await expect(again).toContainText(/Completed: \d+\/\d+\/\d{4}/)
  // What is completed can be watched again, and leads on.
  await again.click()
  await expect(heading(page)).toHaveText('Safe in the kitchen')
  await main(page).getByRole('link', { name: 'Next', exact: true }).click()
  await expect(heading(page)).toHaveText('The first day')
  await main(page).getByRole('link', { name: 'All modules' }).click()
  await expect(card(page, 'Safe in the kitchen')).toContainText(/Completed: /)
  await expect(main(page)).toContainText('1 of 2 modules completed')
})

test('TRN-13 TRN-14 SKR-29 after the last module and its questions, Finish leads to the profile', async ({
  page,
}) => {
  await newSeeker(page, { verified: false })
  await passLesson(page)
  await page.goto(viewer)
  await expect(heading(page)).toHaveText('The first day')
  await expect(button(page, 'Finish')).toHaveCount(0)
  await button(page, 'Play').click()
  await hasEnded(page)
  const question = main(page).getByRole('radiogroup', { name: 'Where do knives belong?' })
  await expect(main(page).getByRole('heading', { name: 'Question 1 of 1' })).toBeFocused()
  await expect(button(page, 'Finish')).toHaveCount(0)
  await expect(button(page, 'Answer')).toBeDisabled()
  await question.getByRole('radio', { name: 'On the floor' }).check()
  await button(page, 'Answer').click()
  await expect(main(page)).toContainText('Not quite.')
  await expect(main(page)).toContainText('Children reach what lies on the floor.')
  await expect(button(page, 'Answer')).toBeDisabled()
  await axeFindsNothing(page)
  await question.getByRole('radio', { name: 'In a drawer' }).check()
  await button(page, 'Answer').click()
  await expect(main(page)).toContainText('That is right.')
  await button(page, 'Continue').click()
  await button(page, 'Finish').click()
  await expect(page).toHaveURL('/jobseeker/profile')
  const training = main(page).getByRole('region', { name: 'Training Progress' })
  await expect(training).toContainText('You have completed all training modules.')
  await expect(training.getByRole('button', { name: 'Continue Training' })).toBeDisabled()
  await training.getByRole('link', { name: 'See your certificate' }).click()
  await expect(page).toHaveURL('/jobseeker/Training#certificate')
})

test('TRN-11 who skips to the end is asked kindly for what is missing', async ({ page }) => {
  await openFirst(page)
  await button(page, 'Play').click()
  await expect.poll(() => filmTime(page)).toBeGreaterThan(0.2)
  await page.getByRole('slider', { name: 'Position in the video' }).fill('3600')
  await hasEnded(page)
  await expect(main(page)).toContainText(
    /You have not seen everything yet. The part from 0:0\d to 0:03 is missing/,
  )
  await expect(button(page, 'Next')).toBeDisabled()
  await axeFindsNothing(page)
  await button(page, 'Watch the part you skipped').click()
  await expect(button(page, 'Next')).toBeEnabled()
})

test('TRN-15 what was seen is remembered, and the video resumes where one stopped', async ({ page }) => {
  await openFirst(page)
  await pauseAt(page, 1.5)
  await button(page, 'Play').click()
  await expect.poll(() => filmTime(page)).toBeGreaterThan(1.4)
  await page.reload()
  await expect(main(page)).toContainText(/You stopped at 0:0[12]\./)
  await button(page, 'Continue').click()
  await expect.poll(() => filmTime(page)).toBeGreaterThan(2.2)
  await hasEnded(page)
  await expect(button(page, 'Next')).toBeEnabled()
  await page.goto(list)
  await expect(card(page, 'Safe in the kitchen')).toContainText(/In progress: (9\d|100)% seen/)
  await expect(main(page).getByRole('link', { name: 'Continue Training' })).toBeVisible()
})

test('TRN-15 a video can also be seen from the beginning', async ({ page }) => {
  await openFirst(page)
  await pauseAt(page, 1.5)
  await button(page, 'Play').click()
  await expect.poll(() => filmTime(page)).toBeGreaterThan(1.4)
  await expect(button(page, 'Play')).toBeVisible()
  await visit(page, list)
  await visit(page, viewer)
  await button(page, 'From the beginning').click()
  await expect.poll(() => filmTime(page)).toBeGreaterThan(0)
  expect(await filmTime(page)).toBeLessThan(1.5)
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

  test('TRN-15 the video continues, and what was seen is counted when the connection is back', async ({
    page,
    context,
  }) => {
    await openFirst(page)
    await button(page, 'Play').click()
    await expect.poll(() => filmTime(page)).toBeGreaterThan(0.5)
    await context.setOffline(true)
    await hasEnded(page)
    await expect(main(page)).toContainText('Saving how much you have seen…')
    await expect(button(page, 'Next')).toBeDisabled()
    await context.setOffline(false)
    await expect(button(page, 'Next')).toBeEnabled()
  })
})

test('who saves data reads a module with pictures, without loading the video', async ({ page }) => {
  await newSeeker(page, { verified: false })
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/film?')) films.push(request.url())
  })
  await page.goto(list)
  await card(page, 'Safe in the kitchen').getByRole('link', { name: 'Read with pictures' }).click()
  await expect(main(page)).toContainText('Scene 1 in words.')
  await expect(main(page)).toContainText('Picture 1 of 3')
  await button(page, 'Next picture').click()
  await expect(main(page).getByText('Scene 2 in words.')).toBeFocused()
  await button(page, 'Next picture').click()
  await expect(main(page)).toContainText(
    /You read quickly! Please take a little more time: you can finish in \d second/,
  )
  await expect(button(page, 'Next')).toBeDisabled()
  await axeFindsNothing(page)
  await expect(button(page, 'Next')).toBeEnabled()
  await button(page, 'Next').click()
  await expect(heading(page)).toHaveText('The first day')
  expect(films).toEqual([])
})

test('from the video one changes to the pictures and back', async ({ page }) => {
  await openFirst(page)
  await expect(main(page)).toContainText('The video is 0.1 MB.')
  await button(page, 'Read with pictures').click()
  await expect(page).toHaveURL(`${viewer}?as=pictures`)
  await expect(main(page)).toContainText('Scene 1 in words.')
  await button(page, 'Watch the video').click()
  await expect(film(page)).toBeVisible()
})

test.describe('a renewed module', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('begins anew, which is said', async ({ page, lessons }) => {
    await openFirst(page)
    await button(page, 'Play').click()
    await expect.poll(() => filmTime(page)).toBeGreaterThan(1)
    const answer = await page.request.get('/api/training-status/status-with-modules')
    const id = /"currentModule":\[\{"trainingId":"([^"]+)"/.exec(await answer.text())?.[1] ?? ''
    await lessons.renew(id)
    await expect(page.locator('.toast')).toContainText('This module has been renewed. It begins anew.')
    await expect(film(page)).toHaveAttribute('src', /version=2$/)
  })
})

for (const { code } of languages) {
  test(`the list and the viewer read well on a small phone in ${code}`, async ({ page, baseURL }) => {
    await newSeeker(page, { verified: false })
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    for (const address of [list, viewer, `${viewer}?as=pictures`]) {
      await page.goto(address)
      await expect(main(page).locator('img, video').first()).toBeVisible()
      await fitsPhone(page)
      await axeFindsNothing(page)
    }
  })
}
