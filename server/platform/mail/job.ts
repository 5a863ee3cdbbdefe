import * as z from 'zod/mini'
import { languages } from '../../../contract/rules/language.ts'

const link = z.url({ protocol: /^https?$/ })

const leavingLinks = {
  /** The page on which a person ends such mails. */
  unsubscribeUrl: link,
  /** Where a mail program posts to, without any page (RFC 8058). */
  unsubscribeOneClickUrl: link,
}

/** A search with its new jobs, already in the words of the person. */
const searchNews = z.object({
  words: z.string(),
  jobs: z.array(z.object({ title: z.string(), about: z.string() })),
  total: z.number(),
  totalIsLowerBound: z.boolean(),
  link,
  stopUrl: link,
})

const addressed = { to: z.string(), language: z.enum(languages) }

const mail = z.discriminatedUnion('template', [
  z.object({
    ...addressed,
    template: z.literal('newsletter-confirm'),
    values: z.object({ ...leavingLinks, confirmUrl: link }),
  }),
  z.object({
    ...addressed,
    template: z.literal('newsletter-welcome'),
    values: z.object(leavingLinks),
  }),
  z.object({
    ...addressed,
    template: z.literal('saved-searches'),
    values: z.object({ ...leavingLinks, searches: z.array(searchNews) }),
  }),
  z.object({
    ...addressed,
    template: z.enum([
      'verify-email',
      'confirm-email',
      'email-change-asked',
      'email-changed',
      'address-in-use',
      'reset-password',
      'password-changed',
      'wrong-codes',
      'already-registered',
      'farewell',
    ]),
    values: z.object({ link }),
  }),
  z.object({
    ...addressed,
    template: z.literal('job-offer'),
    /** Any may be empty but the link. */
    values: z.object({ link, employer: z.string(), job: z.string(), message: z.string() }),
  }),
])

/** What a domain asks for: to whom, in which language, which text with which values. */
export type Mail = z.infer<typeof mail>

/** What the queue keeps. The Message-ID is made once, so that a repeat is seen as the same message. */
export const mailJob = z.intersection(mail, z.object({ messageId: z.string() }))
export type MailJob = z.infer<typeof mailJob>
