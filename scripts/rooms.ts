import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { OxlintOverride } from 'oxlint'

// The arrows of web/, for oxlint.config.ts. Rooms are read from disk, so a new one is guarded as soon as it exists.

type Pattern = { message: string; allowTypeImports?: true } & ({ regex: string } | { group: string[] })

/**
 * One list of refused imports, matched as they are written. Where several lists fit a file the last one alone counts, so each
 * is complete. A regex with look-ahead is accepted and never matches. What a group allows with "!" is not compared with the
 * patterns after it, so a group comes last.
 */
export const refuse = (files: string | string[], ...patterns: Pattern[]): OxlintOverride => ({
  files: [files].flat(),
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

/** The contract's common files, in the browser as types only; `endpoint.ts` is needed to make a call. */
const commonContract = [
  'brand',
  'endpoints',
  'errors',
  'fields',
  'openapi',
  'openapi/[^/]+',
  'operations',
  'pages',
  'paging',
]
const typesOnly = (...files: string[]): Pattern => ({
  regex: `(^|/)contract/(${files.join('|')})\\.ts$`,
  allowTypeImports: true,
  message:
    'As a type only: a page ships rules, references and the one schema its form needs, nothing else of the contract.',
})
const notForBrowsers: Pattern = {
  regex: '^(fastify|pg|kysely|@fastify)(/|$)|^node:',
  message: 'This does not run in a browser.',
}
/** `../lib/../app/x.ts`, `./../x.ts`, `..`: these would pass as something else than they are. */
const detour: Pattern = {
  regex: '[^./][^/]*/\\.\\.?/|^\\./\\.|\\.\\./\\./|//|(^|/)\\.\\.?/?$',
  message: 'Write the direct way to the file.',
}
const noRouter: Pattern = {
  regex: '^(wouter|regexparam)(/|$)',
  message: 'Only web/lib, web/app/shell and web/entry know the router; use lib/navigation.ts.',
}
const noQueries: Pattern = {
  regex: '^@tanstack/react-query(/|$)',
  message: 'Public pages and the component set carry no cache of queries.',
}
const noStore: Pattern = {
  regex: '^idb-keyval(/|$)',
  message: 'Only web/lib/device-store.ts stores on the device.',
}
const noPackages: Pattern = {
  regex: '^[^.]',
  message: 'This file joins the records of the rooms and does nothing else.',
}
const noCalls: Pattern = {
  regex: '(^|/)lib/(api|endpoints|session|query-client)\\.ts$',
  message: 'The component set uses no API, no session and no screen.',
}

/** Of our own files, only these: `home`, in which `folder` is, and what `reach` names. Without a home, not even neighbours. */
function only(folder: string, home: string | null, reach: readonly string[]): Pattern {
  const written = (path: string) => posix.relative(folder, path).replace(/^(?!\.)/, './')
  const refused = home === null ? ['./**', '../**'] : [`${written(posix.dirname(home))}/**`]
  const names = [...(home === null ? [] : [home]), ...reach].map((name) => name.replace('/**', ''))
  return {
    group: [...refused, ...reach.map((path) => `!${written(path)}`)],
    message: `Here only ${names.join(', ')} may be imported.`,
  }
}

function foldersIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`)
}

export function webArrows(root: string): OxlintOverride[] {
  const always = [notForBrowsers, detour]
  const common = [...always, typesOnly('endpoint', ...commonContract), noStore]
  const withFoldersBelow = (folder: string): string[] => [
    folder,
    ...foldersIn(root, folder).flatMap(withFoldersBelow),
  ]
  /** A folder and those in it, which differ in how they write the same way out. */
  const guard = (home: string, folder: string, reach: readonly string[], ...patterns: Pattern[]) =>
    withFoldersBelow(folder).map((each) => refuse(`${each}/*`, ...patterns, only(each, home, reach)))
  /** The rooms in a folder, and its own files, each a room by itself. */
  const guardRooms = (folder: string, reach: readonly string[], ...patterns: Pattern[]) => [
    refuse(`${folder}/*`, ...patterns, only(folder, null, reach)),
    ...foldersIn(root, folder).flatMap((room) => guard(room, room, reach, ...patterns)),
  ]

  const below = ['web/lib/**', 'web/locales/**', 'contract/**']
  const roomReach = ['web/shared/**', 'web/ui/**', ...below]
  return [
    // A new folder of web/ imports nothing until its arrows are drawn here.
    refuse('web/**', ...common, noRouter, noQueries, {
      group: ['../**'],
      message: 'scripts/rooms.ts does not say what this folder may import.',
    }),
    refuse(
      'web/*',
      ...common,
      noRouter,
      noQueries,
      only('web', null, ['web/site/screens.ts', 'web/app/screens.ts', 'web/lib/**']),
    ),
    ...guard('web', 'web/entry', ['contract/**'], ...always, noStore),
    ...guard(
      'web/lib',
      'web/lib',
      ['web/locales/**', 'contract/**'],
      ...always,
      typesOnly(...commonContract),
      noStore,
    ),
    refuse(
      'web/lib/device-store.ts',
      ...always,
      typesOnly(...commonContract),
      only('web/lib', 'web/lib', ['contract/**']),
    ),
    ...guard(
      'web/ui',
      'web/ui',
      ['web/lib/**', 'web/locales/**', 'contract/rules/**', 'contract/reference/**'],
      ...common,
      noRouter,
      noQueries,
      noCalls,
    ),
    ...guard('web/worker', 'web/worker', ['contract/rules/**'], ...common, noRouter, noQueries),
    ...guardRooms('web/shared', ['web/ui/**', ...below], ...common, noRouter),
    ...guardRooms('web/site', roomReach, ...common, noRouter, noQueries),
    ...guardRooms('web/app', roomReach, ...common, noRouter),
    ...foldersIn(root, 'web/app').map((room) =>
      refuse(
        `${room}/screens.ts`,
        ...common,
        noRouter,
        only(room, room, [...roomReach, 'web/app/coming-soon.tsx']),
      ),
    ),
    ...guard('web/app/shell', 'web/app/shell', [...roomReach, 'web/app/screens.ts'], ...common),
    ...['web/site', 'web/app'].map((folder) =>
      refuse(
        `${folder}/screens.ts`,
        noPackages,
        detour,
        only(folder, null, [`${folder}/*/screens.ts`, 'web/lib/screens.ts']),
      ),
    ),
  ]
}
