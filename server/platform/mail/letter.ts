import type { TextKey } from '../texts.ts'
import type { Mail } from './job.ts'

/** What a mail says, before it is drawn. */
export type Letter = {
  subject: string
  heading: string
  paragraphs: string[]
  button?: { label: string; href: string }
  /** Said after the button, or at the end. */
  closing: string[]
  /** The page to leave by, and the address that mail programs post to (RFC 8058). */
  unsubscribe?: { page: string; oneClick: string }
}

type Translate = (key: TextKey) => string

/** The text of each template. */
export function writeLetter(mail: Mail, t: Translate): Letter {
  switch (mail.template) {
    case 'newsletter-confirm':
      return {
        subject: t('mail.subject.newsletterConfirm'),
        heading: t('mail.newsletterConfirm.heading'),
        paragraphs: [t('mail.newsletterConfirm.text')],
        button: { label: t('mail.newsletterConfirm.button'), href: mail.values.confirmUrl },
        closing: [t('mail.newsletterConfirm.ignore')],
        unsubscribe: { page: mail.values.unsubscribeUrl, oneClick: mail.values.unsubscribeOneClickUrl },
      }
    case 'newsletter-welcome':
      return {
        subject: t('mail.subject.newsletterWelcome'),
        heading: t('mail.newsletterWelcome.heading'),
        paragraphs: [t('mail.newsletterWelcome.text')],
        closing: [t('mail.newsletterWelcome.safety')],
        unsubscribe: { page: mail.values.unsubscribeUrl, oneClick: mail.values.unsubscribeOneClickUrl },
      }
  }
}
