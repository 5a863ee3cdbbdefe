import type { AccountType } from '../../../contract/rules/accounts.ts'

/** Where somebody finds their documents. */
export const screenOf = ({ type }: { type: AccountType }): string =>
  type === 'CAREER' ? '/jobseeker/profile' : '/employer-profile'
