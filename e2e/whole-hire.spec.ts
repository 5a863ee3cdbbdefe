import type { Page } from '@playwright/test'
import { jobTypes } from '../contract/reference/options/jobs.ts'
import { labelOf } from '../contract/reference/options/option.ts'
import { monthNames } from '../contract/reference/months.ts'
import backOffice from '../web/locales/am/backOffice.json' with { type: 'json' }
import login from '../web/locales/am/login.json' with { type: 'json' }
import screenParts from '../web/locales/am/screenParts.json' with { type: 'json' }
import applicants from '../web/locales/en/applicants.json' with { type: 'json' }
import dates from '../web/locales/en/dates.json' with { type: 'json' }
import hiring from '../web/locales/en/hiring.json' with { type: 'json' }
import jobForm from '../web/locales/en/jobForm.json' with { type: 'json' }
import employerWords from '../web/locales/en/placements.json' with { type: 'json' }
import employerMail from '../web/locales/en/recovery.json' with { type: 'json' }
import applications from '../web/locales/om/applications.json' with { type: 'json' }
import offers from '../web/locales/om/offers.json' with { type: 'json' }
import onboarding from '../web/locales/om/onboarding.json' with { type: 'json' }
import seekerWords from '../web/locales/om/placements.json' with { type: 'json' }
import seekerMail from '../web/locales/om/recovery.json' with { type: 'json' }
import workPlacement from '../web/locales/om/workPlacement.json' with { type: 'json' }
import { open, someone } from './accounts/registration-page.ts'
import { signInParts } from './support/accounts.ts'
import { applyInOromo } from './support/applying.ts'
import { passFirstDay } from './support/clock.ts'
import { linkInMail } from './support/mail.ts'
import { newWord } from './support/seekers.ts'
import { expect, test } from './support/test.ts'

type Person = ReturnType<typeof newPerson>

