import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { fitsPhone, newEmployer } from '../support/employers.ts'
import { samplePlacement, sampleTerms, sampleTime } from '../support/samples.ts'
import { expect, languages, test, visit } from '../support/test.ts'

const address = '/employer/placements'
const sampleSentOffer = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  jobId: crypto.randomUUID(),
  jobTitle: 'Nanny for two',
  terms: sampleTerms,
  message: 'Can you begin in May?',
  status: 'SENT',
  declineReason: null,
  sentAt: sampleTime,
  expiresAt: '2026-11-17T11:05:00.000Z',
  seekerId: crypto.randomUUID(),
  seekerName: 'Chaltu Tadesse',
  seekerAvatar: null,
  ...changes,
})
const worker = { id: crypto.randomUUID(), employerKind: null, avatar: null }
const almaz = { ...worker, name: 'Almaz Bekele', phone: '+251911234567', email: 'almaz@example.com' }
const ended = { status: 'ENDED', endedAt: '2026-11-20T11:05:00.000Z', endReason: 'MOVED', other: almaz }
const review = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  stars: 5,
  words: 'They were kind to me.',
  writtenAt: sampleTime,
  ...changes,
})

type Lists = { offers: object[]; placements: object[] }

/** Answers both lists in the place of the server, as they are by now. */
async function open(page: Page, lists: Lists): Promise<void> {
  await newEmployer(page)
  await page.goto('/account')
  await answer(page, lists)
  await visit(page, address)
}
async function answer(page: Page, lists: Lists): Promise<void> {
  await page.route('**/api/employer/offers', (route) => route.fulfill({ json: lists.offers }))
  await page.route('**/api/placements', (route) => route.fulfill({ json: lists.placements }))
}
const done = { success: true, message: 'Done.' }
const cardOf = (page: Page, name: string) => page.getByRole('article', { name })
const everything = (): Lists => ({
  offers: [
    sampleSentOffer({ status: 'ACCEPTED', seekerName: 'Desta Alemu' }),
    sampleSentOffer(),
    sampleSentOffer({ status: 'DECLINED', declineReason: 'PAY', seekerName: 'Genet Abebe' }),
  ],
  placements: [
    samplePlacement({ other: almaz }),
    samplePlacement({ ...ended, otherReview: review(), ownReview: review({ stars: 4, publishedAt: null }) }),
    samplePlacement({ ...ended, other: null, endReason: 'ACCOUNT_CLOSED', terms: emptyTerms }),
  ],
})
const emptyTerms = {
  salary: null,
  hourlyRate: null,
  startDate: null,
  hoursPerDay: null,
  liveIn: null,
  daysOff: null,
}

test('somebody who has hired nobody is led to the search', async ({ page }) => {
  await newEmployer(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your workers')
  await expect(page.getByRole('heading', { name: 'You have not hired anyone yet' })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Search Employee' })).toHaveAttribute(
    'href',
    '/employer/search-employee',
  )
})

test('what waits for the employer comes first, then offers, people at work, and the past', async ({
  page,
}) => {
  await open(page, everything())
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Waiting for you: confirm the hire',
    'Open offers',
    'Working for you now',
    'Worked for you before',
  ])
  const offer = cardOf(page, 'Chaltu Tadesse')
  for (const words of ['Nanny for two', 'Offer sent', '11/17/2026', 'ETB 8,000', 'Can you begin in May?'])
    await expect(offer).toContainText(words)
  await expect(cardOf(page, 'Genet Abebe')).toBeHidden()
  await page.getByText('Closed offers (1)').click()
  await expect(cardOf(page, 'Genet Abebe')).toContainText('Reason: The pay is too low')
})

test('HIR-24 the contact of somebody who was hired is a call and an email away', async ({ page }) => {
  await open(page, { offers: [sampleSentOffer()], placements: [samplePlacement({ other: almaz })] })
  const card = cardOf(page, 'Almaz Bekele')
  await expect(card.getByRole('link', { name: '+251911234567' })).toHaveAttribute('href', 'tel:+251911234567')
  await expect(card.getByRole('link', { name: 'almaz@example.com' })).toHaveAttribute(
    'href',
    'mailto:almaz@example.com',
  )
  await expect(cardOf(page, 'Chaltu Tadesse').getByRole('link')).toHaveCount(0)
  // It is read anew each time, and never kept on the device.
  const kept = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    const read = (name: string) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const all = opening.result.transaction('cache').objectStore('cache').getAll()
          all.onsuccess = () => resolve(JSON.stringify(all.result))
        }
      })
    return (await Promise.all(names.filter((name) => name === 'abronet').map(read))).join('')
  })
  expect(kept).not.toContain('911234567')
})

