import { sql, type Updateable } from 'kysely'
import { v7 as newId } from 'uuid'
import {
  interviewTransitions,
  openInterviewStates,
  type ApplicationState,
  type InterviewKind,
  type InterviewState,
  type InterviewTransition,
} from '../../../contract/rules/hiring.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf } from '../../platform/database/expressions.ts'
import type { DB } from '../../platform/database/types.ts'
import { interviewTexts } from './masked-texts.ts'

const { propose, pick, cancel, hold } = interviewTransitions

type Person = { id: string; name: string; language: Language }

/** An interview with all that notices say of it; texts and names are masked. */
export type InterviewRow = {
  id: string
  status: InterviewState
  kind: InterviewKind
  place: string
  note: string
  times: Date[]
  chosenTime: Date | null
  answeredAt: Date | null
  applicationId: string
  jobId: string
  jobTitle: string
  seeker: Person
  employer: Person
}

const interviews = (executor: Executor) =>
  executor
    .selectFrom('interviews as interview')
    .innerJoin('job_applications as application', 'application.id', 'interview.application_id')
    .innerJoin('jobs as job', 'job.id', 'application.job_id')
    .innerJoin('accounts as seeker', 'seeker.id', 'application.seeker_id')
    .innerJoin('accounts as employer', 'employer.id', 'job.employer_id')
    .select([
      'interview.id',
      'interview.status',
      'interview.kind',
      'interview.masked_place as place',
      'interview.masked_note as note',
      'interview.times',
      'interview.chosen_time as chosenTime',
      'interview.answered_at as answeredAt',
      'application.id as applicationId',
      'application.job_id as jobId',
      'job.masked_title as jobTitle',
      'seeker.id as seekerId',
      'seeker.masked_name as seekerName',
      'seeker.language as seekerLanguage',
      'employer.id as employerId',
      'employer.masked_name as employerName',
      'employer.language as employerLanguage',
    ])

type Joined = Awaited<ReturnType<ReturnType<typeof interviews>['execute']>>[number]

const rowOf = ({
  seekerId,
  seekerName,
  seekerLanguage,
  employerId,
  employerName,
  employerLanguage,
  ...row
}: Joined): InterviewRow => ({
  ...row,
  seeker: { id: seekerId, name: seekerName, language: seekerLanguage },
  employer: { id: employerId, name: employerName, language: employerLanguage },
})

export async function findInterview(executor: Executor, id: string): Promise<InterviewRow | null> {
  const row = await interviews(executor).where('interview.id', '=', id).executeTakeFirst()
  return row === undefined ? null : rowOf(row)
}

/** Both accounts are kept from being erased before the interview is locked: erasing locks the account first too. */
export async function lockInterview(transaction: Executor, id: string): Promise<InterviewRow | null> {
  const row = await interviews(transaction)
    .where('interview.id', '=', id)
    .forKeyShare(['seeker', 'employer'])
    .forNoKeyUpdate('interview')
    .executeTakeFirst()
  return row === undefined ? null : rowOf(row)
}

