import type { ReceivedOffer } from '../../../contract/hiring.ts'
import { isEmployer } from '../../../contract/rules/accounts.ts'
import { maskContacts } from '../../../contract/rules/contact-masking.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { holdOpenJob } from '../jobs/service.ts'
import { setOffered } from './applications-store.ts'
import { requireGenuine } from './policy.ts'
import {
  addOffer,
  findEmployer,
  hasLiveOffer,
  holdSeeker,
  readReceived,
  readSent,
  type Employer,
  type Seeker,
} from './offers-store.ts'
import { receivedView, sentView } from './offers-view.ts'

export type OfferTools = { mailer: Mailer; publicUrl: string }
type Wish = { seekerId: string; jobId: string | null; message: string }

/** The offer, what becomes of the application it answers, and the word to the seeker: all of it or nothing. */
export async function makeOffer(
  transaction: Executor,
  tools: OfferTools,
  caller: Caller,
  wish: Wish,
): Promise<void> {
  const employer = await findEmployer(transaction, caller.accountId)
  // Whoever is erased while a call is under way is signed in no more.
  if (employer === null) throw new NamedError('sign_in_required')
  requireGenuine(caller, employer)
  const seeker = await holdSeeker(transaction, wish.seekerId)
  if (seeker === null) throw new NamedError('not_found')
  const job = wish.jobId === null ? null : await holdOpenJob(transaction, caller, wish.jobId)
  // Whoever presses twice has not made two offers, and the seeker is told once.
  if (!(await addOffer(transaction, { employerId: caller.accountId, ...wish }))) return
  if (wish.jobId !== null) await setOffered(transaction, { jobId: wish.jobId, seekerId: wish.seekerId })
  await tellSeeker(transaction, tools, seeker, employer, {
    title: job?.maskedTitle ?? '',
    message: wish.message,
  })
}

/** Nothing in it tells either side how to reach the other; an address that is not proved may be a stranger's. */
async function tellSeeker(
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

/** What somebody was offered, or has offered, when they ask for all that we keep. */
export async function tellOffers(executor: Executor, caller: Caller) {
  if (caller.type === 'CAREER') return listReceived(executor, caller)
  return isEmployer(caller.type) ? (await readSent(executor, caller.accountId)).map(sentView) : null
}
