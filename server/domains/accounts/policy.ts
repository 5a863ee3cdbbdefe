import { isEmployer, type AccountType } from '../../../contract/rules/accounts.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'

/**
 * A picture is for those who may see the person: the person, staff, and of a seeker the employers who find them or have
 * to do with them, of an employer the seekers whom they have hired. Partners and other seekers never see it.
 */
export function maySeePicture(
  viewer: Pick<Caller, 'accountId' | 'type'>,
  owner: { accountId: string },
): 'yes' | 'where seen' | 'where hired' | 'no' {
  if (viewer.accountId === owner.accountId || viewer.type === 'ADMIN') return 'yes'
  if (isEmployer(viewer.type)) return 'where seen'
  return viewer.type === 'CAREER' ? 'where hired' : 'no'
}

/** Employers have a company's name: a business must, a household may. */
export const hasCompany = isEmployer
export const needsCompany = (type: AccountType) => type === 'BUSINESS'

/** A business and a member of staff do not have to say who the person is. */
export const needsNames = (type: AccountType) => type !== 'BUSINESS' && type !== 'ADMIN'
