import type { Case } from './boundaries-cases.ts'

/** What a file may import and what it may not: packages, and files as they are seen from the root. */
type Arrows = { file: string; allowed: string[]; refused: string[] }

const outside = ['server/app.ts', 'scripts/build.ts', 'drills/kill.ts', 'bench/all.ts', 'e2e/people.ts']
const notForBrowsers = ['fastify', '@fastify/cookie', 'pg', 'kysely', 'node:url']
const commonContract = [
  'brand',
  'endpoint',
  'endpoints',
  'errors',
  'fields',
  'openapi',
  'openapi/operations',
  'operations',
  'pages',
  'paging',
].map((name) => `contract/${name}.ts`)
const router = ['wouter', 'wouter/use-browser-location', 'regexparam']
const queries = '@tanstack/react-query'
const deviceStore = 'idb-keyval'
/** What composes the rooms, and what no room imports therefore. */
const composing = ['web/entry/app.tsx', 'web/routes.ts', 'web/app/screens.ts', 'web/site/screens.ts']

/** Refused in every room and in all that rooms are built from. */
const nowhere = [...outside, ...notForBrowsers, ...composing, deviceStore, 'web/new-folder/part.tsx']
const foundation = [
  'web/ui/button.tsx',
  'web/ui/controls/field.tsx',
  'web/lib/api.ts',
  'web/lib/navigation.ts',
  'web/locales/en/common.json',
]
const contract = ['contract/jobs.ts', 'contract/rules/pay.ts', 'contract/reference/places.ts']
const rooms = ['web/app/jobs/screens.ts', 'web/site/jobs/login.tsx', 'web/app/lion/home.tsx']

/** In a room, deep in it, and in a room that only the planted tree has. */
const plantedIn = (folder: string) =>
  ['hiring/home.tsx', 'hiring/list/row/cell.tsx', 'zebra/stripes/home.tsx'].map((file) => `${folder}/${file}`)
const ownPart = (file: string) => `${file.split('/').slice(0, 3).join('/')}/part.tsx`

