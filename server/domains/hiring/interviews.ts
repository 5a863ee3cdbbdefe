import type { Interview, InterviewCall } from '../../../contract/interviews.ts'
import {
  interviewTransitions,
  mostInterviewDays,
  stepsToInterview,
  type BetterTime,
  type HiringParty,
  type InterviewKind,
  type InterviewState,
  type InterviewTransition,
} from '../../../contract/rules/hiring.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import type { Texts } from '../../platform/texts.ts'
import { sendNotice, type Notice, type NoticeTools } from '../notices/service.ts'
import { recordEvents } from './history.ts'
import type { NewEvent } from './history-store.ts'
import { interviewCalendar } from './interview-calendar.ts'
import { interviewNotices } from './interview-notices.ts'
import {
  addInterview,
  findInterview,
  holdPast,
  keepAccount,
  lockInterview,
  lockToRemind,
  readCalls,
  readLast,
  setReminded,
  settleOpen,
  storeTransition,
  type InterviewRow,
} from './interviews-store.ts'
import { callView, interviewView } from './interviews-view.ts'
import { moveApplication } from './moves.ts'
import { lockApplications } from './moves-store.ts'

const { pick, ask, cancel, hold } = interviewTransitions
const day = 86_400_000

type Proposal = { kind: InterviewKind; place: string; note: string; times: readonly string[] }
type CalendarTools = { texts: Texts; publicUrl: string }

/** The moves of the application that lead to it, the interview, and one mail: all of it or nothing. */
export async function propose(
  transaction: Executor,
  tools: NoticeTools,
  caller: Caller,
  { applicationId, proposal }: { applicationId: string; proposal: Proposal },
): Promise<void> {
  if (!caller.emailVerified) throw new NamedError('email_unverified')
  // The account was erased while the call was under way.
  if (!(await keepAccount(transaction, caller.accountId))) throw new NamedError('sign_in_required')
  // The lock orders two proposals: the second takes the place of the first.
  const [application] = await lockApplications(transaction, caller.accountId, [applicationId])
  if (application === undefined) throw new NamedError('not_found')
  const place = placeOf(proposal)
  const times = timesOf(proposal, Date.now())
  const steps = stepsToInterview(application.status)
  if (steps === null) throw new NamedError('application_settled')
  for (const transition of steps)
    await moveApplication(transaction, application, { transition, party: 'employer' })
  await cancelInterviews(transaction, [applicationId])
  const { kind, note } = proposal
  const details = { applicationId, employerId: caller.accountId, kind, place, note, times }
  const interview = await findInterview(transaction, await addInterview(transaction, details))
  await recordEvents(transaction, [eventOf(applicationId, 'propose', 'employer')])
  if (interview !== null) await notify(transaction, tools, interviewNotices.propose(interview))
}

/** Empty for a call. */
function placeOf({ kind, place }: Proposal): string {
  if (kind === 'CALL') return ''
  if (place === '') throw new NamedError('invalid_input', { place: { problem: 'required' } })
  return place
}

/** Each once, the earliest first. */
function timesOf({ times }: Proposal, now: number): Date[] {
  const moments = [...new Set(times.map((time) => Date.parse(time)))].toSorted((one, other) => one - other)
  if (moments.some((moment) => moment <= now))
    throw new NamedError('invalid_input', { times: { problem: 'pastTime' } })
  if (moments.some((moment) => moment > now + mostInterviewDays * day))
    throw new NamedError('invalid_input', {
      times: { problem: 'distantTime', values: { limit: mostInterviewDays } },
    })
  return moments.map((moment) => new Date(moment))
}

/** To pick the same time twice is to pick it once. */
export const pickTime = (
  executor: Executor,
  tools: NoticeTools & CalendarTools,
  caller: Caller,
  { id, time }: { id: string; time: string },
): Promise<void> =>
  executor.transaction().execute(async (transaction) => {
    const interview = await lockFor(transaction, caller, id, 'seeker')
    const picked = Date.parse(time)
    if (interview.status === pick.to && interview.chosenTime?.getTime() === picked) return
    requireTransition(interview, 'pick')
    const chosenTime = interview.times.find((proposed) => proposed.getTime() === picked)
    if (chosenTime === undefined) throw new NamedError('invalid_input', { time: { problem: 'notAllowed' } })
    const answeredAt = new Date()
    if (chosenTime <= answeredAt) throw new NamedError('invalid_input', { time: { problem: 'pastTime' } })
    await storeTransition(transaction, id, 'pick', { chosen_time: chosenTime, answered_at: answeredAt })
    await recordEvents(transaction, [eventOf(interview.applicationId, 'pick', 'seeker')])
    const agreed = { ...interview, chosenTime, answeredAt }
    const calendars = {
      seeker: calendarOf(tools, agreed, interview.seeker.language),
      employer: calendarOf(tools, agreed, interview.employer.language),
    }
    await notify(transaction, tools, interviewNotices.pick(agreed, calendars))
  })

