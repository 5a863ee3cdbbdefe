import type { Browser, Page } from '@playwright/test'
import type { Language } from '../contract/rules/language.ts'
import amharic from '../web/locales/am/messages.json' with { type: 'json' }
import english from '../web/locales/en/messages.json' with { type: 'json' }
import oromo from '../web/locales/om/messages.json' with { type: 'json' }
import { newEmployer, postJob } from './support/employers.ts'
import { newSeeker } from './support/seekers.ts'
import { expect, test } from './support/test.ts'

type Words = typeof english

/** A person with their own browser, who reads and writes on the screen. */
class Talker {
  readonly page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.#words = words
  }

  static async open(browser: Browser, baseURL: string, language: Language, words: Words) {
    const context = await browser.newContext({
      baseURL,
      locale: language,
      viewport: { width: 360, height: 780 },
    })
    await context.addCookies([{ name: 'lng', value: language, url: baseURL }])
    return new Talker(await context.newPage(), words)
  }

  get thread() {
    return this.page.getByRole('region', { name: this.#words.title })
  }

  async write(text: string) {
    await this.page.getByRole('textbox', { name: this.#words.reply.label, exact: true }).fill(text)
    await this.page.getByRole('button', { name: this.#words.reply.send }).click()
  }

  /** The text is visible exactly once. */
  async reads(text: string) {
    const found = this.thread.getByText(text)
    await expect(found).toHaveCount(1)
    await expect(found).toBeInViewport()
  }

  waitsWith = (count: number) => expect(this.thread.getByText(this.#words.waiting)).toHaveCount(count)
  isSent = () => this.waitsWith(0)
  isRead = () => expect(this.thread.getByText(this.#words.seen)).toBeVisible()
}

async function openAbout(page: Page, data: object): Promise<string> {
  const answer = await page.request.post('/api/conversations', { data })
  return /"id":"([^"]+)"/.exec(await answer.text())?.[1] ?? ''
}

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK/ })

test('MSG-08 MSG-09 three people talk in three languages, and one of them loses the connection', async ({
  browser,
  baseURL,
}) => {
  const url = String(baseURL)
  const seeker = await Talker.open(browser, url, 'om', oromo)
  const employer = await Talker.open(browser, url, 'am', amharic)
  const staff = await Talker.open(browser, url, 'en', english)
  await newEmployer(employer.page, { language: 'am' })
  const jobId = await postJob(employer.page)
  await newSeeker(seeker.page, { language: 'om' })
  const id = await openAbout(seeker.page, { about: 'job', id: jobId })

  // The seeker asks, and the employer answers while the seeker has the conversation open.
  await employer.page.goto(`/employer/messages/${id}`)
  await seeker.page.goto(`/jobseeker/messages/${id}`)
  await seeker.write('Dilbanni boqonnaadhaa?')
  await employer.reads('Dilbanni boqonnaadhaa?')
  await seeker.isRead()
  await employer.write('አዎ፣ እሑድ ሁልጊዜ ዕረፍት ነው።')
  await seeker.reads('አዎ፣ እሑድ ሁልጊዜ ዕረፍት ነው።')

  // The seeker goes offline: what both write meanwhile arrives afterwards, once and in order.
  await seeker.page.context().setOffline(true)
  await seeker.write('Galatoomaa!')
  await seeker.write("Wiixata jalqabuu danda'a.")
  await seeker.waitsWith(2)
  await employer.write('መቼ መጀመር ይችላሉ?')
  await seeker.page.context().setOffline(false)
  await seeker.isSent()
  for (const text of ['Galatoomaa!', "Wiixata jalqabuu danda'a.", 'መቼ መጀመር ይችላሉ?']) {
    await seeker.reads(text)
    await employer.reads(text)
  }

  // The employer asks our team, and a member of staff answers.
  const login = { identifier: 'demo.admin', password: 'abronet-demo' }
  expect((await staff.page.request.post('/api/auth/login', { data: login })).status()).toBe(200)
  const support = await openAbout(employer.page, { about: 'support' })
  await employer.page.goto(`/employer/messages/${support}`)
  await employer.write('ሠራተኛዬ መታወቂያ ያስፈልጋታል?')
  await employer.isSent()
  await staff.page.goto(`/admin/messages/${support}`)
  await staff.reads('ሠራተኛዬ መታወቂያ ያስፈልጋታል?')
  await staff.write('Yes, an identity card or a passport.')
  await employer.reads('Yes, an identity card or a passport.')
  for (const { page } of [seeker, employer, staff]) await page.context().close()
})
