import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { others, serverImports, specifierOf } from './boundaries-cases.ts'
import { arrows, roomImports } from './room-cases.ts'

const root = join(import.meta.dirname, '..')
/** The rules, which the linter reads from the folder that it checks. */
const config = ['oxlint.config.ts', 'scripts/rooms.ts']

const imports = [...serverImports, ...roomImports]

const report = z.object({
  number_of_files: z.number(),
  diagnostics: z.array(
    z.object({
      code: z.optional(z.string()),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number() }) })),
    }),
  ),
})

const planted = new Map<string, string>(others.map(([, file, source]) => [file, source]))
const plant = (file: string, line: string) => planted.set(file, `${planted.get(file) ?? ''}${line}\n`)
const importOf = (file: string, target: string) => `import '${specifierOf(file, target)}'`
for (const [, file, line] of imports) plant(file, line)
for (const { file, allowed, refused } of arrows) {
  for (const target of [...allowed, ...refused]) plant(file, importOf(file, target))
}

let folder: string
let found: z.infer<typeof report>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boundaries-'))
  for (const [file, source] of planted) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), source)
  }
  for (const file of config) await copyFile(join(root, file), join(folder, file))
  const linter = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [linter, '-f', 'json'], { cwd: folder, encoding: 'utf8' })
  found = report.parse(JSON.parse(stdout))
}, 30_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test('every planted file could be read', () => {
  expect(found.number_of_files).toBe(planted.size + config.length)
  expect(found.diagnostics.filter(({ code }) => code === undefined)).toEqual([])
})

function isRefused(file: string, line: string): boolean {
  const number = (planted.get(file) ?? '').split('\n').indexOf(line) + 1
  return found.diagnostics.some(
    ({ code, filename, labels }) =>
      code === 'eslint(no-restricted-imports)' && filename === file && labels[0]?.span.line === number,
  )
}

test.each(imports)('%s: %s: %s is %s', (_what, file, line, verdict) => {
  expect(isRefused(file, line) ? 'refused' : 'allowed').toBe(verdict)
})

test.each(arrows)('$file imports what it may and nothing else', ({ file, allowed, refused }) => {
  const targets = [...allowed, ...refused]
  expect(targets.filter((target) => isRefused(file, importOf(file, target)))).toEqual(refused)
})

test.each(others)('%s: %s', (_what, file, _source, rule) => {
  const rules = found.diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code)
  expect([...new Set(rules)]).toEqual(rule === null ? [] : [rule])
})

/** The linter knows `export *` alone. */
function passesOnOnly(file: string, source: string): boolean {
  const statements = parseSync(file, source).program.body
  return (
    statements.length > 0 &&
    statements.every(
      (statement) =>
        statement.type === 'ExportAllDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
    )
  )
}

test('a file of named re-exports is a barrel, one that also says something is not', () => {
  expect(passesOnOnly('a.ts', `export { b } from './b.ts'\nexport type { C } from './c.ts'`)).toBe(true)
  expect(passesOnOnly('a.ts', `export { b } from './b.ts'\nexport const c = 1`)).toBe(false)
})

test('no file of ours is a barrel', async () => {
  const barrels: string[] = []
  const files = globSync('{contract,server,web,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules'],
  })
  for (const file of files) {
    // The door of a domain may pass on what the acts beside it do.
    if (/^server\/domains\/[^/]+\/service\.ts$/.test(file)) continue
    if (passesOnOnly(file, await readFile(join(root, file), 'utf8'))) barrels.push(file)
  }
  expect(barrels).toEqual([])
})

/** Where a file is loaded by a name that the linter cannot read: it sees plain names alone. */
function unreadableLoads(file: string, source: string): string[] {
  return parseSync(file, source)
    .module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end))
    .filter((name) => !/^['"]/.test(name))
}

test('a name in backticks or in a variable is unreadable, a plain one is not', () => {
  expect(unreadableLoads('a.ts', "await import('./b.ts')")).toEqual([])
  expect(unreadableLoads('a.ts', 'await import(`./b.ts`)\nawait import(name)')).toEqual(['`./b.ts`', 'name'])
})

test('all of the web application but its entries loads files by plain names', async () => {
  const unreadable: string[] = []
  for (const file of globSync('web/**/*.{ts,tsx}', { cwd: root, exclude: ['web/entry/**'] })) {
    const source = await readFile(join(root, file), 'utf8')
    if (source.includes('import.meta.glob') || unreadableLoads(file, source).length > 0) unreadable.push(file)
  }
  expect(unreadable).toEqual([])
})
