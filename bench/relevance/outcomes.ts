import { answerTo } from './answers.ts'
import { halfOf, isFindable, isPairing, type Half, type Judged, type JudgedCase } from './cases.ts'
import type { Market } from './market.ts'
import { countRight, gradeOf, ndcg, recall, type ScoredPair } from './metrics.ts'
import { createOpponent } from './opponent.ts'

const depth = { ndcg: 5, recall: 20 } as const

/** How good one ranking is. */
export type Quality = { ndcg: number; recall: number }

export type Outcome = {
  judged: JudgedCase
  half: Half
  ranked: readonly string[]
  /** Null where nothing is right, so that no ranking is better than another. */
  quality: Quality | null
  /** That of MiniSearch, of a typed text. */
  opponent: Quality | null
  /** All jobs or people with their scores, where nothing was typed. */
  pairs: readonly (ScoredPair & { id: string })[]
  /** How many have none. */
  withoutScore: number
}

function qualityOf(ranked: readonly string[], { grades }: JudgedCase): Quality | null {
  if (countRight(grades) === 0) return null
  return { ndcg: ndcg(ranked, grades, depth.ndcg), recall: recall(ranked, grades, depth.recall) }
}

/** Asks the server for every case, one after the other. */
export async function outcomesOf(
  market: Market,
  judged: Judged,
  cases: readonly JudgedCase[],
): Promise<Outcome[]> {
  const opponent = createOpponent(judged)
  const jobIds = judged.jobs.map(({ id }) => id)
  const personIds = judged.people.filter(isFindable).map(({ id }) => id)
  const opponentOf = (one: JudgedCase): Quality | null => {
    switch (one.kind) {
      case 'jobs-by-text':
        return qualityOf(opponent.jobs(one.query), one)
      case 'people-by-text':
        return qualityOf(opponent.people(one.query), one)
      case 'jobs-for-person':
      case 'people-for-job':
        return null
    }
  }
  const outcomes: Outcome[] = []
  for (const one of cases) {
    const { ranked, scores } = await answerTo(market, one)
    const others = isPairing(one) ? (one.kind === 'jobs-for-person' ? jobIds : personIds) : []
    const pairs = others.flatMap((id) => {
      const score = scores.get(id)
      return score === undefined ? [] : [{ id, score, grade: gradeOf(one.grades, id) }]
    })
    outcomes.push({
      judged: one,
      half: halfOf(one.id),
      ranked,
      quality: qualityOf(ranked, one),
      opponent: opponentOf(one),
      pairs,
      withoutScore: others.length - pairs.length,
    })
  }
  return outcomes
}
