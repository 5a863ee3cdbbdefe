import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { median } from '../server/testing/median.ts'
import { freePort, startServer } from '../server/testing/process.ts'
import { browserArguments, findBrowser } from './browser.ts'
import { ensureBuilt } from './ensure-built.ts'

// Lighthouse as on a phone, on the pages named or on those below. Fails below the bars.
const bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Milliseconds until the largest piece is there, on the simulated phone. */
const longestPaint = 1_200
const longestPaintOfForm = 1_500
/** What an unslowed browser happens to have before it paints counts as needed for it: times of one page differ by a second. */
const rounds = 3
const readPages = ['/', '/am', '/om']
const formPages = [
  '/registration',
  '/am/registration',
  '/om/registration',
  '/login',
  '/register',
  '/forgot-password',
  '/partner',
]
const paths = process.argv.length > 2 ? process.argv.slice(2) : [...readPages, ...formPages]
const isForm = (path: string) => formPages.includes(path)
const say = (line: string) => process.stdout.write(`${line}\n`)

if (!(await ensureBuilt())) process.exit(1)
const folder = await mkdtemp(join(tmpdir(), 'abronet-lighthouse-'))
const server = await startServer({ DATA_DIR: folder, NODE_ENV: 'production', RATE_LIMIT_FACTOR: '100' })
const debugPort = await freePort()
const browser = await chromium.launch({
  executablePath: await findBrowser(say),
  args: [...browserArguments, `--remote-debugging-port=${debugPort}`],
})

let failed = false
try {
  for (const path of paths) failed = !(await isGood(path)) || failed
} finally {
  await browser.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

/** Times by the median of the rounds, everything else in each of them. */
async function isGood(path: string): Promise<boolean> {
  const measured: Awaited<ReturnType<typeof measure>>[] = []
  for (let round = 0; round < rounds; round += 1) measured.push(await measure(path))
  const performance = median(measured.map((figures) => figures.performance))
  const paint = median(measured.map((figures) => figures.paint))
  say(`   median: performance ${performance}, largest paint ${Math.round(paint)} ms`)
  const longest = isForm(path) ? longestPaintOfForm : longestPaint
  return performance >= bars.performance && paint <= longest && measured.every(({ isSound }) => isSound)
}

async function measure(path: string) {
  const result = await lighthouse(server.url + path, {
    port: debugPort,
    onlyCategories: Object.keys(bars),
    logLevel: 'error',
  })
  if (result === undefined) throw new Error(`Lighthouse gave no report on ${path}`)
  const { categories, audits } = result.lhr
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 1
  const paint = audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY
  const figures = Object.keys(bars)
    .map((name) => `${name} ${scoreOf(name)}`)
    .join(', ')
  const blocked = audits['total-blocking-time']?.numericValue ?? 0
  say(
    `${path}: ${figures}, layout shift ${shift.toFixed(4)}, largest paint ${Math.round(paint)} ms, blocked ${Math.round(blocked)} ms`,
  )
  const poor = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  )
  if (poor.length > 0) say(`   less than perfect: ${poor.join(', ')}`)
  const { performance: _timed, ...steady } = bars
  const isSound = shift === 0 && Object.entries(steady).every(([name, bar]) => scoreOf(name) >= bar)
  return { performance: scoreOf('performance'), paint, isSound }
}
