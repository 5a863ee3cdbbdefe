import * as z from 'zod/mini'
import { spokenLanguages } from '../../../contract/reference/languages.ts'
import { ethiopianPlaces } from '../../../contract/reference/places.ts'
import { skills } from '../../../contract/reference/services.ts'
import { formatPay } from '../../../contract/rules/formats.ts'
import type { Language } from '../../../contract/rules/language.ts'
import { describeSearch, searchQuery } from '../../../contract/rules/saved-searches.ts'
import { keptFilters, type KeptFilters } from '../../../contract/saved-searches.ts'
import type { Database, Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { branchesOf } from '../../platform/search/branches.ts'
import type { Mail, Mailer } from '../../platform/mail/mail.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import type { Signer } from '../../platform/signing.ts'
import type { SearchNews } from './mails.ts'
import {
  markMailed,
  readDueSearches,
  readReaders,
  type DueSearch,
  type Reader,
} from './saved-searches-store.ts'
import { jobIndex } from './search/declaration.ts'
import { readFilters } from './search/filters.ts'
import { findPosted, mostPosted, type NewJobRow } from './search/posted-store.ts'
import { createJobSearch } from './search/service.ts'

type Tools = {
  database: Database
  mailer: Mailer
  signer: Signer
  publicUrl: string
  /** People of one job of the queue. */
  batch?: number
}
type Letter = Extract<Mail, { template: 'saved-searches' }>
type Found = { search: DueSearch; filters: KeptFilters; rows: NewJobRow[]; total: number }

declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    /** Mails the jobs posted until then to the seekers after this one, in the order of their ids. */
    'mail-saved-searches': { until: string; after: string | null }
  }
}

/** At eight in the morning in Ethiopia, or as soon as a node is up after that. */
export const searchMailSchedule = [
  {
    task: 'mail-saved-searches',
    match: '0 5 * * *',
    identifier: 'daily-saved-searches',
    options: { backfillPeriod: 12 * 60 * 60 * 1000 },
  },
] as const

const jobsShown = 5
/** A job posted just now may be in a transaction that has not ended; it is mailed tomorrow. */
const settlingMilliseconds = 5 * 60_000

/** Given by each batch to the next, and at the start of a day's mails by the clock, which names its own time. */
const payload = z.union([
  z.object({ until: z.iso.datetime(), after: z.nullable(z.uuid()) }),
  z.pipe(
    z.object({ _cron: z.object({ ts: z.iso.datetime({ offset: true }) }) }),
    z.transform(({ _cron: { ts } }) => ({
      until: new Date(Date.parse(ts) - settlingMilliseconds).toISOString(),
      after: null,
    })),
  ),
])

/**
 * The task `mail-saved-searches`. What was mailed, the mails and the next batch are one transaction: killed at any moment
 * and done again, it tells nobody of the same jobs twice.
 */
export function createSearchMails(tools: Tools): (given: unknown) => Promise<void> {
  const { database, mailer, batch = 50 } = tools
  const { executor } = database
  const jobSearch = createJobSearch(database)
  return async (given) => {
    const { after, ...job } = payload.parse(given)
    const until = new Date(job.until)
    const readers = await readReaders(executor, { until, after, most: batch })
    const reachable = readers.filter((reader) => reader.reachable)
    const due = await readDueSearches(executor, idsOf(reachable), until)
    const found = await findAll(jobSearch, due, until)
    await executor.transaction().execute(async (transaction) => {
      const claimed = await markMailed(transaction, idsOf(due), until)
      const news = found.filter(({ search: { id }, total }) => total > 0 && claimed.has(id))
      for (const reader of reachable) {
        const own = news.filter(({ search: { seekerId } }) => seekerId === reader.id)
        if (own.length > 0) await mailer.send(transaction, letterTo(reader, own, tools))
      }
      const last = readers.at(-1)
      if (last !== undefined && readers.length === batch) await enqueueNext(transaction, until, last.id)
    })
  }
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

function enqueueNext(transaction: Executor, until: Date, after: string): Promise<void> {
  const key = `mail-saved-searches ${until.toISOString()} ${after}`
  return enqueue(transaction, 'mail-saved-searches', { until: until.toISOString(), after }, { key })
}

/** One after the other, so that people who look for jobs meanwhile feel nothing; the same of many people once. */
async function findAll(
  { read, shares }: ReturnType<typeof createJobSearch>,
  due: readonly DueSearch[],
  until: Date,
): Promise<Found[]> {
  const known = new Map<string, Awaited<ReturnType<typeof findPosted>>>()
  const found: Found[] = []
  for (const search of due) {
    const filters = keptFilters.parse(search.filters)
    const wanted = readKept(filters)
    if (wanted === null) continue
    const key = JSON.stringify([filters, search.mailedUntil])
    const window = { from: search.mailedUntil, until, shown: jobsShown }
    const posted =
      known.get(key) ?? (await findPosted(read, wanted, branchesOf(jobIndex, wanted, await shares()), window))
    known.set(key, posted)
    found.push({ search, filters, ...posted })
  }
  return found
}

/** Null where a name is no longer on its list: that search finds nothing any more. */
function readKept(filters: KeptFilters) {
  try {
    return readFilters(filters)
  } catch (error) {
    if (error instanceof NamedError) return null
    throw error
  }
}

function letterTo(
  { id, email, language }: Reader,
  found: readonly Found[],
  { signer, publicUrl }: Tools,
): Letter {
  // A link in a mail opens in the language of the mail, whatever device it is opened on.
  const site = publicUrl + (language === 'en' ? '' : `/${language}`)
  const stopAll = signer.sign('saved-searches-stop', id)
  return {
    to: email,
    language,
    template: 'saved-searches',
    values: {
      searches: found.map(({ search, filters, rows, total }): SearchNews => ({
        words: describeSearch(filters, language, namesIn(language)),
        jobs: rows.map((row) => describeJob(row, language)),
        total: Math.min(total, mostPosted),
        totalIsLowerBound: total > mostPosted,
        link: `${site}/jobseeker/job-search${searchQuery(filters)}`,
        stopUrl: `${site}/saved-searches/stop?token=${signer.sign('saved-search-stop', search.id)}`,
      })),
      unsubscribeUrl: `${site}/saved-searches/stop?token=${stopAll}`,
      unsubscribeOneClickUrl: `${publicUrl}/api/saved-searches/stop?token=${stopAll}`,
    },
  }
}

const namesIn = (language: Language) => ({
  place: (value: string) => ethiopianPlaces.byValue(value)?.name[language] ?? value,
  skill: (value: string) => skills.byValue(value)?.name[language] ?? value,
  language: (value: string) => spokenLanguages.byValue(value)?.name[language] ?? value,
})

/** The title, where, and what it pays, as far as it is known. */
function describeJob(row: NewJobRow, language: Language): SearchNews['jobs'][number] {
  const pay =
    row.monthlySalary !== null
      ? formatPay({ amount: row.monthlySalary, per: 'month' }, language)
      : row.hourlyRateCents !== null
        ? formatPay({ amount: row.hourlyRateCents / 100, per: 'hour' }, language)
        : null
  const places = row.places.map((place) => ethiopianPlaces.label(place, language))
  return { title: row.title, about: [...places, ...(pay === null ? [] : [pay])].join(' · ') }
}
