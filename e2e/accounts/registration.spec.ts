import type { Page } from '@playwright/test'
import { ageRanges, genders } from '../../contract/reference/options/people.ts'
import { expect, languages, live, test } from '../support/test.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { register } from '../support/accounts.ts'
import { asked, cutAt, everyone, open, password, person, selects, someone } from './registration-page.ts'

// A form is filled in many times over: on a busy machine that takes long.
/** A place by its beginning and a job by a piece of its name, as people type them. */
const typed = {
  en: { place: 'ADAM', found: 'Adama, East Shewa', job: 'SITTER', title: 'Babysitter' },
  am: { place: 'ዐዳ', found: 'አዳማ፣ ምሥራቅ ሸዋ', job: 'ጠባቂ', title: 'ሕፃን ጠባቂ' },
  om: { place: 'adaam', found: 'Adaamaa, Shawaa Bahaa', job: 'DAAIMA', title: "Eegaa Daa'imaa" },
} as const

for (const { code, locale } of languages) {
  test.describe(`in ${code}`, () => {
    test.use({ locale })

    test('RTE-05 REG-01 REG-05 each kind of account is asked its own', async ({ page }) => {
      const { texts, field, kind, consent, button, alert } = await open(page, '/registration', code)
      await expect(consent).not.toBeChecked()
      await axeFindsNothing(page, { part: 'main' })
      for (const type of ['CAREER', 'HOUSEHOLD', 'BUSINESS'] as const) {
        await kind(type).check()
        await expect(kind(type)).toHaveAccessibleDescription(texts.types[type])
        const names = [...person, 'job', 'companyName', ...everyone] as const
        for (const name of names) await expect(field(name)).toHaveCount(asked[type].includes(name) ? 1 : 0)
      }
      await kind('CAREER').check()
      await button.click()
      await expect(alert).toHaveText(texts.missing)
      for (const name of asked.CAREER)
        await expect(field(name)).toHaveAccessibleDescription(new RegExp(`${texts.problems.required}$`))
      await expect(field('firstName')).toBeFocused()
      await expect(consent).toHaveAccessibleDescription(texts.problems.consent)
      await axeFindsNothing(page, { part: 'main' })
      for (const size of ['100%', '200%']) expect(await cutAt(page, size)).toEqual([])
    })

    test('REG-08 REG-09 people are asked for their age and gender, by these lists', async ({ page }) => {
      const { texts, field, kind } = await open(page, '/registration', code)
      const labels = (options: typeof ageRanges | typeof genders) => [
        texts.choose,
        ...options.map(({ label }) => label[code]),
      ]
      for (const type of ['CAREER', 'HOUSEHOLD'] as const) {
        await kind(type).check()
        await expect(field('dateOfBirthRange').locator('option')).toHaveText(labels(ageRanges))
        await expect(field('gender').locator('option')).toHaveText(labels(genders))
      }
    })

    test('REG-28 REG-29 REG-30 jobs are found by a piece of their name, places by its beginning', async ({
      page,
    }) => {
      const { texts, field, kind } = await open(page, '/registration', code)
      const { place, found, job, title } = typed[code]
      await kind('CAREER').check()
      const options = page.getByRole('option')
      await field('job').fill(job)
      await expect(page.getByRole('listbox').getByRole('option', { name: title, exact: true })).toBeVisible()
      await field('job').press('Escape')
      await field('location').fill(found.slice(2, 6))
      await expect(options.filter({ hasText: found })).toHaveCount(0)
      await field('location').fill(place)
      await expect(page.getByRole('listbox')).toHaveAccessibleName(new RegExp(texts.fields.location))
      await axeFindsNothing(page, { part: 'main' })
      await page.getByRole('listbox').getByRole('option', { name: found, exact: true }).click()
      await expect(field('location')).toHaveValue(found)
      await field('location').fill(found.slice(0, 1))
      const list = page.getByRole('listbox')
      await expect(list).toBeVisible()
      const { height, scrolls } = await list.evaluate((element) => ({
        height: element.getBoundingClientRect().height,
        scrolls: element.scrollHeight > element.clientHeight,
      }))
      expect(height).toBeLessThanOrEqual(160)
      expect(scrolls || height < 160).toBe(true)
    })
  })
}

