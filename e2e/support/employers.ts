import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { JobPosting } from '../../contract/jobs.ts'
import type { Language } from '../../contract/rules/language.ts'
import { register } from './accounts.ts'
import { linkInMail } from './mail.ts'
import { leave, staffOf } from './staff.ts'

/** A page, or a person who works without a browser. */
type Caller = { request: APIRequestContext }

/** A new employer, signed in in this browser, whose address is verified. */
export async function newEmployer(
  page: Caller,
  {
    type = 'HOUSEHOLD',
    verified = true,
    language = 'en',
  }: { type?: 'HOUSEHOLD' | 'BUSINESS'; verified?: boolean; language?: Language } = {},
) {
  const person = await register(page.request, type, language)
  if (verified) {
    const link = new URL(await linkInMail(person.email, 'verify-email'))
    const answer = await page.request.post('/api/auth/verify-email', {
      data: { token: link.searchParams.get('token') },
    })
    expect(answer.status()).toBe(200)
  }
  return person
}

/** Staff have verified the employer who is signed in on this page. */
export async function verifyByStaff(page: Page): Promise<void> {
  const me = await page.request.get('/api/users/me')
  const id = /"id":"([^"]+)"/.exec(await me.text())?.[1] ?? ''
  const staff = await staffOf(new URL(me.url()).origin)
  const reason = { reason: 'Our team visited them.' }
  expect((await staff.post(`/api/admin/employers/${id}/verify`, { data: reason })).status()).toBe(200)
  await leave(staff)
}

/** No job is posted for a day that has passed. */
export const startDate = `${new Date().getFullYear() + 1}-01-15`

const posting = {
  title: 'Nanny for two children',
  description: 'Care for two children of three and five.',
  locations: ['Addis Ababa'],
  jobType: 'LIVE_IN',
  workType: 'NANNY',
  startDate,
  salary: '8000',
  requirements: 'Two years with small children.',
  gender: 'FEMALE',
} satisfies { [Field in keyof JobPosting]?: unknown }

/** Posts a job over the interface; answers its id. */
export async function postJob(page: Caller, changes: object = {}): Promise<string> {
  const answer = await page.request.post('/api/employer/jobs', { data: { ...posting, ...changes } })
  expect(answer.status()).toBe(201)
  return /"jobId":"([^"]+)"/.exec(await answer.text())?.[1] ?? ''
}

/** Nothing is wider than a small phone. */
export async function fitsPhone(page: Page): Promise<void> {
  // A screen that was left before it had loaded is kept, but not shown.
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}