export const arrows: Arrows[] = [
  ...['web/ui/button.tsx', 'web/ui/controls/field.tsx'].map((file) => ({
    file,
    allowed: [
      'web/ui/icon.tsx',
      'web/ui/search/bar.tsx',
      'web/lib/navigation.ts',
      'web/lib/api-error.ts',
      'web/locales/en/common.json',
      'contract/rules/language.ts',
      'contract/reference/options/shifts.ts',
      'react',
    ],
    refused: [
      ...nowhere,
      ...rooms,
      ...router,
      ...commonContract,
      queries,
      'web/lib/api.ts',
      'web/lib/endpoints.ts',
      'web/lib/session.ts',
      'web/lib/query-client.ts',
      'web/shared/accounts/home.tsx',
      'web/app/coming-soon.tsx',
      'contract/jobs.ts',
    ],
  })),
  ...['web/lib/dates.ts', 'web/lib/deeper/dates.ts'].map((file) => ({
    file,
    allowed: [
      'web/lib/paths.tsx',
      'web/lib/other/words.ts',
      'web/locales/en/dates.json',
      'contract/endpoint.ts',
      ...contract,
      ...router,
      queries,
    ],
    refused: [
      ...nowhere,
      ...rooms,
      ...commonContract.filter((name) => name !== 'contract/endpoint.ts'),
      'web/ui/button.tsx',
      'web/shared/accounts/home.tsx',
    ],
  })),
  {
    file: 'web/lib/device-store.ts',
    allowed: [deviceStore, 'web/lib/dates.ts', 'contract/rules/pay.ts'],
    refused: [
      ...outside,
      ...notForBrowsers,
      ...composing,
      ...rooms,
      'web/ui/button.tsx',
      'contract/errors.ts',
    ],
  },
  ...plantedIn('web/shared').map((file) => ({
    file,
    allowed: [ownPart(file), ...foundation, ...contract, queries],
    refused: [
      ...nowhere,
      ...rooms,
      ...commonContract,
      ...router,
      'web/shared/seekers/head.tsx',
      'web/app/coming-soon.tsx',
    ],
  })),
  ...plantedIn('web/site').map((file) => ({
    file,
    allowed: [ownPart(file), 'web/shared/accounts/home.tsx', ...foundation, ...contract],
    refused: [
      ...nowhere,
      ...rooms,
      ...commonContract,
      ...router,
      queries,
      'web/site/landing/hero.tsx',
      'web/app/accounts/settings.tsx',
      'web/app/coming-soon.tsx',
    ],
  })),
  ...plantedIn('web/app').map((file) => ({
    file,
    allowed: [ownPart(file), 'web/shared/accounts/home.tsx', ...foundation, ...contract, queries],
    refused: [
      ...nowhere,
      ...rooms,
      ...commonContract,
      ...router,
      'web/app/jobs/search/job-words.ts',
      'web/app/shell/place.ts',
      'web/app/coming-soon.tsx',
      'web/site/accounts/login.tsx',
    ],
  })),
  {
    file: 'web/app/zebra/screens.ts',
    allowed: [
      'web/app/coming-soon.tsx',
      'web/app/zebra/home.tsx',
      'web/lib/screens.ts',
      'contract/rules/accounts.ts',
    ],
    refused: [
      ...nowhere,
      ...router,
      ...commonContract,
      'web/app/jobs/screens.ts',
      'web/site/jobs/screens.ts',
    ],
  },
  {
    file: 'web/app/coming-soon.tsx',
    allowed: ['web/shared/accounts/home.tsx', ...foundation, ...contract],
    refused: [...nowhere, ...rooms, ...router, ...commonContract, 'web/app/shell/place.ts'],
  },
  ...['web/app/shell/outlet.tsx', 'web/app/shell/menu/entry.tsx'].map((file) => ({
    file,
    allowed: [
      'web/app/screens.ts',
      'web/app/shell/place.ts',
      'web/shared/accounts/home.tsx',
      ...foundation,
      ...contract,
      ...router,
      queries,
    ],
    refused: [
      ...nowhere.filter((target) => target !== 'web/app/screens.ts'),
      ...rooms,
      ...commonContract,
      'web/app/coming-soon.tsx',
    ],
  })),
  {
    file: 'web/app/screens.ts',
    allowed: ['web/app/jobs/screens.ts', 'web/app/zebra/screens.ts', 'web/lib/screens.ts'],
    refused: [
      ...outside,
      ...notForBrowsers,
      'web/app/jobs/search.tsx',
      'web/app/jobs/search/screens.ts',
      'web/app/coming-soon.tsx',
      'web/site/jobs/screens.ts',
      'web/site/screens.ts',
      'web/lib/api.ts',
      'web/routes.ts',
      'contract/rules/pay.ts',
      'react',
    ],
  },
  {
    file: 'web/site/screens.ts',
    allowed: ['web/site/jobs/screens.ts', 'web/lib/screens.ts'],
    refused: [
      ...outside,
      ...notForBrowsers,
      'web/site/jobs/saved.tsx',
      'web/app/jobs/screens.ts',
      'web/app/screens.ts',
      'web/lib/api.ts',
      'web/routes.ts',
      'react',
    ],
  },
  {
    file: 'web/routes.ts',
    allowed: ['web/site/screens.ts', 'web/app/screens.ts', 'web/lib/screens.ts'],
    refused: [
      ...outside,
      ...notForBrowsers,
      ...rooms,
      ...router,
      queries,
      deviceStore,
      'web/app/coming-soon.tsx',
      'web/shared/accounts/home.tsx',
      'web/ui/button.tsx',
      'web/entry/app.tsx',
      'contract/rules/pay.ts',
    ],
  },
  ...['web/entry/app.tsx', 'web/entry/parts/head.ts'].map((file) => ({
    file,
    allowed: [
      'web/entry/document.ts',
      'web/routes.ts',
      'web/app/screens.ts',
      'web/app/shell/outlet.tsx',
      'web/shared/accounts/home.tsx',
      ...rooms,
      ...foundation,
      ...contract,
      ...commonContract,
      ...router,
      queries,
    ],
    refused: [...outside, ...notForBrowsers, deviceStore],
  })),
  {
    file: 'web/worker/certificates.ts',
    allowed: ['web/worker/part.ts', 'contract/rules/pay.ts'],
    refused: [...nowhere, ...rooms, ...foundation, 'contract/jobs.ts', ...router, queries],
  },
  // A folder that is no room has no arrows yet.
  {
    file: 'web/new-folder/part.tsx',
    allowed: ['web/new-folder/other.tsx', 'react'],
    refused: [
      ...nowhere.filter((target) => !target.startsWith('web/new-folder/')),
      ...rooms,
      ...foundation,
      ...router,
      queries,
    ],
  },
]

