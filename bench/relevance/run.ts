import { parseArgs } from 'node:util'
import { readJudged, halfOf, halves } from './cases.ts'
import { openMarket } from './market.ts'
import { outcomesOf } from './outcomes.ts'
import { barsOf, calibrationTable, rankingTable, unanswerable } from './report.ts'
import { sayMissed } from '../bars.ts'
import { worstCases, worstPairs } from './worst.ts'

// How good search and recommendations are by the judged cases.   npm run bench:relevance [-- --half tuning]
const { values } = parseArgs({ options: { half: { type: 'string' } } })
if (values.half !== undefined && values.half !== 'tuning')
  throw new Error('Only the cases of the tuning half are shown: --half tuning')
const tuning = values.half === 'tuning'
const say = (text: string) => process.stdout.write(`${text}\n\n`)

const judged = await readJudged()
const market = await openMarket(judged)
try {
  const cases = judged.cases.filter(({ id }) => !tuning || halfOf(id) === 'tuning')
  const outcomes = await outcomesOf(market, judged, cases)
  for (const half of tuning ? (['tuning'] as const) : halves) {
    const some = outcomes.filter((outcome) => outcome.half === half)
    say(`── The ${half} half: ${some.length} cases`)
    say(rankingTable(some))
    say(unanswerable(some))
    say(calibrationTable(some))
    if (half === 'held-out') sayMissed(barsOf(some), say)
  }
  if (tuning) {
    say(worstCases(outcomes, judged))
    say(worstPairs(outcomes))
  }
} finally {
  await market.close()
}
