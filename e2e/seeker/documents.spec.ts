import type { Page } from '@playwright/test'
import sharp from 'sharp'
import documents from '../../web/locales/en/documents.json' with { type: 'json' }
import { axeFindsNothing } from '../support/axe.ts'
import {
  attach,
  cardFile,
  cardOf,
  cardPicture,
  pdfFile,
  provide,
  rejectAll,
  section,
  verifyAll,
} from '../support/documents.ts'
import { fitsPhone } from '../support/employers.ts'
import { sampleDashboard, sampleDocument } from '../support/samples.ts'
import { newSeeker } from '../support/seekers.ts'
import { sharedSeeker } from '../support/shared-people.ts'
import { expect, languages, test, visit } from '../support/test.ts'
import { leave, staffOf } from '../support/staff.ts'

const home = '/jobseeker/profile'
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })
const button = (page: Page, name: string) => cardOf(page).getByRole('button', { name, exact: true })
const alert = (page: Page) => cardOf(page).getByRole('alert')
const preview = (page: Page) => cardOf(page).getByRole('img', { name: /^Preview/ })

async function openNew(page: Page): Promise<void> {
  await newSeeker(page)
  await page.goto(home)
}

/** The file as its owner gets it back. */
async function storedFile(page: Page): Promise<Buffer> {
  const href = await cardOf(page).getByRole('link', { name: 'Open file' }).getAttribute('href')
  const answer = await page.request.get(String(href))
  expect(answer.status()).toBe(200)
  return answer.body()
}
async function storedSize(page: Page) {
  const { width, height } = await sharp(await storedFile(page)).metadata()
  return { width, height }
}

test('DOC-05 SKR-32 ERR-59 a document is attached, looked at and uploaded', async ({ page }) => {
  await openNew(page)
  await expect(cardOf(page)).toContainText('Missing')
  await attach(page, cardOf(page), await cardFile())
  await expect(cardOf(page)).toContainText(/identity-card\.jpg \d+ kB/)
  await expect(preview(page)).toBeVisible()
  const sent = page.waitForRequest('**/api/job-seeker/documents')
  await button(page, 'Upload').click()
  await sent
  await expect(toast(page, 'Upload successful!')).toBeVisible()
  await expect(cardOf(page)).toContainText(/Uploaded on [\d/]+2\d{3}/)
  await expect(cardOf(page)).not.toContainText('Missing')
  expect(await storedSize(page)).toEqual({ width: 1200, height: 800 })
})

test('DOC-07 after an upload the dashboard is loaded again, with what it says elsewhere', async ({
  page,
}) => {
  await openNew(page)
  const status = page.getByRole('region', { name: 'Profile Status' })
  await expect(status).toContainText('Kebele ID or Fayda National ID')
  await attach(page, cardOf(page), await cardFile())
  const loaded = page.waitForResponse('**/api/jobseeker/dashboard')
  await button(page, 'Upload').click()
  await loaded
  await expect(status).not.toContainText('Kebele ID or Fayda National ID')
})

