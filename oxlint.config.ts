import type { OxlintConfig } from 'oxlint'
import { refuse, webArrows } from './scripts/rooms.ts'

// What several lists of the server refuse.
const outsideServer = {
  regex: '(^|/)\\.\\./(web|scripts|drills|bench|e2e)/',
  message: 'The server imports nothing of the web application, the scripts or the drills.',
}
const storeOfDomain = {
  regex: '(^|/)domains/([a-z-]+/)+([a-z0-9-]+-)?store\\.ts$',
  message: 'Only the service of its own domain imports a store.',
}
const indexOfDomain = {
  regex: '(^|/)domains/[a-z-]+/index\\.ts$|^(\\.\\.?/)+index\\.ts$',
  message: 'Only the list server/domains.ts imports the index of a domain.',
}
const above = {
  regex: '(^|/)\\.\\./(app|main|domains|prepare|serve|worker)\\.ts$',
  message: 'What starts the server and the list of domains import this, not the other way round.',
}
const otherDomains = (way: string) => ({
  group: [`${way}[a-z]*/**`, '**/domains/**', `!${way}[a-z]*/service.ts`],
  message: 'Another domain is called through its service.ts alone.',
})
const routes = {
  regex: '^(\\./|(\\.\\./)+)([a-z0-9-]+-)?routes\\.ts$',
  message: 'Arrows go routes → service → store.',
}
const store = '^(\\./|(\\.\\./)+)([a-z0-9-]+-)?store\\.ts$'
const sql = {
  regex: '^(kysely|pg)(/|$)',
  allowTypeImports: true,
  message: 'Only a store speaks SQL; others take its types at most.',
} as const

/** Of the files in a folder of a domain, from which `way` leads to the other domains. */
const domainArrows = (folder: string, way: string) => [
  // A service, and the acts beside it.
  refuse(`${folder}/*.ts`, outsideServer, above, indexOfDomain, routes, sql, otherDomains(way)),
  refuse(
    `${folder}/{routes,*-routes}.ts`,
    outsideServer,
    above,
    indexOfDomain,
    { regex: store, message: 'Only a service, or an act beside it, imports the store.' },
    sql,
    otherDomains(way),
  ),
  refuse(
    `${folder}/{policy,view,*-policy,*-view}.ts`,
    outsideServer,
    above,
    indexOfDomain,
    routes,
    {
      regex: store,
      allowTypeImports: true,
      message: 'Policies and views know the shape of a row at most.',
    },
    sql,
    otherDomains(way),
  ),
  refuse(
    `${folder}/{store,*-store}.ts`,
    outsideServer,
    above,
    indexOfDomain,
    {
      regex: '^(\\./|(\\.\\./)+)([a-z0-9-]+-)?(service|routes|policy)\\.ts$',
      message: 'Arrows go routes → service → store.',
    },
    {
      group: [`${way}[a-z]*/**`, '**/domains/**'],
      message: 'A store knows its own tables and no other domain.',
    },
  ),
]

const plugins = ['typescript', 'import', 'react', 'jsx-a11y', 'promise', 'node', 'unicorn', 'oxc'] as const

