import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { register } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { expect, languages, test } from '../support/test.ts'

const upload = '**/api/users/upload-profile-picture'

let made: Promise<Buffer> | undefined
/** As large as a phone takes it, with the place in it. Made once: its noise takes a second. */
const photo = () => (made ??= makePhoto())
const makePhoto = () =>
  sharp({
    create: {
      width: 2400,
      height: 1800,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 1/1 48/1' } })
    .jpeg({ quality: 90 })
    .toBuffer()
/** Quick to make, where its size does not matter. */
const smallPhoto = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#147' } })
    .jpeg()
    .toBuffer()
const file = (buffer: Buffer, name = 'me.jpg', mimeType = 'image/jpeg') => ({ name, mimeType, buffer })

async function open(page: Page) {
  await page.goto('/account')
  const group = page.getByRole('group', { name: 'Profile picture' })
  return { group, input: group.getByLabel('Choose a picture'), picture: group.getByRole('img') }
}
/** Tells how large the file was that left the page; tests cannot see the files that a request carries. */
async function watchSent(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const send = window.fetch
    window.fetch = (address, init) => {
      const sent = init?.body instanceof FormData ? init.body.get('file') : null
      if (sent instanceof File) Object.assign(window, { sentBytes: sent.size })
      return send(address, init)
    }
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'sentBytes')))
}
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
const ownPhoto = async (page: Page): Promise<unknown> => {
  const profile: unknown = await (await page.request.get('/api/users/me')).json()
  return typeof profile === 'object' && profile !== null ? Reflect.get(profile, 'profilePhotoUrl') : undefined
}

for (const { kind, id, home } of [
  { kind: 'CAREER', id: 'API-32', home: '/jobseeker/profile' },
  { kind: 'BUSINESS', id: 'API-48', home: '/employer-profile' },
] as const) {
  test(`${id} ${kind} chooses a picture, sees it at home, and removes it`, async ({ page }) => {
    await register(page.request, kind)
    const { group, input, picture } = await open(page)
    // A business without a picture is a building, a person their initials.
    const face =
      kind === 'CAREER' ? group.getByText('T', { exact: true }) : group.locator('.lucide-building-2')
    await expect(face).toBeVisible()
    await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
    const sent = await watchSent(page)
    const original = await photo()
    await input.setInputFiles(file(original))
    await expect(toast(page, 'Profile picture saved.')).toBeVisible()
    // Made small in the browser: data is dear.
    expect(await sent()).toBeLessThan(original.length / 4)
    await expect(picture).toBeVisible()
    expect(await picture.getAttribute('src')).toBe(
      String(await ownPhoto(page)).replace('size=full', 'size=thumb'),
    )
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(128)
    await axeFindsNothing(page, { part: 'main' })

    await page.goto(home)
    const greeting = page.getByRole('main').locator('img')
    await expect(greeting).toBeVisible()
    await expect(greeting).toHaveAttribute('src', /size=thumb/)

    await open(page)
    await group.getByRole('button', { name: 'Remove picture' }).press('Enter')
    await expect(toast(page, 'Profile picture removed.')).toBeVisible()
    await expect(picture).toHaveCount(0)
    await expect(input).toBeFocused()
    expect(await ownPhoto(page)).toBeNull()
  })
}

test('the choice is reached and opened by keyboard, and tells that it is at work', async ({ page }) => {
  await register(page.request)
  const { group, input } = await open(page)
  // Asked for early: the browser takes a moment until it hands files over to tests.
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('tabpanel').focus()
  await page.keyboard.press('Tab')
  await expect(input).toBeFocused()
  const height = await group.locator('label').evaluate((label) => label.getBoundingClientRect().height)
  expect(height).toBeGreaterThanOrEqual(44)
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route(upload, async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(file(await smallPhoto()))
  await expect(group.locator('[aria-live=polite]').filter({ hasText: 'Sending…' })).toBeAttached()
  await expect(group.locator('label')).toHaveText('Sending…')
  go()
  await expect(toast(page, 'Profile picture saved.')).toBeVisible()
  await expect(group.locator('label')).toHaveText('Choose a picture')
})

test('what this browser cannot make small goes as it is', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'createImageBitmap'))
  await register(page.request)
  const { input, picture } = await open(page)
  const sent = await watchSent(page)
  const original = await photo()
  await input.setInputFiles(file(original))
  await expect(picture).toBeVisible()
  expect(await sent()).toBe(original.length)
})

