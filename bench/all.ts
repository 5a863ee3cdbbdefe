import { parseArgs } from 'node:util'
import { load, summarize, type Round } from './load.ts'
import { signedInCall } from './measurements/signed-in-call.ts'
import { writeTable } from './table.ts'
import { makeWorld } from './world.ts'

// Requests per second of the real server and of a bare one, in one run.   npm run bench [-- --rows 10000 --seconds 4]
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '10000' }, seconds: { type: 'string', default: '4' } },
})
const seconds = Number(values.seconds)
const rounds = 5
const warmUpSeconds = 2
const measurements = [signedInCall]

const world = await makeWorld(Number(values.rows))
try {
  for (const prepare of measurements) {
    const { targets, stop } = await prepare(world)
    const results = new Map(targets.map((target) => [target, [] as Round[]]))
    for (const target of targets) await load(target, warmUpSeconds)
    // In turn, so that whatever else the machine does meets all of them alike.
    for (let round = 0; round < rounds; round += 1)
      for (const [target, known] of results) known.push(await load(target, seconds))
    await stop()
    const lines = Array.from(results, ([{ name }, known]) => ({ name, figures: summarize(known) }))
    process.stdout.write(`${writeTable(lines)}\n`)
  }
} finally {
  await world.close()
}
