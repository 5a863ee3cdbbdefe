import type { ReceivedOffer } from '../../../contract/hiring.ts'
import { isEmployer } from '../../../contract/rules/accounts.ts'
import { maskContacts } from '../../../contract/rules/contact-masking.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { lockOpenJob } from '../jobs/service.ts'
import { setOffered } from './applications-store.ts'
import { requireVerifiedEmployer } from './policy.ts'
import {
  addOffer,
  findEmployer,
  hasLiveOffer,
  lockSeeker,
  readReceived,
  readSent,
  type Employer,
  type Seeker,
} from './offers-store.ts'
import { receivedView, sentView } from './offers-view.ts'

export type OfferTools = { mailer: Mailer; publicUrl: string }
type OfferInput = { seekerId: string; jobId: string | null; message: string }

/** The offer, the new state of the application it answers, and the mail to the seeker: all of it or nothing. */
export async function makeOffer(
  transaction: Executor,
  tools: OfferTools,
  caller: Caller,
  input: OfferInput,
): Promise<void> {
  const employer = await findEmployer(transaction, caller.accountId)
  // The account was erased while the call was under way.
  if (employer === null) throw new NamedError('sign_in_required')
  requireVerifiedEmployer(caller, employer)
  const seeker = await lockSeeker(transaction, input.seekerId)
  if (seeker === null) throw new NamedError('not_found')
  const job = input.jobId === null ? null : await lockOpenJob(transaction, caller, input.jobId)
  // To press twice is to make one offer and to send one mail.
  if (!(await addOffer(transaction, { employerId: caller.accountId, ...input }))) return
  if (input.jobId !== null) await setOffered(transaction, { jobId: input.jobId, seekerId: input.seekerId })
  await notifySeeker(transaction, tools, seeker, employer, {
    title: job?.maskedTitle ?? '',
    message: input.message,
  })
}

/** Contacts are masked; an address that is not verified may be a stranger's, who learns nothing of the offer. */
async function notifySeeker(
  transaction: Executor,
  { mailer, publicUrl }: OfferTools,
  { email, emailVerified, language }: Seeker,
  employer: Employer,
  offer: { title: string; message: string },
): Promise<void> {
  const prefix = language === 'en' ? '' : `/${language}`
  const shown = (text: string) => (emailVerified ? text : '')
  await mailer.send(transaction, {
    to: email,
    language,
    template: 'job-offer',
    values: {
      link: `${publicUrl}${prefix}/jobseeker/JobOffers`,
      employer: shown(employer.maskedName),
      job: shown(offer.title),
      message: shown(maskContacts(offer.message)),
    },
  })
}

export const hasInterest = (executor: Executor, { accountId }: Caller): Promise<boolean> =>
  hasLiveOffer(executor, accountId)

export const listReceived = async (executor: Executor, { accountId }: Caller): Promise<ReceivedOffer[]> =>
  (await readReceived(executor, accountId)).map(receivedView)

/** The offers that somebody received or made, for the export of their data. */
export async function exportOffers(executor: Executor, caller: Caller) {
  if (caller.type === 'CAREER') return listReceived(executor, caller)
  return isEmployer(caller.type) ? (await readSent(executor, caller.accountId)).map(sentView) : null
}
