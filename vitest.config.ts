import { defineConfig } from 'vitest/config'

// *.test.ts are unit tests; *.db.test.ts run against real PostgreSQL, each file on its own clone of a template;
// *.process.test.ts start and kill whole servers.
// A machine may stand still for seconds: what comes in the end is waited for, and how long it took is told nowhere.
const patient = { expect: { poll: { timeout: 60_000 } }, testTimeout: 180_000, hookTimeout: 180_000 }

export default defineConfig({
  test: {
    // As many as there are cores: one of them would wait while the other starts a server.
    maxWorkers: '100%',
    // What the files import is loaded once per worker, not once per file: a fifth of the time. Files keep no state in it.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,server,web,scripts,drills,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{db,process}.test.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'database',
          include: ['{server,scripts,drills}/**/*.db.test.ts'],
          globalSetup: ['server/testing/database-server.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'process',
          include: ['{server,scripts,drills}/**/*.process.test.ts'],
          ...patient,
        },
      },
    ],
  },
})