/** `phone` is typed, `dialled` is what the other reads after the hire. */
const newPerson = (firstName: string, digits: string) => ({
  ...someone(),
  firstName,
  lastName: newWord(),
  phone: `0${digits}`,
  dialled: `+251${digits}`,
})
const fullName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`

async function register(page: Page, person: Person, type: 'CAREER' | 'HOUSEHOLD', code: 'en' | 'om') {
  const { fill, consent, button } = await open(page, '/registration', code)
  await fill(person, type)
  await consent.check()
  const answer = page.waitForResponse('**/api/users/register')
  await button.click()
  expect((await answer).status()).toBe(201)
}

async function verifyMail(page: Page, { email }: Person, { verify }: typeof employerMail) {
  await page.goto(await linkInMail(email, 'verify-email'))
  await page.getByRole('button', { name: verify.button }).click()
  await expect(page.getByRole('heading', { name: verify.done.title })).toBeVisible()
}

/** The work, then the skills, in Afaan Oromoo. */
async function fillInProfile(page: Page): Promise<void> {
  const save = () => page.getByRole('button', { name: onboarding.save }).click()
  const choose = async (name: string, typed: string) => {
    await page.getByRole('combobox', { name }).fill(typed)
    await page.getByRole('option').first().click()
    await page.keyboard.press('Escape')
  }
  await page.goto('/jobseeker/job-preferences')
  await page.getByRole('checkbox', { name: labelOf(jobTypes, 'LIVE_IN', 'om') }).check()
  await save()
  await expect(page).not.toHaveURL(/job-preferences/)
  await page.goto('/jobseeker/skills-certification')
  await choose(onboarding.fields.skills, 'cook')
  await choose(onboarding.fields.languages, 'Amh')
  await page.getByLabel(onboarding.fields.experience).selectOption('3-5 years')
  await page.getByLabel(onboarding.fields.bio).fill("Daa'imman nan kunuunsa.")
  await save()
  await expect(page).not.toHaveURL(/skills-certification/)
}

async function signInAsStaff(page: Page): Promise<void> {
  await page.goto('/login')
  const { identifier, secret, button } = signInParts(page, login)
  await identifier.fill('demo.admin')
  await secret.fill('abronet-demo')
  await button.click()
  await expect(page).toHaveURL('/admin')
}

/** The employers of other tests wait in the same list, and some leave it meanwhile: it is looked through until he is there. */
async function verifyByStaff(page: Page, { lastName }: Person): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: lastName })
  const next = page
    .getByRole('navigation', { name: backOffice.employers.pages })
    .getByRole('button', { name: screenParts.next })
  await expect(async () => {
    await page.goto('/admin')
    await expect(page.getByRole('table', { name: backOffice.employers.heading })).toBeVisible()
    while ((await row.count()) === 0 && (await next.count()) > 0) {
      const turned = page.waitForResponse('**/api/admin/employers?*')
      await next.click()
      await turned
    }
    await expect(row).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await row.getByRole('button', { name: backOffice.employers.verify }).click()
  const question = page.getByRole('dialog', { name: backOffice.employers.confirmTitle })
  await question.getByRole('textbox').fill('እኔው ጎበኘኋቸው።')
  await question.getByRole('button', { name: backOffice.employers.verify }).click()
  await expect(question).toBeHidden()
  await expect(row).toHaveCount(0)
}

/** Answers the id of the job. */
async function postJob(page: Page, title: string): Promise<string> {
  const { fields, actions, posted } = jobForm
  await page.goto('/employer/post-job')
  await page.getByLabel(fields.title).fill(title)
  await page.getByLabel(fields.description).fill('Care for two children of three and five.')
  await page.getByLabel(fields.salary).fill('8000')
  await page.getByLabel(dates.field.day, { exact: true }).fill('15')
  await page
    .getByLabel(dates.field.month, { exact: true })
    .selectOption({ label: monthNames.gregorian.en[0] ?? '' })
  await page.getByLabel(dates.field.year, { exact: true }).fill(String(new Date().getFullYear() + 1))
  await page.getByLabel(fields.jobType).selectOption('LIVE_IN')
  await page.getByLabel(fields.workType).selectOption('NANNY')
  await page.getByLabel(fields.gender).selectOption('ANY')
  await page.getByRole('combobox', { name: fields.locations }).fill('Adama')
  await page
    .getByRole('option', { name: /^Adama/ })
    .first()
    .click()
  await page.keyboard.press('Escape')
  await page.getByLabel(fields.requirements).fill('Patience.')
  const answer = page.waitForResponse('**/api/employer/jobs')
  await page.locator('main form').getByRole('button', { name: actions.post }).click()
  const id = /"jobId":"([^"]+)"/.exec(await (await answer).text())?.[1] ?? ''
  await page.getByRole('dialog').getByRole('button', { name: posted.okay }).click()
  return id
}

/** Reviews, shortlists and invites the applicant. */
async function inviteToInterview(page: Page, jobId: string, seeker: Person): Promise<void> {
  await page.goto(`/employer/view-applicants/${jobId}`)
  const detail = page.getByRole('region', { name: fullName(seeker) })
  const { moves, interview } = applicants
  for (const name of [moves.review, moves.shortlist, moves.interview])
    await detail.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: interview.place }).fill('Bole, in front of the church')
  await dialog.getByRole('button', { name: interview.send }).click()
  await expect(dialog).toHaveCount(0)
  await expect(detail).toContainText(interview.states.PROPOSED)
}

async function pickTime(page: Page): Promise<void> {
  await page.goto('/jobseeker/Applications')
  const { interview } = applications
  const invitation = page.getByRole('article').filter({ hasText: interview.invited })
  await expect(invitation).toContainText('Bole, in front of the church')
  await invitation.getByRole('listitem').getByRole('button').first().click()
  const agreed = page.getByRole('article').filter({ hasText: interview.agreed })
  await expect(agreed.getByRole('link', { name: interview.calendar })).toBeVisible()
}

async function sendOffer(page: Page, jobId: string, seeker: Person): Promise<void> {
  await page.goto(`/employer/view-applicants/${jobId}`)
  const detail = page.getByRole('region', { name: fullName(seeker) })
  await expect(detail).toContainText(applicants.interview.states.AGREED)
  await detail.getByRole('button', { name: hiring.hire.button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(hiring.terms.pay).fill('9000')
  await dialog.getByLabel(hiring.terms.daysOff).selectOption('1')
  await dialog.getByLabel(hiring.hire.message).fill('We would like to have you here.')
  await dialog.getByRole('button', { name: hiring.hire.send }).click()
  await expect(dialog).toHaveCount(0)
  await expect(detail).toContainText(hiring.offer.SENT)
}

async function acceptOffer(page: Page): Promise<void> {
  await page.goto('/jobseeker/Applications')
  await page.getByRole('link', { name: applications.next.toOffer }).click()
  const offer = page.getByRole('article')
  await expect(offer).toContainText('9,000')
  await expect(offer).toContainText('We would like to have you here.')
  await offer.getByRole('button', { name: offers.one.accept, exact: true }).click()
  const question = page.getByRole('alertdialog', { name: offers.one.accepting.title })
  await question.getByRole('button', { name: offers.one.accept, exact: true }).click()
  await expect(offer).toContainText(offers.states.ACCEPTED)
}

/** Where people look for each other, nothing says how to reach somebody. */
async function readsNowhere(page: Page, addresses: readonly string[], { dialled }: Person): Promise<void> {
  const digits = dialled.slice(-9)
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
    expect((await page.content()).replaceAll(/[\s-]/g, ''), address).not.toContain(digits)
  }
}

async function confirmHire(page: Page, seeker: Person): Promise<void> {
  await page.goto('/employer/placements')
  const card = page.getByRole('article', { name: fullName(seeker) })
  await card.getByRole('button', { name: hiring.confirm.button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: hiring.confirm.closes }).check()
  await dialog.getByRole('button', { name: hiring.confirm.button }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card.getByRole('link', { name: seeker.dialled })).toHaveAttribute(
    'href',
    `tel:${seeker.dialled}`,
  )
}

/** The first day has passed, and it does not go well. */
async function answerCheckIn(page: Page, { email }: Person, words: string): Promise<void> {
  await passFirstDay(email)
  const { question, no, words: label, send } = workPlacement.checkIn
  const asked = page.getByRole('region', { name: question })
  await expect(async () => {
    await page.goto('/jobseeker/WorkPlacement')
    await expect(asked).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await asked.getByRole('button', { name: no, exact: true }).click()
  await asked.getByLabel(label).fill(words)
  await asked.getByRole('button', { name: send }).click()
  await expect(asked).toHaveCount(0)
}

async function followUp(page: Page, seeker: Person, words: string): Promise<void> {
  await page.goto('/admin')
  const row = page
    .getByRole('table', { name: backOffice.checkIns.heading })
    .getByRole('row')
    .filter({ hasText: seeker.lastName })
  await expect(row).toContainText(words)
  await expect(row.getByRole('link', { name: seeker.dialled })).toHaveAttribute(
    'href',
    `tel:${seeker.dialled}`,
  )
  await row.getByRole('button', { name: backOffice.checkIns.close }).click()
  await expect(row).toHaveCount(0)
}

async function endWork(page: Page, seeker: Person): Promise<void> {
  await page.goto('/employer/placements')
  const { end, endReasons } = employerWords
  const card = page.getByRole('article', { name: fullName(seeker) })
  await card.getByRole('button', { name: end.confirm }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(end.reason).selectOption({ label: endReasons.CONTRACT_OVER })
  await dialog.getByRole('button', { name: end.confirm }).click()
  await expect(dialog).toHaveCount(0)
}

/** Five stars and some words, on the one card of this screen. */
async function writeReview(page: Page, address: string, says: typeof employerWords, words: string) {
  await page.goto(address)
  const card = page.getByRole('article')
  // The star is drawn over its radio button.
  await card.getByRole('radio').last().check({ force: true })
  await card.getByLabel(says.review.words).fill(words)
  await card.getByRole('button', { name: says.review.send }).click()
  await expect(card.getByRole('heading', { name: says.review.own })).toBeVisible()
}

test('HIR-21 HIR-22 HIR-23 from registration to review, by three people in three languages', async ({
  browser,
  baseURL,
}) => {
  const openFor = async (locale: string, width: number) => {
    const viewport = { width, height: 800 }
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale, viewport })
    context.setDefaultTimeout(20_000)
    return context.newPage()
  }
  const [employer, seeker, staff] = [
    await openFor('en-US', 1280),
    await openFor('om-ET', 360),
    await openFor('am-ET', 1280),
  ]
  const hirer = newPerson('Hirut', '911662053')
  const worker = newPerson('Chaltu', '911773142')
  const word = newWord()
  const [unwell, praise, thanks] = [
    'Halkan na hin boqochiisan.',
    'She was kind to our children.',
    'Maatii gaarii.',
  ]
  const [applicantsOf, hires, work] = [
    '/employer/view-applicants/',
    '/employer/placements',
    '/jobseeker/WorkPlacement',
  ]

  await test.step('the seeker registers, verifies the mail and fills in the profile', async () => {
    await register(seeker, worker, 'CAREER', 'om')
    await verifyMail(seeker, worker, seekerMail)
    await fillInProfile(seeker)
  })
  await test.step('the employer registers, and staff verify them', async () => {
    await register(employer, hirer, 'HOUSEHOLD', 'en')
    await verifyMail(employer, hirer, employerMail)
    await signInAsStaff(staff)
    await verifyByStaff(staff, hirer)
  })
  const jobId = await test.step('the employer posts a job', () => postJob(employer, `Nanny ${word}`))
  await test.step('the seeker applies and picks a time for the interview', async () => {
    await applyInOromo(seeker, word, `Nan jalqaba. Bilbila koo: ${worker.phone}.`)
    await inviteToInterview(employer, jobId, worker)
    await pickTime(seeker)
  })
  await test.step('the employer offers the job, and the seeker accepts', async () => {
    await sendOffer(employer, jobId, worker)
    await acceptOffer(seeker)
  })
  await test.step('until the hire is confirmed neither reads a number', async () => {
    await readsNowhere(employer, [applicantsOf + jobId, hires, '/employer-profile'], worker)
    await readsNowhere(seeker, ['/jobseeker/Applications', '/jobseeker/JobOffers', work], hirer)
  })
  await test.step('the employer confirms and closes the job; both read the number of the other', async () => {
    await confirmHire(employer, worker)
    const job = await employer.request.get(`/api/employer/jobs/${jobId}`)
    expect(await job.json()).toMatchObject({ status: 'CLOSED' })
    await seeker.goto(work)
    await expect(seeker.getByRole('link', { name: hirer.dialled })).toBeVisible()
  })
  await test.step('a check-in that was answered with no reaches staff, and never the employer', async () => {
    await answerCheckIn(seeker, worker, unwell)
    await followUp(staff, worker, unwell)
    await employer.goto(hires)
    await expect(employer.getByRole('article', { name: fullName(worker) })).toBeVisible()
    expect(await employer.content()).not.toContain(unwell)
  })
  await test.step('the employer ends the work, both review, and both read it', async () => {
    await endWork(employer, worker)
    await writeReview(employer, hires, employerWords, praise)
    await seeker.goto(work)
    await expect(seeker.getByRole('button', { name: seekerWords.review.send })).toBeVisible()
    expect(await seeker.content()).not.toContain(praise)
    await writeReview(seeker, work, seekerWords, thanks)
    await expect(seeker.getByRole('article')).toContainText(praise)
    await employer.goto(hires)
    await expect(employer.getByRole('article')).toContainText(thanks)
    await expect(employer.getByRole('link', { name: worker.dialled })).toBeVisible()
  })
  await Promise.all([employer, seeker, staff].map((page) => page.context().close()))
})
