import { test as base, expect, type Page } from '@playwright/test'

type Options = {
  /** Errors of the console that the test brings about on purpose. */
  expectedErrors: RegExp | null
}
type Fixtures = { problems: string[] }

/** Every test fails on an error in the console, an exception or a breach of the policy, in whatever it does. */
export const test = base.extend<Options & Fixtures>({
  expectedErrors: [null, { option: true }],
  problems: [
    async ({ context, expectedErrors }, use) => {
      const problems: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
      })
      context.on('weberror', (error) => problems.push(String(error.error())))
      // What a page could not draw it tells the operator, and the console stays silent.
      context.on('request', (request) => {
        if (request.url().endsWith('/api/site/browser-faults')) problems.push(`fault ${request.postData()}`)
      })
      await use(problems)
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
