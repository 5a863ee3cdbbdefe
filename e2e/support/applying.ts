import type { Page } from '@playwright/test'
import applying from '../../web/locales/om/applying.json' with { type: 'json' }
import jobSearch from '../../web/locales/om/jobSearch.json' with { type: 'json' }
import { expect } from './test.ts'

/** Finds a job by a word of its title and applies for it, in Afaan Oromoo. */
export async function applyInOromo(page: Page, word: string, letter: string): Promise<void> {
  await page.goto(`/jobseeker/job-search?q=${word}`)
  await page
    .getByRole('article')
    .getByRole('button', { name: new RegExp(word) })
    .click()
  await page.locator('main section section').getByRole('button', { name: jobSearch.apply }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(jobSearch.dialog.letter).fill(letter)
  await dialog.getByRole('button', { name: jobSearch.dialog.send }).click()
  await expect(page.locator('.toast', { hasText: applying.applied })).toBeVisible()
}
