import type { Page } from '@playwright/test'
import { serviceCategories } from '../../contract/reference/services.ts'
import { expect, languagePicker, languages, live, test } from '../support/test.ts'

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 740 }
const header = (page: Page) => page.getByRole('banner')
const menuButton = (page: Page) => header(page).locator('summary[aria-label="Menu"]')
const dropdown = (page: Page, name: string) =>
  header(page).locator('nav:visible summary', { hasText: new RegExp(`^${name}$`) })
const linksOf = (page: Page, name: string) =>
  header(page)
    .locator('nav:visible details', { has: page.locator('summary', { hasText: name }) })
    .getByRole('link')

for (const [place, viewport] of Object.entries({ phone, desk })) {
  test.describe(`on a ${place}`, () => {
    test.use({ viewport })

    test('HDR-01 the bar stays at the top while the page scrolls', async ({ page }) => {
      await page.goto('/')
      const before = await header(page).boundingBox()
      await page.evaluate(() => scrollTo(0, 1_200))
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_200)
      expect(await header(page).boundingBox()).toEqual(before)
      expect(before).toMatchObject({ x: 0, y: 0, width: viewport.width })
    })

    test('HDR-02 HDR-03 white with a shadow past 10 px, and back to its top state at 10 px', async ({
      page,
    }) => {
      await page.goto('/')
      await live(page)
      await expect(header(page)).toHaveCSS('box-shadow', 'none')
      await expect(header(page)).not.toHaveCSS('background-color', 'oklch(1 0 0)')
      await page.evaluate(() => scrollTo(0, 11))
      await expect(header(page)).toHaveCSS('background-color', 'oklch(1 0 0)')
      await expect(header(page)).not.toHaveCSS('box-shadow', 'none')
      await page.evaluate(() => scrollTo(0, 10))
      await expect(header(page)).toHaveCSS('box-shadow', 'none')
      await expect(header(page)).not.toHaveCSS('background-color', 'oklch(1 0 0)')
    })

    test('HDR-04 the logo goes home', async ({ page }) => {
      await page.goto('/login')
      await header(page).getByRole('link', { name: 'Abronet', exact: true }).click()
      await expect(page).toHaveURL('/')
    })

    test('HDR-12 the language selector stands at the end', async ({ page }) => {
      await page.goto('/')
      const picker = languagePicker(page)
      await expect(picker).toHaveAccessibleName('Choose your language: English')
      const end = await picker.evaluate((element) => element.getBoundingClientRect().right)
      const others = await header(page)
        .locator('a:visible, summary:visible')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().right))
      expect(Math.max(...others)).toBe(end)
      expect(others.at(-1)).toBe(end)
    })
  })
}

