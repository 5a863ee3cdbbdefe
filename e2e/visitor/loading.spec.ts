import type { Page } from '@playwright/test'
import { expect, languagePicker, live, pretendFont, test } from '../support/test.ts'

// A browser that has nothing yet shows what is fetched.
test.use({ ownContext: true })

/** Bytes over the wire by kind of file. */
async function watchBytes(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes: { [kind: string]: number } = {}
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  return bytes
}

const requests = (page: Page, kind: string) => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === kind) urls.push(request.url())
  })
  return urls
}

/** Holds the page's script back until it was asked for and is let go. */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  const script = '**/assets/site-*.js'
  const held = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest(script)
  return async () => {
    await asked
    await expect(page.locator('html[data-live]')).not.toBeAttached()
    held.resolve()
  }
}

test('the page costs at most 20 kB, and its script at most 100 kB', async ({ page }) => {
  const bytes = await watchBytes(page)
  await page.goto('/')
  await live(page)
  expect(bytes['Document']).toBeLessThanOrEqual(20_000)
  expect(bytes['Script']).toBeLessThanOrEqual(100_000)
  expect(bytes['Script']).toBeGreaterThan(10_000)
  expect(Object.keys(bytes).toSorted()).toEqual(expect.arrayContaining(['Document', 'Script']))
  expect(bytes['Stylesheet']).toBeUndefined()
})

test('no script is asked for before the page has loaded', async ({ page }) => {
  const scripts = requests(page, 'script')
  let atLoad: number | undefined
  page.on('load', () => (atLoad ??= scripts.length))
  await page.goto('/')
  await live(page)
  expect(atLoad).toBe(0)
  expect(scripts.length).toBeGreaterThan(0)
})

test('with Save-Data the script waits for the first touch', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  const scripts = requests(page, 'script')
  await page.goto('/')
  await page.waitForTimeout(1_500)
  expect(scripts).toEqual([])
  await languagePicker(page).click()
  await live(page)
  await expect(page.getByRole('link', { name: 'አማርኛ' })).toBeVisible()
})

test('with Save-Data what can do nothing without its script is live right away', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '2g' } })
  })
  for (const path of ['/login', '/verify-email?token=a.b', '/account']) {
    await page.goto(path)
    await live(page)
  }
  await expect(page).toHaveURL(/^[^?]*\/login\?/)
})

test('the script of a form is fetched all at once and once, not each file found in the one before', async ({
  page,
}) => {
  const scripts = requests(page, 'script')
  const forms = ['/login', '/registration', '/register', '/forgot-password', '/partner']
  for (const path of [...forms, '/reset-password?token=a.b', '/verify-email?token=a.b']) {
    const html = await (await page.goto(path))?.text()
    await live(page)
    const named = (/ data-needed="([^"]+)"/.exec(html ?? '')?.[1] ?? '').split(' ')
    const fetched = scripts.splice(0).map((url) => new URL(url).pathname)
    expect(fetched.toSorted(), path).toEqual(named.toSorted())
    expect(named.length, path).toBeGreaterThan(2)
  }
})

test('a touch before the script is there is not lost', async ({ page }) => {
  const letGo = await holdScript(page)
  await page.goto('/')
  await languagePicker(page).click()
  await expect(page.getByRole('link', { name: 'አማርኛ' })).toBeVisible()
  await letGo()
  await live(page)
  await expect(page.getByRole('link', { name: 'አማርኛ' })).toBeVisible()
})

test('what never changes is left as it stands, and as a visitor has left it', async ({ page }) => {
  const letGo = await holdScript(page)
  await page.goto('/')
  const question = page.getByRole('main').locator('details').first()
  await question.locator('summary').click()
  const drawn = await question.elementHandle()
  await letGo()
  await live(page)
  expect(await question.evaluate((now, before) => now === before, drawn)).toBe(true)
  await expect(question.locator('p')).toBeVisible()
})

test.describe('the Ethiopic font', () => {
  test.use({ locale: 'am-ET' })

  test('is not asked for where the system has the letters', async ({ page }) => {
    await pretendFont(page, true)
    const fonts = requests(page, 'font')
    await page.goto('/')
    await live(page)
    expect(fonts).toEqual([])
  })

  test('comes once, in at most 45 kB, where it has none', async ({ page }) => {
    await pretendFont(page, false)
    const bytes = await watchBytes(page)
    const fonts = requests(page, 'font')
    await page.goto('/')
    await live(page)
    await expect.poll(() => bytes['Font'] ?? 0).toBeGreaterThan(10_000)
    expect(fonts).toHaveLength(1)
    expect(bytes['Font']).toBeLessThanOrEqual(45_000)
  })
})

test.describe('no font is asked for', () => {
  for (const locale of ['en-US', 'om-ET']) {
    test(`in ${locale}`, async ({ browser, baseURL }) => {
      const page = await browser.newPage({ locale })
      await pretendFont(page, false)
      const fonts = requests(page, 'font')
      await page.goto(String(baseURL))
      await live(page)
      expect(fonts).toEqual([])
      await page.close()
    })
  }
})

test.describe('when our script fails', () => {
  test.use({ expectedErrors: /./ })

  test('the operator learns what and where, and the page stays readable', async ({ page }) => {
    await page.route('/', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('Your email address</label>', 'Something else</label>')
      await route.fulfill({ response: answer, body })
    })
    const report = page.waitForRequest('**/api/site/browser-faults')
    await page.goto('/')
    const request = await report
    expect(request.postDataJSON()).toMatchObject({
      page: 'landing',
      language: 'en',
      kind: 'hydration',
      error: 'Error-418',
    })
    expect((await request.response())?.status()).toBe(204)
    // The browser draws the whole page anew, and keeps of it what only the server can draw.
    await expect(page.getByLabel('Your email address')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('Fair work, people you can trust.')).toBeVisible()
  })

  test('a script that cannot be loaded leaves a page whose links work', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('link', { name: 'Get a job' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  })
})
