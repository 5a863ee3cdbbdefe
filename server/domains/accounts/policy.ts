import { isEmployer, type AccountType } from '../../../contract/rules/accounts.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { NamedError } from '../../platform/http/errors.ts'

/** Staff alone have a second factor, and set it up before anything else is open to them. */
export function requireStaff({ type }: Caller): void {
  if (type !== 'ADMIN') throw new NamedError('not_allowed')
}

/** A picture is for those who may see the person: the person, and staff. Employers join when there is something to hire for. */
export const maySeePicture = (
  viewer: Pick<Caller, 'accountId' | 'type'>,
  owner: { accountId: string },
): boolean => viewer.accountId === owner.accountId || viewer.type === 'ADMIN'

/** Employers have a company's name: a business must, a household may. */
export const hasCompany = isEmployer
export const needsCompany = (type: AccountType) => type === 'BUSINESS'

/** A business and a member of staff need not say who the person is. */
export const needsNames = (type: AccountType) => type !== 'BUSINESS' && type !== 'ADMIN'
