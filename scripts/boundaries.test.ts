import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'

const root = join(import.meta.dirname, '..')

type Verdict = 'refused' | 'allowed'

/** The arrows of the architecture, each with a breach and with the nearest import that is right. */
const imports: [what: string, file: string, line: string, verdict: Verdict][] = [
  ['contract → server', 'contract/jobs.ts', `import { config } from '../server/config.ts'`, 'refused'],
  ['contract → web', 'contract/jobs.ts', `import type { Route } from '../web/routes.ts'`, 'refused'],
  [
    'contract → scripts',
    'contract/rules/pay.ts',
    `import { build } from '../../scripts/build.ts'`,
    'refused',
  ],
  ['contract → React', 'contract/jobs.ts', `import { useState } from 'react'`, 'refused'],
  ['contract → Fastify', 'contract/jobs.ts', `import type { FastifyRequest } from 'fastify'`, 'refused'],
  ['contract → Kysely', 'contract/jobs.ts', `import { sql } from 'kysely'`, 'refused'],
  ['contract → pg', 'contract/jobs.ts', `import pg from 'pg'`, 'refused'],
  ['contract → i18next', 'contract/jobs.ts', `import { t } from 'i18next'`, 'refused'],
  ['contract → Node', 'contract/rules/pay.ts', `import { join } from 'node:path'`, 'refused'],
  ['contract → contract', 'contract/jobs.ts', `import { languages } from './rules/language.ts'`, 'allowed'],
  ['contract → zod', 'contract/jobs.ts', `import * as z from 'zod/mini'`, 'allowed'],

  ['web → server', 'web/main.tsx', `import { buildApp } from '../server/app.ts'`, 'refused'],
  ['page → server', 'web/pages/jobs.tsx', `import type { Config } from '../../server/config.ts'`, 'refused'],
  ['web → scripts', 'web/main.tsx', `import { build } from '../scripts/build.ts'`, 'refused'],
  ['web → Node', 'web/lib/dates.ts', `import { join } from 'node:path'`, 'refused'],
  ['web → Fastify', 'web/lib/dates.ts', `import fastify from 'fastify'`, 'refused'],
  ['web → pg', 'web/features/jobs/queries.ts', `import pg from 'pg'`, 'refused'],
  ['web → Kysely', 'web/areas/seeker/home.tsx', `import { sql } from 'kysely'`, 'refused'],
  ['root → page', 'web/main.tsx', `import { LandingPage } from './pages/landing.tsx'`, 'allowed'],
  ['root → feature', 'web/page-tree.tsx', `import { Frame } from './features/site/frame.tsx'`, 'allowed'],

  ['lib → endpoints', 'web/lib/calls.ts', `import { all } from '../../contract/endpoints.ts'`, 'refused'],
  ['as a type', 'web/lib/calls.ts', `import type { All } from '../../contract/endpoints.ts'`, 'allowed'],
  ['page → openapi', 'web/pages/docs.tsx', `import { write } from '../../contract/openapi.ts'`, 'refused'],
  ['as a type', 'web/pages/docs.tsx', `import type { Doc } from '../../contract/openapi.ts'`, 'allowed'],
  ['main → openapi', 'web/main.tsx', `import { openApi } from '../contract/openapi.ts'`, 'refused'],
  ['prerender → openapi', 'web/prerender.tsx', `import { openApi } from '../contract/openapi.ts'`, 'allowed'],
  ['document → openapi', 'web/document.ts', `import { openApi } from '../contract/openapi.ts'`, 'allowed'],
  ['prerender → server', 'web/prerender.tsx', `import { buildApp } from '../server/app.ts'`, 'refused'],
  ['loaded later', 'web/areas/admin/docs.tsx', `await import('../../../contract/openapi.ts')`, 'refused'],
  ['page → rule', 'web/pages/jobs.tsx', `import { fee } from '../../contract/rules/fees.ts'`, 'allowed'],
  [
    'form → schema',
    'web/features/jobs/form.tsx',
    `import { job } from '../../../contract/jobs.ts'`,
    'allowed',
  ],

  ['ui → API', 'web/ui/button.tsx', `import { api } from '../lib/api.ts'`, 'refused'],
  ['ui → feature', 'web/ui/button.tsx', `import { Frame } from '../features/site/frame.tsx'`, 'refused'],
  ['ui → page', 'web/ui/button.tsx', `import { LandingPage } from '../pages/landing.tsx'`, 'refused'],
  ['ui → area', 'web/ui/button.tsx', `import { Home } from '../areas/seeker/home.tsx'`, 'refused'],
  [
    'ui → domain',
    'web/ui/forms/field.tsx',
    `import type { Job } from '../../../contract/jobs.ts'`,
    'refused',
  ],
  ['ui → router', 'web/ui/button.tsx', `import { Link } from 'react-router'`, 'refused'],
  ['ui → root', 'web/ui/button.tsx', `import { routes } from '../routes.ts'`, 'refused'],
  ['ui → ui', 'web/ui/forms/field.tsx', `import { Button } from '../button.tsx'`, 'allowed'],
  ['ui → lib', 'web/ui/button.tsx', `import { usePath } from '../lib/paths.tsx'`, 'allowed'],
  [
    'ui → rule',
    'web/ui/button.tsx',
    `import { languages } from '../../contract/rules/language.ts'`,
    'allowed',
  ],
  ['lib → feature', 'web/lib/dates.ts', `import { Frame } from '../features/site/frame.tsx'`, 'refused'],
  ['lib → page', 'web/lib/dates.ts', `import { LandingPage } from '../pages/landing.tsx'`, 'refused'],
  ['lib → area', 'web/lib/dates.ts', `import { Home } from '../areas/seeker/home.tsx'`, 'refused'],
  ['lib → ui', 'web/lib/dates.ts', `import { Button } from '../ui/button.tsx'`, 'refused'],
  ['lib → lib', 'web/lib/dates.ts', `import { usePath } from './paths.tsx'`, 'allowed'],
  ['feature → page', 'web/features/jobs/list.tsx', `import { P } from '../../pages/landing.tsx'`, 'refused'],
  [
    'feature → area',
    'web/features/jobs/list.tsx',
    `import { H } from '../../areas/seeker/home.tsx'`,
    'refused',
  ],
  ['feature → feature', 'web/features/jobs/list.tsx', `import { F } from '../site/frame.tsx'`, 'refused'],
  ['from further down', 'web/features/jobs/parts/row.tsx', `import { F } from '../../site/f.tsx'`, 'refused'],
  ['feature → itself', 'web/features/jobs/parts/row.tsx', `import { List } from '../list.tsx'`, 'allowed'],
  ['feature → ui', 'web/features/jobs/list.tsx', `import { Button } from '../../ui/button.tsx'`, 'allowed'],
  ['feature → lib', 'web/features/jobs/list.tsx', `import { api } from '../../lib/api.ts'`, 'allowed'],
  ['page → area', 'web/pages/jobs.tsx', `import { Home } from '../areas/seeker/home.tsx'`, 'refused'],
  ['area → page', 'web/areas/seeker/home.tsx', `import { P } from '../../pages/landing.tsx'`, 'refused'],
  ['area → area', 'web/areas/seeker/home.tsx', `import { E } from '../employer/home.tsx'`, 'refused'],
  ['page → feature', 'web/pages/jobs.tsx', `import { List } from '../features/jobs/list.tsx'`, 'allowed'],
  [
    'area → feature',
    'web/areas/seeker/home.tsx',
    `import { L } from '../../features/jobs/list.tsx'`,
    'allowed',
  ],
  ['page → its data', 'web/pages/jobs.tsx', `import type { PageData } from '../page-data.ts'`, 'allowed'],
  ['more than its type', 'web/pages/docs.tsx', `import { pageData } from '../page-data.ts'`, 'refused'],

  ['server → web', 'server/app.ts', `import { routes } from '../web/routes.ts'`, 'refused'],
  ['server → scripts', 'server/app.ts', `import { build } from '../scripts/build.ts'`, 'refused'],
  ['server → drills', 'server/commands/seed.ts', `import { kill } from '../../drills/kill.ts'`, 'refused'],
  [
    'platform → domain',
    'server/platform/http/log.ts',
    `import { a } from '../../domains/a/service.ts'`,
    'refused',
  ],
  ['platform → app', 'server/platform/http/log.ts', `import { buildApp } from '../../app.ts'`, 'refused'],
  ['platform → main', 'server/platform/texts.ts', `import { start } from '../main.ts'`, 'refused'],
  ['platform → config', 'server/platform/http/log.ts', `import { config } from '../../config.ts'`, 'allowed'],
  ['app → routes', 'server/app.ts', `import { aRoutes } from './domains/a/routes.ts'`, 'allowed'],
  ['app → store', 'server/app.ts', `import { findA } from './domains/a/store.ts'`, 'refused'],
  ['command → store', 'server/commands/seed.ts', `import { findA } from '../domains/a/store.ts'`, 'refused'],
  ['script → store', 'scripts/report.ts', `import { findA } from '../server/domains/a/store.ts'`, 'refused'],
  ['routes → store', 'server/domains/a/routes.ts', `import { findA } from './store.ts'`, 'refused'],
  ['routes → Kysely', 'server/domains/a/routes.ts', `import { sql } from 'kysely'`, 'refused'],
  ['as a type', 'server/domains/a/routes.ts', `import type { Kysely } from 'kysely'`, 'allowed'],
  ['routes → pg', 'server/domains/a/routes.ts', `import pg from 'pg'`, 'refused'],
  ['routes → service', 'server/domains/a/routes.ts', `import { doA } from './service.ts'`, 'allowed'],
  ['service → store', 'server/domains/a/service.ts', `import { findA } from './store.ts'`, 'allowed'],
  ['act → store', 'server/domains/a/withdraw.ts', `import { findA } from './store.ts'`, 'allowed'],
  ['service → routes', 'server/domains/a/service.ts', `import { aRoutes } from './routes.ts'`, 'refused'],
  ['service → Kysely', 'server/domains/a/service.ts', `import { sql } from 'kysely'`, 'refused'],
  [
    'service → platform',
    'server/domains/a/service.ts',
    `import { mail } from '../../platform/mail.ts'`,
    'allowed',
  ],
  ['store → Kysely', 'server/domains/a/store.ts', `import { sql } from 'kysely'`, 'allowed'],
  ['store → service', 'server/domains/a/store.ts', `import { doA } from './service.ts'`, 'refused'],
  ['store → routes', 'server/domains/a/store.ts', `import { aRoutes } from './routes.ts'`, 'refused'],
  ['store → policy', 'server/domains/a/store.ts', `import { mayA } from './policy.ts'`, 'refused'],
  ['store → domain', 'server/domains/a/store.ts', `import { doB } from '../b/service.ts'`, 'refused'],
  [
    'second store → service',
    'server/domains/a/search-store.ts',
    `import { doA } from './service.ts'`,
    'refused',
  ],
  ['policy → store', 'server/domains/a/policy.ts', `import { findA } from './store.ts'`, 'refused'],
  ['view → store', 'server/domains/a/view.ts', `import { findA } from './store.ts'`, 'refused'],
  ['view → shape of a row', 'server/domains/a/view.ts', `import type { A } from './store.ts'`, 'allowed'],
  [
    'view → contract',
    'server/domains/a/view.ts',
    `import { job } from '../../../contract/jobs.ts'`,
    'allowed',
  ],
  [
    'domain → store of another',
    'server/domains/a/service.ts',
    `import { findB } from '../b/store.ts'`,
    'refused',
  ],
  ['domain → act of another', 'server/domains/a/service.ts', `import { doB } from '../b/hire.ts'`, 'refused'],
  [
    'the long way round',
    'server/domains/a/hire.ts',
    `import { b } from '../../domains/b/view.ts'`,
    'refused',
  ],
  [
    'from further down',
    'server/domains/a/acts/end.ts',
    `import { findB } from '../../b/store.ts'`,
    'refused',
  ],
  [
    'domain → service of another',
    'server/domains/a/service.ts',
    `import { useB } from '../b/service.ts'`,
    'allowed',
  ],
  [
    'the same from further down',
    'server/domains/a/acts/end.ts',
    `import { b } from '../../b/service.ts'`,
    'allowed',
  ],
  [
    'test → store of another',
    'server/domains/a/a.test.ts',
    `import { findB } from '../b/store.ts'`,
    'allowed',
  ],
  [
    'test tool → store',
    'server/testing/people.ts',
    `import { findA } from '../domains/a/store.ts'`,
    'allowed',
  ],
  ['test → web', 'server/domains/a/a.test.ts', `import { routes } from '../../../web/routes.ts'`, 'refused'],
  ['test tool → web', 'server/testing/people.ts', `import { routes } from '../../web/routes.ts'`, 'refused'],
]

