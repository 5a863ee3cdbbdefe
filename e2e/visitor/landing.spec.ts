import type { Page } from '@playwright/test'
import { expect, live, test } from '../support/test.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'What we offer' })
const cards = (page: Page) => carousel(page).getByRole('group')
const dot = (page: Page, number: number) =>
  carousel(page).getByRole('link', { name: `Show card ${number} of 3` })
const main = (page: Page) => page.getByRole('main')

/** The dot tells it, and the card itself is the one that fills the row. */
async function expectCard(page: Page, number: number): Promise<void> {
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true')
  await expect(carousel(page).locator('[aria-current]')).toHaveCount(1)
  await expect
    .poll(() =>
      cards(page)
        .nth(number - 1)
        .evaluate((card) => {
          const inner = card.getBoundingClientRect()
          const outer = (card.parentElement ?? document.body).getBoundingClientRect()
          return [Math.round(inner.left - outer.left), Math.round(inner.width - outer.width)]
        }),
    )
    .toEqual([0, 0])
}

/** Stops the clock; a touch of the pointer then sets the five seconds back to their start. */
async function openStill(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.clock.install()
  await page.goto('/')
  await live(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await dot(page, 1).dispatchEvent('click')
  await expectCard(page, 1)
  await carousel(page).hover()
  await expect(cards(page).first().locator('..')).toHaveAttribute('aria-live', 'polite')
  await leave(page)
}
async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 300)
  await expect(cards(page).first().locator('..')).toHaveAttribute('aria-live', 'off')
}

test.describe('the carousel', () => {
  test('LND-02 LND-03 three cards, each with title, icon, content, image and a colour of its own', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel')
    await expect(cards(page)).toHaveCount(3)
    const colours = new Set<string>()
    for (const [index, title] of [
      'Work that fits you',
      'Help your family can trust',
      'Learn on your phone',
    ].entries()) {
      const card = cards(page).nth(index)
      await expect(card).toHaveAccessibleName(`${index + 1} of 3: ${title}`)
      await expect(card.getByRole('heading', { name: title })).toBeVisible()
      await expect(card.locator('h2 svg')).toBeVisible()
      await expect(card.locator('p')).toHaveText(/\w{3,}/)
      const picture = card.getByRole('img')
      await expect(picture).toHaveAccessibleName(/^A \w+/)
      await expect
        .poll(() =>
          picture.evaluate((image) =>
            image instanceof HTMLImageElement ? image.naturalWidth : image.getBoundingClientRect().width,
          ),
        )
        .toBeGreaterThan(0)
      colours.add(
        await card.locator('> div').evaluate((element) => getComputedStyle(element).backgroundColor),
      )
    }
    expect(colours.size).toBe(3)
  })

  test('LND-04 LND-05 advances every 5000 ms and wraps around', async ({ page }) => {
    await openStill(page)
    for (const [from, to] of [
      [1, 2],
      [2, 3],
      [3, 1],
    ] as const) {
      await page.clock.runFor(4_999)
      await expectCard(page, from)
      await page.clock.runFor(1)
      await expectCard(page, to)
    }
  })

  test('LND-06 the dots select a slide, by pointer and by keyboard', async ({ page }) => {
    await page.goto('/')
    await live(page)
    for (const number of [3, 1, 2]) {
      await dot(page, number).click()
      await expectCard(page, number)
    }
    await dot(page, 3).focus()
    await page.keyboard.press('Enter')
    await expectCard(page, 3)
    await expect(page).toHaveURL('/')
  })

  test('rests under the pointer, under the focus and in a hidden tab', async ({ page }) => {
    await openStill(page)
    await carousel(page).hover()
    await page.clock.runFor(20_000)
    await expectCard(page, 1)
    await leave(page)
    await cards(page).first().getByRole('link', { name: 'Apply' }).focus()
    await page.clock.runFor(20_000)
    await expectCard(page, 1)
    await page.locator('main').focus()
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(20_000)
    await expectCard(page, 1)
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: false })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(cards(page).first().locator('..')).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(5_000)
    await expectCard(page, 2)
  })

  test('stops by its button until it is let go again', async ({ page }) => {
    await openStill(page)
    await carousel(page).getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(5, 300)
    await page.locator('main').focus()
    await page.clock.runFor(20_000)
    await expectCard(page, 1)
    await carousel(page).getByRole('button', { name: 'Play' }).click()
    await page.locator('main').focus()
    await leave(page)
    await page.clock.runFor(5_000)
    await expectCard(page, 2)
  })

  test('never moves by itself for those who prefer less motion; the dots still work', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/')
    await live(page)
    await expect(cards(page).first().locator('..')).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(60_000)
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
    await expect(carousel(page).getByRole('button')).toBeHidden()
    await dot(page, 2).click()
    await expectCard(page, 2)
  })

  test('what a finger or the tabulator brings in is the card that the dots tell', async ({ page }) => {
    await page.goto('/')
    await live(page)
    await cards(page).nth(1).getByRole('link', { name: 'Apply' }).focus()
    await expectCard(page, 2)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('LND-06 all cards are there, and the dots lead to them', async ({ page }) => {
      await page.goto('/')
      for (const number of [2, 3, 1]) {
        await dot(page, number).click()
        await expect
          .poll(async () =>
            Math.round(
              (
                await cards(page)
                  .nth(number - 1)
                  .boundingBox()
              )?.x ?? -1,
            ),
          )
          .toBe(16)
      }
      await expect(carousel(page).getByRole('button')).toBeHidden()
    })
  })
})

