import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { startServer } from '../../server/testing/process.ts'
import { browserArguments, findBrowser } from '../../scripts/browser.ts'
import { ensureBuilt } from '../../scripts/ensure-built.ts'
import { watchNetwork } from './network.ts'

// Drives a real browser through every menu place as on a slow phone, and prints what each step costs. Fails above the bars.
const bars = { documents: 0, warmTrips: 1, uncachedTrips: 2, backMilliseconds: 150, coldTrips: 3 }
const slow = { offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const slowdown = 4
/** Nobody goes back before they have seen where they are. */
const lookMilliseconds = 500
/** The first has to stay below the bar, and of those after it all but one: the machine itself stops now and then. */
const backRounds = 5
const people = ['demo.seeker', 'demo.household', 'demo.partner', 'demo.admin'] as const
const say = (line: string) => process.stdout.write(`${line}\n`)
let failed = false

type Step = {
  name: string
  documents: number
  requests: number
  trips: number
  bytes: number
  milliseconds: number
}

function print(kind: string, step: Step, mostTrips: number, mostDocuments: number): void {
  const isBad = step.trips > mostTrips || step.documents > mostDocuments
  failed ||= isBad
  const cells = [
    step.name.padEnd(34),
    kind.padEnd(9),
    String(step.documents).padStart(4),
    String(step.requests).padStart(5),
    String(step.trips).padStart(6),
    String(step.bytes).padStart(8),
    String(step.milliseconds).padStart(6),
  ]
  say(`${cells.join(' ')}${isBad ? '  above the bar' : ''}`)
}

/** The heading is there, and nothing of the screen is on its way; a screen that is kept hidden does not count. */
const isThere = () => {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some(({ offsetParent }) => offsetParent !== null)
  return shown('main h1') && !shown('main [aria-busy="true"]')
}

async function signedIn(browser: Browser, url: string, name: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } })
  const data = { identifier: name, password: 'abronet-demo' }
  const answer = await context.request.post('/api/auth/login', { data })
  if (!answer.ok()) throw new Error(`${name} could not sign in`)
  return context
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

const menu = (page: Page) => page.getByRole('navigation').first().getByRole('link')

/** Clicks a place of the menu and waits until it is there. */
async function visit(page: Page, index: number): Promise<Step> {
  const link = menu(page).nth(index)
  const name = (await link.innerText()).trim()
  const target = (await link.getAttribute('href')) ?? ''
  const network = await watchNetwork(page)
  const started = performance.now()
  await link.click()
  await page.waitForURL((address) => address.pathname === target)
  await page.waitForFunction(isThere)
  const milliseconds = Math.round(performance.now() - started)
  return { name, milliseconds, ...(await network.stop()) }
}

/** Goes back in the page itself and answers how long it took until the list was there at its place. */
const goBack = (page: Page, scroll: number): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const started = performance.now()
        const shown = (selector: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)].some(
            ({ offsetParent }) => offsetParent !== null,
          )
        const look = () => {
          const there =
            shown('main h1') && !shown('main [aria-busy="true"]') && Math.abs(scrollY - wanted) < 3
          if (there || performance.now() - started > 10_000) resolve(performance.now() - started)
          else requestAnimationFrame(look)
        }
        history.back()
        addEventListener('popstate', look, { once: true })
      }),
    scroll,
  )

/** Goes to the first place of the menu and back. */
async function leaveAndReturn(page: Page, scroll: number): Promise<number> {
  // Pressed where it is: the browser must not scroll to it first.
  await menu(page).first().dispatchEvent('click')
  await page.waitForFunction(isThere)
  await page.waitForFunction(() => scrollY === 0)
  await page.waitForTimeout(lookMilliseconds)
  return Math.round(await goBack(page, scroll))
}

async function warmSteps(browser: Browser, url: string, person: string): Promise<void> {
  const context = await signedIn(browser, url, person)
  const page = await context.newPage()
  await page.goto('/account')
  await page.waitForFunction(isThere)
  const count = await menu(page).count()
  // Once without slowness: from here on the files are in the browser's cache.
  for (let index = 0; index < count; index += 1) await visit(page, index)
  await page.goto('/account')
  await page.waitForFunction(isThere)
  await slowDown(page)
  for (let index = 0; index < count; index += 1) {
    print('warm', await visit(page, index), bars.warmTrips, bars.documents)
    if (index === 0) continue
    await page.evaluate(() => scrollTo(0, Math.min(400, document.documentElement.scrollHeight - innerHeight)))
    const scroll = await page.evaluate(
      () => new Promise<number>((done) => setTimeout(() => done(scrollY), 200)),
    )
    const times: number[] = []
    for (let round = 0; round < backRounds; round += 1) times.push(await leaveAndReturn(page, scroll))
    const late = times.map((time) => time > bars.backMilliseconds)
    const isLate = late[0] === true || late.filter(Boolean).length > 1
    failed ||= isLate
    say(
      `${' '.repeat(34)} Back at ${String(scroll).padStart(4)} px ${times.join(', ').padStart(28)}${isLate ? '  above the bar' : ''}`,
    )
  }
  await context.close()
}

/** Files that this phone never had: code, texts and data of a screen that was only now pointed at. */
async function uncachedSteps(browser: Browser, url: string, person: string): Promise<void> {
  const context = await signedIn(browser, url, person)
  const page = await context.newPage()
  await page.goto('/account')
  await page.waitForFunction(isThere)
  await slowDown(page)
  const count = await menu(page).count()
  for (let index = 0; index < count - 1; index += 1) {
    print('uncached', await visit(page, index), bars.uncachedTrips, bars.documents)
  }
  await context.close()
}

async function coldSteps(browser: Browser, url: string, person: string): Promise<void> {
  const first = await signedIn(browser, url, person)
  const page = await first.newPage()
  await page.goto('/account')
  await page.waitForFunction(isThere)
  const targets = await menu(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )
  await first.close()
  for (const target of targets) {
    const context = await signedIn(browser, url, person)
    const fresh = await context.newPage()
    await slowDown(fresh)
    const network = await watchNetwork(fresh)
    const started = performance.now()
    await fresh.goto(target, { waitUntil: 'commit' })
    await fresh.waitForFunction(isThere)
    const milliseconds = Math.round(performance.now() - started)
    print('cold', { name: target, milliseconds, ...(await network.stop()) }, bars.coldTrips, 1)
    await context.close()
  }
}

if (!(await ensureBuilt())) process.exit(1)
const folder = await mkdtemp(join(tmpdir(), 'abronet-navigation-'))
const server = await startServer({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '100' })
const browser = await chromium.launch({ executablePath: await findBrowser(say), args: browserArguments })
try {
  say(`${'screen'.padEnd(34)} ${'kind'.padEnd(9)} docs calls  trips    bytes     ms`)
  for (const person of people) {
    say(person)
    await warmSteps(browser, server.url, person)
    await uncachedSteps(browser, server.url, person)
    await coldSteps(browser, server.url, person)
  }
} finally {
  await browser.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)
