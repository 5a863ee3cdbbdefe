import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { ownGuarantor } from '../../contract/guarantors.ts'
import am from '../../web/locales/am/guarantorPage.json' with { type: 'json' }
import en from '../../web/locales/en/guarantorPage.json' with { type: 'json' }
import om from '../../web/locales/om/guarantorPage.json' with { type: 'json' }
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone } from '../support/employers.ts'
import { askGuarantor } from '../support/guarantors.ts'
import { expect, languagePicker, test } from '../support/test.ts'

const texts = { en, am, om }
const ownGuarantors = z.array(ownGuarantor)
const main = (page: Page) => page.locator('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
/** As the seeker sees it, who is signed in in the same browser. */
const asSeen = async (page: Page) => {
  const [guarantor] = ownGuarantors.parse(await (await page.request.get('/api/guarantors')).json())
  return guarantor
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of ['en', 'am', 'om'] as const) {
    const says = texts[language]

    test(`GUA-17 GUA-18 a guarantor reads what was entered and says yes, in ${language}`, async ({
      page,
    }) => {
      const guarantor = await askGuarantor(page, { language })
      expect(guarantor.link.startsWith(language === 'en' ? '/guarantor?' : `/${language}/guarantor?`)).toBe(
        true,
      )
      await page.goto(guarantor.link)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const entered of ['Abebe Kebede', guarantor.email, '+251922334455'])
        await expect(main(page).locator('dl')).toContainText(entered)
      for (const meaning of Object.values(says.meaning)) await expect(main(page)).toContainText(meaning)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('script[src]')).toHaveCount(0)
      await press(page, says.answer.yes)
      await expect(heading(page)).toHaveText(says.confirmed.heading)
      expect(await asSeen(page)).toMatchObject({ state: 'CONFIRMED' })
      await main(page).getByRole('link', { name: says.confirmed.back }).click()
      await expect(main(page)).toContainText(says.answer.CONFIRMED)
    })
  }

  test('GUA-18 a yes becomes a no later by the same link, and a yes again', async ({ page }) => {
    const { link } = await askGuarantor(page)
    await page.goto(link)
    await press(page, 'Yes, I will be a guarantor')
    await page.goto(link)
    await expect(main(page).getByRole('button', { name: 'Yes, I will be a guarantor' })).toHaveCount(0)
    await press(page, 'No')
    await expect(heading(page)).toHaveText('You said no')
    expect(await asSeen(page)).toMatchObject({ state: 'REFUSED' })
    await main(page).getByRole('link', { name: 'See my answer' }).click()
    await expect(main(page).getByRole('button', { name: 'No', exact: true })).toHaveCount(0)
    await press(page, 'Yes, I will be a guarantor')
    expect(await asSeen(page)).toMatchObject({ state: 'CONFIRMED' })
  })

  test.describe('with a mistake', () => {
    test.use({ expectedErrors: /Failed to load resource/ })

    test('a correction is refused beside the field with all that was typed, and then saved', async ({
      page,
    }) => {
      const { link } = await askGuarantor(page)
      await page.goto(link)
      await main(page).getByText('Correct my details').click()
      const field = (name: string) => main(page).getByLabel(name, { exact: true })
      await expect(field('First name')).toHaveValue('Abebe')
      await expect(field('Relationship')).toHaveValue('RELATIVE')
      await field('First name').fill('Abebech')
      await field('Relationship').selectOption('Neighbour')
      await field('Location').fill('Atlantis')
      await press(page, 'Save my details')
      await expect(field('Location')).toHaveAccessibleDescription('Please choose a place from the list.')
      await expect(field('First name')).toHaveValue('Abebech')
      await expect(field('Relationship')).toHaveValue('NEIGHBOUR')
      await expect(main(page).getByRole('alert')).toContainText('Some entries are not correct')
      await field('Location').fill('Bishoftu')
      await press(page, 'Save my details')
      await expect(heading(page)).toHaveText('Your details have been saved')
      expect(await asSeen(page)).toMatchObject({
        firstname: 'Abebech',
        relationship: 'NEIGHBOUR',
        location: 'Bishoftu, East Shewa',
        corrected: true,
        state: 'ASKED',
      })
      await main(page).getByRole('link', { name: 'Back to my answer' }).click()
      await expect(main(page).locator('dl')).toContainText('Abebech Kebede')
    })
  })

  test('everything is erased, the link is dead then, and so is one that nobody signed', async ({ page }) => {
    const { link } = await askGuarantor(page)
    await page.goto(link)
    await main(page).getByText('Erase my data').first().click()
    await expect(main(page)).toContainText('Nobody can name you again with this email address')
    await press(page, 'Erase my data')
    await expect(heading(page)).toHaveText('Your data has been erased')
    await expect(page).toHaveURL('/guarantor/erased')
    expect(await asSeen(page)).toBeUndefined()
    for (const dead of [link, '/guarantor?token=a.b', '/guarantor']) {
      await page.goto(dead)
      await expect(heading(page)).toHaveText('This link is no longer valid')
      await expect(main(page).getByRole('button')).toHaveCount(0)
    }
  })

  test('the language can be changed, and the page stays the one of this guarantor', async ({ page }) => {
    const { link, email } = await askGuarantor(page)
    await page.goto(link)
    await languagePicker(page).click()
    await page.locator('header').getByRole('link', { name: 'Afaan Oromoo' }).last().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'om')
    await expect(main(page).locator('dl')).toContainText(email)
  })
})

test.describe('on a small phone', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  for (const language of ['en', 'am', 'om'] as const) {
    test(`the pages of a guarantor read well, in ${language}`, async ({ page }) => {
      const says = texts[language]
      const { link } = await askGuarantor(page, {
        language,
        firstname: 'Gebrekristos-Wolde',
        lastname: 'Haileselassie-Tekle',
      })
      const looksWell = async (title: string) => {
        await expect(heading(page)).toHaveText(title)
        await fitsPhone(page)
        await axeFindsNothing(page)
      }
      await page.goto(link)
      const title = await heading(page).innerText()
      for (const summary of await main(page).locator('summary').all()) await summary.click()
      await looksWell(title)
      await main(page).locator('input[name=location]').fill('Atlantis')
      await press(page, says.correct.button)
      await expect(main(page).getByRole('alert')).toBeVisible()
      await looksWell(title)
      for (const [button, outcome] of [
        [says.answer.yes, says.confirmed.heading],
        [says.answer.no, says.refused.heading],
      ] as const) {
        await page.goto(link)
        await press(page, button)
        await looksWell(outcome)
      }
      await page.goto(link)
      await main(page).getByText(says.erase.heading).first().click()
      await press(page, says.erase.button)
      await looksWell(says.erased.heading)
      await page.goto(link)
      await looksWell(says.dead.heading)
    })
  }
})

test('a guarantor answers by keyboard alone', async ({ page }) => {
  const { link } = await askGuarantor(page)
  await page.goto(link)
  const yes = main(page).getByRole('button', { name: 'Yes, I will be a guarantor' })
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return yes.evaluate((button) => button === document.activeElement)
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Thank you, you are a guarantor now')
})
