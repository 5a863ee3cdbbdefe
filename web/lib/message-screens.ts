import type { AccountType } from '../../contract/rules/accounts.ts'

/** The messages screen of each account type; partners have none. */
export const messageScreens = {
  CAREER: 'messages',
  HOUSEHOLD: 'employerMessages',
  BUSINESS: 'employerMessages',
  ADMIN: 'staffMessages',
  PARTNER: null,
} as const satisfies { [Type in AccountType]: string | null }
