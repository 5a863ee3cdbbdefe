import type { Locator, Page } from '@playwright/test'
import controlsAm from '../../web/locales/am/controls.json' with { type: 'json' }
import screenPartsAm from '../../web/locales/am/screenParts.json' with { type: 'json' }
import samplesAm from '../../web/locales/am/galleryParts.json' with { type: 'json' }
import controlsEn from '../../web/locales/en/controls.json' with { type: 'json' }
import screenPartsEn from '../../web/locales/en/screenParts.json' with { type: 'json' }
import samplesEn from '../../web/locales/en/galleryParts.json' with { type: 'json' }
import controlsOm from '../../web/locales/om/controls.json' with { type: 'json' }
import screenPartsOm from '../../web/locales/om/screenParts.json' with { type: 'json' }
import samplesOm from '../../web/locales/om/galleryParts.json' with { type: 'json' }
import { axeFindsNothing, coloursAreClear } from '../support/axe.ts'
import { expect, languages, live, test } from '../support/test.ts'

const words = {
  en: { says: { ...controlsEn.parts, ...screenPartsEn }, samples: samplesEn },
  am: { says: { ...controlsAm.parts, ...screenPartsAm }, samples: samplesAm },
  om: { says: { ...controlsOm.parts, ...screenPartsOm }, samples: samplesOm },
}
type Samples = typeof samplesEn
const fill = (text: string, values: { [name: string]: string | number }) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

