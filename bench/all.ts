import { parseArgs } from 'node:util'
import { sayMissed, type Bar } from './bars.ts'
import { jobSearch } from './measurements/job-search.ts'
import { messages } from './measurements/messages.ts'
import { besidePlain } from './measurements/plain.ts'
import { growth, measureSearch } from './measurements/search.ts'
import { seekerSearch } from './measurements/seeker-search.ts'
import { signedInCall } from './measurements/signed-in-call.ts'
import { makeWorld } from './world.ts'

// The real server and a bare one, in one run, at 10,000 rows and more.   npm run bench [-- --rows 1000000 --seconds 4]
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '10000' }, seconds: { type: 'string', default: '4' } },
})
const seconds = Number(values.seconds)
const most = Number(values.rows)
const sizes = [...new Set([10_000, 100_000, most])].filter((size) => size <= most).toSorted((a, b) => a - b)
const kinds = [jobSearch, seekerSearch]
const say = (text: string) => process.stdout.write(`${text}\n\n`)

const bars: Bar[] = []
const smallest = await makeWorld(sizes[0] ?? most)
try {
  say(await signedInCall(smallest, seconds))
  const talk = await messages(smallest, seconds)
  bars.push(...talk.bars)
  for (const table of talk.tables) say(table)
  for (const size of sizes) {
    const started = Date.now()
    const world = size === smallest.rows ? smallest : await makeWorld(size)
    try {
      const took = ((Date.now() - started) / 1000).toFixed(0)
      say(`── ${size} jobs and ${size} seekers${world === smallest ? '' : `, made in ${took} s`}`)
      const plain = await besidePlain(world, seconds)
      bars.push(...plain.bars)
      for (const table of plain.tables) say(table)
      for (const kind of kinds) {
        const asked = await kind(world)
        const figures = await measureSearch(world, asked, seconds)
        bars.push(...figures.bars)
        for (const line of figures.lines) say(line)
        if (size === most && world !== smallest) {
          const few = { world: smallest, kind: await kind(smallest) }
          const grown = await growth(few, { world, kind: asked, figures }, seconds)
          bars.push(...grown.bars)
          for (const table of grown.tables) say(table)
        }
      }
    } finally {
      if (world !== smallest) await world.close()
    }
  }
} finally {
  await smallest.close()
}

sayMissed(bars, say)
