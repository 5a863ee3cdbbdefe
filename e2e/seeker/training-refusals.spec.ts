import type { Page } from '@playwright/test'
import type { TrainingModule } from '../../contract/training.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone } from '../support/employers.ts'
import { sampleTime, sampleTraining } from '../support/samples.ts'
import { sharedSeeker } from '../support/shared-people.ts'
import { newSeeker } from '../support/seekers.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const list = '/jobseeker/Training'
const viewer = '/jobseeker/training-status'
const statusAddress = '**/api/training-status/status-with-modules'
const certificateAddress = '**/api/training/certificate'
const main = (page: Page) => page.locator('main')
const error = (page: Page) => main(page).getByRole('alert')
const refusal = (status: number, code = 'internal') => ({
  status,
  json: { code, message: 'What the server says.', requestId: 'r' },
})

const id = '0198f0a0-0000-7000-8000-000000000001'
const sampleModule = (changes: Partial<TrainingModule> = {}): TrainingModule => ({
  trainingId: id,
  moduleName: 'Safe in the kitchen',
  moduleNumber: 0,
  moduleVideoLink: '/api/site/nothing',
  status: 'inprogress',
  title: 'Safe in the kitchen',
  desc: 'A short lesson.',
  version: 1,
  posterLink: '/illustrations/carer.svg',
  filmMilliseconds: 60_000,
  filmBytes: 812_000,
  watchedMilliseconds: 21_000,
  completedAt: null,
  ...changes,
})
const oneLeft = { ...sampleTraining(1, 0), inProgressModules: 1, currentModule: [sampleModule()] }
/** Seen to its end, with no questions. */
const seenLesson = {
  ...sampleModule(),
  covered: [{ from: 0, to: 60_000 }],
  watchedMilliseconds: 60_000,
  position: 60_000,
  seen: true,
  scenes: [],
  captions: [],
  questions: [],
}

/** Shows a screen with these answers in the server's place. */
async function open(page: Page, address: string, status: object, certificate: object | null = null) {
  await page.goto('/account')
  await page.route(statusAddress, (route) => route.fulfill({ json: status }))
  await page.route(certificateAddress, (route) =>
    // A route that is fulfilled with null has no body.
    route.fulfill({ contentType: 'application/json', body: JSON.stringify(certificate) }),
  )
  await page.route(`**/api/training/modules/${id}`, (route) => route.fulfill({ json: seenLesson }))
  await visit(page, address)
}

test('TRN-07 without a module the viewer and the list say so', async ({ page }) => {
  await sharedSeeker(page)
  for (const address of [viewer, list]) {
    await open(page, address, sampleTraining(0, 0))
    await expect(main(page).getByRole('heading', { name: 'No training module available.' })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Back to Profile' })).toBeVisible()
  }
  await open(page, viewer, {
    ...sampleTraining(1, 1),
    completedModulesList: [sampleModule({ status: 'completed', completedAt: sampleTime })],
  })
  await expect(main(page)).toContainText('No training module available.')
  await expect(main(page)).toContainText('You have completed all training modules.')
})

test.describe('what cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('ERR-64 ERR-65 ERR-66 it may not be seen, is not there, or the server failed', async ({ page }) => {
    await sharedSeeker(page)
    for (const address of [list, viewer]) {
      for (const [status, words] of [
        [403, 'You do not have permission to view training status.'],
        [404, 'Training status not found.'],
        [500, 'Server error occurred while fetching training status.'],
      ] as const) {
        await page.goto('/account')
        await page.unroute(statusAddress)
        await page.route(statusAddress, (route) => route.fulfill(refusal(status)))
        await visit(page, address)
        await expect(error(page)).toContainText(words)
        await expect(error(page)).not.toContainText('What the server says.')
      }
    }
    await page.unroute(statusAddress)
    await page.route(statusAddress, (route) => route.fulfill({ json: sampleTraining(0, 0) }))
    await error(page).getByRole('button').click()
    await expect(main(page)).toContainText('No training module available.')
  })

  test('ERR-67 ERR-68 there is no connection, or the answer is one that nobody expected', async ({
    page,
  }) => {
    await sharedSeeker(page)
    for (const [answer, words] of [
      [null, 'Network error. Please check your internet connection.'],
      [refusal(418), 'An unexpected error occurred.'],
      [{ status: 200, body: 'not what was promised' }, 'An unexpected error occurred.'],
    ] as const) {
      await page.goto('/account')
      await page.unroute(statusAddress)
      await page.route(statusAddress, (route) => (answer === null ? route.abort() : route.fulfill(answer)))
      await visit(page, list)
      await expect(error(page)).toContainText(words)
    }
  })

  test('ERR-63 who is signed out reads so, and is led to the sign-in', async ({ page }) => {
    await newSeeker(page, { verified: false })
    await page.goto('/account')
    await page.route(statusAddress, (route) => route.fulfill(refusal(401, 'sign_in_required')))
    await visit(page, list)
    await expect(error(page)).toContainText('Authentication required. Please log in again.')
    await expect(page).toHaveURL(/\/login\?reason=expired&from=%2Fjobseeker%2FTraining$/)
  })
})