/** How an import is written: in other forms, one folder too far or not far enough, on a detour. */
export const roomImports: Case[] = [
  ['a type', 'web/app/jobs/a.tsx', `import type { A } from '../hiring/a.ts'`, 'refused'],
  ['passed on', 'web/app/jobs/a.tsx', `export { a } from '../hiring/a.ts'`, 'refused'],
  ['all passed on', 'web/app/jobs/a.tsx', `export * from '../hiring/b.ts'`, 'refused'],
  ['loaded later', 'web/app/jobs/a.tsx', `await import('../hiring/a.tsx')`, 'refused'],
  ['its own, later', 'web/app/jobs/a.tsx', `await import('./search/b.tsx')`, 'allowed'],
  ['coming soon, later', 'web/app/jobs/screens.ts', `await import('../coming-soon.tsx')`, 'allowed'],
  ['a room, later', 'web/app/jobs/screens.ts', `await import('../hiring/a.tsx')`, 'refused'],
  ['a schema, later', 'web/app/jobs/a.tsx', `await import('../../../contract/jobs.ts')`, 'allowed'],
  ['openapi, later', 'web/app/jobs/a.tsx', `await import('../../../contract/openapi.ts')`, 'refused'],
  ['as a type', 'web/app/jobs/a.tsx', `import type { E } from '../../../contract/errors.ts'`, 'allowed'],
  ['as a type', 'web/site/jobs/a.tsx', `import type { O } from '../../../contract/openapi.ts'`, 'allowed'],
  ['as a type', 'web/shared/jobs/a.tsx', `import type { B } from '../../../contract/brand.ts'`, 'allowed'],
  ['as a type', 'web/lib/a.ts', `import type { All } from '../../contract/endpoints.ts'`, 'allowed'],
  ['not even a type', 'web/ui/a.tsx', `import type { E } from '../../contract/errors.ts'`, 'refused'],
  ['not even a type', 'web/ui/a.tsx', `import type { Answer } from '../lib/api.ts'`, 'refused'],
  ['not even a type', 'web/site/jobs/a.tsx', `import type { Q } from '@tanstack/react-query'`, 'refused'],

  ['a folder of the room', 'web/app/jobs/search/a.tsx', `import '../hiring/a.ts'`, 'allowed'],
  ['another room', 'web/app/jobs/search/a.tsx', `import '../../hiring/a.ts'`, 'refused'],
  ['no room at all', 'web/app/jobs/search/a.tsx', `import '../../../hiring/a.ts'`, 'refused'],
  ['a room called lib', 'web/app/jobs/search/a.tsx', `import '../../lib/a.ts'`, 'refused'],
  ['lib', 'web/app/jobs/search/a.tsx', `import '../../../lib/a.ts'`, 'allowed'],
  ['a lib outside web', 'web/app/jobs/search/a.tsx', `import '../../../../lib/a.ts'`, 'refused'],
  ['a room like the other', 'web/app/jobs/a.tsx', `import '../jobs-of-others/a.ts'`, 'refused'],
  ['its room from outside', 'web/app/jobs/a.tsx', `import '../../app/hiring/a.ts'`, 'refused'],
  ['from further outside', 'web/app/jobs/a.tsx', `import '../../../web/app/hiring/a.ts'`, 'refused'],
  ['past the contract', 'web/app/jobs/a.tsx', `import '../../../contract/../server/app.ts'`, 'refused'],
  ['past lib', 'web/app/jobs/a.tsx', `import '../../lib/../app/hiring/a.ts'`, 'refused'],
  ['past its own folder', 'web/app/jobs/a.tsx', `import './search/../../hiring/a.ts'`, 'refused'],
  ['from here', 'web/app/jobs/a.tsx', `import './../hiring/a.ts'`, 'refused'],
  ['with a dot', 'web/app/jobs/search/a.tsx', `import '.././../hiring/a.ts'`, 'refused'],
  ['with two slashes', 'web/app/jobs/a.tsx', `import '../../lib//../app/hiring/a.ts'`, 'refused'],
  ['a room called ..', 'web/app/screens.ts', `import './../screens.ts'`, 'refused'],
  ['the folder above', 'web/app/jobs/a.tsx', `import '..'`, 'refused'],
  ['the room as a folder', 'web/app/jobs/a.tsx', `import '../hiring'`, 'refused'],
  ['its text', 'web/app/jobs/a.tsx', `import a from '../hiring/a.ts?raw'`, 'refused'],
]
