import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { atMost, type Bar } from '../bench/bars.ts'
import { writeTable } from '../bench/table.ts'
import { median } from '../server/testing/median.ts'
import { startCluster } from './cluster/cluster.ts'
import { outages } from './cluster/outages.ts'
import { Tally } from './messages/connection.ts'
import { judge } from './messages/judge.ts'
import { runOutage, untilUpToDate, type Recovery } from './messages/outages.ts'
import { makePairs } from './messages/people.ts'
import { Reader } from './messages/reader.ts'
import { Writer, Writing } from './messages/writer.ts'

// People write to each other through two nodes while nodes and PostgreSQL are killed.   npm run drill:messages [-- --rounds 15 --pairs 100]
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, pairs: { type: 'string', default: '100' } },
})
const rounds = Number(values.rounds)
const pairs = Number(values.pairs)
/** Milliseconds after recovery within which every reader is up to date. */
const upToDateWithin = 5_000

const seconds = (time: number) => `${(time / 1_000).toFixed(1)} s`

const cluster = await startCluster()
const people = await makePairs(cluster.database, pairs)
const tally = new Tally()
const readers = people.map((person) => new Reader(cluster.urls, person, tally))
const writers = people.map((person) => new Writer(cluster.urls, person, tally))
const writing = new Writing()
const work = writers.map((writer) => writer.write(writing))

const recoveries: Recovery[] = []
for (let round = 0; round < rounds; round += 1) {
  const outage = outages[round % outages.length]
  if (outage === undefined) continue
  const recovery = await runOutage(outage, { cluster, readers, writing, tally })
  recoveries.push(recovery)
  process.stdout.write(
    `  ${round + 1} of ${rounds}: ${recovery.name}, ${recovery.inFlight} in flight, down for ${seconds(recovery.downFor)}, ` +
      `all up to date ${seconds(recovery.behindFor)} later\n`,
  )
}
writing.hasStopped = true
writing.ring()
await Promise.all(work)
recoveries.push({
  name: 'none, at the end',
  inFlight: 0,
  downFor: 0,
  behindFor: await untilUpToDate(cluster, readers),
})
// Readers mark their last messages as read a moment after they read them.
await pause(1_000)
const verdict = await judge(cluster.database, writers, readers)
await Promise.all(readers.map((reader) => reader.stop()))
await cluster.close()

const count = (number: number) => String(number)
const kills = recoveries.filter(({ downFor }) => downFor > 0)
const rows = [...new Set(kills.map(({ name }) => name))].map((name) => {
  const of = kills.filter((recovery) => recovery.name === name)
  return [
    name,
    count(of.length),
    count(Math.min(...of.map(({ inFlight }) => inFlight))),
    seconds(median(of.map(({ downFor }) => downFor))),
    seconds(Math.max(...of.map(({ downFor }) => downFor))),
    seconds(Math.max(...of.map(({ behindFor }) => behindFor))),
  ]
})
const bars: Bar[] = [
  atMost('acknowledged and lost', verdict.lost, 0, count),
  atMost('stored twice', verdict.doubled, 0, count),
  atMost('conversations out of order', verdict.misordered, 0, count),
  atMost('readers who missed one, saw one twice or out of order', verdict.misread, 0, count),
  atMost('wrong unread counts', verdict.miscounted, 0, count),
  atMost('answers other than 200 and 503', tally.wrong(), 0, count),
  atMost(
    'kills that met no message on its way',
    kills.filter(({ inFlight }) => inFlight === 0).length,
    0,
    count,
  ),
  atMost(
    'the last reader is up to date after',
    Math.max(...recoveries.map(({ behindFor }) => behindFor)),
    upToDateWithin,
    seconds,
  ),
]
process.stdout.write(`
${people.length} people, ${kills.length} kills, ${verdict.acknowledged} messages acknowledged, ${verdict.stored} stored
answers: ${tally.summary()}; ${tally.failedInCalm} of them while everything was up

${writeTable([['Killed', 'times', 'fewest in flight', 'down, median', 'down, most', 'up to date after, most'], ...rows])}

${writeTable([['Bar', 'seen', 'bar', ''], ...bars.map(({ what, seen, bar, held }) => [what, seen, bar, held ? '' : 'MISSED'])])}
`)
process.exit(verdict.acknowledged > 0 && bars.every(({ held }) => held) ? 0 : 1)
