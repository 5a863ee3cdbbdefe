import type { Locator, Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { expect, languages, test } from '../support/test.ts'
import { expectActive, fill, list, marked, open, options, press, said } from './choices-page.ts'

/** A place, a job and a skill as people type them, with other letters of the same sound, and what they mean. */
const spellings = {
  en: ['ADAMA', 'Adama, East Shewa', 'SITTER', 'Babysitter', 'cook', 'Laundry'],
  am: ['ዐዲስ ዓበባ', 'አዲስ አበባ', 'ህጻን', 'ሕፃን ጠባቂ', 'ማብሰል', 'ልብስ እጥበት'],
  om: ['adama', 'Adaamaa, Shawaa Bahaa', 'DAAIMA', "Eegaa Daa'imaa", 'bilchesu', 'Uffata Miiccuu'],
} as const

for (const { code, locale } of languages) {
  test.describe(`in ${code}`, () => {
    test.use({ locale })
    const [typedPlace, foundPlace, typedJob, foundJob, typedSkill, otherSkill] = spellings[code]

    test('LNG-30 suggestions fold, and the keyboard alone chooses one or leaves the text as it is', async ({
      page,
    }) => {
      const { choice, field, form, sent, gallery } = await open(page, code)
      const place = field('autocomplete', 'location', 'prefix')
      await expect(place).toHaveAttribute('aria-required', 'true')
      await expect(place).toHaveAttribute('aria-expanded', 'false')
      await place.focus()
      await page.keyboard.type(typedPlace)
      await expect(list(page)).toHaveAccessibleName(new RegExp(gallery.names.location))
      await expect(options(page).first()).toHaveText(foundPlace)
      await expect(place).toHaveAttribute('aria-expanded', 'true')
      await expect(place).not.toHaveAttribute('aria-activedescendant')
      const count = await options(page).count()
      const words = count === 1 ? choice.suggestions_one : choice.suggestions_other
      await expect(said(place)).toHaveText(fill(words, { count }))

      // Down, over the end and back to the first, and up from it to the last.
      for (let step = 0; step <= count; step += 1) await page.keyboard.press('ArrowDown')
      await expectActive(place, options(page).first())
      await press(page, 'ArrowUp')
      await expectActive(place, options(page).last())
      await press(page, 'ArrowDown')
      await expect(marked(page)).toHaveAttribute('aria-selected', 'true')
      await press(page, 'Enter')
      await expect(list(page)).toBeHidden()
      await expect(place).toHaveValue(foundPlace)
      await expect(sent('autocomplete')).toBeHidden()

      // The list first, then the text; Home and End move in the text.
      await press(page, 'Alt+ArrowDown')
      await expect(list(page)).toBeVisible()
      await press(page, 'Home')
      await expect(place).toHaveJSProperty('selectionStart', 0)
      await press(page, 'End')
      await expect(place).toHaveJSProperty('selectionStart', foundPlace.length)
      await press(page, 'Escape')
      await expect(list(page)).toBeHidden()
      await expect(place).toHaveValue(foundPlace)
      await press(page, 'Escape')
      await expect(place).toHaveValue('')

      const job = field('autocomplete', 'jobTitle', 'substring', ` ${choice.optional}`)
      await expect(job).toHaveAccessibleDescription(gallery.hint)
      await press(page, 'Tab')
      await expect(job).toBeFocused()
      await page.keyboard.type(typedJob)
      await expect(options(page).filter({ hasText: foundJob })).toHaveCount(1)
      await press(page, 'ArrowDown')
      const first = await marked(page).innerText()
      await press(page, 'Tab')
      await expect(job).toHaveValue(first)
      const wrong = field('autocomplete', 'jobTitle', 'error')
      await expect(wrong).toBeFocused()
      await expect(wrong).toHaveAccessibleDescription(gallery.error)
      await press(page, 'ArrowDown')
      await expect(said(wrong)).toHaveText(choice.noMatch)
      await expect(wrong).toHaveAttribute('aria-expanded', 'false')

      // With no list open, Enter is the form's.
      await press(page, 'Enter')
      await expect(sent('autocomplete')).toContainText(`substring=${first} error=${gallery.unknown}`)
      await expect(form('autocomplete').locator('[name=disabled]')).toBeDisabled()
    })

    // What keys do does not depend on the words.
    if (code === 'om') {
      test('the keyboard alone chooses several, finds the rest of the list, and takes them back', async ({
        page,
      }) => {
        const { choice, several, field, form, sent, gallery, label } = await open(page, code)
        const skills = field('multiSelect', 'skills', 'short')
        const chips = form('multiSelect').getByRole('list', {
          name: fill(several.chosen, { label: label('skills', 'short') }),
          exact: true,
        })
        await skills.focus()
        await press(page, 'Alt+ArrowDown')
        await expect(list(page)).toHaveAttribute('aria-multiselectable', 'true')
        await expect(list(page)).toHaveAccessibleName(fill(choice.list, { label: label('skills', 'short') }))
        await expect(options(page)).toHaveCount(11)
        await press(page, 'ArrowUp')
        await expect(marked(page)).toHaveText(several.showAll)
        await press(page, 'Enter')
        await expect(options(page).filter({ hasText: several.showAll })).toHaveCount(0)
        await expect.poll(() => options(page).count()).toBeGreaterThan(11)

        await page.keyboard.type(typedSkill)
        const cooking = await marked(page).innerText()
        await press(page, 'Enter')
        await expect(chips.getByRole('listitem')).toHaveText([new RegExp(cooking)])
        await expect(said(skills)).toHaveText(fill(several.added, { name: cooking }))
        await expect(skills).toBeFocused()
        await expect(skills).toHaveValue('')
        await expect(list(page)).toBeVisible()
        await page.keyboard.type(otherSkill)
        await press(page, 'Enter')
        await expect(chips.getByRole('listitem')).toHaveCount(2)
        await expect(options(page).filter({ hasText: cooking }).first()).toHaveAttribute(
          'aria-selected',
          'true',
        )

        // Chosen again it is taken back; Backspace takes the last; the button takes its own.
        await page.keyboard.type(cooking)
        await press(page, 'Enter')
        await expect(chips.getByRole('listitem')).toHaveText([new RegExp(otherSkill)])
        await expect(said(skills)).toHaveText(fill(several.removed, { name: cooking }))
        await press(page, 'Enter')
        await expect(chips.getByRole('listitem')).toHaveCount(2)
        await press(page, 'Backspace')
        await expect(said(skills)).toHaveText(fill(several.removed, { name: cooking }))
        await press(page, 'Escape')
        await expect(list(page)).toBeHidden()
        await press(page, 'Shift+Tab')
        await expect(form('multiSelect').getByRole('button').first()).toBeFocused()
        await expect(page.locator(':focus')).toHaveAccessibleName(fill(several.remove, { name: otherSkill }))
        await press(page, 'Enter')
        await expect(chips).toHaveCount(0)
        await expect(skills).toBeFocused()
        await expect(sent('multiSelect')).toBeHidden()

        const limited = field('multiSelect', 'ageRange', 'limit')
        await expect(limited).toHaveAccessibleDescription(fill(several.atMost, { limit: 2 }))
        await limited.focus()
        await press(page, 'ArrowUp', 'Enter', 'ArrowUp', 'Enter')
        const full = fill(several.full, { limit: 2 })
        await expect(limited).toHaveAccessibleDescription(full)
        await expect(said(limited)).toHaveText(full)
        await expect(marked(page)).toHaveAttribute('aria-disabled', 'true')
        await press(page, 'Escape', 'Enter')
        await expect(sent('multiSelect')).toContainText(
          'filled=Christianity filled=Islam limit=18-19 limit=56+ long=first',
        )
        await expect(sent('multiSelect')).not.toContainText('disabled=')
        const wrong = field('multiSelect', 'religions', 'error')
        await expect(wrong).toHaveAccessibleDescription(gallery.error)
        await expect(wrong).toHaveAttribute('aria-invalid', 'true')
      })
    }

    test('with a list open axe finds nothing, and words a third longer are not cut', async ({ page }) => {
      const { field, form, gallery } = await open(page, code)
      const select = field('select', 'education', 'error')
      await expect(select).toHaveAccessibleDescription(`${gallery.hint} ${gallery.error}`)
      await select.focus()
      await press(page, 'ArrowDown')
      await expect(select).not.toHaveValue('')
      const looks = [
        { input: field('autocomplete', 'location', 'prefix'), typed: typedPlace, colorScheme: 'light' },
        { input: field('multiSelect', 'skills', 'short'), typed: '', colorScheme: 'dark' },
      ] as const
      for (const { input, typed, colorScheme } of looks) {
        await input.fill(typed)
        await press(page, 'ArrowDown')
        await expect(list(page)).toBeVisible()
        // Without motion: colours on their way from light to dark are neither.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await axeFindsNothing(page, { part: 'form:has(.choices, .field-select)' })
        await press(page, 'Escape')
      }

      const inputs = [
        field('autocomplete', 'location', 'noMatch'),
        field('autocomplete', 'location', 'failed'),
        field('autocomplete', 'skills', 'long'),
        field('multiSelect', 'languages', 'many'),
        field('multiSelect', 'skills', 'long'),
      ]
      for (const input of inputs) {
        await input.focus()
        await press(page, 'ArrowDown')
        expect(await small(page)).toEqual([])
        expect(await lengthenAndMeasure(page.locator('.choices'))).toEqual([])
        await press(page, 'Escape')
      }
      for (const kind of ['select', 'autocomplete', 'multiSelect'] as const)
        expect(await lengthenAndMeasure(form(kind))).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  })
}

/** What a thumb would miss. */
const small = (page: Page) =>
  page.locator('[role=option]:visible, form li button:visible, form select:visible').evaluateAll((elements) =>
    elements
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ text }) => text),
  )