test('REG-31 the lists hide 100 ms after the focus is lost', async ({ page }) => {
  await page.clock.install()
  const { field, kind } = await open(page)
  await kind('CAREER').check()
  for (const name of ['job', 'location'] as const) {
    await field(name).fill('a')
    await expect(page.getByRole('listbox')).toBeVisible()
    await field(name).blur()
    await expect(page.getByRole('listbox')).toBeHidden()
  }
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const name of ['job', 'location'] as const) {
    await field(name).press('Alt+ArrowDown')
    await expect(page.getByRole('listbox')).toBeVisible()
    await field(name).blur()
    await page.clock.runFor(99)
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.clock.runFor(1)
    await expect(page.getByRole('listbox')).toBeHidden()
  }
})

test('REG-06 REG-07 REG-10 a business has a company, people have names, and those who look for work a job', async ({
  page,
}) => {
  const { field, kind } = await open(page)
  for (const [type, names] of [
    ['CAREER', ['firstName', 'lastName', 'job']],
    ['HOUSEHOLD', ['firstName', 'lastName']],
    ['BUSINESS', ['companyName']],
  ] as const) {
    await kind(type).check()
    for (const name of ['firstName', 'lastName', 'job', 'companyName'] as const)
      await expect(field(name)).toHaveCount(names.some((each) => each === name) ? 1 : 0)
  }
})

/** Counts what the page sends. */
function watchPosts(page: Page): () => number {
  let sent = 0
  page.on('request', (request) => (sent += Number(request.method() === 'POST')))
  return () => sent
}

test('REG-14 without a kind of account nothing is sent', async ({ page }) => {
  const sent = watchPosts(page)
  const { texts, kind, button, alert } = await open(page)
  await button.click()
  await expect(alert).toHaveText('Please fill all fields.')
  await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(texts.problems.required)
  await expect(kind('CAREER')).toBeFocused()
  expect(sent()).toBe(0)
})

for (const [ids, types, names] of [
  ['REG-15', ['BUSINESS'], ['companyName']],
  ['REG-16 REG-17', ['CAREER', 'HOUSEHOLD'], ['firstName', 'lastName']],
  ['REG-18 REG-19', ['CAREER', 'HOUSEHOLD', 'BUSINESS'], ['email', 'phone']],
  ['REG-20', ['CAREER'], ['job']],
  ['REG-21 REG-22', ['CAREER'], ['password', 'confirmPassword']],
  ['REG-23 REG-24', ['CAREER'], ['username', 'location']],
  ['REG-26 REG-27', ['CAREER', 'HOUSEHOLD'], ['dateOfBirthRange', 'gender']],
] as const) {
  test(`${ids} without ${names.join(' or ')} it is said above the button and beside the field, and nothing is sent`, async ({
    page,
  }) => {
    const sent = watchPosts(page)
    const { field, consent, button, alert, fill } = await open(page)
    const who = someone()
    await consent.check()
    for (const type of types) {
      await fill(who, type)
      for (const name of names) {
        const write = (text: string) =>
          selects.includes(name) ? field(name).selectOption(text) : field(name).fill(text)
        await write('')
        await button.click()
        await expect(alert).toHaveText('Please fill all fields.')
        // Without a password its confirmation is wrong too.
        await expect(page.locator('[aria-invalid=true]')).toHaveCount(name === 'password' ? 2 : 1)
        await expect(field(name)).toHaveAccessibleDescription(/Please fill this in\.$/)
        await expect(field(name)).toBeFocused()
        await write(who[name])
      }
    }
    expect(sent()).toBe(0)
  })
}

