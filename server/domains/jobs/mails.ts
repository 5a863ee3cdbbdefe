import * as z from 'zod/mini'
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

/** A search with its new jobs, already in the words of the person. */
const searchNews = z.object({
  words: z.string(),
  jobs: z.array(z.object({ title: z.string(), about: z.string() })),
  total: z.number(),
  totalIsLowerBound: z.boolean(),
  link,
  stopUrl: link,
})
export type SearchNews = z.infer<typeof searchNews>

export const jobMails = {
  'saved-searches': mailTemplate(
    z.object({ ...leavingLinks, searches: z.array(searchNews) }),
    (values, t, language) => ({
      subject: t('mail.savedSearches.subject'),
      heading: t('mail.savedSearches.heading'),
      paragraphs: [t('mail.savedSearches.text')],
      sections: values.searches.map((search) => sectionOf(search, language, t)),
      closing: [t('mail.savedSearches.safety')],
      unsubscribe: leaving(values, t('mail.savedSearches.unsubscribe')),
    }),
  ),
}

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

type SearchText = 'subject' | 'heading' | 'text' | 'more' | 'open' | 'stop' | 'safety' | 'unsubscribe'

declare module '../../platform/mail/job.ts' {
  interface MailValues extends ValuesOf<typeof jobMails> {}
}
declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<`mail.savedSearches.${SearchText}`, true> {}
}
