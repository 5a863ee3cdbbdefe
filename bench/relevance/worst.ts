import type { Judged, JudgedCase } from './cases.ts'
import { gradeOf, highScore, lowScore } from './metrics.ts'
import type { Outcome } from './outcomes.ts'

const mostCases = 40
const mostPairs = 30

const leastRight = 2
const ask = (one: JudgedCase) =>
  'query' in one ? `“${one.query}”` : 'person' in one ? `person ${one.person}` : `job ${one.job}`

/** The cases whose answers are worst, with what is right and missing, and what is wrong and on top. */
export function worstCases(outcomes: readonly Outcome[], { jobs, people }: Judged): string {
  const names = new Map([
    ...jobs.map(({ id, title }) => [id, title] as const),
    ...people.map(({ id, kinds, placeId }) => [id, `${kinds.join(', ')} in ${placeId}`] as const),
  ])
  const write = (grades: ReadonlyMap<string, number>) => (id: string) =>
    `    ${gradeOf(grades, id)} ${id} ${names.get(id) ?? ''}`
  return outcomes
    .flatMap((one) => (one.quality === null ? [] : [{ ...one, quality: one.quality }]))
    .map((one) => ({ ...one, lost: 2 - one.quality.ndcg - one.quality.recall }))
    .filter(({ lost }) => lost > 0)
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, mostCases)
    .map(({ judged, ranked, quality }) => {
      const line = write(judged.grades)
      const top = new Set(ranked.slice(0, 20))
      const missing = [...judged.grades].filter(([id, grade]) => grade >= leastRight && !top.has(id))
      return [
        `${judged.id} ${judged.kind} ${ask(judged)}: nDCG@5 ${quality.ndcg.toFixed(2)}, recall@20 ${quality.recall.toFixed(2)}`,
        `  the first of ${ranked.length}:`,
        ...ranked.slice(0, 5).map(line),
        ...(missing.length === 0 ? [] : [`  missing, ${missing.length}:`]),
        ...missing.slice(0, 8).map(([id]) => line(id)),
      ].join('\n')
    })
    .join('\n')
}

/** Pairs that are wrong with a high score, and right with a low one. */
export function worstPairs(outcomes: readonly Outcome[]): string {
  const pairs = outcomes.flatMap(({ judged, pairs: some }) => some.map((pair) => ({ ...pair, judged })))
  const high = pairs
    .filter(({ score, grade }) => score >= highScore && grade < leastRight)
    .toSorted((one, other) => other.score - one.score)
  const low = pairs
    .filter(({ score, grade }) => score < lowScore && grade >= leastRight)
    .toSorted((one, other) => one.score - other.score)
  return [...high.slice(0, mostPairs), ...low.slice(0, mostPairs)]
    .map(({ judged, id, score, grade }) => `${score}% ${ask(judged)} and ${id}, judged ${grade}`)
    .join('\n')
}