const domain = ['service', 'routes', 'policy', 'store', 'acts/end'].map(
  (name) => `server/domains/a/${name}.ts`,
)
const layers = [
  'web/lib/dates.ts',
  'web/features/jobs/list.tsx',
  'web/features/jobs/parts/row.tsx',
  'web/pages/jobs.tsx',
  'web/areas/seeker/home.tsx',
]
const browser = [...layers, 'web/ui/button.tsx', 'web/main.tsx', 'web/prerender.tsx']

/** Each folder has a list of its own, so what holds in many of them is planted in each of them. */
const general: [target: string, refusedIn: string[]][] = [
  ['web/head.ts', ['server/platform/http/log.ts', ...domain]],
  ['server/main.ts', [...domain, ...browser]],
  ['server/domains/b/view.ts', domain],
  ['server/domains/a/public-routes.ts', domain.filter((file) => !file.endsWith('/routes.ts'))],
  ['kysely', [...domain.filter((file) => !file.endsWith('/store.ts')), ...browser]],
  ['node:url', browser],
  ['contract/operations.ts', [...layers, 'web/main.tsx', 'web/ui/button.tsx']],
  ['web/screens.ts', [...layers, 'web/ui/button.tsx']],
  ['web/page-data.ts', [...layers, 'web/ui/button.tsx']],
  ['web/pages/landing.tsx', layers.filter((file) => !file.startsWith('web/pages/'))],
]
for (const [target, files] of general) {
  for (const file of files) {
    const isOurs = target.includes('/')
    const path = isOurs ? posix.relative(posix.dirname(file), target) : target
    const specifier = isOurs && !path.startsWith('.') ? `./${path}` : path
    imports.push([`not ${target}`, file, `import '${specifier}'`, 'refused'])
  }
}

