import { expect, request, type APIRequestContext, type Page } from '@playwright/test'
import type { Language } from '../../contract/rules/language.ts'
import { newEmployer, postJob, verifyByStaff } from './employers.ts'
import { newSeeker } from './seekers.ts'

/** A person who is signed in on another device and calls the API directly. */
async function signedInElsewhere(page: Page): Promise<APIRequestContext> {
  const storageState = await page.context().storageState()
  await page.context().clearCookies()
  return request.newContext({
    baseURL: new URL((await page.request.get('/readyz')).url()).origin,
    storageState,
  })
}

const idIn = (text: string, name = 'id') => new RegExp(`"${name}":"([^"]+)"`).exec(text)?.[1] ?? ''

/** Sends a message by calling the API. */
export async function sendText(who: APIRequestContext, id: string, text: string): Promise<void> {
  const data = { clientId: crypto.randomUUID(), text }
  expect((await who.post(`/api/conversations/${id}/messages`, { data })).status()).toBe(200)
}

type Settings = { language?: Language; isVerified?: boolean; title?: string }

/** An employer on another device, and a seeker on this page, with a conversation about a job. */
export async function newConversation(page: Page, settings: Settings = {}) {
  const { language = 'en', isVerified = true, title = 'Nanny for two' } = settings
  await newEmployer(page, { language })
  if (isVerified) await verifyByStaff(page)
  const jobId = await postJob(page, { title })
  const employer = await signedInElsewhere(page)
  const person = await newSeeker(page, { language })
  const seekerId = idIn(await (await page.request.get('/api/users/me')).text())
  const id = idIn(
    await (await page.request.post('/api/conversations', { data: { about: 'job', id: jobId } })).text(),
  )
  return { id, jobId, employer, person, seekerId }
}

/** The employer offers the job; returns the id of the offer. */
export async function sendOffer(
  employer: APIRequestContext,
  { seekerId, jobId }: { seekerId: string; jobId: string },
): Promise<void> {
  const path = `/api/employer-interests/job-seeker/${seekerId}`
  expect((await employer.post(path, { data: { jobId } })).status()).toBe(200)
}
