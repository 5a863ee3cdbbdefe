import * as z from 'zod/mini'
import { hiringDays } from '../../../contract/rules/hiring.ts'
import { formatNumber } from '../../../contract/rules/formats.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Section } from '../../platform/mail/letter.ts'
import {
  leaving,
  leavingLinks,
  link,
  mailTemplate,
  type Translate,
  type ValuesOf,
} from '../../platform/mail/template.ts'

/** A job of the reader, and how many applications for it the mail is about. */
const appliedJob = z.object({ title: z.string(), count: z.number() })
type AppliedJob = z.infer<typeof appliedJob>
const digest = z.object({ ...leavingLinks, link, fresh: z.array(appliedJob), waiting: z.array(appliedJob) })

export const hiringMails = {
  'application-digest': mailTemplate(digest, (values, t, language) => {
    const { fresh, waiting } = values
    const title =
      fresh.length > 0 ? t('mail.applicationDigest.subject') : t('mail.applicationDigest.subjectWaiting')
    const days = String(hiringDays.employerIsNudged)
    return {
      subject: title,
      heading: title,
      paragraphs: [t('mail.applicationDigest.text')],
      sections: [
        ...sectionOf(fresh, t('mail.applicationDigest.fresh'), language, t),
        ...sectionOf(waiting, t('mail.applicationDigest.waiting', { days }), language, t),
      ],
      button: { label: t('mail.applicationDigest.button'), href: values.link },
      closing: [],
      unsubscribe: leaving(values, t('mail.notices.stop.applications')),
    }
  }),
}

/** More a mail does not list. */
const jobsShown = 5

/** None where there is no job. */
function sectionOf(
  jobs: readonly AppliedJob[],
  heading: string,
  language: Language,
  t: Translate,
): Section[] {
  if (jobs.length === 0) return []
  const left = jobs.length - jobsShown
  return [
    {
      heading,
      items: jobs.slice(0, jobsShown).map(({ title, count }) => ({
        title,
        about: t('mail.applicationDigest.number', { number: formatNumber(count, language) }),
      })),
      more: left > 0 ? t('mail.applicationDigest.more', { number: formatNumber(left, language) }) : null,
      links: [],
    },
  ]
}

type DigestText = 'subject' | 'subjectWaiting' | 'text' | 'fresh' | 'waiting' | 'number' | 'more' | 'button'

declare module '../../platform/mail/job.ts' {
  interface MailValues extends ValuesOf<typeof hiringMails> {}
}
declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<`mail.applicationDigest.${DigestText}`, true> {}
}
