import { setTimeout as pause } from 'node:timers/promises'
import { startCluster } from './cluster/cluster.ts'
import { outages } from './cluster/outages.ts'
import { judge, sweep, untilWriting } from './uploads/judge.ts'
import { makeSender, Tally } from './uploads/people.ts'

// People send documents, by forms and in parts, while nodes and PostgreSQL are killed. Counts what is lost, half there or left
// over.   npm run drill:documents [uploads]
const people = 10
const uploadsEach = Math.ceil(Number(process.argv[2] ?? 100) / people)
const wanted = people * uploadsEach
/** Acknowledged between two kills; fewer than are under way. */
const uploadsPerKill = 5
const fewestKills = wanted / 10
/** Milliseconds that a kill waits for a file to be written. */
const longestWait = 5_000

const cluster = await startCluster()
const senders = await Promise.all(Array.from({ length: people }, () => makeSender(cluster.database)))
const tally = new Tally()
const work = Promise.all(senders.map((sender) => sender.send(cluster.urls, uploadsEach, tally)))

const kills: { name: string; inFlight: number }[] = []
while (tally.total < wanted) {
  const before = tally.total
  while (tally.total < Math.min(before + uploadsPerKill, wanted)) await pause(20)
  // Every second time amid the writing of files, which takes a moment of the seconds that an upload takes.
  if (kills.length % 2 === 0) await untilWriting(cluster, longestWait)
  else await pause(Math.random() * 1_000)
  const outage = outages[kills.length % outages.length]
  if (outage === undefined || tally.inFlight === 0) continue
  kills.push({ name: outage.name, inFlight: tally.inFlight })
  process.stdout.write(
    `  ${tally.total} of ${wanted} acknowledged: ${outage.name}, ${tally.inFlight} in flight\n`,
  )
  await outage.kill(cluster)
  await outage.start(cluster)
  await cluster.untilReady()
}
await work
const remains = await sweep(cluster)
const { rows, pages, breaches } = await judge(cluster, senders)
await cluster.close()

const { form, parts } = tally.acknowledged
// 404: an upload that was taken by a call without an answer while the phone went on with it; it then begins anew, as browsers do.
const expected = [0, 404, 503]
const others = [...tally.refused].filter(([status]) => !expected.includes(status))
const refused = [...tally.refused]
  .filter(([status]) => status !== 0)
  .map(([status, times]) => `${times} × ${status}`)
const fewest = Math.min(...kills.map(({ inFlight }) => inFlight))
const enough = kills.length >= fewestKills && form > 0 && parts > 0
const good = enough && breaches.length === 0 && others.length === 0
process.stdout.write(`
${kills.length} kills (${outages.map(({ name }) => `${kills.filter((kill) => kill.name === name).length} × ${name}`).join(', ')}), at least ${fewest} uploads in flight at each
${tally.total} uploads acknowledged: ${form} by forms, ${parts} in parts; tried again after ${tally.refused.get(0) ?? 0} without an answer and ${refused.join(', ') || 'no refusal'}
left by kills: ${remains.files} files that nothing refers to with ${remains.objects} objects, ${remains.uploads} unfinished uploads; all are to be swept
kept: ${rows} files of documents with ${pages} pages
${breaches.length === 0 ? 'Nothing lost, half stored or left over; no row without its file.' : `FAILED ${breaches.length}`}
${[...breaches, ...others.map(([status]) => `an answer ${status}`)].map((breach) => `  ${breach}\n`).join('')}`)
if (!enough) process.stdout.write(`FAILED: too few kills or uploads to say anything\n`)
process.exit(good ? 0 : 1)
