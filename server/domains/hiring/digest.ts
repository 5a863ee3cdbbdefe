import * as z from 'zod/mini'
import type { Database, Executor } from '../../platform/database/connection.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import { pageIn, stopLinks, type NoticeTools } from '../notices/service.ts'
import {
  lockDueApplications,
  markDigested,
  readDigestReaders,
  type DueApplication,
  type Reader,
} from './digest-store.ts'

type Tools = NoticeTools & {
  database: Database
  /** Employers of one job of the queue. */
  batch?: number
}

declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    /** Mails applications sent until then to the employers after this one, in the order of their ids. */
    'mail-applications': { until: string; after: string | null }
  }
}

/** At eight in the morning in Ethiopia, or as soon as a node is up after that. */
export const digestSchedule = [
  {
    task: 'mail-applications',
    match: '0 5 * * *',
    identifier: 'daily-applications',
    options: { backfillPeriod: 12 * 60 * 60 * 1000 },
  },
] as const

/** Given by each batch to the next, and at the start of a day's mails by the clock, which names its own time. */
const payload = z.union([
  z.object({ until: z.iso.datetime(), after: z.nullable(z.uuid()) }),
  z.pipe(
    z.object({ _cron: z.object({ ts: z.iso.datetime({ offset: true }) }) }),
    z.transform(({ _cron: { ts } }) => ({ until: new Date(ts).toISOString(), after: null })),
  ),
])

/**
 * The task `mail-applications`. What was mailed, the mails and the next batch are one transaction: killed at any moment
 * and done again, it mails nobody of the same application twice.
 */
export function createDigest(tools: Tools): (given: unknown) => Promise<void> {
  const { database, mailer, batch = 50 } = tools
  const { executor } = database
  return async (given) => {
    const { after, ...job } = payload.parse(given)
    const until = new Date(job.until)
    const readers = await readDigestReaders(executor, { until, after, most: batch })
    const last = readers.at(-1)
    if (last === undefined) return
    await executor.transaction().execute(async (transaction) => {
      const ids = readers.map(({ id }) => id)
      const due = await lockDueApplications(transaction, ids, until)
      await markDigested(transaction, due)
      for (const reader of readers) {
        const own = due.filter(({ employerId }) => employerId === reader.id)
        if (own.length > 0) await mailer.send(transaction, letterTo(reader, own, tools))
      }
      if (readers.length === batch) await enqueueNext(transaction, until, last.id)
    })
  }
}

function enqueueNext(transaction: Executor, until: Date, after: string): Promise<void> {
  const key = `mail-applications ${until.toISOString()} ${after}`
  return enqueue(transaction, 'mail-applications', { until: until.toISOString(), after }, { key })
}

function letterTo({ id, email, language }: Reader, due: readonly DueApplication[], tools: Tools): Mail {
  return {
    to: email,
    language,
    template: 'application-digest',
    values: {
      ...stopLinks(language, tools, { accountId: id, kind: 'applications' }),
      link: pageIn(language, tools, '/employer-profile'),
      fresh: countByJob(due.filter(({ isOverdue }) => !isOverdue)),
      waiting: countByJob(due.filter(({ isOverdue }) => isOverdue)),
    },
  }
}

/** In the order of the applications. */
function countByJob(applications: readonly DueApplication[]): { title: string; count: number }[] {
  const jobs = Map.groupBy(applications, ({ jobId }) => jobId)
  return [...jobs.values()].map((own) => ({ title: own[0]?.jobTitle ?? '', count: own.length }))
}
