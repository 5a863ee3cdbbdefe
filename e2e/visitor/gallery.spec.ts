import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, live, test } from '../support/test.ts'

const web = join(import.meta.dirname, '../../web')

test('the gallery shows every component of the set', async ({ page }) => {
  const files = await readdir(join(web, 'ui'), { recursive: true })
  const components = files.filter((file) => /(?<!\.test)\.tsx$/.test(file))
  const sections = (await readdir(join(web, 'site/gallery'))).map((file) => join(web, 'site/gallery', file))
  const source = (await Promise.all(sections.map((file) => readFile(file, 'utf8')))).join('\n')
  const parts = ['controls/combobox.tsx', 'controls/field-frame.tsx']
  // What the two searches are made of shows nothing without their results.
  const shown = components.filter((file) => !parts.includes(file) && !file.startsWith('search/'))
  expect(shown.length).toBeGreaterThan(40)
  expect(shown.filter((file) => !source.includes(`/ui/${file}'`))).toEqual([])
  await page.goto('/dev/gallery')
  await live(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery of components')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(13)
  await expect(page.getByLabel('Phone number').last()).toHaveAccessibleDescription(/nine digits/)
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  for (const [link, count] of [
    ['Choices', 3],
    ['Dates, numbers and pay', 1],
    ['Everything else', 15],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(count)
    await page.getByRole('link', { name: 'All components' }).click()
  }
})