test('REG-25 without consent it is said beside it, and nothing is sent', async ({ page }) => {
  const sent = watchPosts(page)
  const { consent, button, fill } = await open(page)
  await fill(someone(), 'BUSINESS')
  await consent.check()
  await consent.uncheck()
  await button.click()
  await expect(page.getByText('You must agree to the terms and conditions.')).toHaveCount(1)
  await expect(consent).toBeFocused()
  expect(sent()).toBe(0)
})

test('REG-12 REG-13 passwords that differ show it while either is typed; wrong writing before anything is sent', async ({
  page,
}) => {
  const { texts, field, consent, button, alert, fill } = await open(page)
  await fill(someone(), 'HOUSEHOLD')
  const words = 'Passwords do not match'
  await expect(field('confirmPassword')).not.toHaveAccessibleDescription(new RegExp(words))
  await field('confirmPassword').press('Backspace')
  await expect(field('confirmPassword')).toHaveAccessibleDescription(new RegExp(words))
  await expect(page.locator('[aria-live=polite]').filter({ hasText: words })).toHaveCount(1)
  await field('confirmPassword').press('1')
  await expect(page.getByText(words)).toHaveCount(0)
  await field('password').press('End')
  await page.keyboard.press('Backspace')
  await expect(field('confirmPassword')).toHaveAccessibleDescription(new RegExp(words))
  await consent.check()
  await button.click()
  await expect(field('confirmPassword')).toBeFocused()

  const wrong = { email: 'tigist@', phone: '0811 234 567', username: 'ትግስት', password: 'short' } as const
  for (const name of ['email', 'phone', 'username', 'password'] as const) await field(name).fill(wrong[name])
  await button.click()
  for (const name of ['email', 'phone', 'username', 'password'] as const)
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(texts.problems[name].replace('+', '.')))
  await expect(field('email')).toBeFocused()
  await expect(alert).toHaveText('')
})

test('REG-02 REG-03 REG-04 the address or the state of navigation sets the kind of account and a message of ours', async ({
  page,
}) => {
  const presets = [
    ['selectedRole=BUSINESS', 'BUSINESS'],
    ['selectedRole=Looking+for+Career', 'CAREER'],
    ['section=household&message=Please+pay+first.', 'HOUSEHOLD'],
  ] as const
  const { kind, field, texts } = await open(page)
  for (const [query, type] of presets) {
    await open(page, `/registration?${query}`)
    await expect(kind(type)).toBeChecked()
  }
  // Anyone can send a link: what it says is not said in our name.
  await expect(page.getByText('Please pay first.')).toHaveCount(0)
  await open(page, '/registration?message=jobSearch')
  await expect(page.getByText(texts.messages.jobSearch)).toBeVisible()

  await page.evaluate(() =>
    history.pushState({ section: 'career', message: 'jobSearch' }, '', '/registration'),
  )
  await page.reload()
  await live(page)
  await expect(kind('CAREER')).toBeChecked()
  await expect(page.getByText(texts.messages.jobSearch)).toBeVisible()

  // What the person then chooses holds, with what they have written; what is secret is not kept.
  await kind('HOUSEHOLD').check()
  await field('firstName').fill('Tigist')
  await field('password').fill(password)
  await page.reload()
  await live(page)
  await expect(field('firstName')).toHaveValue('Tigist')
  await expect(kind('HOUSEHOLD')).toBeChecked()
  await expect(field('password')).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.getItem('form registration'))).not.toContain(password)
})

test('somebody who is signed in is not asked to register, nor to log in as a partner', async ({ page }) => {
  const { username } = await register(page.request)
  for (const address of ['/registration', '/register']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are already logged in')
    await expect(page.getByText(`Your username is ${username}.`)).toBeVisible()
    await expect(page.locator('main').getByRole('textbox')).toHaveCount(0)
  }
  await page.goto('/partner?mode=login')
  await expect(page.getByText('This is not a partner account')).toBeVisible()
  await expect(page.locator('main').getByRole('textbox')).toHaveCount(0)
  await page.locator('main').getByRole('link', { name: 'My account' }).click()
  await expect(page).toHaveURL('/jobseeker/profile')
})
