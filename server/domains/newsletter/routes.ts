import type { newsletterEndpoints } from '../../../contract/newsletter.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import {
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
  type NewsletterTools,
} from './service.ts'

export const newsletterRoutes = (
  tools: NewsletterTools,
  texts: Texts,
): Handlers<typeof newsletterEndpoints> => ({
  'POST /newsletter/subscribe': async ({ body, language, transaction }) => {
    // A robot gets the answer of a person, and nothing happens.
    const isRobot = (body.website ?? '') !== ''
    if (!isRobot) await subscribeToNewsletter(transaction, tools, { email: body.email, language })
    return { status: 200, body: { success: true, message: texts(language, 'newsletter.subscribed') } }
  },
  'POST /newsletter/confirm': async ({ body, language, transaction }) => {
    await confirmNewsletter(transaction, tools, body.token)
    return { status: 200, body: { success: true, message: texts(language, 'newsletter.confirmed.heading') } }
  },
  'POST /newsletter/unsubscribe': async ({ query, language, transaction }) => {
    await unsubscribeFromNewsletter(transaction, tools, query.token)
    return {
      status: 200,
      body: { success: true, message: texts(language, 'newsletter.unsubscribed.heading') },
    }
  },
})