/** Keeps an account from being erased, before anything of it is locked. False where it was erased. */
export async function keepAccount(transaction: Executor, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

export type NewInterview = {
  applicationId: string
  employerId: string
  kind: InterviewKind
  place: string
  note: string
  times: readonly Date[]
}

/** Answers its id. */
export async function addInterview(transaction: Executor, interview: NewInterview): Promise<string> {
  const id = newId()
  const { kind, place, note, times } = interview
  await transaction
    .insertInto('interviews')
    .values({
      id,
      application_id: interview.applicationId,
      employer_id: interview.employerId,
      status: propose.to,
      kind,
      place,
      note,
      ...interviewTexts.of({ place, note }),
      times: [...times],
    })
    .execute()
  return id
}

/** Of an interview that is locked. */
export async function storeTransition(
  transaction: Executor,
  id: string,
  transition: InterviewTransition,
  changes: Pick<Updateable<DB['interviews']>, 'chosen_time' | 'better_times' | 'answered_at'> = {},
): Promise<void> {
  await transaction
    .updateTable('interviews')
    .set({ status: interviewTransitions[transition].to, ...changes })
    .where('id', '=', id)
    .execute()
}

type Settled = { applicationId: string; transition: 'cancel' | 'hold' }

/** Cancels the open interviews of these applications; one whose time has passed was held. */
export async function settleOpen(
  transaction: Executor,
  applicationIds: readonly string[],
): Promise<Settled[]> {
  const rows = await transaction
    .updateTable('interviews')
    .set((build) => ({
      status: build
        .case()
        .when(
          build.and([
            build('status', '=', anyOf<InterviewState>(hold.from, 'text')),
            build('chosen_time', '<=', sql<Date>`now()`),
          ]),
        )
        .then(hold.to)
        .else(cancel.to)
        .end(),
    }))
    .where('application_id', '=', anyOf(applicationIds, 'uuid'))
    .where('status', '=', anyOf<InterviewState>(openInterviewStates, 'text'))
    .returning(['application_id as applicationId', 'status'])
    .execute()
  return rows.map(({ applicationId, status }) => ({
    applicationId,
    transition: status === hold.to ? 'hold' : 'cancel',
  }))
}

/** Agreed, within a day, not reminded of yet; a time that was picked just now needs no reminder. */
export async function lockToRemind(transaction: Executor, most: number): Promise<InterviewRow[]> {
  const rows = await interviews(transaction)
    .where('interview.status', '=', pick.to)
    .where('interview.chosen_time', '>', sql<Date>`now()`)
    .where('interview.chosen_time', '<=', sql<Date>`now() + interval '24 hours'`)
    .where('interview.answered_at', '<', sql<Date>`now() - interval '3 hours'`)
    .where('interview.reminded_at', 'is', null)
    .orderBy('interview.chosen_time')
    .limit(most)
    .forNoKeyUpdate('interview')
    .skipLocked()
    .execute()
  return rows.map(rowOf)
}

export async function setReminded(transaction: Executor, ids: readonly string[]): Promise<void> {
  await transaction
    .updateTable('interviews')
    .set({ reminded_at: sql`now()` })
    .where('id', '=', anyOf(ids, 'uuid'))
    .execute()
}

/** Those whose time passed an hour ago were held; answers their applications. */
export async function holdPast(transaction: Executor, most: number): Promise<string[]> {
  const past = await interviews(transaction)
    .where('interview.status', '=', anyOf<InterviewState>(hold.from, 'text'))
    .where('interview.chosen_time', '<', sql<Date>`now() - interval '1 hour'`)
    .orderBy('interview.chosen_time')
    .limit(most)
    // In raw SQL: the builder knows one `skip locked` for both.
    .modifyEnd(sql`for key share of seeker, employer skip locked for no key update of interview skip locked`)
    .execute()
  const ids = past.map(({ id }) => id)
  const held = await transaction
    .updateTable('interviews')
    .set({ status: hold.to })
    .where('id', '=', anyOf(ids, 'uuid'))
    .returning('application_id as applicationId')
    .execute()
  return held.map(({ applicationId }) => applicationId)
}

/** With the texts as they were written and as they are masked. */
export type LastInterviewRow = {
  applicationId: string
  applicationStatus: ApplicationState
  id: string
  status: InterviewState
  kind: InterviewKind
  place: string
  note: string
  maskedPlace: string
  maskedNote: string
  times: Date[]
  chosenTime: Date | null
  betterTimes: string[]
}

/** The last one of each application that was not cancelled. */
export const readLast = (
  executor: Executor,
  applicationIds: readonly string[],
): Promise<LastInterviewRow[]> =>
  executor
    .selectFrom('interviews as interview')
    .innerJoin('job_applications as application', 'application.id', 'interview.application_id')
    .distinctOn('interview.application_id')
    .select([
      'interview.application_id as applicationId',
      'application.status as applicationStatus',
      'interview.id',
      'interview.status',
      'interview.kind',
      'interview.place',
      'interview.note',
      'interview.masked_place as maskedPlace',
      'interview.masked_note as maskedNote',
      'interview.times',
      'interview.chosen_time as chosenTime',
      'interview.better_times as betterTimes',
    ])
    .where('interview.application_id', '=', anyOf(applicationIds, 'uuid'))
    .where('interview.status', '<>', cancel.to)
    .orderBy('interview.application_id')
    .orderBy('interview.created_at', 'desc')
    .orderBy('interview.id', 'desc')
    .execute()

export type CallRow = {
  id: string
  at: Date
  jobTitle: string
  seekerName: string
  seekerPhone: string | null
  employerName: string
  employerPhone: string | null
}

/** As staff know somebody. */
const nameOf = (person: 'seeker' | 'employer') =>
  sql<string>`coalesce(${sql.ref(`${person}.company_name`)},
    concat_ws(' ', ${sql.ref(`${person}.first_name`)}, ${sql.ref(`${person}.last_name`)}))`

/** More than this nobody connects in a week. */
const mostCalls = 500

/** Agreed calls of the next seven days, and those that began within the last hour; none of somebody who is disabled. */
export const readCalls = (executor: Executor): Promise<CallRow[]> =>
  executor
    .selectFrom('interviews as interview')
    .innerJoin('job_applications as application', 'application.id', 'interview.application_id')
    .innerJoin('jobs as job', 'job.id', 'application.job_id')
    .innerJoin('accounts as seeker', 'seeker.id', 'application.seeker_id')
    .innerJoin('accounts as employer', 'employer.id', 'job.employer_id')
    .select(['interview.id', 'job.title as jobTitle'])
    .select('interview.chosen_time as at')
    .$narrowType<{ at: Date }>()
    .select([nameOf('seeker').as('seekerName'), 'seeker.phone as seekerPhone'])
    .select([nameOf('employer').as('employerName'), 'employer.phone as employerPhone'])
    .where('interview.kind', '=', 'CALL')
    .where('interview.status', '=', pick.to)
    .where('interview.chosen_time', '>', sql<Date>`now() - interval '1 hour'`)
    .where('interview.chosen_time', '<=', sql<Date>`now() + interval '7 days'`)
    .where('seeker.disabled_at', 'is', null)
    .where('employer.disabled_at', 'is', null)
    .orderBy('interview.chosen_time')
    .orderBy('interview.id')
    .limit(sql.lit(mostCalls))
    .execute()
