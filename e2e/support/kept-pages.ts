import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

type Kept = { context: BrowserContext; page: Page; isReusable: boolean }

const emptyPage = '/robots.txt'
const events = [
  'console',
  'dialog',
  'framenavigated',
  'load',
  'request',
  'requestfinished',
  'response',
] as const

/**
 * The pages of one worker, one for each set of options. A test gets one that was emptied; the process that draws it and the
 * files it has read stay. Starting both anew for each test took longer than most tests do.
 */
export class KeptPages {
  readonly #browser: Browser
  readonly #kept = new Map<string, Kept>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async take(options: BrowserContextOptions): Promise<Kept> {
    const key = JSON.stringify(options)
    const found = this.#kept.get(key)
    if (found !== undefined && found.isReusable && !found.page.isClosed()) return found
    await found?.context.close()
    const context = await this.#browser.newContext(options)
    const kept: Kept = { context, page: await context.newPage(), isReusable: true }
    noteChanges(kept)
    this.#kept.set(key, kept)
    return kept
  }

  /** Nothing that a test did or left behind reaches the next one. */
  async giveBack(kept: Kept, { viewport }: BrowserContextOptions): Promise<void> {
    const { context, page } = kept
    const others = context.pages().filter((each) => each !== page)
    await Promise.all(others.map((each) => each.close()))
    if (!kept.isReusable || page.isClosed()) return
    for (const event of events) page.removeAllListeners(event)
    await Promise.all([context.setOffline(false), context.unrouteAll(), page.unrouteAll()])
    await page.emulateMedia({ colorScheme: null, reducedMotion: null })
    if (viewport != null) await page.setViewportSize(viewport)
    // An address of the same site keeps the process, `about:blank` would end it.
    await page.goto(emptyPage)
    await page.evaluate(async () => {
      localStorage.clear()
      sessionStorage.clear()
      for (const { name } of await indexedDB.databases())
        if (name !== undefined) indexedDB.deleteDatabase(name)
    })
    await Promise.all([context.clearCookies(), context.clearPermissions()])
  }
}

/** What is put into every document of a page, a clock for example, cannot be taken out again: such a page is used once. */
function noteChanges(kept: Kept): void {
  const { page } = kept
  const addInitScript = page.addInitScript.bind(page)
  const install = page.clock.install.bind(page.clock)
  page.addInitScript = (...given) => {
    kept.isReusable = false
    return addInitScript(...given)
  }
  page.clock.install = (...given) => {
    kept.isReusable = false
    return install(...given)
  }
}
