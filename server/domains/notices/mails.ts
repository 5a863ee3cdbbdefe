import * as z from 'zod/mini'
import { guarantorKeptDays } from '../../../contract/rules/guarantors.ts'
import {
  declineReasons,
  endReasons,
  hiringDays,
  rejectionReasons,
  type DeclineReason,
  type EndReason,
  type RejectionReason,
} from '../../../contract/rules/hiring.ts'
import { documentRejections, type DocumentRejection } from '../../../contract/rules/documents.ts'
import type { NoticeKind } from '../../../contract/rules/notices.ts'
import {
  leaving,
  leavingLinks,
  link,
  mailTemplate,
  type Translate,
  type ValuesOf,
} from '../../platform/mail/template.ts'
import { isNoticeName, notices, type NoticeName } from './names.ts'

/** Lines that are empty or null are left out. */
const values = z.object({
  ...leavingLinks,
  name: z.custom<NoticeName>(isNoticeName),
  reader: z.enum(['seeker', 'employer']),
  link,
  person: z.string(),
  job: z.string(),
  /** Mails on their way before there were documents say nothing of one. */
  document: z.prefault(z.string(), ''),
  reason: z.string(),
  message: z.string(),
  /** Already in words. */
  times: z.array(z.string()),
  /** Empty is a call. */
  place: z.nullable(z.string()),
  calendar: z.nullable(z.string()),
})
export type NoticeValues = z.infer<typeof values>

/** Days that a text names. */
const daysNamed: { readonly [Name in NoticeName]?: number } = {
  'application.unanswered': hiringDays.seekerIsTold,
  'offer.send': hiringDays.offerLapses,
  'offer.lapse': hiringDays.offerLapses,
  'offer.lapsed': hiringDays.offerLapses,
  'job.stillOpen': hiringDays.askedJobCloses,
  'guarantor.lapse': guarantorKeptDays,
}

export const noticeMails = {
  'hiring-notice': mailTemplate(values, (notice, t) => {
    const { name, reader, calendar } = notice
    const [subject = '', act = ''] = name.split('.')
    const title = t(`mail.notices.${subject}.${act}.subject`)
    const days = String(daysNamed[name] ?? '')
    return {
      subject: title,
      heading: title,
      paragraphs: [t(`mail.notices.${subject}.${act}.text`, { days }), ...linesOf(notice, t)],
      button: { label: t('mail.notices.button'), href: notice.link },
      closing: reader === 'seeker' ? [t('mail.notices.safety')] : [],
      unsubscribe: leaving(notice, t(`mail.notices.stop.${notices[name]}`)),
      ...(calendar === null ? {} : { attachments: [calendarFile(calendar)] }),
    }
  }),
}

function linesOf(notice: NoticeValues, t: Translate): string[] {
  const { reader, person, job, document, message, place, times, calendar } = notice
  const reason = reasonOf(notice, t)
  const isGiven = (text: string | null) => text !== null && text !== ''
  return [
    ...(isGiven(person)
      ? [t(`mail.notices.lines.${reader === 'seeker' ? 'employer' : 'person'}`, { person })]
      : []),
    ...(isGiven(document) ? [t('mail.notices.lines.document', { document })] : []),
    ...(isGiven(job) ? [t('mail.notices.lines.job', { job })] : []),
    ...times.map((time) => t('mail.notices.lines.time', { time })),
    ...(place === null
      ? []
      : [place === '' ? t('mail.notices.lines.call') : t('mail.notices.lines.place', { place })]),
    ...(reason === null ? [] : [t('mail.notices.lines.reason', { reason })]),
    ...(isGiven(message) ? [t('mail.notices.lines.message', { message })] : []),
    ...(calendar === null ? [] : [t('mail.notices.lines.calendar')]),
  ]
}

/** The same word means something else in each list. */
function reasonOf({ name, reason }: NoticeValues, t: Translate): string | null {
  const known = <Reason extends string>(reasons: readonly Reason[]) => reasons.find((each) => each === reason)
  if (name === 'offer.decline') {
    const found = known(declineReasons)
    return found === undefined ? null : t(`mail.notices.reasons.decline.${found}`)
  }
  if (name === 'placement.end') {
    const found = known(endReasons)
    return found === undefined ? null : t(`mail.notices.reasons.end.${found}`)
  }
  if (name === 'document.rejected') {
    const found = known(documentRejections)
    return found === undefined ? null : t(`mail.notices.reasons.document.${found}`)
  }
  // In the words of staff.
  if (name === 'certificate.revoke') return reason === '' ? null : reason
  const found = known(rejectionReasons)
  return found === undefined ? null : t(`mail.notices.reasons.reject.${found}`)
}

const calendarFile = (content: string) => ({
  filename: 'interview.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content,
})

type Line =
  | 'employer'
  | 'person'
  | 'job'
  | 'document'
  | 'time'
  | 'place'
  | 'call'
  | 'reason'
  | 'message'
  | 'calendar'

declare module '../../platform/mail/job.ts' {
  interface MailValues extends ValuesOf<typeof noticeMails> {}
}
declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<
    // The names of all notices: mails.test.ts finds one without its texts.
    | `mail.notices.${string}.${string}.${'subject' | 'text'}`
    | `mail.notices.lines.${Line}`
    | `mail.notices.stop.${NoticeKind}`
    | `mail.notices.reasons.reject.${RejectionReason}`
    | `mail.notices.reasons.document.${DocumentRejection}`
    | `mail.notices.reasons.decline.${DeclineReason}`
    | `mail.notices.reasons.end.${EndReason}`
    | `mail.notices.${'button' | 'safety'}`,
    true
  > {}
}
