import type { Page } from '@playwright/test'
import documents from '../../web/locales/en/documents.json' with { type: 'json' }
import { axeFindsNothing } from '../support/axe.ts'
import {
  attach,
  cardFile,
  cardOf,
  pdfFile,
  provide,
  rejectAll,
  section,
  verifyAll,
} from '../support/documents.ts'
import { fitsPhone, newEmployer, postJob } from '../support/employers.ts'
import { expect, languages, test, visit } from '../support/test.ts'
import { leave, staffOf } from '../support/staff.ts'

const home = '/employer-profile'
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })
const button = (page: Page, name: string) => cardOf(page).getByRole('button', { name, exact: true })

test('DOC-10 each document shows a label, a description and a badge with its status', async ({ page }) => {
  await newEmployer(page)
  await page.goto(home)
  for (const [label, description] of [
    ['Kebele ID or Fayda National ID', 'Identity card of the household head'],
    ['Proof of address', 'Utility bill, rental agreement or kebele letter'],
  ] as const) {
    await expect(cardOf(page, label).getByRole('heading')).toHaveText(label)
    await expect(cardOf(page, label).getByRole('paragraph').first()).toContainText(description)
    await expect(cardOf(page, label)).toContainText(`${label}Missing`)
  }
})

test('DOC-11 DOC-12 the badge reads missing, uploaded or verified, and only a verified one cannot be attached', async ({
  page,
  baseURL,
}) => {
  await newEmployer(page)
  await page.goto(home)
  await expect(cardOf(page)).toContainText('Missing')
  const picker = page.waitForEvent('filechooser')
  await button(page, 'Attach').click()
  expect((await picker).isMultiple()).toBe(false)
  await provide(page)
  await page.goto(home)
  await expect(cardOf(page)).toContainText('Uploaded')
  const another = page.waitForEvent('filechooser')
  await button(page, 'Attach another file').click()
  await another
  const staff = await staffOf(baseURL)
  await verifyAll(page, staff)
  await leave(staff)
  await page.goto(home)
  await expect(cardOf(page)).toContainText('Verified')
  await expect(cardOf(page).getByRole('button')).toHaveCount(0)
})

test('DOC-13 DOC-17 after picking a file its name and Upload are shown, and an upload loads the dashboard again', async ({
  page,
}) => {
  await newEmployer(page)
  await page.goto(home)
  await attach(page, cardOf(page), pdfFile(['Front', 'Back'], { name: 'fayda.pdf' }))
  await expect(cardOf(page)).toContainText('fayda.pdf 1 kB')
  const sent = page.waitForRequest('**/api/employer/documents')
  const loaded = page.waitForResponse('**/api/employer/dashboard')
  await button(page, 'Upload').click()
  expect((await sent).method()).toBe('POST')
  await loaded
  await expect(toast(page, 'Upload successful!')).toBeVisible()
  await expect(cardOf(page)).toContainText('Uploaded on')
})

test('DOC-14 DOC-15 the footer says whether something is left to upload', async ({ page, baseURL }) => {
  await newEmployer(page)
  await page.goto(home)
  const left = 'Upload your document to complete verification'
  await expect(section(page)).toContainText(left)
  await provide(page)
  await provide(page, 'RESIDENCE_PROOF')
  const staff = await staffOf(baseURL)
  await verifyAll(page, staff, 2)
  await page.goto(home)
  await expect(section(page)).toContainText('All documents have been verified')
  await expect(section(page)).not.toContainText(left)
  // Of those that nobody has to provide, one that was sent counts too.
  await provide(page, 'EMPLOYMENT_CONTRACT')
  await page.goto(home)
  await expect(section(page)).toContainText(left)
  await verifyAll(page, staff)
  await leave(staff)
  await page.goto(home)
  await expect(section(page)).toContainText('All documents have been verified')
})

test('DOC-16 where nothing is asked for, the section says that there are no documents', async ({ page }) => {
  await newEmployer(page)
  await page.route('**/api/employer/dashboard', async (route) => {
    const answer = await route.fetch()
    const dashboard = (await answer.text()).replace(/"documents":\[.*?\}\]/, '"documents":[]')
    await route.fulfill({ response: answer, body: dashboard })
  })
  await page.goto('/account')
  await visit(page, home)
  await expect(section(page)).toHaveText('Document uploadsNo documents uploaded')
})

test('DOC-20 an employer reads why a document was rejected', async ({ page, baseURL }) => {
  await newEmployer(page)
  await provide(page)
  const staff = await staffOf(baseURL)
  await rejectAll(page, staff, { rejection: 'EXPIRED', note: '' })
  await leave(staff)
  await page.goto(home)
  await expect(cardOf(page)).toContainText('Missing')
  await expect(cardOf(page)).toContainText(documents.reasons.EXPIRED)
  await expect(cardOf(page)).not.toContainText('wrote')
})

test.describe('what the server does not take', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('ERR-79 the failure is an alert, and the file can be sent again', async ({ page }) => {
    await newEmployer(page)
    await page.goto(home)
    const calls = '**/api/employer/documents'
    await page.route(calls, (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: '', requestId: 'r' } }),
    )
    await attach(page, cardOf(page), await cardFile())
    await button(page, 'Upload').click()
    await expect(cardOf(page).getByRole('alert')).toHaveText(/^Failed to upload document\.\s*\S+/)
    await page.unroute(calls)
    await button(page, 'Try again').click()
    await expect(toast(page, 'Upload successful!')).toBeVisible()
  })
})

test('ALT-27 ALT-28 the documents are uploaded in the step of the onboarding, which then goes on', async ({
  page,
}) => {
  await newEmployer(page)
  await page.goto('/employer/verification')
  await attach(page, cardOf(page), await cardFile())
  await button(page, 'Upload').click()
  await expect(toast(page, 'Upload successful!')).toBeVisible()
  await expect(cardOf(page)).toContainText('Uploaded on')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(home)
  await expect(cardOf(page)).toContainText('Uploaded on')
})

test('ROL-07 an employer has jobs, people, applicants, interest, the profile and documents', async ({
  page,
}) => {
  await newEmployer(page)
  const id = await postJob(page, { title: 'Cook for a family' })
  await page.goto(home)
  const main = page.locator('main')
  const job = main.getByRole('listitem').filter({ hasText: 'Cook for a family' })
  await expect(job.getByRole('link', { name: 'View Applicants' })).toHaveAttribute('href', new RegExp(id))
  await expect(main.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
    'href',
    '/employer/profile/edit',
  )
  await expect(button(page, 'Attach')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Post a New Job' })).toBeVisible()
  await job.getByRole('link', { name: 'Cook for a family' }).click()
  await expect(page).toHaveURL(`/employer/edit-job/${id}`)
  await page.goBack()
  await main.getByRole('link', { name: 'Search Employee' }).first().click()
  await page.getByRole('article').first().getByRole('button').first().click()
  await expect(page.getByRole('button', { name: 'I want to hire' })).toBeVisible()
})

for (const { code, locale } of languages) {
  test.describe(code, () => {
    test.use({ locale })

    test(`the documents of an employer can be read and used by everyone at 360 pixels, in ${code}`, async ({
      page,
    }) => {
      await newEmployer(page, { type: 'BUSINESS', language: code })
      await provide(page)
      for (const path of [home, '/employer/verification']) {
        await page.goto(path)
        await expect(section(page).getByRole('listitem').first()).toBeVisible()
        await section(page).locator('summary').click()
        await axeFindsNothing(page, { part: '#documents' })
        await fitsPhone(page)
      }
    })
  })
}