test.describe('what cannot be completed', () => {
  test.use({ expectedErrors: /Failed to load resource/ })
  const completing = `**/api/training-status/complete-module/${id}`

  test('ERR-69 ERR-70 ERR-71 the update is forbidden, the module is gone, or the server failed', async ({
    page,
  }) => {
    await sharedSeeker(page)
    await open(page, viewer, oneLeft)
    for (const [status, words] of [
      [403, 'You do not have permission to update training status.'],
      [404, 'Training module not found.'],
      [500, 'Server error occurred while updating training status.'],
    ] as const) {
      await page.unroute(completing)
      await page.route(completing, (route) => route.fulfill(refusal(status)))
      await main(page).getByRole('button', { name: 'Finish' }).click()
      await expect(error(page)).toHaveText(words)
    }
  })

  test('ERR-72 any other failure has one text; what helps follows it', async ({ page }) => {
    await sharedSeeker(page)
    await open(page, viewer, oneLeft)
    const failed = 'Failed to update training status'
    for (const [answer, words] of [
      [refusal(418), [failed]],
      [refusal(409, 'training_unfinished'), [failed, 'Not all of this module has been counted as seen yet.']],
      [null, [failed, 'Network error. Please check your internet connection.']],
    ] as const) {
      await page.unroute(completing)
      await page.route(completing, (route) => (answer === null ? route.abort() : route.fulfill(answer)))
      await main(page).getByRole('button', { name: 'Finish' }).click()
      await expect(error(page).locator('p')).toHaveText([...words])
    }
  })
})

const certificate = {
  number: 'AB-7K2M-9XQ4',
  state: 'VALID',
  firstName: 'Tigist',
  lastName: 'Bekele',
  issuedOn: '2026-11-03',
  modules: [{ number: 1, title: 'Safe in the kitchen' }],
  path: '/certificates/AB-7K2M-9XQ4',
  revokedOn: null,
  reason: '',
}
const completed = {
  ...sampleTraining(1, 1),
  completedModulesList: [sampleModule({ status: 'completed', completedAt: sampleTime })],
}

test('TRN-16 TRN-17 the certificate is there with its number and its day, as a PDF and as a public page', async ({
  page,
}) => {
  await sharedSeeker(page)
  await open(page, list, completed, certificate)
  const card = page.locator('#certificate')
  await expect(card).toContainText('Number: AB-7K2M-9XQ4')
  await expect(card).toContainText('Issued: November 3, 2026')
  await expect(card.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
    'href',
    '/api/training/certificate/file',
  )
  await expect(card.getByRole('link', { name: 'What employers see' })).toHaveAttribute(
    'href',
    '/certificates/AB-7K2M-9XQ4',
  )
})

test('a revoked certificate says why, and whom to write to', async ({ page }) => {
  await sharedSeeker(page)
  const revoked = { state: 'REVOKED', revokedOn: '2026-11-10', reason: 'Somebody else took the lessons.' }
  await open(page, list, completed, { ...certificate, ...revoked })
  const card = page.locator('#certificate')
  await expect(card).toContainText('Revoked: November 10, 2026')
  await expect(card).toContainText('Reason: Somebody else took the lessons.')
  await expect(card.getByRole('button', { name: 'Write to our team' })).toBeVisible()
  await expect(card.getByRole('link')).toHaveCount(0)
})

for (const { code } of languages) {
  test(`the certificate reads well on a small phone in ${code}`, async ({ page, baseURL }) => {
    await sharedSeeker(page)
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    await open(page, list, completed, certificate)
    await expect(page.locator('#certificate')).toContainText('AB-7K2M-9XQ4')
    await fitsPhone(page)
    await axeFindsNothing(page)
  })
}
