import { isEmployer } from '../../../contract/rules/accounts.ts'
import { formatAppointment, habitsOf } from '../../../contract/rules/formats.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { Signer } from '../../platform/signing.ts'
import { pageIn, stopLinks } from './links.ts'
import type { NoticeValues } from './mails.ts'
import { notices, type NoticeName } from './names.ts'
import { findReader, type Reader } from './store.ts'

// For mails of other domains that are stopped in the same way.
export { pageIn, stopLinks } from './links.ts'
export { findReader, lockAccount, type Reader as NoticeReader } from './store.ts'

export type NoticeTools = { mailer: Mailer; signer: Signer; publicUrl: string }

export type Notice = {
  name: NoticeName
  /** The account that is notified. */
  to: string
  /** Where its button leads, without the language: `/jobseeker/Applications`. */
  path: string
  /** The other of the two, as the reader may see them. */
  person?: string
  /** The title of the job, as the reader may see it. */
  job?: string
  /** What the document is called, in each language. */
  document?: { readonly [L in Language]: string }
  /** What the other wrote, as the reader may see it. */
  message?: string
  /** A reason of the graph: of a rejection, of a declined offer, of the end of a placement; why a document was sent back, or a certificate revoked. */
  reason?: string
  /** Proposed or agreed times; each is written by both clocks. */
  times?: readonly Date[]
  /** Where an interview is held; empty is a call. */
  place?: string
  /** A calendar file to attach. */
  calendar?: string
}

/** Mails a notice in the language of its reader, unless they have stopped its kind or their account is disabled. */
export async function sendNotice(transaction: Executor, tools: NoticeTools, notice: Notice): Promise<void> {
  const kind = notices[notice.name]
  const reader = await findReader(transaction, { accountId: notice.to, kind })
  if (reader === null) return
  const { email, language } = reader
  await tools.mailer.send(transaction, {
    to: email,
    language,
    template: 'hiring-notice',
    values: {
      ...stopLinks(language, tools, { accountId: reader.id, kind }),
      name: notice.name,
      reader: isEmployer(reader.type) ? 'employer' : 'seeker',
      link: pageIn(language, tools, notice.path),
      ...detailsFor(reader, notice),
    },
  })
}

type Details = Pick<
  NoticeValues,
  'person' | 'job' | 'document' | 'reason' | 'message' | 'times' | 'place' | 'calendar'
>
const nothing: Details = {
  person: '',
  job: '',
  document: '',
  reason: '',
  message: '',
  times: [],
  place: null,
  calendar: null,
}

/** An address that is not verified may be a stranger's, who learns no more than that there is news. */
function detailsFor(reader: Reader, notice: Notice): Details {
  if (!reader.emailVerified) return nothing
  const { language } = reader
  const habits = habitsOf(reader, language)
  return {
    person: notice.person ?? '',
    job: notice.job ?? '',
    document: notice.document?.[language] ?? '',
    reason: notice.reason ?? '',
    message: notice.message ?? '',
    times: (notice.times ?? []).map((time) => formatAppointment(time, language, habits)),
    place: notice.place ?? null,
    calendar: notice.calendar ?? null,
  }
}
