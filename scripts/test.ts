import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { startOldPostgres } from './old-postgres.ts'
import { plain, readPlaywright, readVitest, type Outcome } from './test-reports.ts'

// Everything there is to check, each whatever became of the others. Of what a step prints, its failures are shown with their
// reasons; the end names them once more, and the last line counts.
const root = join(import.meta.dirname, '..')
type Ran = { succeeded: boolean; printed: string }
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const reports = await mkdtemp(join(tmpdir(), 'abronet-test-'))
// Databases and profiles of browsers that live for one test need no disk. What a killed process has written is there all the same.
const scratch = await mkdtemp(join((await inMemory()) ?? tmpdir(), 'abronet-test-'))
// As root, PostgreSQL runs under an account of its own, which has to reach it.
await chmod(scratch, 0o755)
const say = (line: string) => process.stdout.write(`${line}\n`)
let passed = 0
const failures: string[] = []

/** The system's folder in memory, where it has one with room. */
async function inMemory(): Promise<string | undefined> {
  const folder = '/dev/shm'
  const room = await statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return room > 2 ** 31 ? folder : undefined
}

async function step(name: string, work: () => Promise<Outcome>): Promise<void> {
  const started = Date.now()
  const outcome = await work().catch((error: unknown) => broken(name, error))
  passed += outcome.passed
  failures.push(...outcome.failures.map((failure) => `${name}: ${failure.name}`))
  const sign = outcome.failures.length === 0 ? 'passed' : 'FAILED'
  say(`── ${name}: ${sign} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  for (const failure of outcome.failures) say(`\n${failure.name}\n${failure.reason}\n`)
}

const broken = (name: string, cause: unknown): Outcome => ({
  passed: 0,
  failures: [{ name, reason: cause instanceof Error ? cause.message : String(cause) }],
})

function run(command: string, parameters: string[], environment: NodeJS.ProcessEnv = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    const printed: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => printed.push(part))
    child.stderr.on('data', (part: Buffer) => printed.push(part))
    child.on('error', reject)
    child.on('close', (code) =>
      resolve({ succeeded: code === 0, printed: Buffer.concat(printed).toString() }),
    )
  })
}

const lastOf = ({ printed }: Ran) => plain(printed.slice(-2_000))

const check =
  (command: string, ...parameters: string[]) =>
  async (): Promise<Outcome> => {
    const ran = await run(command, parameters)
    return ran.succeeded
      ? { passed: 1, failures: [] }
      : broken([command, ...parameters].join(' '), lastOf(ran))
  }

/** The report of a run of tests; where it failed or ran nothing though no test says so, what it printed last. */
async function settle(read: (report: string) => Outcome, report: string, ran: Ran): Promise<Outcome> {
  const outcome = read(await readFile(report, 'utf8').catch(() => Promise.reject(new Error(lastOf(ran)))))
  const silent = outcome.failures.length === 0 && (!ran.succeeded || outcome.passed === 0)
  return silent ? broken('the run as a whole', lastOf(ran)) : outcome
}

async function vitest(
  project: string,
  environment: NodeJS.ProcessEnv = {},
  leftOut: readonly string[] = [],
): Promise<Outcome> {
  const report = join(reports, `${project}.json`)
  await rm(report, { force: true })
  const parameters = [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...leftOut.map((files) => `--exclude=${files}`),
  ]
  return settle(readVitest, report, await run(bin('vitest'), parameters, environment))
}

async function playwright(): Promise<Outcome> {
  const report = join(reports, 'browser.json')
  const ran = await run(bin('playwright'), ['test', '--reporter=dot,json'], {
    BROWSER_PATH: await findBrowser(say),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    TMPDIR: scratch,
  })
  const outcome = await settle(readPlaywright, report, ran)
  if (outcome.failures.length > 0) for (const line of ran.printed.split('\n').filter(isServerError)) say(line)
  return outcome
}

/** A line of the server's log, where alone it says why it failed. */
const isServerError = (line: string) => line.includes('"level":50')

/** What speaks of HTTP alone: every statement that it sends is sent by the others too. */
const ofHttp = [
  'server/access.db.test.ts',
  'server/api-client.db.test.ts',
  'server/domains/hiring/random-walk.db.test.ts',
  'server/fuzz*.db.test.ts',
  'server/platform/http/*.db.test.ts',
]

async function onOldPostgres(): Promise<Outcome> {
  const server = await startOldPostgres(scratch, say)
  try {
    return await vitest('database', { TEST_DATABASE_URL: server.url, TMPDIR: scratch }, ofHttp)
  } finally {
    await server.stop()
  }
}

/** What reads the sources keeps one core busy at a time, so it goes beside the build. */
async function readSources(): Promise<void> {
  await step('Format', check(bin('oxfmt'), '--check'))
  await step('Lint, with the boundaries', check(bin('oxlint'), '--type-aware', '--deny-warnings'))
  await step('Types of the server', check(bin('tsc'), '-p', '.'))
  await step('Types of the web', check(bin('tsc'), '-p', 'web'))
  await step('Types of the service worker', check(bin('tsc'), '-p', 'web/worker'))
  await step('Types of the browser tests', check(bin('tsc'), '-p', 'e2e'))
}

async function build(): Promise<void> {
  await step('Build', check(process.execPath, 'scripts/build.ts'))
  await step('Budgets', check(process.execPath, 'scripts/budgets.ts'))
  await step('Unused code and packages', check(bin('knip')))
  await step('Texts in three languages', check(process.execPath, 'scripts/check-texts.ts'))
}

await Promise.all([readSources(), build()])
await step('Unit tests', () => vitest('unit'))
await step('Tests on the embedded PostgreSQL 18', () => vitest('database', { TMPDIR: scratch }))
await step('Tests on a PostgreSQL 15 by its address', onOldPostgres)
await step('Tests that start and kill whole servers', () => vitest('process', { TMPDIR: scratch }))
await step('Tests in a browser', playwright)

await rm(reports, { recursive: true, force: true })
await rm(scratch, { recursive: true, force: true })
for (const failed of failures) say(`FAILED ${failed}`)
say(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
