import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, type Page } from 'puppeteer-core'
import { installPackage } from '../../server/testing/system-packages.ts'
import { ensureBuilt } from '../../scripts/ensure-built.ts'
import { startServer } from '../../server/testing/process.ts'

// Plays sign-in, search, apply and post in Firefox, against a real server with the demo's people.
const executablePath = '/usr/bin/firefox-esr'
const say = (line: string) => process.stdout.write(`${line}\n`)
const patience = 60_000

if (!existsSync(executablePath)) installPackage('firefox-esr', say)

/** Waits for an element of the screen that is shown: one that is kept hidden behind it may have the same. */
const shown = (page: Page, selector: string, text: string | null = null) =>
  page.waitForFunction(
    (wanted: string, words: string | null) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].some(
        ({ offsetParent, textContent }) => offsetParent !== null && (words ?? textContent) === textContent,
      ),
    { timeout: patience },
    selector,
    text,
  )
const heading = (page: Page, text: string) => shown(page, 'main h1', text)

async function signIn(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.waitForSelector('html[data-live]', { timeout: patience })
  await page.locator('input[name="identifier"]').fill(name)
  await page.locator('input[name="password"]').fill('abronet-demo')
  await page.locator('main form button[type="submit"]').click()
  await page.waitForSelector('nav a[aria-current="page"]', { timeout: patience })
}

const clickLink = (page: Page, text: string) => page.locator(`nav a ::-p-text(${text})`).click()

async function seekerJourney(page: Page, url: string): Promise<void> {
  await signIn(page, url, 'demo.seeker')
  say('sign-in: done')
  // The document of the sign-in's target has come whole: from here on each one counts.
  await page.waitForFunction(() => document.readyState === 'complete', { timeout: patience })
  let documents = 0
  page.on('load', () => (documents += 1))
  await clickLink(page, 'Job search')
  await heading(page, 'Job search')
  await page.locator('input[name="q"]').fill('cook')
  await page.locator('main search button[type="submit"]').click()
  await page.waitForFunction(() => location.search.includes('q=cook'), { timeout: patience })
  await page.waitForSelector('main article h3', { timeout: patience })
  say('search: done')
  await page.locator('main article ::-p-text(Quick Apply)').click()
  await page.waitForSelector('.toast', { timeout: patience })
  say('apply: done')
  await clickLink(page, 'Applications')
  await heading(page, 'Applications')
  await shown(page, 'main article')
  await page.goBack()
  await heading(page, 'Job search')
  if (documents !== 0) throw new Error(`${documents} documents were loaded on the way`)
  say('navigation without documents: done')
}

/** The boxes of a date belong to one group; the hidden field in it has the name. */
async function fillDate(
  page: Page,
  name: string,
  date: { day: string; month: string; year: string },
): Promise<void> {
  const hidden = await page.waitForSelector(`input[name="${name}"]`, { timeout: patience })
  const group = await hidden?.evaluateHandle((field) => field.closest('fieldset'))
  const [day, month, year] = (await group?.asElement()?.$$('.field')) ?? []
  await day?.type(date.day)
  await month?.select(date.month)
  await year?.type(date.year)
}

async function employerJourney(page: Page, url: string): Promise<void> {
  await signIn(page, url, 'demo.household')
  await clickLink(page, 'Post a Job')
  await page.waitForSelector('input[name="title"]', { timeout: patience })
  await page.locator('input[name="title"]').fill('Cook for a family of five')
  await page.locator('textarea[name="description"]').fill('Lunch and dinner, six days a week.')
  await page.locator('textarea[name="requirements"]').fill('Two years in a household.')
  await page.select('select[name="jobType"]', 'FULL_TIME')
  await page.select('select[name="workType"]', 'NANNY')
  await page.select('select[name="gender"]', 'ANY')
  await fillDate(page, 'startDate', { day: '15', month: '1', year: String(new Date().getFullYear() + 1) })
  await page.locator('::-p-xpath(//label[starts-with(., "Locations")]/following::input[1])').fill('Adama')
  await page.locator('[role="option"]').click()
  await page.locator('main form button[type="submit"]').click()
  await page.waitForSelector('dialog[open]', { timeout: patience })
  say('post: done')
}

if (!(await ensureBuilt())) process.exit(1)
const folder = await mkdtemp(join(tmpdir(), 'abronet-firefox-'))
const server = await startServer({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '100' })
const browser = await launch({ browser: 'firefox', executablePath, headless: true })
const problems: string[] = []
try {
  for (const journey of [seekerJourney, employerJourney]) {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await page.setViewport({ width: 1280, height: 900 })
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    await journey(page, server.url)
    await context.close()
  }
} finally {
  await browser.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
for (const problem of problems) say(`problem: ${problem}`)
process.exit(problems.length === 0 ? 0 : 1)