const config: OxlintConfig = {
  plugins: [...plugins],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist', 'data', 'node_modules', 'server/platform/database/types.ts'],
  rules: {
    'array-callback-return': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'max-lines': ['error', 400],
    'no-empty': 'error',
    'no-param-reassign': 'error',
    'no-self-compare': 'error',
    'no-sequences': 'error',
    'no-var': 'error',
    'import/no-commonjs': 'error',
    // Types too: two files that need each other to be understood are one thing or three.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    // Packages in CommonJS, pg among them, are used by their default export.
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    // A block of code that scrolls must be reachable by keyboard.
    'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['tabpanel'] }],
    'node/handle-callback-err': 'error',
    'oxc/no-accumulating-spread': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'react/button-has-type': 'error',
    'react/checked-requires-onchange-or-readonly': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-array-index-key': 'error',
    'react/no-danger': 'error',
    'react/no-unknown-property': 'error',
    // The compiler imports what JSX needs.
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'typescript/ban-ts-comment': 'error',
    // Does not understand an exhaustive switch; the compiler checks returns, and it does.
    'typescript/consistent-return': 'off',
    // Also refuses import(…) within a type, which the arrows below would not see.
    'typescript/consistent-type-imports': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    // `import { type T }` would still load the file.
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-unsafe-type-assertion': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/use-unknown-in-catch-callback-variable': 'error',
    // A small helper may be beside its only use.
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-abusive-eslint-disable': 'error',
    'unicorn/no-object-as-default-parameter': 'error',
    'unicorn/no-typeof-undefined': 'error',
    'unicorn/prefer-node-protocol': 'error',
  },
  // The arrows of the architecture; scripts/boundaries.test.ts plants a breach of each.
  overrides: [
    { files: ['contract/**', 'server/**', 'web/**'], rules: { 'no-console': 'error' } },
    {
      // Run by whatever Node there is, so without types.
      files: ['**/*.mjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    refuse(
      'contract/**',
      {
        regex: '(^|/)\\.\\./(server|web|scripts|drills|bench|e2e)/',
        message: 'Both sides import the contract; it imports neither.',
      },
      {
        regex: '^(react|react-dom|react-router|fastify|@fastify|kysely|pg|i18next)(/|$)|^node:',
        message: 'The contract runs in browsers and on the server: no React, no Fastify, no SQL, no Node.',
      },
    ),
    refuse('server/**', outsideServer, storeOfDomain, indexOfDomain),
    refuse('server/app.ts', outsideServer, {
      group: ['./domains/**'],
      message: 'app.ts takes domains from the list and knows none of them.',
    }),
    refuse('server/domains.ts', outsideServer, {
      group: ['./domains/**', '!./domains/*/index.ts'],
      message: 'The list takes the index of each domain and nothing else of it.',
    }),
    refuse('server/platform/**', outsideServer, above, {
      regex: '(^|/)\\.\\./(domains|commands|demo)/',
      message: 'Domains import the platform, not the other way round.',
    }),
    // A domain, its folders, and theirs.
    ...domainArrows('server/domains/*', '../'),
    ...domainArrows('server/domains/*/*', '../../'),
    ...domainArrows('server/domains/*/*/*', '../../../'),
    refuse(
      'server/domains/*/index.ts',
      outsideServer,
      above,
      { regex: store, message: 'The index of a domain joins its parts; SQL is behind its service.' },
      sql,
      otherDomains('../'),
    ),
    refuse(['server/**/*.test.ts', 'server/testing/**'], outsideServer),
    ...webArrows(import.meta.dirname),
    refuse(['scripts/**', 'drills/**', 'bench/**', 'e2e/**'], storeOfDomain, indexOfDomain),
    // The bare server runs the statements of the stores, without what is above them.
    refuse('bench/bare/**', indexOfDomain),
    {
      // Named one by one: categories do not reach a plugin that only an override turns on.
      files: ['**/*.test.ts', '**/*.test.tsx'],
      plugins: [...plugins, 'vitest'],
      rules: {
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
        'vitest/expect-expect': [
          'error',
          { assertFunctionNames: ['expect', 'expect*', 'expectTypeOf', 'assert', 'fc.assert'] },
        ],
        'vitest/no-commented-out-tests': 'error',
        'vitest/no-conditional-expect': 'error',
        'vitest/no-conditional-tests': 'error',
        'vitest/no-disabled-tests': 'error',
        'vitest/no-focused-tests': 'error',
        'vitest/no-standalone-expect': 'error',
        'vitest/require-awaited-expect-poll': 'error',
        'vitest/valid-describe-callback': 'error',
        'vitest/valid-expect-in-promise': 'error',
        'vitest/valid-title': 'error',
        'vitest/warn-todo': 'error',
      },
    },
  ],
}

export default config