test.describe('what the page holds', () => {
  for (const [id, place, figure, label] of [
    ['LND-07', 0, '10,000+', 'verified workers joining soon'],
    ['LND-08', 1, '5,000+', 'families'],
    ['LND-09', 2, '98%', 'satisfaction'],
    ['LND-10', 3, '24/7', 'support'],
  ] as const) {
    test(`${id} the figure ${figure} ${label}`, async ({ page }) => {
      await page.goto('/')
      const figures = page
        .getByRole('region')
        .or(page.locator('section'))
        .filter({ hasText: 'Abronet in numbers' })
        .last()
        .getByRole('listitem')
      await expect(figures).toHaveCount(4)
      await expect(figures.nth(place)).toHaveText(`${figure}${label}`)
      await expect(page.getByText(figure, { exact: true })).toBeVisible()
    })
  }

  test('LND-12 LND-14 it says who we are and offers the newsletter', async ({ page }) => {
    await page.goto('/')
    await expect(main(page).getByRole('heading', { name: 'About us' })).toBeVisible()
    await expect(main(page).getByText('Abronet means togetherness. We bring')).toBeVisible()
    const newsletter = page.getByRole('region', { name: 'News from Abronet' })
    await expect(newsletter.getByLabel('Your email address')).toBeEditable()
    await expect(newsletter.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
  })

  test('LND-13 three testimonials, each marked as an example', async ({ page }) => {
    await page.goto('/')
    await expect(main(page).getByRole('figure')).toHaveCount(3)
    for (const voice of await main(page).getByRole('figure').all()) {
      await expect(voice.getByText('Example', { exact: true })).toBeVisible()
      await expect(voice.getByRole('blockquote')).toHaveText(/\w{3,}/)
    }
  })

  test('a job seeker never pays, and five questions open to their answers', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Job seekers never pay' })).toBeVisible()
    const questions = main(page).locator('details')
    await expect(questions).toHaveCount(5)
    for (const question of await questions.all()) {
      await expect(question.locator('p')).toBeHidden()
      await question.locator('summary').click()
      await expect(question.locator('p')).toBeVisible()
    }
  })
})

const ways = [
  ['LND-01 LND-15', 'the banner', 'Quick apply', '/registration'],
  ['LND-17', 'the hero', 'Talk to an agent', '/contact-us'],
  ['LND-11 LND-19', 'what are you looking for', 'Hire someone', '/login'],
  ['LND-11 LND-20', 'what are you looking for', 'Get a job', '/login'],
] as const

for (const [ids, place, name, address] of ways) {
  test(`${ids} ${name} in ${place} goes to ${address}`, async ({ page }) => {
    await page.goto('/')
    await main(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
  })
}

test('LND-11 hire and get-a-job stand in one section', async ({ page }) => {
  await page.goto('/')
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What are you looking for?' }) })
  await expect(section.getByRole('link')).toHaveText(['Hire someone', 'Get a job'])
})

for (const [id, name, address] of [
  ['LND-16', 'Apply', '/registration'],
  ['LND-18', 'Learn more', '/contact-us'],
] as const) {
  test(`${id} ${name} on each card goes to ${address}`, async ({ page }) => {
    await page.goto('/')
    for (const card of [0, 1, 2]) {
      await expect(cards(page).nth(card).getByRole('link', { name })).toHaveAttribute('href', address)
    }
    await cards(page).first().getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
  })
}
