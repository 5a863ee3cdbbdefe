import { languages } from '../../contract/rules/language.ts'
import { above, atLeast, atMost, type Bar } from '../bars.ts'
import { percent, writeTable } from '../table.ts'
import { caseKinds, isPairing } from './cases.ts'
import { calibrationOf, highScore, lowScore, mean } from './metrics.ts'
import type { Outcome, Quality } from './outcomes.ts'

/** What the half that nothing was tuned by must hold. */
const bars = { ndcg: 0.9, recall: 0.95, highRight: 0.9, lowRight: 0.1 } as const

const figure = (value: number) => value.toFixed(3)
const averageOf = (qualities: readonly (Quality | null)[]): Quality | null => {
  const known = qualities.filter((quality) => quality !== null)
  return known.length === 0
    ? null
    : { ndcg: mean(known.map(({ ndcg }) => ndcg)), recall: mean(known.map((one) => one.recall)) }
}
const cellsOf = (quality: Quality | null) =>
  quality === null ? ['–', '–'] : [figure(quality.ndcg), figure(quality.recall)]

type Group = { name: string; outcomes: readonly Outcome[] }

/** By kind and language, then by kind, then by language. */
function groupsOf(outcomes: readonly Outcome[]): { fine: Group[]; kinds: Group[]; languages: Group[] } {
  const grouped = (name: string, belongs: (outcome: Outcome) => boolean): Group => ({
    name,
    outcomes: outcomes.filter(belongs),
  })
  return {
    fine: caseKinds.flatMap((kind) =>
      languages.map((language) =>
        grouped(`${kind}, ${language}`, ({ judged }) => judged.kind === kind && judged.language === language),
      ),
    ),
    kinds: caseKinds.map((kind) => grouped(kind, ({ judged }) => judged.kind === kind)),
    languages: languages.map((language) => grouped(language, ({ judged }) => judged.language === language)),
  }
}

/** Rankings, and those of MiniSearch beside them. */
export function rankingTable(outcomes: readonly Outcome[]): string {
  const { fine, kinds, languages: byLanguage } = groupsOf(outcomes)
  return writeTable([
    ['', 'cases', 'nDCG@5', 'recall@20', 'MiniSearch nDCG@5', 'recall@20'],
    ...[...fine, ...kinds, ...byLanguage].map(({ name, outcomes: some }) => [
      name,
      String(some.filter(({ quality }) => quality !== null).length),
      ...cellsOf(averageOf(some.map(({ quality }) => quality))),
      ...cellsOf(averageOf(some.map(({ opponent }) => opponent))),
    ]),
  ])
}

export function unanswerable(outcomes: readonly Outcome[]): string {
  const cases = outcomes.filter(({ quality }) => quality === null)
  const empty = cases.filter(({ ranked }) => ranked.length === 0)
  return `${cases.length} cases have no right answer; ${empty.length} of them are answered with nothing`
}

const pairsOf = (outcomes: readonly Outcome[]) => outcomes.flatMap(({ pairs }) => pairs)
/** Of each group the cases without a text, which have scores. */
const pairingsOf = (groups: readonly Group[]): Group[] =>
  groups
    .map(({ name, outcomes }) => ({ name, outcomes: outcomes.filter(({ judged }) => isPairing(judged)) }))
    .filter(({ outcomes }) => outcomes.length > 0)

export function calibrationTable(outcomes: readonly Outcome[]): string {
  const { fine, kinds, languages: byLanguage } = groupsOf(outcomes)
  return writeTable([
    ['', `pairs from ${highScore}%`, 'right', `pairs below ${lowScore}%`, 'right', 'without a score'],
    ...pairingsOf([...fine, ...kinds, ...byLanguage]).map(({ name, outcomes: some }) => {
      const { high, low } = calibrationOf(pairsOf(some))
      return [
        name,
        String(high.pairs),
        percent(high.right),
        String(low.pairs),
        percent(low.right),
        String(some.reduce((sum, { withoutScore }) => sum + withoutScore, 0)),
      ]
    }),
  ])
}

/** In each language and of each kind of case, and better than MiniSearch by the same text. */
export function barsOf(outcomes: readonly Outcome[]): Bar[] {
  const { kinds, languages: byLanguage } = groupsOf(outcomes)
  const rankings = [...kinds, ...byLanguage].flatMap(({ name, outcomes: some }) => {
    const quality = averageOf(some.map((one) => one.quality))
    const opponent = averageOf(some.map((one) => one.opponent))
    if (quality === null) return []
    const absolute = [
      atLeast(`${name}: nDCG@5`, quality.ndcg, bars.ndcg, figure),
      atLeast(`${name}: recall@20`, quality.recall, bars.recall, figure),
    ]
    // A language has cases without a text too.
    if (opponent === null || some.some(({ judged }) => isPairing(judged))) return absolute
    return [
      ...absolute,
      above(`${name}: nDCG@5 beside MiniSearch`, quality.ndcg, opponent.ndcg, figure),
      above(`${name}: recall@20 beside MiniSearch`, quality.recall, opponent.recall, figure),
    ]
  })
  const calibrations = pairingsOf([...kinds, ...byLanguage]).flatMap(({ name, outcomes: some }) => {
    const { high, low } = calibrationOf(pairsOf(some))
    const withoutScore = some.reduce((sum, one) => sum + one.withoutScore, 0)
    return [
      atLeast(`${name}: right from ${highScore}%`, high.right, bars.highRight, percent),
      atMost(`${name}: right below ${lowScore}%`, low.right, bars.lowRight, percent),
      atMost(`${name}: without a score`, withoutScore, 0, String),
    ]
  })
  return [...rankings, ...calibrations]
}
