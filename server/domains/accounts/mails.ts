import * as z from 'zod/mini'
import { link, mailTemplate, type ValuesOf } from '../../platform/mail/template.ts'

type AccountLetter =
  | 'verifyEmail'
  | 'confirmEmail'
  | 'emailChangeAsked'
  | 'emailChanged'
  | 'addressInUse'
  | 'resetPassword'
  | 'passwordChanged'
  | 'wrongCodes'
  | 'alreadyRegistered'
  | 'farewell'

/** Mails about an account have one shape: what happened, what to press, and what to do if it was not you. */
const letter = (name: AccountLetter) =>
  mailTemplate(z.object({ link }), (values, t) => ({
    subject: t(`mail.${name}.subject`),
    heading: t(`mail.${name}.heading`),
    paragraphs: [t(`mail.${name}.text`)],
    button: { label: t(`mail.${name}.button`), href: values.link },
    closing: [t(`mail.${name}.closing`)],
  }))

export const accountMails = {
  'verify-email': letter('verifyEmail'),
  'confirm-email': letter('confirmEmail'),
  'email-change-asked': letter('emailChangeAsked'),
  'email-changed': letter('emailChanged'),
  'address-in-use': letter('addressInUse'),
  'reset-password': letter('resetPassword'),
  'password-changed': letter('passwordChanged'),
  'wrong-codes': letter('wrongCodes'),
  'already-registered': letter('alreadyRegistered'),
  farewell: letter('farewell'),
}

declare module '../../platform/mail/job.ts' {
  interface MailValues extends ValuesOf<typeof accountMails> {}
}
declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<
    `mail.${AccountLetter}.${'subject' | 'heading' | 'text' | 'button' | 'closing'}`,
    true
  > {}
}
