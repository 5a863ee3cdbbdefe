import type { Page } from '@playwright/test'
import applicants from '../web/locales/am/applicants.json' with { type: 'json' }
import dates from '../web/locales/am/dates.json' with { type: 'json' }
import hiring from '../web/locales/am/hiring.json' with { type: 'json' }
import jobForm from '../web/locales/am/jobForm.json' with { type: 'json' }
import postings from '../web/locales/am/postings.json' with { type: 'json' }
import offers from '../web/locales/om/offers.json' with { type: 'json' }
import { applyInOromo } from './support/applying.ts'
import { newEmployer, verifyByStaff } from './support/employers.ts'
import { newSeeker, newWord } from './support/seekers.ts'
import { expect, test } from './support/test.ts'

const { fields, actions, posted } = jobForm

/** The whole form, as somebody fills it in in Amharic. Answers the id of the new job. */
async function postInAmharic(page: Page, title: string): Promise<string> {
  await page.goto('/employer/post-job')
  await page.getByLabel(fields.title).fill(title)
  await page.getByLabel(fields.description).fill('ሁለት ልጆችን መንከባከብና ምግብ ማዘጋጀት።')
  await page.getByLabel(fields.salary).fill('8000')
  await page.getByLabel(dates.field.day, { exact: true }).fill('7')
  // Asked for in the calendar of those who read Amharic.
  await page.getByLabel(dates.field.month, { exact: true }).selectOption('ጥር')
  await page.getByLabel(dates.field.year, { exact: true }).fill('2019')
  await page.getByLabel(fields.jobType).selectOption('ሙሉ ጊዜ')
  await page.getByLabel(fields.workType).selectOption('ሞግዚት')
  await page.getByLabel(fields.gender).selectOption('ልዩነት የለውም')
  await page.getByRole('combobox', { name: fields.locations }).click()
  await page.getByRole('option', { name: 'አዳማ', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByLabel(fields.requirements).fill('ትዕግሥት።')
  const answer = page.waitForResponse('**/api/employer/jobs')
  await page.locator('main form').getByRole('button', { name: actions.post }).click()
  const id = /"jobId":"([^"]+)"/.exec(await (await answer).text())?.[1] ?? ''
  await page.getByRole('dialog').getByRole('button', { name: posted.okay }).click()
  await expect(page).toHaveURL('/employer-profile')
  return id
}

test('HIR-17 HIR-19 ERR-89 from a job to an offer, between two people in two languages', async ({
  browser,
  baseURL,
}) => {
  const contextOf = (locale: string) =>
    browser.newContext({ baseURL: baseURL ?? '', locale, viewport: { width: 360, height: 740 } })
  const [amharic, oromo, other] = [
    await contextOf('am-ET'),
    await contextOf('om-ET'),
    await contextOf('om-ET'),
  ]
  const [employer, seeker, rival] = [await amharic.newPage(), await oromo.newPage(), await other.newPage()]
  const word = newWord()
  await newEmployer(employer, { language: 'am' })
  await verifyByStaff(employer)
  const jobId = await postInAmharic(employer, `ሞግዚት ${word}`)

  await newSeeker(seeker, { language: 'om' })
  await applyInOromo(seeker, word, "Wiixata jalqabuu nan danda'a. Na bilbilaa: 0911 00 00 42.")
  await newSeeker(rival, { language: 'om' })
  expect((await rival.request.post(`/api/employer/jobs/${jobId}/apply`)).status()).toBe(200)

  await employer.goto(`/employer/view-applicants/${jobId}`)
  const cards = employer.locator('main article')
  await expect(cards).toHaveCount(2)
  await expect(employer.getByRole('heading', { level: 1 })).toHaveText(applicants.title)
  // The newest first; on a phone the details open below the card.
  const card = employer.locator('main li', { has: employer.locator('article') }).last()
  await card.locator('article').getByRole('heading').getByRole('button').click()
  await expect(card).toContainText("Wiixata jalqabuu nan danda'a. Na bilbilaa: •••.")
  expect(await employer.content()).not.toContain('00 42')

  for (const tick of await employer.getByRole('checkbox').all()) await tick.check()
  await employer.getByRole('button', { name: applicants.compare.show }).click()
  await expect(employer.getByRole('columnheader')).toHaveCount(2)
  await employer.getByRole('button', { name: applicants.compare.back }).click()

  await card.getByRole('button', { name: hiring.hire.button }).click()
  const dialog = employer.getByRole('dialog')
  await expect(dialog.getByLabel(hiring.hire.job).locator('option:checked')).toHaveText(`ሞግዚት ${word}`)
  await dialog.getByLabel(hiring.hire.message).fill('ሰኞ እንገናኝ። 0911 00 00 43')
  await dialog.getByRole('button', { name: hiring.hire.send }).click()
  await expect(employer.locator('.toast', { hasText: postings.interestSent })).toBeVisible()
  for (const reload of [false, true]) {
    if (reload) await employer.reload()
    await expect(card).toContainText(hiring.offer.SENT)
    await expect(card.locator('[data-status="OFFERED"]')).toBeVisible()
    await expect(card.getByRole('button', { name: hiring.hire.button })).toHaveCount(0)
  }
  // What was offered is not offered again; when nothing is left, that is said.
  const another = card.getByRole('button', { name: hiring.hire.another })
  await another.click()
  await expect(dialog.getByLabel(hiring.hire.job).getByRole('option')).toHaveText([hiring.hire.noJob])
  await dialog.getByRole('button', { name: hiring.hire.send }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card.getByText(hiring.offer.SENT)).toBeVisible()
  await another.click()
  await expect(dialog).toContainText(hiring.hire.nothingLeft)
  await expect(dialog.getByRole('button', { name: hiring.hire.send })).toBeDisabled()
  await employer.keyboard.press('Escape')

  await seeker.goto('/jobseeker/JobOffers')
  await expect(seeker.getByRole('heading', { name: offers.exists.heading })).toBeVisible()
  await expect(seeker.locator('main article')).toHaveCount(2)
  const offer = seeker.locator('main article').last()
  await expect(offer).toContainText(`ሞግዚት ${word}`)
  await expect(offer).toContainText('ሰኞ እንገናኝ። •••')
  await expect(offer).toContainText('Tigist')
  await rival.goto('/jobseeker/JobOffers')
  await expect(rival.getByRole('heading', { name: offers.none.heading })).toBeVisible()
  await Promise.all([amharic, oromo, other].map((context) => context.close()))
})
