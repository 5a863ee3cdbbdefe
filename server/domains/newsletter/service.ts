import { isLanguage, type Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { Signer } from '../../platform/signing.ts'
import {
  askSubscriber,
  confirmSubscriber,
  deleteSubscriber,
  forgetUnconfirmed,
  unsubscribe,
} from './store.ts'

export type NewsletterTools = { mailer: Mailer; signer: Signer; publicUrl: string }

/** Answers nothing: whether an address is known to us is nobody's business. */
export async function subscribeToNewsletter(
  transaction: Executor,
  tools: NewsletterTools,
  input: { email: string; language: Language },
): Promise<void> {
  await forgetUnconfirmed(transaction)
  const id = await askSubscriber(transaction, input.email, input.language)
  if (id === null) return
  const token = tools.signer.sign('newsletter-confirm', id)
  await tools.mailer.send(transaction, {
    to: input.email,
    language: input.language,
    template: 'newsletter-confirm',
    values: {
      confirmUrl: `${tools.publicUrl}${prefixOf(input.language)}/newsletter/confirm?token=${token}`,
      ...unsubscribeLinks(tools, id, input.language),
    },
  })
}

export async function confirmNewsletter(
  transaction: Executor,
  tools: NewsletterTools,
  token: string,
): Promise<void> {
  const id = tools.signer.read('newsletter-confirm', token)
  const result = id === null ? null : await confirmSubscriber(transaction, id)
  if (id === null || result === null || result.outcome === 'too-late') throw new NamedError('invalid_link')
  // A person who presses twice has not asked for two mails.
  if (result.outcome !== 'now') return
  const language = isLanguage(result.language) ? result.language : 'en'
  await tools.mailer.send(transaction, {
    to: result.email,
    language,
    template: 'newsletter-welcome',
    values: unsubscribeLinks(tools, id, language),
  })
}

export async function unsubscribeFromNewsletter(
  transaction: Executor,
  tools: NewsletterTools,
  token: string,
): Promise<void> {
  const id = tools.signer.read('newsletter-unsubscribe', token)
  if (id === null) throw new NamedError('invalid_link')
  await unsubscribe(transaction, id)
}

/** A person whose account is erased wants no news either, and we keep no address of theirs. */
export const forgetNewsReader = (transaction: Executor, email: string): Promise<void> =>
  deleteSubscriber(transaction, email)

/** A link in a mail opens in the language of the mail, whatever device it is opened on. */
const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`)

function unsubscribeLinks({ signer, publicUrl }: NewsletterTools, id: string, language: Language) {
  const token = signer.sign('newsletter-unsubscribe', id)
  return {
    unsubscribeUrl: `${publicUrl}${prefixOf(language)}/newsletter/unsubscribe?token=${token}`,
    unsubscribeOneClickUrl: `${publicUrl}/api/newsletter/unsubscribe?token=${token}`,
  }
}
