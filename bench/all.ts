import { parseArgs } from 'node:util'
import type { Bar } from './bars.ts'
import { jobSearch } from './measurements/job-search.ts'
import { growth, measureSearch, type SearchFigures } from './measurements/search.ts'
import { seekerSearch } from './measurements/seeker-search.ts'
import { signedInCall } from './measurements/signed-in-call.ts'
import { writeTable } from './table.ts'
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

const found: SearchFigures[] = []
for (const size of sizes) {
  const started = Date.now()
  const world = await makeWorld(size)
  try {
    say(`── ${size} jobs and ${size} seekers, made in ${((Date.now() - started) / 1000).toFixed(0)} s`)
    if (size === sizes[0]) say(await signedInCall(world, seconds))
    for (const kind of kinds) {
      const figures = await measureSearch(world, await kind(world), seconds)
      found.push(figures)
      for (const line of figures.lines) say(line)
    }
  } finally {
    await world.close()
  }
}

const grown = [...new Set(found.map(({ name }) => name))].flatMap((name) => {
  const few = found.find((figures) => figures.name === name)
  const many = found.findLast((figures) => figures.name === name)
  return few === undefined || many === undefined || few === many ? [] : [growth(few, many)]
})
for (const { table } of grown) say(table)

const bars: Bar[] = [...found.flatMap((figures) => figures.bars), ...grown.flatMap((growing) => growing.bars)]
const missed = bars.filter(({ held }) => !held)
say(`${bars.length - missed.length} of ${bars.length} bars are held`)
if (missed.length > 0) {
  say(
    writeTable([
      ['Missed', 'seen', 'bar'],
      ...missed.map(({ what, seen, bar }): string[] => [what, seen, bar]),
    ]),
  )
  process.exitCode = 1
}
