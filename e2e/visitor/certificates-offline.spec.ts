import type { Page } from '@playwright/test'
import am from '../../web/locales/am/certificatePage.json' with { type: 'json' }
import en from '../../web/locales/en/certificatePage.json' with { type: 'json' }
import { axeFindsNothing } from '../support/axe.ts'
import { codeLink, otherSigner, test, titles } from '../support/certificates.ts'
import { fitsPhone } from '../support/employers.ts'
import { expect, live } from '../support/test.ts'

const main = (page: Page) => page.locator('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
/** The server draws every state; one is shown. */
const asSeen = { useInnerText: true }
const named = (text: string, brand = 'Abronet') => text.replace('{{brand}}', brand)

async function open(page: Page, link: string): Promise<void> {
  // To the same page another code would be a change of the hash alone.
  await page.goto('about:blank')
  await page.goto(link)
  await live(page)
}

/** Opens the page once with a connection, and waits until it can be opened without. */
async function keep(page: Page, address = '/certificates'): Promise<void> {
  await page.goto(address)
  await live(page)
  const stateOfWorker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/certificates'))?.active?.state)
  await expect.poll(stateOfWorker).toBe('activated')
}
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const kept: { address: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url)
        kept.push({
          address: pathname + search,
          text: (await (await cache.match(request))?.text()) ?? '',
        })
      }
    }
    return kept
  })

// A service worker is one more thing that a browser keeps.
test.use({ ownContext: true })

test('TRN-18 the code is checked by the page, and one that was changed is refused above all else', async ({
  page,
  certificates,
}) => {
  const { link, facts, number } = await certificates.issue()
  await open(page, link)
  await expect(heading(page)).toHaveText(en.valid.heading)
  await expect(main(page)).toContainText(named(en.code.signed), asSeen)

  const other = await certificates.issue({ firstName: 'Chaltu' })
  const path = `/certificates/${number}`
  const code = link.slice(path.length)
  const wrong = [
    codeLink({ ...facts, firstName: 'Almaz' }, otherSigner),
    // The signature of one name under another.
    codeLink({ ...facts, firstName: 'Almaz' }).split('.')[0] + link.slice(link.indexOf('.')),
    path + other.link.slice(other.link.indexOf('#')),
    path + code.slice(0, -1),
    `${path}#anything`,
  ]
  for (const changed of wrong) {
    await open(page, changed)
    await expect(heading(page)).toHaveText(named(en.changed.heading))
    await expect(main(page).getByRole('alert')).toBeVisible()
    await expect(main(page)).not.toContainText(en.valid.heading, asSeen)
    await expect(main(page)).not.toContainText('Almaz')
  }

  // Another code in the same tab is a change of the hash alone.
  await open(page, link)
  await page.evaluate(() => (location.hash = '#changed.code'))
  await expect(heading(page)).toHaveText(named(en.changed.heading))
  await page.evaluate((hash) => (location.hash = hash), code)
  await expect(heading(page)).toHaveText(en.valid.heading)
})

test('what the server says of a number comes before a good signature', async ({ page, certificates }) => {
  const { link, number } = await certificates.issue()
  await certificates.revoke(number)
  await open(page, link)
  await expect(heading(page)).toHaveText(en.revoked.heading)
  await expect(main(page)).not.toContainText('Tigist')
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

  test('TRN-18 a certificate that was never opened before is checked, and a changed one is refused', async ({
    page,
    context,
    certificates,
  }) => {
    const { link, facts, number } = await certificates.issue()
    await keep(page)
    await context.setOffline(true)
    await open(page, link)
    await expect(heading(page)).toHaveText(named(en.signed.heading))
    await expect(main(page)).toContainText(en.signed.text, asSeen)
    for (const text of ['Tigist B', number, ...titles.map((title) => title.en), 'E.C.'])
      await expect(main(page).locator('dl')).toContainText(text)
    await fitsPhone(page)
    await axeFindsNothing(page)

    for (const changed of [
      codeLink({ ...facts, firstName: 'Almaz' }, otherSigner),
      link.slice(0, -2),
      `/certificates/AB-ZZZZ-ZZZZ${link.slice(link.indexOf('#'))}`,
    ]) {
      await open(page, changed)
      await expect(heading(page)).toHaveText(named(en.changed.heading))
      await expect(main(page).locator('dl')).toBeHidden()
    }

    await open(page, `/certificates/${number}`)
    await expect(heading(page)).toHaveText(en.offline.heading)
    await open(page, `/certificates?number=${number}`)
    await expect(heading(page)).toHaveText(en.offline.heading)
  })

  test('the server is asked once the connection is back', async ({ page, context, certificates }) => {
    const { link, number } = await certificates.issue()
    await keep(page)
    await certificates.revoke(number)
    await context.setOffline(true)
    await open(page, link)
    await expect(heading(page)).toHaveText(named(en.signed.heading))
    await context.setOffline(false)
    await expect(heading(page)).toHaveText(en.revoked.heading)
    expect(new URL(page.url()).pathname).toBe(`/certificates/${number}`)
  })

  test('the page opens in the language in which it was read', async ({ page, context, certificates }) => {
    const { link } = await certificates.issue()
    await keep(page, '/am/certificates')
    await context.setOffline(true)
    await open(page, link)
    await expect(heading(page)).toHaveText(named(am.signed.heading, 'አብሮነት'))
    await expect(main(page)).toContainText(titles[0].am, asSeen)
  })

  test('no other address is answered', async ({ page, context }) => {
    await keep(page)
    await context.setOffline(true)
    for (const address of ['/', '/login', '/certificates-of-others', '/certificates/AB-12CD-34EF/more'])
      await expect(page.goto(address)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })
})

test('what is kept on the device names nobody', async ({ page, certificates }) => {
  const { link, number } = await certificates.issue({ firstName: 'Firstcanary' })
  await keep(page, link)
  const kept = await everythingKept(page)
  // The font only where the system has no Ethiopic letters.
  const addresses = kept.map(({ address }) => address).filter((address) => !address.startsWith('/fonts/'))
  expect(addresses.map((address) => address.replace(/-\w+\.js/, '.js')).toSorted()).toEqual([
    '/assets/certificates.js',
    '/certificates?copy=en',
    '/favicon.svg',
  ])
  expect(kept.map(({ text }) => text).join('')).not.toMatch(new RegExp(`Firstcanary|${number}`))
})

test('a new version of the page replaces the old one', async ({ page, context, certificates }) => {
  const { link } = await certificates.issue()
  const worker = '**/certificates-worker.js*'
  // The build before this one.
  await context.route(worker, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/`[0-9a-f]{10}`/, '`before`')
    await route.fulfill({ response: answer, body })
  })
  await keep(page)
  const namesKept = () => page.evaluate(() => caches.keys())
  expect(await namesKept()).toEqual(['certificates-before'])
  await context.unroute(worker)
  await open(page, link)
  await expect.poll(namesKept).toEqual([expect.stringMatching(/^certificates-[0-9a-f]{10}$/)])
})

test('the worker is asked for anew each time, for these addresses alone', async ({ page }) => {
  const { headers } = await page.request.get('/certificates-worker.js').then((answer) => ({
    headers: answer.headers(),
  }))
  expect(headers).toMatchObject({
    'cache-control': 'public, no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
  await keep(page)
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(scopes).toEqual(['/certificates'])
})