/** To ask twice is to ask once. */
export const askForOtherTime = (
  executor: Executor,
  tools: NoticeTools,
  caller: Caller,
  { id, betterTimes }: { id: string; betterTimes: readonly BetterTime[] },
): Promise<void> =>
  executor.transaction().execute(async (transaction) => {
    const interview = await lockFor(transaction, caller, id, 'seeker')
    if (interview.status === ask.to) return
    requireTransition(interview, 'ask')
    await storeTransition(transaction, id, 'ask', {
      chosen_time: null,
      better_times: [...new Set(betterTimes)],
      answered_at: new Date(),
    })
    await recordEvents(transaction, [eventOf(interview.applicationId, 'ask', 'seeker')])
    await notify(transaction, tools, interviewNotices.ask(interview))
  })

/** To cancel twice is to cancel once. */
export const cancelInterview = (
  executor: Executor,
  tools: NoticeTools,
  caller: Caller,
  id: string,
): Promise<void> =>
  executor.transaction().execute(async (transaction) => {
    const interview = await lockFor(transaction, caller, id, 'employer')
    if (interview.status === cancel.to) return
    requireTransition(interview, 'cancel')
    await storeTransition(transaction, id, 'cancel')
    await recordEvents(transaction, [eventOf(interview.applicationId, 'cancel', 'employer')])
    await notify(transaction, tools, interviewNotices.cancel(interview))
  })

/** That of others is not there. */
async function lockFor(
  transaction: Executor,
  { accountId }: Caller,
  id: string,
  party: 'seeker' | 'employer',
): Promise<InterviewRow> {
  const interview = await lockInterview(transaction, id)
  if (interview?.[party].id !== accountId) throw new NamedError('not_found')
  return interview
}

function requireTransition({ status }: InterviewRow, transition: InterviewTransition): void {
  const from: readonly InterviewState[] = interviewTransitions[transition].from
  if (!from.includes(status)) throw new NamedError('interview_settled')
}

const eventOf = (applicationId: string, transition: InterviewTransition, party: HiringParty): NewEvent => ({
  applicationId,
  offerId: null,
  subject: 'interview',
  transition,
  party,
  reason: null,
})

/** One after the other: they share the connection of the transaction. */
async function notify(transaction: Executor, tools: NoticeTools, notices: readonly Notice[]): Promise<void> {
  for (const notice of notices) await sendNotice(transaction, tools, notice)
}

/** Of an interview whose time is agreed, in the language of the reader. */
const calendarOf = (
  { texts, publicUrl }: CalendarTools,
  { id, kind, place, jobTitle, chosenTime, answeredAt }: InterviewRow & { chosenTime: Date },
  language: Language,
): string =>
  interviewCalendar({
    uid: `${id}@${new URL(publicUrl).hostname}`,
    agreedAt: answeredAt ?? chosenTime,
    startsAt: chosenTime,
    summary: texts(language, 'interviewing.summary', { job: jobTitle }),
    location: kind === 'CALL' ? texts(language, 'interviewing.call') : place,
  })

/** For both sides, once a time is agreed. */
export async function readCalendar(
  executor: Executor,
  tools: CalendarTools,
  { accountId }: Caller,
  { id, language }: { id: string; language: Language },
): Promise<string> {
  const interview = await findInterview(executor, id)
  if (interview === null) throw new NamedError('not_found')
  const { status, seeker, employer, chosenTime } = interview
  const isOwn = seeker.id === accountId || employer.id === accountId
  const isAgreed = status === pick.to || status === hold.to
  if (!isOwn || !isAgreed || chosenTime === null) throw new NamedError('not_found')
  return calendarOf(tools, { ...interview, chosenTime }, language)
}

/** The calls that staff connect. */
export const listCalls = async (executor: Executor): Promise<InterviewCall[]> =>
  (await readCalls(executor)).map(callView)

/** The open interviews of applications that were decided otherwise end, without a mail of their own. */
export async function cancelInterviews(
  transaction: Executor,
  applicationIds: readonly string[],
): Promise<void> {
  const settled = await settleOpen(transaction, applicationIds)
  await recordEvents(
    transaction,
    settled.map(({ applicationId, transition }) => eventOf(applicationId, transition, 'system')),
  )
}

const rowsAtOnce = 50

/** A step of the hourly task: tells both of an interview within a day. Stopped, it continues from there. */
export async function remindInterviews(executor: Executor, tools: NoticeTools): Promise<void> {
  let found = rowsAtOnce
  while (found === rowsAtOnce) {
    found = await executor.transaction().execute(async (transaction) => {
      const rows = await lockToRemind(transaction, rowsAtOnce)
      await setReminded(
        transaction,
        rows.map(({ id }) => id),
      )
      await notify(transaction, tools, rows.flatMap(interviewNotices.remind))
      return rows.length
    })
  }
}

/** A step of the hourly task: an agreed interview was held once its time has passed. */
export async function holdInterviews(executor: Executor): Promise<void> {
  let found = rowsAtOnce
  while (found === rowsAtOnce) {
    found = await executor.transaction().execute(async (transaction) => {
      const held = await holdPast(transaction, rowsAtOnce)
      await recordEvents(
        transaction,
        held.map((applicationId) => eventOf(applicationId, 'hold', 'system')),
      )
      return held.length
    })
  }
}

/** The last interview of each application that was not cancelled, by the id of the application, in one statement. */
export async function readInterviews(
  executor: Executor,
  applicationIds: readonly string[],
): Promise<Map<string, Interview>> {
  const rows = await readLast(executor, applicationIds)
  return new Map(rows.map((row) => [row.applicationId, interviewView(row)]))
}