test.describe('the menu of a desk', () => {
  test.use({ viewport: desk })

  test('HDR-05 holds Home, Career, Clients, Partner, About Us and Contact', async ({ page }) => {
    await page.goto('/')
    await expect(header(page).locator('nav:visible > ul > li')).toHaveText([
      'Home',
      /^Career/,
      /^Clients/,
      'Partner',
      /^About Us/,
      'Contact',
    ])
    for (const [name, address] of [
      ['Home', '/'],
      ['Partner', '/partner'],
      ['Contact', '/contact-us'],
    ] as const) {
      await page.goto('/login')
      await header(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(address)
    }
  })

  test('HDR-06 Career leads to job search', async ({ page }) => {
    await page.goto('/')
    await expect(header(page).getByRole('link', { name: 'Find a job' })).toBeHidden()
    await dropdown(page, 'Career').click()
    await header(page).getByRole('link', { name: 'Find a job' }).click()
    await expect(page).toHaveURL('/jobs')
  })

  test('HDR-09 About Us holds success stories, service areas and why choose us', async ({ page }) => {
    for (const [name, address] of [
      ['Success stories', '/success-stories'],
      ['Service areas', '/service-areas'],
      ['Why choose us', '/why-choose-us'],
    ] as const) {
      await page.goto('/')
      await dropdown(page, 'About Us').click()
      await expect(linksOf(page, 'About Us')).toHaveCount(3)
      await header(page).getByRole('link', { name }).click()
      await expect(page).toHaveURL(address)
    }
  })

  test('HDR-13 Login and Register are buttons of the header', async ({ page }) => {
    for (const [name, address] of [
      ['Login', '/login'],
      ['Register', '/registration'],
    ] as const) {
      await page.goto('/')
      await header(page).getByRole('link', { name }).click()
      await expect(page).toHaveURL(address)
    }
  })

  test('one dropdown at a time, by keyboard alone', async ({ page }) => {
    await page.goto('/')
    await live(page)
    await dropdown(page, 'Career').focus()
    await page.keyboard.press('Enter')
    await expect(header(page).getByRole('link', { name: 'Find a job' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(header(page).getByRole('link', { name: 'Find a job' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(header(page).getByRole('link', { name: 'Babysitting' })).toBeVisible()
    await expect(header(page).getByRole('link', { name: 'Find a job' })).toBeHidden()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(header(page).getByRole('link', { name: 'Babysitting' })).toBeHidden()
    await expect(dropdown(page, 'Clients')).toBeFocused()
  })
})

const clients = { en: 'Clients', am: 'ደንበኞች', om: 'Maamiltoota' } as const

for (const { code, locale } of languages) {
  test.describe(`the services in ${code}`, () => {
    test.use({ viewport: desk, locale })

    test('HDR-07 HDR-08 all 28 stand under Clients, and the chosen one travels in the address', async ({
      page,
    }) => {
      await page.goto('/')
      await dropdown(page, clients[code]).click()
      const links = linksOf(page, clients[code])
      await expect(links).toHaveText(serviceCategories.map(({ name }) => name[code]))
      await expect(links).toHaveCount(28)
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        serviceCategories.map(({ name }) => `/clients?service=${encodeURIComponent(name.en)}`),
      )
      const last = await links.last().boundingBox()
      expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThan(desk.height)
      await links.nth(11).click()
      await expect(page).toHaveURL('/clients?service=Event%2FParty%20Assistance')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
}

test.describe('the menu of a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('HDR-10 HDR-11 fills the screen, opens and closes by touch, and the page behind stays', async ({
    page,
  }) => {
    await page.goto('/')
    await live(page)
    await menuButton(page).tap()
    const screen = await header(page).locator('.menu-screen').boundingBox()
    const bar = await header(page).boundingBox()
    expect(screen).toMatchObject({ x: 0, y: bar?.height, width: phone.width })
    expect((screen?.y ?? 0) + (screen?.height ?? 0)).toBe(phone.height)
    await page.mouse.move(180, 600)
    await page.mouse.wheel(0, 600)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await menuButton(page).tap()
    await expect(header(page).locator('.menu-screen')).toBeHidden()
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('HDR-05 HDR-13 holds everything, with Login and Register in sight', async ({ page }) => {
    await page.goto('/')
    await live(page)
    await menuButton(page).tap()
    await expect(header(page).locator('.menu-screen nav > ul > li > :is(a, details > summary)')).toHaveText([
      'Home',
      'Partner',
      'Contact',
    ])
    await expect(header(page).locator('.menu-screen details > summary')).toHaveText([
      'Career',
      'Clients',
      'About Us',
    ])
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeInViewport({ ratio: 1 })
    await expect(header(page).getByRole('link', { name: 'Register' })).toBeInViewport({ ratio: 1 })
  })

  test('HDR-06 HDR-07 HDR-09 unfolds its dropdowns, and every line is within reach', async ({ page }) => {
    await page.goto('/')
    await live(page)
    await menuButton(page).tap()
    await dropdown(page, 'Career').tap()
    await expect(header(page).getByRole('link', { name: 'Find a job' })).toHaveAttribute('href', '/jobs')
    await dropdown(page, 'About Us').tap()
    await expect(linksOf(page, 'About Us')).toHaveText(['Success stories', 'Service areas', 'Why choose us'])
    await dropdown(page, 'Clients').tap()
    await linksOf(page, 'Clients').last().scrollIntoViewIfNeeded()
    await linksOf(page, 'Clients').last().tap()
    await expect(page).toHaveURL('/clients?service=Window%20Cleaning')
  })

  test('HDR-11 keeps the focus while it is open, and Escape closes it', async ({ page }) => {
    await page.goto('/')
    await live(page)
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(header(page).getByRole('link', { name: 'Register' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menuButton(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(header(page).getByRole('link', { name: 'Home' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(header(page).locator('.menu-screen')).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('HDR-02 HDR-10 HDR-11 the menu of a phone opens, leads on and closes; the bar has a ground', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    await expect(header(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await menuButton(page).click()
    await dropdown(page, 'Clients').click()
    await expect(header(page).getByRole('link', { name: 'Cooking' })).toBeVisible()
    await menuButton(page).click()
    await expect(header(page).getByRole('link', { name: 'Cooking' })).toBeHidden()
    await menuButton(page).click()
    await header(page).getByRole('link', { name: 'Cooking' }).click()
    await expect(page).toHaveURL('/clients?service=Cooking')
  })

  test('HDR-06 HDR-07 HDR-09 the dropdowns of a desk open', async ({ page }) => {
    await page.setViewportSize(desk)
    await page.goto('/')
    for (const [name, link] of [
      ['Career', 'Find a job'],
      ['Clients', 'Gardening'],
      ['About Us', 'Service areas'],
    ] as const) {
      await dropdown(page, name).click()
      await expect(header(page).getByRole('link', { name: link })).toBeVisible()
    }
  })
})
