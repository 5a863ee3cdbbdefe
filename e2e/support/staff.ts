import { expect, request, type APIRequestContext } from '@playwright/test'

export const staffMember = { identifier: 'demo.admin', password: 'abronet-demo' }

/** Somebody of our team, without a browser. */
export async function staffOf(baseURL: string | undefined): Promise<APIRequestContext> {
  const staff = await request.newContext({ baseURL: String(baseURL) })
  expect((await staff.post('/api/auth/login', { data: staffMember })).status()).toBe(200)
  return staff
}

/** All tests share this account, and of too many sessions the server ends the oldest, which another test may still use. */
export async function leave(staff: APIRequestContext): Promise<void> {
  expect((await staff.post('/api/auth/logout')).status()).toBe(200)
  await staff.dispose()
}
