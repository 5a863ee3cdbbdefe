import * as z from 'zod/mini'
import { formatNumber } from '../../../contract/rules/formats.ts'
import { leaving, leavingLinks, link, mailTemplate, type ValuesOf } from '../../platform/mail/template.ts'

/** Only numbers: other people may read the mailbox, so the mail has no texts and no names. */
const values = z.object({
  ...leavingLinks,
  reader: z.enum(['seeker', 'employer']),
  link,
  people: z.number(),
  messages: z.number(),
})

export const messageMails = {
  'unread-messages': mailTemplate(values, (mail, t, language) => {
    const title = t('mail.unreadMessages.subject')
    return {
      subject: title,
      heading: title,
      paragraphs: [
        t('mail.unreadMessages.text'),
        t('mail.unreadMessages.people', { number: formatNumber(mail.people, language) }),
        t('mail.unreadMessages.messages', { number: formatNumber(mail.messages, language) }),
      ],
      button: { label: t('mail.unreadMessages.button'), href: mail.link },
      closing: mail.reader === 'seeker' ? [t('mail.unreadMessages.safety')] : [],
      unsubscribe: leaving(mail, t('mail.notices.stop.messages')),
    }
  }),
}

type AwayText = 'subject' | 'text' | 'people' | 'messages' | 'button' | 'safety'

declare module '../../platform/mail/job.ts' {
  interface MailValues extends ValuesOf<typeof messageMails> {}
}
declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<`mail.unreadMessages.${AwayText}`, true> {}
}