const full = `export const first = 1\n${'\n'.repeat(399)}`

/** What else is refused, by the rule that says so. */
const others: [what: string, file: string, source: string, rule: string | null][] = [
  [
    'one half of a cycle',
    'contract/egg.ts',
    `import { hen } from './hen.ts'\nexport const egg = hen\n`,
    'import(no-cycle)',
  ],
  [
    'the other half',
    'contract/hen.ts',
    `import { egg } from './egg.ts'\nexport const hen = egg\n`,
    'import(no-cycle)',
  ],
  [
    'a cycle of types',
    'contract/day.ts',
    `import type { Night } from './night.ts'\nexport type Day = Night[]\n`,
    'import(no-cycle)',
  ],
  [
    'its other half',
    'contract/night.ts',
    `import type { Day } from './day.ts'\nexport type Night = Day[]\n`,
    'import(no-cycle)',
  ],
  ['no cycle', 'contract/omelette.ts', `import { egg } from './egg.ts'\nexport const omelette = egg\n`, null],
  ['a barrel', 'contract/index.ts', `export * from './omelette.ts'\n`, 'oxc(no-barrel-file)'],
  ['over 400 lines', 'scripts/long.ts', `${full}export const last = 1\n`, 'eslint(max-lines)'],
  ['400 lines', 'scripts/full.ts', full, null],
  [
    'console in the server',
    'server/say.ts',
    `console.log('here')\nexport const said = true\n`,
    'eslint(no-console)',
  ],
  ['console in a script', 'scripts/say.ts', `console.log('here')\nexport const said = true\n`, null],
  [
    'import within a type',
    'contract/hidden.ts',
    `export type App = import('../server/app.ts').App\n`,
    'typescript(consistent-type-imports)',
  ],
  [
    'a type that still loads',
    'web/lib/load.ts',
    `import { type A } from './a.ts'\nexport const a: A = 1\n`,
    'typescript(no-import-type-side-effects)',
  ],
  [
    'a focused test',
    'web/lib/a.test.ts',
    `import { expect, test } from 'vitest'\ntest.only('a', () => expect(1).toBe(1))\n`,
    'vitest(no-focused-tests)',
  ],
]

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
for (const [, file, line] of imports) planted.set(file, `${planted.get(file) ?? ''}${line}\n`)

let folder: string
let found: z.infer<typeof report>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boundaries-'))
  await copyFile(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const [file, source] of planted) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), source)
  }
  const linter = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [linter, '-f', 'json'], { cwd: folder, encoding: 'utf8' })
  found = report.parse(JSON.parse(stdout))
}, 30_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test('every planted file could be read', () => {
  expect(found.number_of_files).toBe(planted.size)
  expect(found.diagnostics.filter(({ code }) => code === undefined)).toEqual([])
})

test.each(imports)('%s: %s: %s is %s', (_what, file, line, verdict) => {
  const number = (planted.get(file) ?? '').split('\n').indexOf(line) + 1
  const refused = found.diagnostics.some(
    ({ code, filename, labels }) =>
      code === 'eslint(no-restricted-imports)' && filename === file && labels[0]?.span.line === number,
  )
  expect(refused ? 'refused' : 'allowed').toBe(verdict)
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
