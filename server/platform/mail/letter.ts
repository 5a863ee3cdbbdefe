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

type Translate = (key: TextKey, values?: { [name: string]: string }) => string

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
    case 'job-offer': {
      const { link, employer, job, message } = mail.values
      return {
        subject: t('mail.jobOffer.subject'),
        heading: t('mail.jobOffer.heading'),
        paragraphs: [
          t('mail.jobOffer.text'),
          t('mail.jobOffer.employer', { employer }),
          ...(job === '' ? [] : [t('mail.jobOffer.job', { job })]),
          ...(message === '' ? [] : [t('mail.jobOffer.message', { message })]),
        ],
        button: { label: t('mail.jobOffer.button'), href: link },
        closing: [t('mail.jobOffer.closing')],
      }
    }
    case 'verify-email':
    case 'confirm-email':
    case 'email-change-asked':
    case 'email-changed':
    case 'address-in-use':
    case 'reset-password':
    case 'password-changed':
    case 'already-registered':
    case 'farewell': {
      const name = accountLetters[mail.template]
      return {
        subject: t(`mail.${name}.subject`),
        heading: t(`mail.${name}.heading`),
        paragraphs: [t(`mail.${name}.text`)],
        button: { label: t(`mail.${name}.button`), href: mail.values.link },
        closing: [t(`mail.${name}.closing`)],
      }
    }
  }
}

/** Letters about an account have one shape: what happened, what to press, and what to do if it was not you. */
const accountLetters = {
  'verify-email': 'verifyEmail',
  'confirm-email': 'confirmEmail',
  'email-change-asked': 'emailChangeAsked',
  'email-changed': 'emailChanged',
  'address-in-use': 'addressInUse',
  'reset-password': 'resetPassword',
  'password-changed': 'passwordChanged',
  'already-registered': 'alreadyRegistered',
  farewell: 'farewell',
} as const
