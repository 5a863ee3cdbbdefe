import { expect, type Page } from '@playwright/test'
import type { QuickRegistration } from '../../contract/accounts.ts'
import type { Language } from '../../contract/rules/language.ts'
import { linkInMail, register } from './accounts.ts'
import { newEmployer, postJob } from './employers.ts'

/** Somebody new who looks for work, signed in in this browser; the address is verified unless told otherwise. */
export async function newSeeker(
  page: Page,
  { verified = true, language = 'en' }: { verified?: boolean; language?: Language } = {},
) {
  const type: QuickRegistration['userType'] = 'CAREER'
  const person = await register(page.request, type, language)
  if (verified) {
    const link = new URL(await linkInMail(page.request, person.email, 'verify-email'))
    const data = { token: link.searchParams.get('token') }
    expect((await page.request.post('/api/auth/verify-email', { data })).status()).toBe(200)
  }
  return person
}

let count = 0
/** A word that stands in no other test's jobs. */
export const newWord = () => `quilt${Date.now().toString(36)}x${process.pid}x${(count += 1)}`

/** Posts jobs, the last one being the newest. Employers who are not verified have two at most. */
export async function postJobs(page: Page, jobs: readonly object[]): Promise<void> {
  for (const [index, job] of jobs.entries()) {
    if (index % 2 === 0) await newEmployer(page)
    await postJob(page, job)
  }
}

/** Calls to the server that look for jobs, in the order they were made. */
export function watchSearches(page: Page): URL[] {
  const calls: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^\/api\/(employer\/jobs\/(advanced-search|recommended)|saved-jobs)$/.test(url.pathname))
      calls.push(url)
  })
  return calls
}
