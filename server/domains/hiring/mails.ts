import * as z from 'zod/mini'
import { link, mailTemplate, type ValuesOf } from '../../platform/mail/template.ts'

/** Any may be empty but the link. */
const offer = z.object({ link, employer: z.string(), job: z.string(), message: z.string() })

export const hiringMails = {
  'job-offer': mailTemplate(offer, (values, t) => {
    const { employer, job, message } = values
    return {
      subject: t('mail.jobOffer.subject'),
      heading: t('mail.jobOffer.heading'),
      paragraphs: [
        t('mail.jobOffer.text'),
        ...(employer === '' ? [] : [t('mail.jobOffer.employer', { employer })]),
        ...(job === '' ? [] : [t('mail.jobOffer.job', { job })]),
        ...(message === '' ? [] : [t('mail.jobOffer.message', { message })]),
      ],
      button: { label: t('mail.jobOffer.button'), href: values.link },
      closing: [t('mail.jobOffer.closing')],
    }
  }),
}

type OfferText = 'subject' | 'heading' | 'text' | 'employer' | 'job' | 'message' | 'button' | 'closing'

declare module '../../platform/mail/job.ts' {
  interface MailValues extends ValuesOf<typeof hiringMails> {}
}
declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<`mail.jobOffer.${OfferText}`, true> {}
}
