import * as z from 'zod/mini'
import { readJson } from '../world.ts'
import { isPairing, type JudgedCase } from './cases.ts'
import type { Market } from './market.ts'

/** What the product answers to a judged case. */
export type Answer = {
  /** Judged ids, the best first. */
  ranked: string[]
  /** Scores of all jobs or people by their judged ids; empty for a typed text. */
  scores: ReadonlyMap<string, number>
}

const page = z.object({
  content: z.array(
    z.object({ data: z.object({ id: z.string(), match: z.optional(z.object({ score: z.number() })) }) }),
  ),
  totalPages: z.number(),
})
/** The most that a page has. */
const size = 50

const paths = {
  'jobs-by-text': '/api/employer/jobs/advanced-search',
  'people-by-text': '/api/skills-certification/search',
  'jobs-for-person': '/api/employer/jobs/recommended',
  'people-for-job': '/api/users/recommended-jobseekers',
} as const
/** Where all jobs or people are seen with their scores, not only those that are recommended. */
const allOf = {
  'jobs-for-person': paths['jobs-by-text'],
  'people-for-job': paths['people-by-text'],
} as const

export async function answerTo(market: Market, one: JudgedCase): Promise<Answer> {
  const cookie = await cookieFor(market, one)
  const ask = async (path: string, query: { [name: string]: string }) =>
    z.parse(
      page,
      await readJson(
        market.url,
        `${path}?${new URLSearchParams({ ...query, size: String(size) }).toString()}`,
        cookie,
      ),
    )
  const judged = (id: string) => market.judgedIds.get(id) ?? id
  const { content } = await ask(paths[one.kind], 'query' in one ? { q: one.query, sort: '' } : {})
  const scores = new Map<string, number>()
  if (isPairing(one))
    for (let number = 0, pages = 1; number < pages; number += 1) {
      const part = await ask(allOf[one.kind], { sort: 'match', page: String(number) })
      for (const { data } of part.content)
        if (data.match !== undefined) scores.set(judged(data.id), data.match.score)
      pages = part.totalPages
    }
  return { ranked: content.map(({ data }) => judged(data.id)), scores }
}

function cookieFor({ stranger, asPerson, asEmployerOf }: Market, one: JudgedCase): Promise<string> | string {
  switch (one.kind) {
    case 'jobs-by-text':
      return stranger.seeker.get(one.language) ?? ''
    case 'people-by-text':
      return stranger.employer.get(one.language) ?? ''
    case 'jobs-for-person':
      return asPerson(one.person)
    case 'people-for-job':
      return asEmployerOf(one.job)
  }
}