/** Makes every text a third longer, within its words, and tells which elements then cut it. */
const lengthenAndMeasure = (root: Locator) =>
  root.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      node.nodeValue += (node.nodeValue ?? '')
        .slice(-1)
        .repeat(Math.ceil((node.nodeValue ?? '').length * 0.3))
    return [element, ...element.querySelectorAll('*')]
      .filter((part) => part.closest('.sr-only, svg, option, input') === null && part.clientWidth > 0)
      .filter(
        (part) =>
          part.scrollWidth > part.clientWidth ||
          (part.scrollHeight > part.clientHeight && !part.classList.contains('choices')),
      )
      .map((part) => `${part.outerHTML.slice(0, 120)}: ${part.scrollWidth} in ${part.clientWidth}`)
  })

test('the list hides as long after the focus is lost as its form asks, and stays if it comes back', async ({
  page,
}) => {
  await page.clock.install()
  const { field } = await open(page, 'en')
  const cases = [
    { input: field('autocomplete', 'location', 'prefix'), milliseconds: 100 },
    { input: field('autocomplete', 'jobTitle', 'substring', ' (optional)'), milliseconds: 150 },
    { input: field('multiSelect', 'skills', 'short'), milliseconds: 150 },
  ]
  for (const { input } of cases) {
    await input.focus()
    await page.keyboard.type('a')
    await expect(list(page)).toBeVisible()
    await input.blur()
    await expect(list(page)).toBeHidden()
  }
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const { input, milliseconds } of cases) {
    await input.focus()
    await press(page, 'Alt+ArrowDown')
    await expect(list(page)).toBeVisible()
    await input.blur()
    await page.clock.runFor(60)
    await input.focus()
    await page.clock.runFor(1000)
    await expect(list(page)).toBeVisible()
    await input.blur()
    await page.clock.runFor(milliseconds - 1)
    await expect(list(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(list(page)).toBeHidden()
  }
})

test('Enter in an open list never sends the form, and one step down is the first entry', async ({ page }) => {
  const { field, sent, form } = await open(page, 'en')
  const place = field('autocomplete', 'location', 'prefix')
  await place.fill('a')
  await expect(list(page)).toBeVisible()
  await press(page, 'Enter')
  await expect(list(page)).toBeHidden()
  await expect(place).toHaveValue('a')
  // The one that the text can only mean is taken.
  await place.fill('adama')
  await expect(options(page)).toHaveCount(1)
  await press(page, 'Enter')
  await expect(place).toHaveValue('Adama, East Shewa')
  await expect(sent('autocomplete')).toBeHidden()

  const job = field('autocomplete', 'jobTitle', 'substring', ' (optional)')
  await job.fill('nanny')
  const only = await options(page).first().innerText()
  await press(page, 'ArrowDown', 'Enter')
  await expect(job).toHaveValue(only)

  const skills = field('multiSelect', 'skills', 'short')
  await skills.click()
  await expect(list(page)).toBeVisible()
  await press(page, 'Enter')
  await expect(list(page)).toBeHidden()
  await skills.fill('clean')
  const first = await options(page).first().innerText()
  await press(page, 'ArrowDown', 'Enter')
  await expect(form('multiSelect').getByRole('button', { name: `Remove ${first}` })).toBeVisible()
  await expect(sent('multiSelect')).toBeHidden()
})

test('how many there are is not said into the typing', async ({ page }) => {
  const { field } = await open(page, 'en')
  const place = field('autocomplete', 'location', 'prefix')
  await place.fill('adama')
  await expect(said(place)).toHaveText('1 suggestion')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await place.press('Backspace')
  await page.clock.runFor(400)
  await place.press('Backspace')
  await page.clock.runFor(400)
  await expect(said(place)).toHaveText('')
  await page.clock.runFor(100)
  await expect(said(place)).toHaveText(/^\d+ suggestions$/)
})

test('the list scrolls by itself: what is active is in view, and the page stays', async ({ page }) => {
  const { field } = await open(page, 'en')
  const place = field('autocomplete', 'location', 'prefix')
  await place.fill('a')
  await expect(list(page)).toBeVisible()
  const before = await page.evaluate(() => scrollY)
  for (let step = 0; step < 12; step += 1) {
    await press(page, 'ArrowDown')
    await expect(marked(page)).toHaveCount(1)
    const within = await marked(page).evaluate((option) => {
      const [inner, outer] = [option.getBoundingClientRect(), option.closest('ul')?.getBoundingClientRect()]
      return outer !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom
    })
    expect(within).toBe(true)
  }
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(await list(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(160)

  // What an input method is still composing is not taken for an answer.
  await place.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(list(page)).toBeVisible()
  await expect(place).toHaveValue('a')
})

test.describe('a finger', () => {
  test.use({ hasTouch: true })

  test('chooses by a tap, without taking the focus from the field', async ({ page }) => {
    const { field, form, sent } = await open(page, 'en')
    const place = field('autocomplete', 'location', 'prefix')
    await place.tap()
    await expect(list(page)).toBeHidden()
    await page.keyboard.type('adam')
    await options(page).first().tap()
    await expect(place).toHaveValue('Adama, East Shewa')
    await expect(place).toBeFocused()

    const religions = field('multiSelect', 'religions', 'error')
    await religions.tap()
    await options(page).nth(1).tap()
    await options(page).nth(3).click()
    await expect(religions).toBeFocused()
    await expect(list(page)).toBeVisible()
    await form('multiSelect').getByRole('button', { name: 'Remove Islam' }).last().tap()
    await expect(form('multiSelect').getByRole('button', { name: 'Remove Catholic' })).toBeFocused()
    await form('multiSelect').getByRole('button', { name: 'Show what is sent' }).tap()
    await expect(sent('multiSelect')).toContainText('error=Catholic')

    // A search that is left behind would look like an answer.
    await religions.fill('ortho')
    await religions.blur()
    await expect(religions).toHaveValue('')
  })
})

test.describe('a list that is fetched', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('comes when its field is first used; where it does not come that is said, and asked again', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const { field, choice } = await open(page, 'en')
    expect(asked.filter((url) => /\/(places|job-titles|languages)-/.test(url))).toEqual([])
    await page.route('**/places-*.js', (route) => route.abort())
    const place = field('autocomplete', 'location', 'prefix')
    await place.fill('adama')
    await expect(said(place)).toHaveText(choice.failed)
    await page.unroute('**/places-*.js')
    await place.press('Backspace')
    await expect(options(page).first()).toHaveText('Adama, East Shewa')
  })
})