test('a picture is turned and cropped before it is sent, and may be whole again', async ({ page }) => {
  await openNew(page)
  await attach(page, cardOf(page), await cardFile())
  await button(page, 'Turn').click()
  await button(page, 'Crop').click()
  const picture = await preview(page).boundingBox()
  const edge = await cardOf(page).locator('[data-edge="right"]').boundingBox()
  if (picture === null || edge === null) throw new Error('The picture is not shown')
  const middle = { x: edge.x + edge.width / 2, y: edge.y + edge.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(picture.x + picture.width * 0.75, middle.y, { steps: 4 })
  await page.mouse.up()
  await expect(cardOf(page).getByRole('slider', { name: 'Right edge' })).toHaveValue(/^7[456]$/)
  await button(page, 'Done').click()
  await button(page, 'Whole picture').press('Enter')
  await expect(button(page, 'Crop')).toBeFocused()
  await button(page, 'Crop').press('Enter')
  await expect(cardOf(page).getByRole('slider', { name: 'Right edge' })).toHaveValue('100')
  await cardOf(page).getByRole('slider', { name: 'Right edge' }).fill('75')
  await button(page, 'Upload').click()
  await expect(toast(page, 'Upload successful!')).toBeVisible()
  const { width, height } = await storedSize(page)
  expect(height).toBe(1200)
  expect(width).toBe(600)
})

test('the keyboard alone attaches, turns, crops and uploads, and the focus never gets lost', async ({
  page,
}) => {
  await openNew(page)
  const picker = page.waitForEvent('filechooser')
  await button(page, 'Attach').press('Enter')
  await (await picker).setFiles(await cardFile())
  const chosen = cardOf(page).getByRole('region', { name: 'Chosen file: identity-card.jpg' })
  await expect(chosen).toBeFocused()
  await expect(preview(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Turn')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Crop')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Done')).toBeFocused()
  const edge = (name: string) => cardOf(page).getByRole('slider', { name })
  await edge('Left edge').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(edge('Left edge')).toHaveValue('2')
  await page.keyboard.press('Tab')
  await expect(edge('Top edge')).toBeFocused()
  // Downwards, as it is seen.
  await page.keyboard.press('ArrowDown')
  await expect(edge('Top edge')).toHaveValue('1')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(edge('Bottom edge')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(edge('Bottom edge')).toHaveValue('11')
  await page.keyboard.press('End')
  await button(page, 'Done').press('Enter')
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/job-seeker/documents', async (route) => {
    await asked.promise
    await route.continue()
  })
  await button(page, 'Upload').press('Enter')
  await expect(chosen).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Cancel')).toBeFocused()
  asked.resolve()
  await expect(toast(page, 'Upload successful!')).toBeVisible()
  await expect(cardOf(page).getByRole('heading')).toBeFocused()
  expect(await storedSize(page)).toEqual({ width: 1176, height: 792 })
})

test('what was cancelled before the upload leaves the document as it was', async ({ page }) => {
  await openNew(page)
  await attach(page, cardOf(page), await cardFile())
  await button(page, 'Cancel').click()
  await expect(cardOf(page).getByRole('heading')).toBeFocused()
  await expect(button(page, 'Attach')).toBeVisible()
  await expect(cardOf(page)).toContainText('Missing')
})

test('DOC-23 a file that cannot be used is refused beside the document, and another is chosen', async ({
  page,
}) => {
  await openNew(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/(documents|uploads)$/.test(request.url())) sent += 1
  })
  const word = {
    name: 'card.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('PK\u0003\u0004 a letter'),
  }
  await attach(page, cardOf(page), word)
  await expect(alert(page)).toHaveText(
    /^Failed to upload document\.\s*This kind of file cannot be used\. Please choose a picture/,
  )
  await expect(button(page, 'Upload')).toHaveCount(0)
  const picker = page.waitForEvent('filechooser')
  await button(page, 'Choose another file').click()
  await (await picker).setFiles(pdfFile(['Too much'], { bytes: 10 * 1024 * 1024 }))
  await button(page, 'Upload').click()
  await expect(alert(page)).toHaveText(
    /^Failed to upload document\.\s*This file is larger than 10 MB\. Please take a picture/,
  )
  await expect(button(page, 'Upload')).toHaveCount(0)
  expect(sent).toBe(0)
})

test.describe('what the server does not take', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('ERR-58 a failure is said with what to do, and the same file is sent again', async ({ page }) => {
    await openNew(page)
    const address = '**/api/job-seeker/documents'
    const refusal = { code: 'internal', message: '', requestId: 'r' }
    await page.route(address, (route) => route.fulfill({ status: 500, json: refusal }))
    await attach(page, cardOf(page), await cardFile())
    await button(page, 'Upload').click()
    await expect(alert(page)).toHaveText(
      /^Failed to upload document\.\s*Something went wrong\. Please try again/,
    )
    await page.unroute(address)
    await page.route(address, (route) => route.abort())
    await button(page, 'Try again').click()
    await expect(alert(page)).toHaveText(/^Failed to upload document\.\s*There is no connection\./)
    await page.unroute(address)
    await button(page, 'Try again').click()
    await expect(toast(page, 'Upload successful!')).toBeVisible()
    await expect(cardOf(page)).toContainText('Uploaded on')
  })

  test('ERR-58 the reason of the server is said, and only another file helps', async ({ page }) => {
    await openNew(page)
    const stamp = await sharp(await cardPicture())
      .resize(200)
      .jpeg()
      .toBuffer()
    await attach(page, cardOf(page), { name: 'stamp.jpg', mimeType: 'image/jpeg', buffer: stamp })
    await button(page, 'Upload').click()
    await expect(alert(page)).toHaveText(/^Failed to upload document\.\s*This picture is too small/)
    await expect(button(page, 'Try again')).toHaveCount(0)
    await expect(button(page, 'Choose another file')).toBeVisible()
  })
})

