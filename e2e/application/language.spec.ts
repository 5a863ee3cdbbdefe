import { readFile } from 'node:fs/promises'
import { password } from '../support/accounts.ts'
import { expect, live, test } from '../support/test.ts'

// Somebody who comes to the copy of a page in their language with an English browser and no cookie.
const ethiopic = /[\u1200-\u137f]/
const journeys = [
  { code: 'am', isOwn: (text: string) => ethiopic.test(text) },
  { code: 'om', isOwn: (text: string) => /\b(keessan|galmee|imeelii|mirkaneess)/i.test(text) },
] as const
type Texts = { fields: { [field: string]: string }; submit: string }

for (const { code, isOwn } of journeys) {
  test.describe(`on /${code} with an English browser and no cookie`, () => {
    test.use({ locale: 'en-US' })

    test(`LNG-27 LNG-28 registration stores ${code}, and every answer and mail is in it`, async ({
      page,
      context,
      request,
    }) => {
      const file = new URL(`../../web/locales/${code}/quickRegistration.json`, import.meta.url)
      // oxlint-disable-next-line typescript/no-unsafe-assignment
      const texts: Texts = JSON.parse(await readFile(file, 'utf8'))
      const name = `person-${crypto.randomUUID().slice(0, 13)}`
      const email = `${name}@example.com`
      const messages: string[] = []
      page.on('response', async (response) => {
        if (!response.url().includes('/api/')) return
        const message = /"message":"([^"]+)"/.exec(await response.text().catch(() => ''))?.[1]
        if (message !== undefined) messages.push(message)
      })
      await page.goto(`/${code}/registration`)
      await live(page)
      const field = (key: string) => page.getByLabel(texts.fields[key] ?? key, { exact: true })
      await page.locator('input[name="userType"][value="HOUSEHOLD"]').check()
      await field('firstName').fill('Hanna')
      await field('lastName').fill('Bekele')
      await page.locator('select[name="dateOfBirthRange"]').selectOption('26-27')
      await page.locator('select[name="gender"]').selectOption('FEMALE')
      await field('email').fill(email)
      await field('phone').fill('0911234567')
      await page.locator('input[name="location"]').fill('Adama')
      await page.keyboard.press('Tab')
      await field('username').fill(name)
      await field('password').fill(password)
      await field('confirmPassword').fill(password)
      await page.locator('input[type="checkbox"]').last().check()
      await page.getByRole('button', { name: texts.submit }).click()
      await expect(page).toHaveURL(new RegExp(`^http://[^/]+/${code}/employer-profile`))
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      expect(messages.length).toBeGreaterThan(0)
      expect(messages.filter((message) => !isOwn(message))).toEqual([])
      const account = await context.request.get('/api/account')
      expect(await account.text()).toContain(`"language":"${code}"`)
      const mailOf = async () => {
        const list = await (await request.get('/dev/mail')).text()
        return list.split('<tr>').find((row) => row.includes(`<td>${email}</td>`)) ?? ''
      }
      await expect.poll(mailOf).not.toBe('')
      const address = /href="(\/dev\/mail\/[^"]+)"/.exec(await mailOf())?.[1] ?? ''
      const letter = await (await request.get(`${address}/letter`)).text()
      expect(letter).toContain(`lang="${code}"`)
      expect(isOwn(letter)).toBe(true)
    })

    test(`the newsletter answers in ${code}`, async ({ page }) => {
      await page.goto(`/${code}`)
      await live(page)
      const answer = page.waitForResponse('**/api/newsletter/subscribe**')
      await page.locator('#newsletter input[name="email"]').fill(`n-${crypto.randomUUID()}@example.com`)
      await page.locator('#newsletter button').click()
      const said = /"message":"([^"]+)"/.exec(await (await answer).text())?.[1] ?? ''
      expect(said).not.toBe('')
      expect(said).not.toContain('Subscribed')
    })
  })
}

test('a choice in the menu of the application leads to the address in that language, and is remembered', async ({
  page,
  context,
}) => {
  await context.request.post('/api/auth/login', {
    data: { identifier: 'demo.seeker', password: 'abronet-demo' },
  })
  await page.goto('/jobseeker/job-search?q=cook')
  await page.locator('header summary').last().click()
  await page.getByRole('link', { name: 'አማርኛ' }).click()
  await expect(page).toHaveURL('/am/jobseeker/job-search?q=cook')
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  // Links of the application stay within the language.
  await page.getByRole('navigation').last().getByRole('link').first().click()
  await expect(page).toHaveURL('/am/jobseeker/profile')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
})
