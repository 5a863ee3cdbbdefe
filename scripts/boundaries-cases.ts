import { posix } from 'node:path'

type Verdict = 'refused' | 'allowed'
export type Case = [what: string, file: string, line: string, verdict: Verdict]

/** The arrows of the architecture, each with a breach and with the nearest import that is right. */
const written: Case[] = [
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
  ['app → routes', 'server/app.ts', `import { aRoutes } from './domains/a/routes.ts'`, 'refused'],
  ['app → service', 'server/app.ts', `import { doA } from './domains/a/service.ts'`, 'refused'],
  ['app → domain', 'server/app.ts', `import { a } from './domains/a/index.ts'`, 'refused'],
  ['app → list', 'server/app.ts', `import { domains } from './domains.ts'`, 'allowed'],
  ['list → domain', 'server/domains.ts', `import { a } from './domains/a/index.ts'`, 'allowed'],
  ['list → service', 'server/domains.ts', `import { doA } from './domains/a/service.ts'`, 'refused'],
  ['list → platform', 'server/domains.ts', `import type { D } from './platform/domain.ts'`, 'allowed'],
  ['main → domain', 'server/main.ts', `import { a } from './domains/a/index.ts'`, 'refused'],
  ['main → service', 'server/main.ts', `import { doA } from './domains/a/service.ts'`, 'allowed'],
  ['command → domain', 'server/commands/seed.ts', `import { a } from '../domains/a/index.ts'`, 'refused'],
  ['script → domain', 'scripts/report.ts', `import { a } from '../server/domains/a/index.ts'`, 'refused'],
  ['platform → list', 'server/platform/http/log.ts', `import { domains } from '../../domains.ts'`, 'refused'],
  ['platform → demo', 'server/platform/http/log.ts', `import { d } from '../../demo/demo.ts'`, 'refused'],
  ['index → routes', 'server/domains/a/index.ts', `import { aRoutes } from './routes.ts'`, 'allowed'],
  ['index → service', 'server/domains/a/index.ts', `import { doA } from './service.ts'`, 'allowed'],
  ['index → store', 'server/domains/a/index.ts', `import { findA } from './store.ts'`, 'refused'],
  ['index → Kysely', 'server/domains/a/index.ts', `import { sql } from 'kysely'`, 'refused'],
  [
    'index → service of another',
    'server/domains/a/index.ts',
    `import { useB } from '../b/service.ts'`,
    'allowed',
  ],
  ['index → act of another', 'server/domains/a/index.ts', `import { hireB } from '../b/hire.ts'`, 'refused'],
  ['index → index of another', 'server/domains/a/index.ts', `import { b } from '../b/index.ts'`, 'refused'],
  ['test → list', 'server/domains/a/a.test.ts', `import { emit } from '../../domains.ts'`, 'allowed'],
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
    'app → store in a folder',
    'server/app.ts',
    `import { findEnd } from './domains/a/acts/store.ts'`,
    'refused',
  ],
  [
    'store in a folder → service',
    'server/domains/a/acts/store.ts',
    `import { doA } from '../service.ts'`,
    'refused',
  ],
  [
    'view in a folder → store',
    'server/domains/a/acts/view.ts',
    `import { findA } from './store.ts'`,
    'refused',
  ],
  [
    'routes in a folder → store',
    'server/domains/a/acts/routes.ts',
    `import { findA } from '../store.ts'`,
    'refused',
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

const domain = [
  'service',
  'routes',
  'policy',
  'store',
  'acts/end',
  'acts/store',
  'acts/routes',
  'acts/parts/end',
].map((name) => `server/domains/a/${name}.ts`)
/** Each folder has a list of its own, so what holds in many of them is planted in each of them. */
const inEveryList: [target: string, refusedIn: string[]][] = [
  ['web/head.ts', ['server/platform/http/log.ts', ...domain]],
  ['server/main.ts', domain],
  ['server/domains/b/view.ts', domain],
  ['server/domains/b/index.ts', domain],
  ['server/domains/a/index.ts', domain],
  ['server/domains.ts', domain],
  ['server/domains/a/public-routes.ts', domain.filter((file) => !file.endsWith('/routes.ts'))],
  ['kysely', domain.filter((file) => !file.endsWith('/store.ts'))],
]

/** How a file writes the import of another; a package is written as it is. */
export function specifierOf(file: string, target: string): string {
  if (!/^(web|server|contract|scripts|drills|bench|e2e)\//.test(target)) return target
  const path = posix.relative(posix.dirname(file), target)
  return path.startsWith('.') ? path : `./${path}`
}

export const serverImports: Case[] = [
  ...written,
  ...inEveryList.flatMap(([target, files]) =>
    files.map((file): Case => [`not ${target}`, file, `import '${specifierOf(file, target)}'`, 'refused']),
  ),
]

const full = `export const first = 1\n${'\n'.repeat(399)}`

/** What else is refused, by the rule that says so. */
export const others: [what: string, file: string, source: string, rule: string | null][] = [
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
