import { sql, type RawBuilder } from 'kysely'
import { newsDays } from '../../../contract/rules/news.ts'
import {
  applicationTransitions,
  interviewTransitions,
  offerTransitions,
  placementTransitions,
} from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { fullName } from './placements-store.ts'

type NewsRow<Kind extends string> = {
  kind: Kind
  id: string
  title: string
  jobId: string | null
  state: string
  at: Date
}

/** Of each kind more than a home screen lists. */
const mostOfKind = 20

const recently: RawBuilder<Date> = sql`now() - make_interval(days => ${newsDays})`
const asKind = <Kind extends string>(kind: Kind): RawBuilder<Kind> => sql`${kind}::text`
/** Columns of several types become one. */
const asText = (column: string): RawBuilder<string> => sql`${sql.ref(column)}::text`

/** Nobody has answered it, and it can still be answered. */
const openOffers = (executor: Executor, seekerId: string) =>
  executor
    .selectFrom('offers as offer')
    .innerJoin('accounts as employer', 'employer.id', 'offer.employer_id')
    .leftJoin('jobs as job', 'job.id', 'offer.job_id')
    .select(({ fn }) => [
      asKind('offer').as('kind'),
      'offer.id',
      fn.coalesce('job.masked_title', 'employer.masked_name').as('title'),
      'offer.job_id as jobId',
      asText('offer.status').as('state'),
      'offer.created_at as at',
    ])
    .where('offer.seeker_id', '=', seekerId)
    .where('offer.status', '=', offerTransitions.send.to)
    .where('offer.expires_at', '>', sql<Date>`now()`)
    .orderBy('offer.created_at', 'desc')
    .limit(sql.lit(mostOfKind))

const openInterviews = (executor: Executor, seekerId: string) =>
  executor
    .selectFrom('interviews as interview')
    .innerJoin('job_applications as application', 'application.id', 'interview.application_id')
    .innerJoin('jobs as job', 'job.id', 'application.job_id')
    .select([
      asKind('interview').as('kind'),
      'interview.id',
      'job.masked_title as title',
      'job.id as jobId',
      asText('interview.status').as('state'),
      'interview.created_at as at',
    ])
    .where('application.seeker_id', '=', seekerId)
    .where('interview.status', '=', interviewTransitions.propose.to)
    .orderBy('interview.created_at', 'desc')
    .limit(sql.lit(mostOfKind))

/** The last question of each current placement, where it waits for an answer; its state is the day it is about. */
const openCheckIns = (executor: Executor, seekerId: string) =>
  executor
    .selectFrom('placements as placement')
    .leftJoin('accounts as employer', 'employer.id', 'placement.employer_id')
    .innerJoinLateral(
      (build) =>
        build
          .selectFrom('check_ins')
          .select(['day', 'asked_at', 'answered_at'])
          .whereRef('check_ins.placement_id', '=', 'placement.id')
          .orderBy('day', 'desc')
          .limit(sql.lit(1))
          .as('asked'),
      (join) => join.onTrue(),
    )
    .select([
      asKind('checkIn').as('kind'),
      'placement.id',
      sql<string>`coalesce(nullif(placement.title, ''), ${fullName('employer')})`.as('title'),
      'placement.job_id as jobId',
      asText('asked.day').as('state'),
      'asked.asked_at as at',
    ])
    .where('placement.seeker_id', '=', seekerId)
    .where('placement.status', '=', placementTransitions.begin.to)
    .where('asked.answered_at', 'is', null)
    .limit(sql.lit(mostOfKind))

/** The last thing that happened to each application lately, where it was not the seeker who did it. */
const movedApplications = (executor: Executor, seekerId: string) =>
  executor
    .selectFrom('job_applications as application')
    .innerJoin('jobs as job', 'job.id', 'application.job_id')
    .innerJoinLateral(
      (build) =>
        build
          .selectFrom('hiring_events as event')
          .select(['event.subject', 'event.party', 'event.transition', 'event.happened_at', 'event.offer_id'])
          .whereRef('event.application_id', '=', 'application.id')
          .where('event.subject', '<>', 'placement')
          .orderBy('event.happened_at', 'desc')
          .orderBy('event.id', 'desc')
          .limit(sql.lit(1))
          .as('last'),
      (join) => join.onTrue(),
    )
    .leftJoin('offers as offer', 'offer.id', 'last.offer_id')
    .leftJoinLateral(
      (build) =>
        build
          .selectFrom('interviews')
          .select(['interviews.id', 'interviews.status'])
          .whereRef('interviews.application_id', '=', 'application.id')
          .orderBy('interviews.created_at', 'desc')
          .limit(sql.lit(1))
          .as('interview'),
      (join) => join.onTrue(),
    )
    .select([
      sql<'application' | 'interview' | 'offer'>`last.subject`.as('kind'),
      sql<string>`case last.subject when 'interview' then interview.id when 'offer' then offer.id
        else application.id end`.as('id'),
      'job.masked_title as title',
      'job.id as jobId',
      sql<string>`case last.subject when 'interview' then interview.status when 'offer' then offer.status
        else application.status end`.as('state'),
      'last.happened_at as at',
    ])
    .where('application.seeker_id', '=', seekerId)
    .where('last.party', '<>', 'seeker')
    .where('last.happened_at', '>', recently)
    // That the time of an interview has passed is known.
    .where('last.transition', '<>', 'hold')
    .orderBy('last.happened_at', 'desc')
    .limit(sql.lit(mostOfKind))

