import type { Cookie, Page } from '@playwright/test'
import { newEmployer } from './employers.ts'
import { newSeeker } from './seekers.ts'

const sessions = new Map<string, Cookie[]>()

async function signInShared(page: Page, name: string, register: () => Promise<unknown>): Promise<void> {
  const known = sessions.get(name)
  if (known !== undefined) return page.context().addCookies(known)
  await register()
  sessions.set(name, await page.context().cookies())
}

/**
 * Signs in somebody whom the tests of one worker share, registered once: for tests that only read, or that answer in the
 * server's place. A test that changes the account or logs out makes somebody new.
 */
export const sharedSeeker = (page: Page) => signInShared(page, 'seeker', () => newSeeker(page))
export const sharedEmployer = (page: Page) => signInShared(page, 'employer', () => newEmployer(page))