test('a file beyond the limit is refused before it costs anything', async ({ page }) => {
  await register(page.request)
  const { group, input } = await open(page)
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') calls += 1
  })
  await input.setInputFiles(file(Buffer.alloc(6 * 1024 * 1024), 'me.heic', 'image/heic'))
  await expect(group.getByText('This file is too large. The limit is 5 MB.')).toBeVisible()
  expect(calls).toBe(0)
})

test.describe('what fails', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })

  for (const { ids, kind, home } of [
    { ids: 'SKR-03 SKR-04 ERR-60', kind: 'CAREER', home: '/jobseeker/profile' },
    { ids: 'EMP-06 EMP-07 ERR-78', kind: 'BUSINESS', home: '/employer-profile' },
  ] as const) {
    test(`${ids} ${kind} chooses a picture at home, and sees where that fails`, async ({ page }) => {
      await register(page.request, kind)
      await page.goto(home)
      const group = page.getByRole('group', { name: 'Profile picture' })
      const input = group.getByLabel('Choose a picture')
      await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
      await page.route(upload, (route) => route.fulfill({ status: 500, body: 'nothing' }))
      await input.setInputFiles(file(await smallPhoto()))
      await expect(group.getByRole('alert')).toContainText('Failed to upload profile picture')
      await page.unroute(upload)
      await input.setInputFiles(file(await smallPhoto()))
      await expect(toast(page, 'Profile picture saved.')).toBeVisible()
      await expect(group.getByRole('alert')).toHaveCount(0)
      await expect(group.getByRole('img')).toHaveAttribute('src', /size=thumb/)
    })
  }

  test('a file that is no picture is refused beside the field, and the picture before stays', async ({
    page,
  }) => {
    await register(page.request)
    const { group, input, picture } = await open(page)
    await input.setInputFiles(file(await smallPhoto()))
    await expect(picture).toBeVisible()
    const before = await ownPhoto(page)
    await input.setInputFiles(file(Buffer.from('%PDF-1.7'), 'me.pdf', 'application/pdf'))
    const says = 'Please choose a JPEG, PNG or WebP picture.'
    await expect(group.getByText(says)).toBeVisible()
    await expect(input).toBeFocused()
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription(new RegExp(says))
    expect(await ownPhoto(page)).toBe(before)
    await axeFindsNothing(page, { part: 'main' })
    await input.setInputFiles(file(await smallPhoto()))
    await expect(group.getByText(says)).toHaveCount(0)
  })

  for (const { kind, id } of [
    { kind: 'CAREER', id: 'ERR-60' },
    { kind: 'BUSINESS', id: 'ERR-78' },
  ] as const) {
    test(`${id} ${kind} sees an alert that the picture could not be sent, and tries again`, async ({
      page,
    }) => {
      await register(page.request, kind)
      const { group, input, picture } = await open(page)
      const alert = group.getByRole('alert')
      await page.route(upload, (route) => route.abort())
      await input.setInputFiles(file(await smallPhoto()))
      await expect(alert).toContainText('Failed to upload profile picture')
      await expect(alert).toContainText('There is no connection.')
      await page.unroute(upload)
      const failed = { code: 'picture_failed', message: 'Failed to upload profile picture', requestId: 'r' }
      await page.route(upload, (route) => route.fulfill({ status: 500, json: failed }))
      await input.setInputFiles(file(await smallPhoto()))
      await expect(alert).toHaveText('Failed to upload profile picture')
      await expect(alert).toBeFocused()
      await page.unroute(upload)
      await input.setInputFiles(file(await smallPhoto()))
      await expect(picture).toBeVisible()
      await expect(alert).toHaveCount(0)
    })
  }
})

for (const { code } of languages) {
  test(`the picture reads well, and nothing is cut off (${code})`, async ({ page, baseURL }) => {
    await register(page.request)
    await page.context().addCookies([{ name: 'lng', value: code, url: baseURL ?? '' }])
    await page.goto('/account')
    const input = page.locator('input[type=file]')
    await input.setInputFiles(file(await smallPhoto()))
    await expect(page.getByRole('tabpanel').getByRole('img')).toBeVisible()
    for (const size of ['100%', '200%']) {
      await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await axeFindsNothing(page, { part: 'main' })
  })
}
