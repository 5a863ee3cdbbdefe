import type { Page } from '@playwright/test'
import am from '../../web/locales/am/certificatePage.json' with { type: 'json' }
import en from '../../web/locales/en/certificatePage.json' with { type: 'json' }
import om from '../../web/locales/om/certificatePage.json' with { type: 'json' }
import { axeFindsNothing } from '../support/axe.ts'
import { test, titles } from '../support/certificates.ts'
import { fitsPhone } from '../support/employers.ts'
import { expect, languagePicker, live } from '../support/test.ts'

const texts = { en, am, om }
const main = (page: Page) => page.locator('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const brands = { en: 'Abronet', am: 'አብሮነት', om: 'Abronet' }
/** The server draws every state; one is shown. */
const asSeen = { useInnerText: true }
/** A number that nobody has: too many are left for chance. */
const unknown = 'AB-ZZZZ-ZZZZ'

test.use({ ownContext: true })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of ['en', 'am', 'om'] as const) {
    const says = texts[language]
    const prefix = language === 'en' ? '' : `/${language}`

    test(`TRN-17 anyone sees by its number whether a certificate is valid, in ${language}`, async ({
      page,
      certificates,
    }) => {
      const { number } = await certificates.issue()
      await page.goto(`${prefix}/certificates/${number}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      // Names are in whatever letters, which the page then loads where the system has none.
      await expect(page.locator('html')).toHaveAttribute('data-people')
      await expect(heading(page)).toHaveText(says.valid.heading)
      const facts = main(page).locator('dl')
      for (const text of ['Tigist B', number, ...titles.map((title) => title[language])])
        await expect(facts).toContainText(text)
      await expect(facts).toContainText(/\(.+\)/)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

      await certificates.revoke(number)
      await page.reload()
      await expect(heading(page)).toHaveText(says.revoked.heading)
      await expect(main(page)).not.toContainText('Tigist')
      await expect(main(page).locator('dl')).toHaveCount(0)

      await page.goto(`${prefix}/certificates/${unknown}`)
      await expect(heading(page)).toHaveText(says.unknown.heading)
      await expect(main(page).getByRole('link', { name: '@' })).toBeVisible()
    })
  }

  test('TRN-17 a number is found however it is typed, and also a whole link that was copied', async ({
    page,
    certificates,
    baseURL,
  }) => {
    const { number } = await certificates.issue()
    const plain = number.replaceAll('-', '')
    const written = [
      plain.toLowerCase(),
      `${plain.slice(0, 6)} ${plain.slice(6)}`,
      `${baseURL}/certificates/${number}#a.b`,
    ]
    for (const typed of [number, ...written]) {
      await page.goto('/certificates')
      await expect(heading(page)).toHaveText(en.start.heading)
      await main(page).getByLabel(en.form.label).fill(typed)
      await main(page).getByRole('button', { name: en.form.button }).click()
      await expect(heading(page)).toHaveText(en.valid.heading)
      await expect(main(page).locator('dl')).toContainText(number)
    }
  })

  test('what cannot be a number is refused beside the field, as it was typed', async ({ page }) => {
    for (const address of ['/certificates?number=AB-12<b>', '/certificates/AB-12<b>']) {
      await page.goto(address)
      const field = main(page).getByLabel(en.form.label)
      await expect(field).toHaveAccessibleDescription(en.form.wrong)
      await expect(field).toHaveValue('AB-12<b>')
      await expect(heading(page)).toHaveText(en.start.heading)
    }
  })

  test('the language can be changed, and the page stays the one of this number', async ({
    page,
    certificates,
  }) => {
    const { number } = await certificates.issue()
    for (const address of [`/certificates/${number}`, `/certificates?number=${number}`]) {
      await page.goto(address)
      await languagePicker(page).click()
      await page.locator('header').getByRole('link', { name: 'Afaan Oromoo' }).last().click()
      await expect(heading(page)).toHaveText(om.valid.heading)
      await page.context().clearCookies()
    }
  })

  test('the page holds nothing of a person but what it shows, and is kept by nobody', async ({
    page,
    certificates,
  }) => {
    const person = { lastName: 'Canaryname', phone: '+251999888777', email: 'canary.mail@example.com' }
    const { number } = await certificates.issue({ ...person, firstName: 'Firstcanary' })
    const answer = await page.request.get(`/certificates/${number}`)
    const html = await answer.text()
    expect(html.split('Firstcanary')).toHaveLength(2)
    expect(html.slice(0, html.indexOf('<body'))).not.toContain('Firstcanary')
    expect(html).not.toMatch(/canaryname|999888777|canary\.mail|seeker\.\d/i)
    expect(html).not.toMatch(/<meta property="og:|rel="canonical"|rel="alternate"/)
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store' })
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("worker-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(html).not.toContain(' style="')
    expect(certificates.output()).not.toMatch(new RegExp(`canary|${number}`, 'i'))
  })
})

test.describe('on a small phone', () => {
  for (const language of ['en', 'am', 'om'] as const) {
    test(`every state reads well, in ${language}`, async ({ page, certificates }) => {
      const says = texts[language]
      const prefix = language === 'en' ? '' : `/${language}`
      const issued = await certificates.issue({
        firstName: 'Gebrekristos-Woldemariam',
        lastName: 'Haileselassie',
      })
      const looksWell = async (address: string, title: string) => {
        await page.goto(prefix + address)
        await live(page)
        await expect(heading(page)).toHaveText(title.replace('{{brand}}', brands[language]))
        await fitsPhone(page)
        await axeFindsNothing(page)
      }
      await looksWell(issued.link, says.valid.heading)
      await expect(main(page)).toContainText(says.code.signed.replace('{{brand}}', brands[language]), asSeen)
      await looksWell(`/certificates/${issued.number}`, says.valid.heading)
      await expect(main(page)).toContainText(says.code.unchecked, asSeen)
      await looksWell(issued.link.slice(0, -1), says.changed.heading)
      await expect(main(page)).toContainText(says.state.VALID, asSeen)
      await looksWell(`/certificates/${unknown}`, says.unknown.heading)
      await looksWell('/certificates', says.start.heading)
      await looksWell('/certificates?number=AB-12', says.start.heading)
      await certificates.revoke(issued.number)
      await looksWell(issued.link, says.revoked.heading)
      await expect(main(page)).not.toContainText('Gebrekristos')
    })
  }
})
