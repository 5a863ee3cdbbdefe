import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { findPlace } from './places.ts'
import { register, type Person } from './register.ts'
import { signIn } from './sign-in.ts'
import { findByName, findPartner, hasAccounts } from './store.ts'
import type { AccountTools, Origin } from './tools.ts'
import { signedInView } from './view.ts'

// What other domains may ask of accounts.
export type { AccountEvent } from './events.ts'
export { hasDemoAccounts } from './store.ts'
export { readReferred } from './referred-store.ts'
export type { NewAccount } from './store.ts'
export { limitMails, type AccountTools, type Origin } from './tools.ts'

type NewPartner = Pick<Person, 'username' | 'email' | 'phone' | 'firstName' | 'lastName'> & {
  password: string
  location: { name: string; field: string }
  language: Language
}

export async function registerPartner(
  executor: Executor,
  tools: AccountTools,
  { password, language, location, ...partner }: NewPartner,
  origin: Origin,
) {
  const placeId = findPlace(location.name, location.field)
  const input = {
    person: { ...partner, type: 'PARTNER' as const, placeId },
    password,
    partnerUsername: null,
    language,
  }
  const { account, session } = await register(executor, tools, input, origin)
  return { session, data: signedInView(tools.signer, account, session) }
}

/** To everyone else it is as if they had no account. */
export async function signInPartner(
  executor: Executor,
  tools: AccountTools,
  input: { name: string; password: string },
  origin: Origin,
) {
  const { account, session } = await signIn(executor, tools, { ...input, only: 'PARTNER' }, origin)
  return { session, data: signedInView(tools.signer, account, session) }
}

export const partnerExists = async (executor: Executor, username: string): Promise<boolean> =>
  (await findPartner(executor, username)) !== null

/** True before anybody has registered. */
export const isWithoutAccounts = async (executor: Executor): Promise<boolean> =>
  !(await hasAccounts(executor))

export const accountExists = async (executor: Executor, username: string): Promise<boolean> =>
  (await findByName(executor, username)) !== null
