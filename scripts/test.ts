import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { startOldPostgres } from './old-postgres.ts'
import { countPlaywright, countVitest, type Count } from './test-counts.ts'

// Everything there is to check, step by step, each whatever became of the one before. The last line counts.
const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const reports = await mkdtemp(join(tmpdir(), 'abronet-test-'))
// Databases and profiles of browsers that live for one test need no disk; what must survive a kill is tested on one.
const scratch = await mkdtemp(join((await inMemory()) ?? tmpdir(), 'abronet-test-'))
// As root, PostgreSQL runs under an account of its own, which has to reach it.
await chmod(scratch, 0o755)
const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []
const say = (line: string) => process.stdout.write(`${line}\n`)

/** The system's folder in memory, where it has one with room. */
async function inMemory(): Promise<string | undefined> {
  const folder = '/dev/shm'
  const room = await statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return room > 2 ** 31 ? folder : undefined
}

async function step(name: string, work: () => Promise<Count>): Promise<void> {
  say(`\n── ${name}`)
  const started = Date.now()
  const count = await work().catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error))
    return { passed: 0, failed: 1 }
  })
  total.passed += count.passed
  total.failed += count.failed
  if (count.failed > 0) failures.push(name)
  say(`   ${count.failed === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

function run(command: string, parameters: string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
}

async function check(command: string, ...parameters: string[]): Promise<Count> {
  return (await run(command, parameters)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest(
  project: string,
  environment: NodeJS.ProcessEnv = {},
  leftOut: readonly string[] = [],
): Promise<Count> {
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
  const succeeded = await run(bin('vitest'), parameters, environment)
  return countVitest(await readFile(report, 'utf8'), succeeded)
}

async function playwright(): Promise<Count> {
  const browser = await findBrowser(say)
  say(`   browser: ${browser}`)
  const report = join(reports, 'browser.json')
  const succeeded = await run(bin('playwright'), ['test', '--reporter=dot,json'], {
    BROWSER_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    TMPDIR: scratch,
  })
  return countPlaywright(await readFile(report, 'utf8'), succeeded)
}

/** What speaks of HTTP alone: every statement that it sends is sent by the others too. */
const ofHttp = ['server/fuzz.db.test.ts', 'server/platform/http/*.db.test.ts']

async function onOldPostgres(): Promise<Count> {
  const server = await startOldPostgres(scratch, say)
  try {
    return await vitest('database', { TEST_DATABASE_URL: server.url, TMPDIR: scratch }, ofHttp)
  } finally {
    await server.stop()
  }
}

await step('Build', () => check(process.execPath, 'scripts/build.ts'))
await step('Format', () => check(bin('oxfmt'), '--check'))
await step('Lint, with the boundaries', () => check(bin('oxlint'), '--type-aware', '--deny-warnings'))
await step('Types of the server', () => check(bin('tsc'), '-p', '.'))
await step('Types of the web', () => check(bin('tsc'), '-p', 'web'))
await step('Types of the browser tests', () => check(bin('tsc'), '-p', 'e2e'))
await step('Unused code and packages', () => check(bin('knip')))
await step('Texts in three languages', () => check(process.execPath, 'scripts/check-texts.ts'))
await step('Budgets', () => check(process.execPath, 'scripts/budgets.ts'))
await step('Unit tests', () => vitest('unit'))
await step('Tests on the embedded PostgreSQL 18', () => vitest('database', { TMPDIR: scratch }))
await step('Tests on a PostgreSQL 15 by its address', onOldPostgres)
await step('Tests that start and kill whole servers', () => vitest('process'))
await step('Tests in a browser', playwright)

await rm(reports, { recursive: true, force: true })
await rm(scratch, { recursive: true, force: true })
say(failures.length === 0 ? '' : `\nFailed: ${failures.join('; ')}`)
say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
