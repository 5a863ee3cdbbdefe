import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test'
import { KeptPages } from './kept-pages.ts'

type Options = {
  /** For tests of what a browser fetches the first time: a context of their own, which knows no file. */
  ownContext: boolean
  /** Errors of the console that the test brings about on purpose. */
  expectedErrors: RegExp | null
}
type Fixtures = { problems: string[]; kept: { context: BrowserContext; page: Page } }
type WorkerFixtures = { keptPages: KeptPages }

/** What an open page calls by itself is refused once a test has ended or replaced its session, which the browser logs. */
const isRefusedByItself = (message: ConsoleMessage) =>
  /\/api\/(events|session|unread-messages)$/.test(message.location().url) &&
  / (401|409) /.test(message.text())

const retrying = new WeakSet<Page>()

/** Such a page then leads to the sign-in or loads itself again, perhaps at the moment at which the test goes elsewhere. */
function retryInterrupted(page: Page): Page {
  if (retrying.has(page)) return page
  retrying.add(page)
  const goto = page.goto.bind(page)
  page.goto = async (...given) => {
    for (let left = 3; ; left -= 1)
      try {
        return await goto(...given)
      } catch (error) {
        const [, other] = /interrupted by another navigation to "([^"]*)"/.exec(String(error)) ?? []
        // A page that loads itself again is on its way to the same address.
        if (other?.endsWith(given[0]) === true) {
          await page.waitForURL(other)
          return null
        }
        if (left === 0 || !/interrupted by another navigation|net::ERR_ABORTED/.test(String(error)))
          throw error
      }
  }
  return page
}

/** Every test fails on an error in the console, an exception or a breach of the policy, in whatever it does. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  ownContext: [false, { option: true }],
  expectedErrors: [null, { option: true }],
  keptPages: [async ({ browser }, use) => use(new KeptPages(browser)), { scope: 'worker' }],
  kept: async (
    { browser, keptPages, ownContext, baseURL, locale, viewport, hasTouch, javaScriptEnabled },
    provide,
  ) => {
    const [url, language] = [String(baseURL), locale ?? 'en-US']
    const options = { baseURL: url, locale: language, viewport, hasTouch, javaScriptEnabled }
    // Without script nothing can be emptied.
    if (ownContext || !javaScriptEnabled) {
      const context = await browser.newContext(options)
      await provide({ context, page: await context.newPage() })
      await context.close()
    } else {
      const kept = await keptPages.take(options)
      await provide(kept)
      await keptPages.giveBack(kept, options)
    }
  },
  context: async ({ kept }, provide) => provide(kept.context),
  page: async ({ kept }, provide) => provide(retryInterrupted(kept.page)),
  problems: [
    async ({ context, expectedErrors }, use) => {
      const problems: string[] = []
      const onConsole = (message: ConsoleMessage) => {
        if (isRefusedByItself(message)) return
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
      }
      const onError = (error: WebError) => void problems.push(String(error.error()))
      // What a page could not draw it tells the operator, and the console stays silent.
      const onRequest = (request: Request) => {
        if (request.url().endsWith('/api/site/browser-faults')) problems.push(`fault ${request.postData()}`)
      }
      context.on('console', onConsole).on('weberror', onError).on('request', onRequest)
      await use(problems)
      context.off('console', onConsole).off('weberror', onError).off('request', onRequest)
      expect(problems.filter((problem) => expectedErrors === null || !expectedErrors.test(problem))).toEqual(
        [],
      )
    },
    { auto: true },
  ],
})

export { expect }

/** Waits until the page's script has taken over. */
export async function live(page: Page): Promise<void> {
  await expect(page.locator('html[data-live]')).toBeAttached()
}

/** The language picker stands at the end of the header. */
export const languagePicker = (page: Page) => page.locator('header summary').last()

/** Pretends that the system has Ethiopic letters, or has none. */
export async function pretendFont(page: Page, present: boolean): Promise<void> {
  await page.addInitScript((has) => {
    const measure = Object.getOwnPropertyDescriptor(TextMetrics.prototype, 'width')
    let asked = 0
    Object.defineProperty(TextMetrics.prototype, 'width', {
      ...measure,
      get: () => (has ? (asked += 1) : 10),
    })
  }, present)
}

export const languages = [
  { code: 'en', name: 'English', locale: 'en-US', heading: 'Fair work for you. Trusted help for your home.' },
  { code: 'am', name: 'አማርኛ', locale: 'am-ET', heading: 'ለእርስዎ ፍትሐዊ ሥራ፣ ለቤትዎ የሚታመን ሠራተኛ' },
  {
    code: 'om',
    name: 'Afaan Oromoo',
    locale: 'om-ET',
    heading: 'Isiniif hojii haqa qabeessa. Mana keessaniif hojjetaa amanamaa.',
  },
] as const

/**
 * Goes to a screen of the application as a link does, without a document. What it then asks for can be watched and answered by
 * the test; of a document the first answers are a part.
 */
export async function visit(page: Page, address: string): Promise<void> {
  const isFollowed = () =>
    page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      let followed = false
      // A link that the application does not listen to yet would fetch a document.
      const watch = (event: Event) => {
        followed = event.defaultPrevented
        event.preventDefault()
      }
      window.addEventListener('click', watch, { once: true })
      document.body.append(link)
      link.click()
      link.remove()
      return followed
    }, address)
  await expect.poll(isFollowed).toBe(true)
  await page.waitForURL(address)
}
