// Runs on whatever Node (20 or later) a person has, before anything is installed: installs what is missing, then hands
// over to the Node that the project pins.   node scripts/run.mjs [--for-tests] [--with-input] scripts/start.ts …
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const given = process.argv.slice(2)
const takes = (option) => given[0] === option && given.shift() === option
const forTests = takes('--for-tests')
/** For commands that ask for something; they end by themselves. */
const withInput = takes('--with-input')
const [script, ...parameters] = given
const windows = process.platform === 'win32'
/** The npm that wrote the lock file; others read it differently. */
const npm = 'npm@11.6.0'

process.chdir(root)
ensureInstalled()
handOver(pinnedNode())

function ensureInstalled() {
  const markFile = join('node_modules', '.installed')
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  const known = existsSync(markFile) ? readFileSync(markFile, 'utf8').split(' ') : []
  if (known[0] === lock && (known[1] === 'all' || !forTests)) return
  // Tools for tests are large and nobody needs them to run the product; but nobody's are taken away.
  const all = forTests || known[1] === 'all' || existsSync(join('node_modules', 'vitest'))
  console.log(`Installing ${all ? 'the product and its test tools' : 'the product'} …`)
  // `ci` empties node_modules first, where a server may be running from; a tree that is there is completed instead.
  const act = existsSync('node_modules') ? ['install', '--no-save'] : ['ci']
  const result = spawnSync(
    'npx',
    [
      '--yes',
      npm,
      ...act,
      ...(all ? ['--include=dev'] : ['--omit=dev']),
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: windows,
    },
  )
  if (result.status !== 0) fail('The packages could not be installed; npm says above why.')
  writeFileSync(markFile, `${lock} ${all ? 'all' : 'product'}`)
}

function pinnedNode() {
  const platform = windows ? 'win' : process.platform
  const file = join(
    root,
    'node_modules',
    `node-${platform}-${process.arch}`,
    'bin',
    windows ? 'node.exe' : 'node',
  )
  // On a system without glibc the file is there and does not run.
  if (existsSync(file) && spawnSync(file, ['--version']).status === 0) return file
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail(
    `Node 24 does not come ready for ${platform}-${process.arch}: install Node 24 or later and try again.`,
  )
}

function handOver(node) {
  // The open pipe tells the child that we still live: it ends itself when we are killed without a word.
  // What a request leaves behind is cleared away less often, and little of it is taken for something to keep.
  const child = spawn(node, ['--max-semi-space-size=32', script, ...parameters], {
    stdio: [withInput ? 'inherit' : 'pipe', 'inherit', 'inherit'],
    env: {
      ...process.env,
      // Tools that look for `node` by name find the pinned one too.
      PATH: dirname(node) + delimiter + process.env.PATH,
      // To strip the types of a program and compile it takes half of its start: Node keeps the result.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled'),
      ...(withInput ? {} : { STOP_WITH_PARENT: '1' }),
    },
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)))
  const npmProcess = findNpm()
  if (npmProcess === undefined) return
  setInterval(() => {
    if (!isAlive(npmProcess)) child.kill('SIGTERM')
  }, 300).unref()
}

/** The npm that runs us, itself or through a shell: where it was killed without a word, nobody else would stop us. */
function findNpm() {
  let pid = process.ppid
  for (let generation = 0; generation < 3 && existsSync(`/proc/${pid}/cmdline`); generation += 1) {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    if (/\bnpm\b/.test(command) && !command.includes('run.mjs')) return pid
    pid = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  }
  return undefined
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
