import { formatNumber } from '../../../contract/rules/formats.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { TextKey } from '../texts.ts'
import type { Mail } from './job.ts'

type Link = { label: string; href: string }

/** A list under a heading of its own, and where it leads. */
export type Section = {
  heading: string
  items: { title: string; about: string }[]
  /** Said after the items. */
  more: string | null
  links: Link[]
}

/** What a mail says, before it is drawn. */
export type Letter = {
  subject: string
  heading: string
  paragraphs: string[]
  sections?: Section[]
  button?: Link
  /** Said after the button, or at the end. */
  closing: string[]
  /** The page to leave by, and the address that mail programs post to (RFC 8058). */
  unsubscribe?: { page: string; oneClick: string; label: string }
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
        unsubscribe: leaving(mail.values, t('mail.unsubscribe')),
      }
    case 'newsletter-welcome':
      return {
        subject: t('mail.subject.newsletterWelcome'),
        heading: t('mail.newsletterWelcome.heading'),
        paragraphs: [t('mail.newsletterWelcome.text')],
        closing: [t('mail.newsletterWelcome.safety')],
        unsubscribe: leaving(mail.values, t('mail.unsubscribe')),
      }
    case 'saved-searches':
      return {
        subject: t('mail.savedSearches.subject'),
        heading: t('mail.savedSearches.heading'),
        paragraphs: [t('mail.savedSearches.text')],
        sections: mail.values.searches.map((search) => sectionOf(search, mail.language, t)),
        closing: [t('mail.savedSearches.safety')],
        unsubscribe: leaving(mail.values, t('mail.savedSearches.unsubscribe')),
      }
    case 'job-offer': {
      const { link, employer, job, message } = mail.values
      return {
        subject: t('mail.jobOffer.subject'),
        heading: t('mail.jobOffer.heading'),
        paragraphs: [
          t('mail.jobOffer.text'),
          ...(employer === '' ? [] : [t('mail.jobOffer.employer', { employer })]),
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
    case 'wrong-codes':
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

type Leaving = { unsubscribeUrl: string; unsubscribeOneClickUrl: string }
const leaving = ({ unsubscribeUrl, unsubscribeOneClickUrl }: Leaving, label: string) => ({
  page: unsubscribeUrl,
  oneClick: unsubscribeOneClickUrl,
  label,
})

type SearchNews = Extract<Mail, { template: 'saved-searches' }>['values']['searches'][number]

function sectionOf(search: SearchNews, language: Language, t: Translate): Section {
  const left = search.total - search.jobs.length
  const number = formatNumber(left, language) + (search.totalIsLowerBound ? '+' : '')
  return {
    heading: search.words,
    items: search.jobs,
    more: left > 0 ? t('mail.savedSearches.more', { number }) : null,
    links: [
      { label: t('mail.savedSearches.open'), href: search.link },
      { label: t('mail.savedSearches.stop'), href: search.stopUrl },
    ],
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
  'wrong-codes': 'wrongCodes',
  'already-registered': 'alreadyRegistered',
  farewell: 'farewell',
} as const
