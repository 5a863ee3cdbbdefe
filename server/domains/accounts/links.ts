import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { hashOf, newSecret } from '../../platform/sessions/sessions.ts'
import { addLink, countLinks, type LinkPurpose } from './link-store.ts'
import type { AccountTools } from './tools.ts'

/** How long a link is good, and how many may go out within the hour. */
const rules = {
  'verify-email': { minutes: 3 * 24 * 60, perHour: 5, page: '/verify-email' },
  'reset-password': { minutes: 60, perHour: 5, page: '/reset-password' },
} as const satisfies { [Purpose in LinkPurpose]: { minutes: number; perHour: number; page: string } }

export type Addressee = { id: string; email: string; language: Language }

/** A page of ours in the language of the person. */
export const addressOf = ({ publicUrl }: Pick<AccountTools, 'publicUrl'>, language: Language, path: string) =>
  `${publicUrl}${language === 'en' ? '' : `/${language}`}${path}`

/** The address of a new link, good for a while and once; null where enough have gone out already. */
export async function makeLink(
  transaction: Executor,
  tools: Pick<AccountTools, 'publicUrl'>,
  purpose: LinkPurpose,
  to: Addressee,
): Promise<string | null> {
  const { minutes, perHour, page } = rules[purpose]
  if ((await countLinks(transaction, to.id, purpose, 60)) >= perHour) return null
  const token = newSecret()
  await addLink(transaction, { hash: hashOf(token), accountId: to.id, purpose, email: to.email, minutes })
  return `${addressOf(tools, to.language, page)}?token=${token}`
}