/** The same of offers that answer no application. */
const movedOffers = (executor: Executor, seekerId: string) =>
  executor
    .selectFrom('offers as offer')
    .innerJoin('accounts as employer', 'employer.id', 'offer.employer_id')
    .leftJoin('jobs as job', 'job.id', 'offer.job_id')
    .innerJoinLateral(
      (build) =>
        build
          .selectFrom('hiring_events as event')
          .select(['event.party', 'event.application_id', 'event.happened_at'])
          .whereRef('event.offer_id', '=', 'offer.id')
          .where('event.subject', '=', 'offer')
          .orderBy('event.happened_at', 'desc')
          .limit(sql.lit(1))
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(({ fn }) => [
      asKind('offer').as('kind'),
      'offer.id',
      fn.coalesce('job.masked_title', 'employer.masked_name').as('title'),
      'offer.job_id as jobId',
      asText('offer.status').as('state'),
      'last.happened_at as at',
    ])
    .where('offer.seeker_id', '=', seekerId)
    .where('last.application_id', 'is', null)
    .where('last.party', '<>', 'seeker')
    .where('last.happened_at', '>', recently)
    .orderBy('last.happened_at', 'desc')
    .limit(sql.lit(mostOfKind))

type SeekerNewsRow = NewsRow<'offer' | 'interview' | 'checkIn' | 'application'>

/** In one statement; what waits for an answer may be listed twice. */
export const readSeekerNews = (executor: Executor, seekerId: string): Promise<SeekerNewsRow[]> =>
  executor
    .selectFrom(openOffers(executor, seekerId).as('news'))
    .selectAll()
    .$castTo<SeekerNewsRow>()
    .unionAll(executor.selectFrom(openInterviews(executor, seekerId).as('news')).selectAll())
    .unionAll(executor.selectFrom(openCheckIns(executor, seekerId).as('news')).selectAll())
    .unionAll(executor.selectFrom(movedApplications(executor, seekerId).as('news')).selectAll())
    .unionAll(executor.selectFrom(movedOffers(executor, seekerId).as('news')).selectAll())
    .execute()

/** Jobs with people who applied lately and have no answer yet. */
const newApplicants = (executor: Executor, employerId: string) =>
  executor
    .selectFrom('jobs as job')
    .innerJoin('job_applications as application', 'application.job_id', 'job.id')
    .select(({ fn }) => [
      asKind('applicant').as('kind'),
      'job.id',
      'job.title',
      'job.id as jobId',
      asKind(applicationTransitions.apply.to).as('state'),
      fn.max('application.applied_at').as('at'),
    ])
    .where('job.employer_id', '=', employerId)
    .where('application.status', '=', applicationTransitions.apply.to)
    .where('application.answered_at', 'is', null)
    .where('application.applied_at', '>', recently)
    .groupBy('job.id')
    .orderBy('at', 'desc')
    .limit(sql.lit(mostOfKind))

/** Accepted ones for as long as the hire is to be confirmed. */
const answeredOffers = (executor: Executor, employerId: string) =>
  executor
    .selectFrom('offers as offer')
    .innerJoin('accounts as seeker', 'seeker.id', 'offer.seeker_id')
    .select([
      asKind('offer').as('kind'),
      'offer.id',
      'seeker.masked_name as title',
      'offer.job_id as jobId',
      asText('offer.status').as('state'),
      'offer.updated_at as at',
    ])
    .where('offer.employer_id', '=', employerId)
    .where((build) =>
      build.or([
        build('offer.status', '=', offerTransitions.accept.to),
        build.and([
          build('offer.status', 'in', [offerTransitions.decline.to, offerTransitions.lapse.to]),
          build('offer.updated_at', '>', recently),
        ]),
      ]),
    )
    .orderBy('offer.updated_at', 'desc')
    .limit(sql.lit(mostOfKind))

const answeredInterviews = (executor: Executor, employerId: string) =>
  executor
    .selectFrom('interviews as interview')
    .innerJoin('job_applications as application', 'application.id', 'interview.application_id')
    .innerJoin('accounts as seeker', 'seeker.id', 'application.seeker_id')
    .select([
      asKind('interview').as('kind'),
      'interview.id',
      'seeker.masked_name as title',
      'application.job_id as jobId',
      asText('interview.status').as('state'),
      sql<Date>`interview.answered_at`.as('at'),
    ])
    .where('interview.employer_id', '=', employerId)
    .where('interview.status', 'in', [interviewTransitions.pick.to, interviewTransitions.ask.to])
    .where('interview.answered_at', '>', recently)
    .orderBy('interview.answered_at', 'desc')
    .limit(sql.lit(mostOfKind))

type EmployerNewsRow = NewsRow<'applicant' | 'offer' | 'interview'>

/** In one statement. */
export const readEmployerNews = (executor: Executor, employerId: string): Promise<EmployerNewsRow[]> =>
  executor
    .selectFrom(newApplicants(executor, employerId).as('news'))
    .selectAll()
    .$castTo<EmployerNewsRow>()
    .unionAll(executor.selectFrom(answeredOffers(executor, employerId).as('news')).selectAll())
    .unionAll(executor.selectFrom(answeredInterviews(executor, employerId).as('news')).selectAll())
    .execute()
