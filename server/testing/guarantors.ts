import type { GuarantorInput } from '../../contract/guarantors.ts'
import type { Database } from '../platform/database/connection.ts'
import { mailsTo } from './accounts.ts'

let count = 0

/** Everything that the form asks about a guarantor; a new person each time. */
export function newGuarantor(changes: Partial<GuarantorInput> = {}): GuarantorInput & { email: string } {
  count += 1
  return {
    firstname: 'Abebe',
    lastname: 'Kebede',
    email: `uncle.${count}@example.com`,
    phoneNumber: `+2519${String(22_000_000 + count)}`,
    relationship: 'RELATIVE',
    location: 'Adama',
    ...changes,
  }
}

/** The mails that asked somebody to vouch, the oldest first. */
export const requestsTo = async (database: Database, address: string) =>
  (await mailsTo(database, address)).filter(({ template }) => template === 'guarantor-request')

/** The token of the last of them. */
export async function requestToken(database: Database, address: string): Promise<string> {
  const link = (await requestsTo(database, address)).at(-1)?.values['link'] ?? 'http://nothing'
  return new URL(link).searchParams.get('token') ?? ''
}
