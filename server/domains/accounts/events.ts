import type { AccountType } from '../../../contract/rules/accounts.ts'

export type AccountEvent = { accountId: string; type: AccountType }

declare module '../../platform/domain-events.ts' {
  interface DomainEvents {
    accountCreated: AccountEvent
    /** Names, place or other details that others may see. */
    accountChanged: AccountEvent
    /** The address of the account is proved for the first time, or a new one has taken its place. */
    emailVerified: AccountEvent
    accountDisabled: AccountEvent
    accountEnabled: AccountEvent
    /** The rows that belong to the person alone are gone already. */
    accountErased: AccountEvent & { email: string; emailVerified: boolean }
  }
}