test('DOC-20 a rejected document shows the reason and the note, and takes another file', async ({
  page,
  baseURL,
}) => {
  await newSeeker(page)
  await provide(page)
  const staff = await staffOf(baseURL)
  await rejectAll(page, staff, { rejection: 'INCOMPLETE', note: 'Please send the back too.' })
  await leave(staff)
  await page.goto(home)
  await expect(cardOf(page)).toContainText('Missing')
  await expect(cardOf(page)).toContainText(documents.reasons.INCOMPLETE)
  await expect(cardOf(page)).toContainText('wrote: Please send the back too.')
  await attach(page, cardOf(page), await cardFile('both-sides.jpg'))
  await button(page, 'Upload').click()
  await expect(toast(page, 'Upload successful!')).toBeVisible()
  await expect(cardOf(page)).not.toContainText(documents.reasons.INCOMPLETE)
  await expect(cardOf(page)).toContainText('Uploaded on')
})

test('DOC-08 DOC-09 a document is uploaded until staff verify it, and then stays as it is', async ({
  page,
  baseURL,
}) => {
  await newSeeker(page)
  await provide(page)
  await page.goto(home)
  await expect(button(page, 'Attach another file')).toBeVisible()
  await expect(section(page)).toContainText(documents.footer.checking)
  const staff = await staffOf(baseURL)
  await verifyAll(page, staff)
  await leave(staff)
  await page.goto(home)
  await expect(cardOf(page)).toContainText(/Verified.*Verified on/s)
  await expect(cardOf(page).getByRole('button')).toHaveCount(0)
  await expect(cardOf(page).getByRole('link')).toHaveText(['Open file'])
  await expect(section(page)).toContainText('All documents have been verified')
})

test('an uploaded document is removed after asking', async ({ page }) => {
  await newSeeker(page)
  await provide(page)
  await page.goto(home)
  await button(page, 'Remove').click()
  const question = page.getByRole('alertdialog', { name: 'Remove this document?' })
  await expect(question).toContainText('Your file will be deleted: Kebele ID')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(cardOf(page)).toContainText('Uploaded on')
  await button(page, 'Remove').click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(cardOf(page)).toContainText('Missing')
  await expect(cardOf(page).getByRole('heading')).toBeFocused()
})

const mixed = [
  sampleDocument({
    state: 'REJECTED',
    rejection: 'NAME_DIFFERS',
    note: 'The family name is missing. '.repeat(8),
  }),
  sampleDocument({
    label: 'Passport',
    state: 'VERIFIED',
    status: 1,
    hasFile: true,
    checkedAt: '2026-11-03T08:00:00.000Z',
  }),
  sampleDocument({
    label: 'Work experience letter',
    state: 'UPLOADED',
    status: 2,
    hasFile: true,
    required: false,
    uploadedAt: '2026-11-04T08:00:00.000Z',
  }),
  sampleDocument({ label: 'Driving licence', required: false }),
]

for (const { code, locale } of languages) {
  test.describe(code, () => {
    test.use({ locale })

    test(`documents in all states can be read and used by everyone at 360 pixels, in ${code}`, async ({
      page,
    }) => {
      await sharedSeeker(page)
      const json = sampleDashboard({ documentsList: mixed })
      await page.route('**/api/jobseeker/dashboard', (route) => route.fulfill({ json }))
      await page.goto('/account')
      await visit(page, home)
      const items = section(page).getByRole('listitem')
      await expect(items).toHaveCount(4)
      await axeFindsNothing(page, { part: '#documents' })
      await fitsPhone(page)
      const name = `${'a-very-long-name-of-a-picture-'.repeat(5)}.jpg`
      const picker = page.waitForEvent('filechooser')
      await items.first().getByRole('button').click()
      await (await picker).setFiles(await cardFile(name))
      await expect(items.first().getByRole('img')).toBeVisible()
      await items.first().getByRole('button').nth(1).click()
      await expect(items.first().getByRole('slider')).toHaveCount(4)
      await axeFindsNothing(page, { part: '#documents' })
      await fitsPhone(page)
      await items.nth(2).getByRole('button').last().click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await axeFindsNothing(page, { part: 'dialog[open]' })
      await fitsPhone(page)
    })
  })
}
