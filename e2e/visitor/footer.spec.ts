import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startServer, type ServerProcess } from '../../server/testing/process.ts'
import { expect, live, test } from '../support/test.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const column = (page: Page, heading: string) =>
  footer(page)
    .locator('div', { has: page.getByRole('heading', { name: heading }) })
    .last()

test('FTR-01 FTR-14 FTR-15 says what we stand for, how to reach us, and whose it is this year', async ({
  page,
}) => {
  await page.goto('/privacy')
  await expect(footer(page).getByText('Fair work, people you can trust.')).toBeVisible()
  await expect(footer(page).getByText('Addis Ababa, Ethiopia')).toBeVisible()
  await expect(footer(page).getByRole('link', { name: '+251 11 000 0000' })).toHaveAttribute(
    'href',
    'tel:+251110000000',
  )
  await expect(footer(page).getByRole('link', { name: 'hello@abronet.example' })).toHaveAttribute(
    'href',
    'mailto:hello@abronet.example',
  )
  await expect(footer(page).getByText(`© ${new Date().getFullYear()} Abronet`)).toBeVisible()
})

const columns = [
  ['FTR-05', 'Job seekers', 'Apply now', '/registration'],
  ['FTR-06', 'Job seekers', 'Training programs', '/training'],
  ['FTR-07', 'Job seekers', 'Success stories', '/success-stories'],
  ['FTR-08', 'Job seekers', 'Contact support', '/contact-us'],
  ['FTR-09', 'Clients', 'Workforce solutions', '/clients'],
  ['FTR-10', 'Clients', 'Why choose us', '/why-choose-us'],
  ['FTR-11', 'Clients', 'Request employees', '/request-employees'],
  ['FTR-12', 'Clients', 'Service areas', '/service-areas'],
  ['FTR-13', 'Clients', 'Client testimonials', '/client-testimonials'],
] as const

for (const [id, heading, name, address] of columns) {
  test(`${id} ${name} stands under ${heading} and leads to ${address}`, async ({ page }) => {
    await page.goto('/privacy')
    await column(page, heading).getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

// That each opens a real text is proved where those texts are.
for (const [name, address] of [
  ['Privacy policy', '/privacy'],
  ['Terms and conditions', '/terms'],
  ['Cookie policy', '/cookies'],
] as const) {
  test(`${name} is linked`, async ({ page }) => {
    await page.goto('/')
    await footer(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
}

test('FTR-15 FTR-16 FTR-17 below a form it is one line, in three languages', async ({ page }) => {
  for (const prefix of ['', '/am', '/om'])
    for (const address of ['/registration', '/register', '/login', '/forgot-password', '/partner']) {
      await page.goto(`${prefix}${address}`)
      await expect(footer(page).getByText(`© ${new Date().getFullYear()}`)).toBeVisible()
      const links = footer(page).getByRole('link')
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(paths).toEqual([`${prefix}/terms`, `${prefix}/privacy`, `${prefix}/contact-us`])
      const { height } = (await footer(page).boundingBox()) ?? { height: Infinity }
      expect(height).toBeLessThan(90)
    }
})

test.describe('FTR-19 the way from the footer', () => {
  const watchScroll = (page: Page) =>
    page.evaluate(() => {
      const seen: number[] = []
      Object.assign(window, { seen })
      addEventListener('scroll', () => seen.push(scrollY))
      return scrollY
    })
  const seen = (page: Page) => page.evaluate((): unknown => Reflect.get(window, 'seen'))
  const goDown = async (page: Page) => {
    await page.goto('/training')
    await live(page)
    await footer(page).getByRole('link', { name: 'Training programs' }).scrollIntoViewIfNeeded()
    const start = await watchScroll(page)
    expect(start).toBeGreaterThan(100)
    return start
  }

  test('to another page begins at its top', async ({ page }) => {
    await page.goto('/')
    await footer(page).getByRole('link', { name: 'Success stories' }).click()
    await expect(page).toHaveURL('/success-stories')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('to this very page goes up smoothly, without loading it again, and takes the focus along', async ({
    page,
  }) => {
    const start = await goDown(page)
    await footer(page).getByRole('link', { name: 'Training programs' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    // Still there, so nothing was loaded; and between start and end there were steps.
    const steps = await seen(page)
    expect(steps).toContain(0)
    expect(Array.isArray(steps) && steps.filter((step) => step > 0 && step < start).length).toBeGreaterThan(1)
    await expect(page.locator('main')).toBeFocused()
  })

  test('goes up without motion for those who prefer less', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const start = await goDown(page)
    await footer(page).getByRole('link', { name: 'Training programs' }).click()
    await expect.poll(() => seen(page)).toContain(0)
    // The way down may be reported late; between it and the top there is nothing.
    const steps = await seen(page)
    expect(Array.isArray(steps) && steps.filter((step) => step !== start)).toEqual([0])
  })
})

test('FTR-04 no social icon is shown where the operator has set no address', async ({ page }) => {
  await page.goto('/')
  await expect(footer(page)).toBeVisible()
  await expect(footer(page).getByRole('list', { name: 'Follow us' })).toHaveCount(0)
})

test.describe('with addresses of the operator', () => {
  let folder = ''
  let server: ServerProcess | undefined
  const networks = {
    Facebook: 'https://facebook.example/us',
    'X (Twitter)': 'https://twitter.example/us',
    Instagram: 'https://instagram.example/us',
    LinkedIn: 'https://linkedin.example/us',
  }

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'abronet-social-'))
    server = await startServer({
      DATA_DIR: folder,
      TIME_LIMIT_FACTOR: '20',
      BRAND_FACEBOOK: networks.Facebook,
      BRAND_TWITTER: networks['X (Twitter)'],
      BRAND_INSTAGRAM: networks.Instagram,
      BRAND_LINKEDIN: networks.LinkedIn,
    })
  })
  test.afterAll(async () => {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('FTR-02 FTR-03 four social icons link to them, in every language', async ({ page }) => {
    await page.goto(String(server?.url))
    const links = footer(page).getByRole('list', { name: 'Follow us' }).getByRole('link')
    await expect(links).toHaveCount(4)
    for (const [name, address] of Object.entries(networks)) {
      const link = footer(page).getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', address)
      await expect(link.locator('svg')).toBeVisible()
    }
    await page.goto(`${server?.url}/am`)
    await expect(footer(page).getByRole('link', { name: 'ፌስቡክ' })).toHaveAttribute('href', networks.Facebook)
  })
})
