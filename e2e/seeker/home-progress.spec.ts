import type { Page } from '@playwright/test'
import { sampleDashboard, sampleDocument, sampleGuarantor, sampleTraining } from '../support/samples.ts'
import { newSeeker } from '../support/seekers.ts'
import { sharedSeeker } from '../support/shared-people.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const home = '/jobseeker/profile'
const address = '**/api/jobseeker/dashboard'
const main = (page: Page) => page.locator('main')
const card = (page: Page) => main(page).getByRole('region', { name: 'Profile Status' })
const steps = (page: Page) => card(page).getByRole('listitem')

const profileStatus = (changes: object) => ({ ...sampleDashboard().profileStatus, ...changes })
const verified = { documentsList: [sampleDocument({ state: 'VERIFIED', status: 1 })] }
const papers = { ...verified, guarantors: [sampleGuarantor({ state: 'CONFIRMED' })] }
const trained = { ...papers, trainingStatus: sampleTraining(3, 3) }

/** Shows the home with other answers, without another document. */
async function show(page: Page, changes: object): Promise<void> {
  await page.unroute(address)
  await page.route(address, (route) => route.fulfill({ json: sampleDashboard(changes) }))
  await page.goto('/account')
  await visit(page, home)
}

test('SKR-14 SKR-15 SKR-16 the profile status has five steps, each complete or not', async ({ page }) => {
  await sharedSeeker(page)
  await show(page, {
    profileStatus: profileStatus({}),
    availability: { available: false, availableFrom: null },
  })
  await expect(steps(page)).toHaveText([
    /Profile Setup COMPLETE$/,
    /Document Upload INCOMPLETE$/,
    /Training Completion COMPLETE$/,
    /Work Availability INCOMPLETE$/,
    /Work Placement INCOMPLETE$/,
  ])
})

const cases = [
  {
    ids: 'SKR-17 SKR-18',
    name: 'somebody who has just registered completes the profile',
    changes: { profileStatus: profileStatus({ profileSetup: false }), profileStep: 'JOB_PREFERENCES' },
    percent: '0%',
    next: 'Complete your profile',
    left: 'Still to do: your profile, Kebele ID or Fayda National ID, a guarantor',
    act: ['Complete profile', '/jobseeker/job-preferences'],
  },
  {
    ids: 'SKR-19 SKR-23',
    name: 'with a profile, documents are to be uploaded',
    changes: {},
    percent: '25%',
    next: 'Complete uploading all documents',
    left: 'Still to do: Kebele ID or Fayda National ID, a guarantor',
    act: ['Upload documents', '#documents'],
  },
  {
    ids: 'SKR-17 SKR-23',
    name: 'while they are checked, a guarantor can be added',
    changes: { documentsList: [sampleDocument({ state: 'UPLOADED', status: 2 })] },
    percent: '25%',
    next: 'Complete uploading all documents (waiting for verification)',
    left: 'Still to do: a guarantor',
    act: ['Add Guarantor', '#guarantors'],
  },
  {
    ids: 'SKR-17',
    name: 'after the documents a guarantor has to confirm',
    changes: { ...verified, guarantors: [sampleGuarantor()] },
    percent: '25%',
    next: 'Waiting for your guarantor to confirm',
    left: null,
    act: ['See guarantors', '#guarantors'],
  },
  {
    ids: 'SKR-20 SKR-24 SKR-27',
    name: 'with verified documents the training remains',
    changes: { ...papers, trainingStatus: sampleTraining(3, 1) },
    percent: '50%',
    next: 'Complete all training modules',
    left: 'Still to do: 2 training modules',
    act: ['Continue Training', '/jobseeker/Training'],
  },
  {
    ids: 'SKR-21 SKR-25 SKR-28',
    name: 'with the training complete somebody is ready',
    changes: trained,
    percent: '75%',
    next: 'Ready for work placement',
    left: null,
    act: ['Work placement', '/jobseeker/WorkPlacement'],
  },
  {
    ids: 'SKR-22 SKR-26',
    name: 'with work nothing is left',
    changes: { ...trained, profileStatus: profileStatus({ documentUpload: true, workPlacement: true }) },
    percent: '100%',
    next: 'Work placement complete',
    left: null,
    act: ['Work placement', '/jobseeker/WorkPlacement'],
  },
] as const

for (const { ids, name, changes, percent, next, left, act } of cases) {
  test(`${ids} ${name}`, async ({ page }) => {
    await sharedSeeker(page)
    await show(page, changes)
    await expect(card(page).getByText(next, { exact: true })).toBeVisible()
    await expect(card(page).getByText(percent, { exact: true })).toBeVisible()
    if (left === null) await expect(card(page)).not.toContainText('Still to do')
    else await expect(card(page).getByText(left, { exact: true })).toBeVisible()
    // The one thing to do next is the only link of the card.
    const links = card(page).getByRole('link')
    await expect(links).toHaveText([act[0]])
    await expect(links).toHaveAttribute('href', act[1])
  })
}

test('SKR-16 a step moves as soon as somebody is available, without another look at the server', async ({
  page,
}) => {
  await newSeeker(page)
  await page.goto(home)
  const step = steps(page).filter({ hasText: 'Work Availability' })
  await expect(step).toHaveText(/ COMPLETE$/)
  await page.route('**/api/job-seekers/availability', () => new Promise<void>(() => {}))
  await page.getByRole('switch', { name: 'I am available for work' }).click({ force: true })
  await expect(step).toHaveText(/ INCOMPLETE$/)
})

test('SKR-30 SKR-31 training cannot be continued when it is complete, or where there are no modules', async ({
  page,
}) => {
  await sharedSeeker(page)
  const training = main(page).getByRole('region', { name: 'Training Progress' })
  const button = training.getByRole('button', { name: 'Continue Training' })
  for (const [modules, done, words] of [
    [0, 0, 'No training modules are open at the moment.'],
    [3, 3, 'You have completed all training modules.'],
  ] as const) {
    await show(page, { trainingStatus: sampleTraining(modules, done) })
    await expect(training).toContainText(words)
    await expect(button).toBeDisabled()
  }
  await show(page, { trainingStatus: sampleTraining(3, 1) })
  await expect(training).toContainText('1 of 3 modules completed')
  await button.click()
  await expect(page).toHaveURL('/jobseeker/Training')
})

for (const { code } of languages) {
  test(`the first screen of a phone shows the state and the next step in ${code}`, async ({
    page,
    baseURL,
  }) => {
    await sharedSeeker(page)
    await page.setViewportSize({ width: 360, height: 640 })
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    // The longest of the next steps.
    await show(page, { documentsList: [sampleDocument({ state: 'UPLOADED', status: 2 })] })
    const first = main(page).locator('.card').first()
    await expect(first.getByRole('link')).toBeVisible()
    const bar = await page.getByRole('navigation').last().boundingBox()
    for (const part of [first.getByText('25%', { exact: true }), first.getByRole('link')]) {
      const box = await part.boundingBox()
      expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  })
}

test('nothing moves when the dashboard arrives', async ({ page }) => {
  await sharedSeeker(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/account')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.fulfill({ json: sampleDashboard() })
  })
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift' })
  })
  await visit(page, home)
  await expect(main(page).locator('[aria-busy="true"]')).toBeVisible()
  resolve()
  await expect(card(page)).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Do you need help?' })).toBeAttached()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts') as unknown)).toEqual([])
})