test('HIR-22 an accepted offer is confirmed here, and one that is open withdrawn', async ({ page }) => {
  const accepted = sampleSentOffer({
    status: 'ACCEPTED',
    seekerName: 'Desta Alemu',
    jobId: null,
    jobTitle: null,
  })
  const sent = sampleSentOffer()
  const lists: Lists = { offers: [accepted, sent], placements: [] }
  await open(page, lists)
  await page.route('**/api/employer/offers/*/confirm', (route) => {
    lists.offers = [{ ...accepted, status: 'HIRED' }, sent]
    lists.placements = [samplePlacement({ other: { ...almaz, name: 'Desta Alemu' } })]
    return route.fulfill({ json: done })
  })
  await cardOf(page, 'Desta Alemu').getByRole('button', { name: 'Confirm the hire' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hire Desta Alemu?' })
  // It was for no job, so nothing is asked about one.
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Confirm the hire' }).click()
  await expect(page.getByRole('heading', { name: 'Working for you now' })).toBeVisible()
  await expect(page.getByText('1 person works for you · 1 open offer')).toBeFocused()

  await page.route('**/api/employer/offers/*/withdraw', (route) => {
    lists.offers = [{ ...sent, status: 'WITHDRAWN' }]
    return route.fulfill({ json: done })
  })
  await cardOf(page, 'Chaltu Tadesse').getByRole('button', { name: 'Withdraw the offer' }).click()
  await page
    .getByRole('alertdialog', { name: 'Withdraw this offer?' })
    .getByRole('button', { name: 'Withdraw the offer' })
    .click()
  await expect(page.getByText('Closed offers (1)')).toBeVisible()
})

test('PLC-08 work ends with a reason, and then the employer writes a review', async ({ page }) => {
  const placement = samplePlacement({ other: almaz })
  const lists: Lists = { offers: [], placements: [placement] }
  await open(page, lists)
  const card = cardOf(page, 'Almaz Bekele')
  const sent: unknown[] = []
  await page.route('**/api/placements/*/*', (route) => {
    sent.push(route.request().postDataJSON())
    const isReview = route.request().url().endsWith('/review')
    const own = { ownReview: review({ words: 'Almaz is very good.', publishedAt: null }) }
    lists.placements = [{ ...placement, ...ended, ...(isReview ? own : {}) }]
    return route.fulfill({ json: done })
  })
  await card.getByRole('button', { name: 'End this work' }).click()
  const dialog = page.getByRole('dialog', { name: 'End this work?' })
  await dialog.getByRole('button', { name: 'End this work' }).click()
  await expect(dialog).toContainText('Please choose a reason.')
  await dialog.getByLabel('Why does it end?').selectOption({ label: 'Moved to another place' })
  await fitsPhone(page)
  await axeFindsNothing(page)
  await dialog.getByRole('button', { name: 'End this work' }).click()
  await expect(page.getByRole('heading', { name: 'Worked for you before' })).toBeVisible()

  await card.getByRole('button', { name: 'Send the review' }).click()
  await expect(card).toContainText('Please choose how many stars.')
  await card.getByRole('radio', { name: '5 stars: Very good' }).check({ force: true })
  await card.getByLabel('In your own words').fill('Almaz is very good.')
  await card.getByLabel('You may show this review on your site').check()
  await expect(card).toContainText('Others see it when both of you have written a review, or after 14 days.')
  await axeFindsNothing(page)
  await card.getByRole('button', { name: 'Send the review' }).click()
  await expect(card.getByRole('heading', { name: 'Your review' })).toBeFocused()
  expect(sent).toEqual([{ reason: 'MOVED' }, { stars: 5, words: 'Almaz is very good.', mayBeQuoted: true }])
  await expect(card.getByRole('button', { name: 'Send the review' })).toHaveCount(0)
})

test('what the other wrote can be reported', async ({ page }) => {
  const other = review()
  await open(page, { offers: [], placements: [samplePlacement({ ...ended, otherReview: other })] })
  let sent: unknown = null
  await page.route('**/api/reports', (route) => {
    sent = route.request().postDataJSON()
    return route.fulfill({ json: done })
  })
  await cardOf(page, 'Almaz Bekele').getByRole('button', { name: 'Report this review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this review' })
  await dialog.getByLabel('What is wrong').fill('This is about somebody else.')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(dialog).toBeHidden()
  expect(sent).toMatchObject({ subject: 'review', subjectId: other.id })
})

test.describe('failures', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('a list that fails says so and can be asked for again; an act that is refused says why', async ({
    page,
  }) => {
    await newEmployer(page)
    await page.goto('/account')
    const sent = sampleSentOffer()
    const offers: object[] = [sent]
    await page.route('**/api/employer/offers', (route) => route.fulfill({ json: offers }))
    await page.route('**/api/placements', (route) => route.abort())
    await visit(page, address)
    await expect(page.getByRole('alert')).toContainText('Your workers could not be loaded')
    await page.unroute('**/api/placements')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.route('**/api/employer/offers/*/withdraw', (route) => {
      offers[0] = { ...sent, status: 'DECLINED', declineReason: 'PAY' }
      return route.fulfill({
        status: 409,
        json: { code: 'offer_settled', message: 'This offer is settled.', requestId: 'r' },
      })
    })
    await cardOf(page, 'Chaltu Tadesse').getByRole('button', { name: 'Withdraw the offer' }).click()
    const question = page.getByRole('alertdialog', { name: 'Withdraw this offer?' })
    await question.getByRole('button', { name: 'Withdraw the offer' }).click()
    await expect(question.getByRole('alert')).toHaveText('This offer is settled.')
    // The reason stays until it was read; then the offer is where it belongs by now.
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Closed offers (1)')).toBeVisible()
  })
})

for (const { code } of languages) {
  test(`the people of an employer read well on a small phone in ${code}`, async ({ page, baseURL }) => {
    await newEmployer(page)
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    await page.goto('/account')
    const { offers, placements } = everything()
    const long = sampleSentOffer({ seekerName: `Genet ${'Longword'.repeat(7)}`, message: 'y'.repeat(400) })
    await answer(page, { offers: [...offers, long], placements })
    await visit(page, address)
    await expect(page.locator('main article:visible')).toHaveCount(6)
    await page.locator('main details summary').last().click()
    await fitsPhone(page)
    await axeFindsNothing(page)
  })
}
