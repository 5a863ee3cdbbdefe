/** From 0 (wrong) to 3 (exactly what was asked for), by ids; what is not there has 0. */
export type Grades = ReadonlyMap<string, number>

const leastRight = 2
const isRight = (grade: number) => grade >= leastRight
export const gradeOf = (grades: Grades, id: string): number => grades.get(id) ?? 0
export const countRight = (grades: Grades): number => [...grades.values()].filter(isRight).length

const gainOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0)

/** How good the first ones of a ranking are, where 1 is the best possible order; the higher they stand, the more they count. */
export function ndcg(ranked: readonly string[], grades: Grades, depth: number): number {
  const best = [...grades.values()].toSorted((one, other) => other - one).slice(0, depth)
  return gainOf(ranked.slice(0, depth).map((id) => gradeOf(grades, id))) / gainOf(best)
}

/** Which part of all that is right is among the first; of more than fit there, as many as fit. */
export function recall(ranked: readonly string[], grades: Grades, depth: number): number {
  const found = ranked.slice(0, depth).filter((id) => isRight(gradeOf(grades, id)))
  return found.length / Math.min(depth, countRight(grades))
}

/** A job and a person: the score in percent, and what was judged. */
export type ScoredPair = { score: number; grade: number }

type Share = { pairs: number; right: number }
const shareOf = (pairs: readonly ScoredPair[]): Share => ({
  pairs: pairs.length,
  right: pairs.filter(({ grade }) => isRight(grade)).length / pairs.length,
})

/** High scores promise that a pair is right, and low ones that it is not. */
export const highScore = 80
export const lowScore = 30
export const calibrationOf = (pairs: readonly ScoredPair[]): { high: Share; low: Share } => ({
  high: shareOf(pairs.filter(({ score }) => score >= highScore)),
  low: shareOf(pairs.filter(({ score }) => score < lowScore)),
})

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
