import * as z from 'zod/mini'
import { leaving, leavingLinks, link, mailTemplate, type ValuesOf } from '../../platform/mail/template.ts'

export const newsletterMails = {
  'newsletter-confirm': mailTemplate(z.object({ ...leavingLinks, confirmUrl: link }), (values, t) => ({
    subject: t('mail.subject.newsletterConfirm'),
    heading: t('mail.newsletterConfirm.heading'),
    paragraphs: [t('mail.newsletterConfirm.text')],
    button: { label: t('mail.newsletterConfirm.button'), href: values.confirmUrl },
    closing: [t('mail.newsletterConfirm.ignore')],
    unsubscribe: leaving(values, t('mail.unsubscribe')),
  })),
  'newsletter-welcome': mailTemplate(z.object(leavingLinks), (values, t) => ({
    subject: t('mail.subject.newsletterWelcome'),
    heading: t('mail.newsletterWelcome.heading'),
    paragraphs: [t('mail.newsletterWelcome.text')],
    closing: [t('mail.newsletterWelcome.safety')],
    unsubscribe: leaving(values, t('mail.unsubscribe')),
  })),
}

type NewsletterText =
  | `subject.${'newsletterConfirm' | 'newsletterWelcome'}`
  | `newsletterConfirm.${'heading' | 'text' | 'button' | 'ignore'}`
  | `newsletterWelcome.${'heading' | 'text' | 'safety'}`

declare module '../../platform/mail/job.ts' {
  interface MailValues extends ValuesOf<typeof newsletterMails> {}
}
declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<`mail.${NewsletterText}`, true> {}
}