for (const { code, locale } of languages) {
  const { says, samples } = words[code]

  test.describe(`in ${code}`, () => {
    test.use({ locale, hasTouch: true })

    /** What keys and touches do does not depend on the words, and is tested in one language. */
    const testIn = (only: typeof code, title: string, body: (given: { page: Page }) => Promise<void>) => {
      if (only === code) test(title, ({ page }) => body({ page }))
    }

    /** Opens the gallery and finds its sections by their headings. */
    const open = async (page: Page) => {
      await page.goto('/dev/gallery/parts')
      await live(page)
      const section = (name: keyof Samples['sections']) =>
        page.locator('#parts section').filter({
          has: page.getByRole('heading', { level: 2, name: samples.sections[name], exact: true }),
        })
      await expect(section('stepper')).toBeVisible()
      return section
    }

    testIn('en', 'buttons press, say that they are busy, and take no second press', async ({ page }) => {
      const section = (await open(page))('buttons')
      const send = section.getByRole('button', { name: samples.buttons.send, exact: true })
      await send.focus()
      await page.keyboard.press('Enter')
      await expect(send).toHaveAttribute('aria-disabled', 'true')
      await expect(send).toBeFocused()
      await expect(
        section.locator('[aria-live=polite]').filter({ hasText: says.busy }).first(),
      ).toBeAttached()
      const taken = await send.evaluate((button) =>
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      )
      expect(taken).toBe(false)
      await expect(section.getByRole('button', { name: samples.buttons.edit, exact: true })).toBeEnabled()
    })

    testIn('am', 'cards, switches and boxes answer to the keyboard alone', async ({ page }) => {
      const section = await open(page)
      const cards = section('radios').getByRole('radiogroup', { name: samples.radios.legend })
      const work = cards.first().getByRole('radio', { name: samples.radios.work.title, exact: true })
      await expect(cards.first()).toHaveAccessibleDescription(samples.radios.hint)
      await expect(work).toHaveAccessibleDescription(samples.radios.work.text)
      await expect(cards.nth(2)).toHaveAccessibleDescription(`${samples.radios.hint} ${samples.radios.error}`)
      await expect(cards.nth(2)).toHaveAttribute('aria-invalid', 'true')
      await work.focus()
      await page.keyboard.press('ArrowDown')
      await expect(cards.first().getByRole('radio', { name: samples.radios.hire.title })).toBeChecked()
      await page.keyboard.press('ArrowUp')
      await expect(work).toBeChecked()

      const switches = section('switches').getByRole('switch')
      await expect(switches.first()).toHaveAccessibleName(samples.switches.show)
      await expect(switches.first()).toHaveAccessibleDescription(samples.switches.hint)
      await switches.first().focus()
      await page.keyboard.press('Space')
      await expect(switches.first()).toBeChecked()
      await expect(section('switches').getByText(says.on, { exact: true }).first()).toBeVisible()
      await switches.nth(2).focus()
      await page.keyboard.press('Space')
      await expect(switches.nth(2)).toBeChecked()
      await expect(switches.nth(2)).toBeFocused()
      await expect(switches.nth(3)).toBeDisabled()

      const boxes = section('checkboxes').getByRole('checkbox')
      await expect(boxes.first()).toHaveAccessibleName(
        `${samples.checkboxes.agree} ${samples.checkboxes.terms}`,
      )
      await expect(boxes.nth(2)).toHaveAccessibleDescription(
        `${samples.checkboxes.hint} ${samples.checkboxes.error}`,
      )
      await boxes.first().focus()
      await page.keyboard.press('Space')
      await expect(boxes.first()).toBeChecked()
      await page.keyboard.press('Tab')
      await expect(section('checkboxes').getByRole('link').first()).toBeFocused()
    })

    testIn('om', 'tabs answer to the arrows, and wrap around', async ({ page }) => {
      const section = await open(page)
      const row = section('tabs').getByRole('tablist', { name: samples.tabs.many })
      const tab = (name: keyof Samples['tabs']) => row.getByRole('tab', { name: samples.tabs[name] })
      const panel = section('tabs').getByRole('tabpanel', { name: samples.tabs.payments })
      await tab('profile').focus()
      await page.keyboard.press('ArrowLeft')
      await expect(tab('payments')).toBeFocused()
      await expect(tab('payments')).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Tab')
      await expect(panel).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('ArrowRight')
      await expect(tab('profile')).toBeFocused()
      await page.keyboard.press('End')
      await expect(tab('payments')).toBeFocused()
      await page.keyboard.press('Home')
      await expect(tab('profile')).toHaveAttribute('aria-selected', 'true')
      await expect(panel).toBeHidden()
    })

    testIn('en', 'a table is one on a desk and on a phone, and its pages turn', async ({ page }) => {
      const section = await open(page)
      const table = section('tables').getByRole('table', { name: samples.table.caption, exact: true })
      for (const width of [360, 768]) {
        await page.setViewportSize({ width, height: 740 })
        await expect(table.getByRole('columnheader')).toHaveCount(5)
        await expect(table.getByRole('row')).toHaveCount(4)
        await expect(table.getByRole('rowheader', { name: samples.table.people.almaz.name })).toBeVisible()
        await expect(table.getByRole('cell', { name: samples.table.people.almaz.city })).toBeVisible()
        const heading = table.getByText(samples.table.city, { exact: true }).nth(1)
        await expect(heading).toBeVisible({ visible: width === 360 })
        expect(await findCut(section('tables'), width)).toEqual([])
      }
      await expect(section('tables').getByRole('table', { name: says.loading })).toHaveAttribute(
        'aria-busy',
        'true',
      )

      const few = section('pages').getByRole('navigation', { name: samples.pages.few })
      const next = few.getByRole('button', { name: says.next, exact: true })
      await next.focus()
      await page.keyboard.press('Enter')
      await expect(few.getByRole('status')).toHaveText(fill(says.position, { page: 3, total: 3 }))
      await expect(next).toHaveCount(0)
      await expect(few.getByText(says.next)).toBeVisible()
      await expect(few).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(few.getByRole('button', { name: says.previous, exact: true })).toBeFocused()
      const current = few.getByRole('button', { name: fill(says.page, { page: 3 }) })
      await expect(current).toHaveAttribute('aria-current', 'page')
      const many = section('pages').getByRole('navigation', { name: samples.pages.many })
      await expect(many.getByRole('status')).toHaveText(fill(says.position, { page: 100, total: '200+' }))
      const links = section('pages').getByRole('navigation', { name: samples.pages.links })
      await expect(links.getByRole('link', { name: says.next })).toHaveAttribute('href', /page=5$/)
    })

    testIn(
      'am',
      'a dialog takes the focus and gives it back, and a question waits for its answer',
      async ({ page }) => {
        await page.clock.install()
        const section = (await open(page))('dialogs')
        const opener = section.getByRole('button', { name: samples.dialogs.open, exact: true })
        const dialog = page.getByRole('dialog', { name: samples.dialogs.title, exact: true })
        await opener.focus()
        await page.keyboard.press('Enter')
        await expect(dialog.getByRole('heading')).toBeFocused()
        const place = await page.evaluate(() => scrollY)
        await page.mouse.wheel(0, 400)
        expect(await page.evaluate(() => scrollY)).toBe(place)
        await axeFindsNothing(page, { part: 'dialog[open]', styles: true })
        await page.keyboard.press('Tab')
        await expect(dialog.getByRole('button', { name: says.close })).toBeFocused()
        await page.keyboard.press('Tab')
        await expect(dialog.getByRole('tooltip')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog.getByRole('tooltip')).toBeHidden()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(opener).toBeFocused()
        await opener.click()
        await page.mouse.click(180, 20)
        await expect(dialog).toBeHidden()

        await section.getByRole('button', { name: samples.dialogs.long, exact: true }).click()
        await page.mouse.click(180, 20)
        const done = page.getByRole('button', { name: samples.dialogs.done })
        await expect(done).toBeInViewport()
        // A press before the dialog can scroll is lost, so it is repeated.
        const scrolled = async () => {
          await page.keyboard.press('End')
          return page.locator('dialog[open]').evaluate((each) => each.scrollTop)
        }
        await expect.poll(scrolled).toBeGreaterThan(0)
        await done.click()

        const ask = section.getByRole('button', { name: samples.dialogs.ask, exact: true })
        await ask.click()
        const question = page.getByRole('alertdialog', { name: samples.dialogs.question })
        await expect(question).toHaveAccessibleDescription(samples.dialogs.warning)
        await expect(question.getByRole('button', { name: says.cancel })).toBeFocused()
        await page.clock.pauseAt(Date.now() + 600_000)
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
        await expect(question.getByRole('button', { name: says.cancel })).toBeDisabled()
        await page.clock.runFor(1_000)
        await page.clock.resume()
        await expect(question.getByRole('alert')).toHaveText(samples.dialogs.problem)
        await axeFindsNothing(page, { part: 'dialog[open]', styles: true })
        await question.getByRole('button', { name: samples.buttons.delete }).click()
        await expect(question).toBeHidden()
        await expect(ask).toBeFocused()
      },
    )

    testIn(
      'om',
      'OPT-06 a toast is gone after three seconds, which pause while someone looks at it',
      async ({ page }) => {
        await page.clock.install()
        const section = (await open(page))('toasts')
        await expect(page.locator('[aria-live=polite]').last()).toBeAttached()
        await page.clock.pauseAt(Date.now() + 600_000)
        const shown = page.getByRole('region', { name: says.toasts }).locator('.toast')
        const press = (name: 'showGood' | 'showInfo' | 'showBad') =>
          section.getByRole('button', { name: samples.toasts[name], exact: true }).click()

        await press('showGood')
        await expect(shown).toHaveText([new RegExp(samples.toasts.good)])
        await expect(section.getByRole('button', { name: samples.toasts.showGood })).toBeFocused()
        await expect(page.locator('[aria-live=polite]', { hasText: samples.toasts.good })).toBeAttached()
        await page.clock.runFor(2_999)
        await expect(shown).toHaveCount(1)
        await page.clock.runFor(1)
        await expect(shown).toHaveCount(0)

        await press('showBad')
        await expect(page.locator('[aria-live=assertive]', { hasText: samples.toasts.bad })).toBeAttached()
        await page.clock.runFor(2_000)
        await shown.hover()
        await page.clock.runFor(60_000)
        await page.mouse.move(10, 10)
        await page.clock.runFor(999)
        await expect(shown).toHaveCount(1)
        await hide(page, true)
        await page.clock.runFor(60_000)
        await hide(page, false)
        await expect(shown).toHaveCount(1)
        await page.clock.runFor(1)
        await expect(shown).toHaveCount(0)

        // A newer one takes the place of the one before.
        await press('showGood')
        await press('showBad')
        await press('showInfo')
        await expect(shown).toHaveCount(1)
        await expect(shown).toContainText(samples.toasts.info)
        const dismiss = shown.getByRole('button', { name: says.dismiss })
        await dismiss.focus()
        await page.clock.runFor(60_000)
        await page.clock.resume()
        await axeFindsNothing(page, { part: '.toasts', styles: true })
        await page.keyboard.press('Enter')
        await expect(dismiss).toHaveCount(0)
        await expect(section.getByRole('button', { name: samples.toasts.showInfo })).toBeFocused()
      },
    )

    testIn('am', 'what guides and explains is said in words', async ({ page }) => {
      const section = await open(page)
      const steps = section('stepper').getByRole('list', { name: samples.steps.label }).getByRole('listitem')
      await expect(steps.nth(0)).toContainText(says.steps.done)
      await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
      await expect(steps.nth(4)).toContainText(says.steps.open)
      await expect(
        section('stepper').getByRole('progressbar', { name: fill(says.progress, { percent: 40 }) }),
      ).toBeVisible()
      await expect(section('skeletons').getByText(says.loading)).toHaveCount(3)
      const retry = section('states').getByRole('alert').first().getByRole('button', { name: says.retry })
      await retry.click()
      await expect(retry).toHaveAttribute('aria-disabled', 'true')

      const sign = section('tooltips').getByRole('button').first()
      const bubble = section('tooltips').getByRole('tooltip').first()
      await expect(sign).toHaveAccessibleName(fill(says.about, { subject: samples.tooltips.subject }))
      await expect(sign).toHaveAccessibleDescription(samples.tooltips.text)
      await sign.hover()
      await expect(bubble).toBeVisible()
      await bubble.hover()
      await expect(bubble).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(bubble).toBeHidden()
      await page.mouse.move(0, 0)
      await sign.tap()
      await expect(bubble).toBeVisible()
      await page.mouse.click(5, 5)
      await expect(bubble).toBeHidden()
    })

    testIn(
      'en',
      'how long ago something was gives the day and the hour when pointed at',
      async ({ page }) => {
        await page.clock.setFixedTime(new Date('2025-10-17T13:30:00Z'))
        const tooltips = (await open(page))('tooltips')
        const ago = tooltips.getByRole('button', { name: '2 hours ago', exact: true })
        const stamp = tooltips.getByRole('tooltip').last()
        await expect(ago.locator('time')).toHaveAttribute('datetime', '2025-10-17T11:30:00Z')
        await expect(ago).toHaveAccessibleDescription('10/17/2025, 14:30')
        await expect(stamp).toBeHidden()
        await ago.focus()
        await expect(stamp).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(stamp).toBeHidden()
        await ago.tap()
        await expect(stamp).toHaveText('10/17/2025, 14:30')
        await expect(stamp).toBeVisible()
      },
    )

    test('axe finds nothing, nothing is cut off with words a third longer, and all is large enough for a thumb', async ({
      page,
    }) => {
      const section = await open(page)
      const parts = page.locator('#parts')
      await section('tooltips').getByRole('button').first().focus()
      await expect(section('tooltips').getByRole('tooltip').first()).toBeVisible()
      await axeFindsNothing(page, { part: '#parts' })
      if (code === 'en') {
        // Without motion: colours on their way from light to dark are neither.
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        await coloursAreClear(page)
        await page.emulateMedia({ colorScheme: null, reducedMotion: null })
      }
      const controls = parts.locator(
        'button:visible, label:has(input):visible, .field:visible, nav a:visible',
      )
      const heights = await controls.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().height),
      )
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
      await section('toasts').getByRole('button', { name: samples.toasts.showLong }).click()
      await page.getByRole('region', { name: says.toasts }).getByRole('button').focus()
      await section('tooltips').getByRole('button').last().hover()
      await lengthen(parts)
      await expect.poll(() => findCut(parts)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expect.poll(() => findCut(parts)).toEqual([])
      await page.reload()
      await section('dialogs').getByRole('button', { name: samples.dialogs.ask }).click()
      const dialog = page.getByRole('alertdialog')
      await lengthen(dialog)
      expect(await findCut(dialog)).toEqual([])
    })
  })
}

async function hide(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

/** Every word at the end of a text grows, which is harder than more words. */
async function lengthen(frame: Locator) {
  await frame.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode() !== null) {
      const text = texts.currentNode.textContent ?? ''
      texts.currentNode.textContent = text + text.slice(0, Math.ceil(text.length * 0.3))
    }
  })
}

/** What is wider than its place, or stands beyond the edge of the screen; not what readers alone get. */
async function findCut(frame: Locator, edge = 360): Promise<string[]> {
  return frame.evaluate(
    (element, rightmost) =>
      [...element.querySelectorAll('*')]
        .filter((each) => {
          const { left, right, width } = each.getBoundingClientRect()
          if (width <= 1 || each.closest('.sr-only, thead, svg') !== null) return false
          const inline = getComputedStyle(each).display === 'inline'
          return (
            left < -0.5 || right > rightmost + 0.5 || (!inline && each.scrollWidth > each.clientWidth + 1)
          )
        })
        .map((each) => each.outerHTML.slice(0, 200)),
    edge,
  )
}
