import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserArguments, presentBrowsers } from './scripts/browser.ts'
import { freePort } from './server/testing/process.ts'

// Workers read this file too: what the first reading chose holds for all of them.
const port = (process.env['E2E_PORT'] ??= String(await freePort()))
// Reading this file must install nothing: `npm test` finds or installs a browser before.
const [executablePath = 'no browser found'] = presentBrowsers()
const url = `http://localhost:${port}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/browser-tests',
  fullyParallel: true,
  forbidOnly: true,
  // One more than our machines have cores: a test waits for the server, for mails and for timers.
  workers: 3,
  // A machine may stand still for seconds, and no test tells how long something took.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: url,
    launchOptions: { executablePath, args: browserArguments },
    viewport: { width: 360, height: 740 },
    trace: 'off',
  },
  webServer: {
    // Replaces the shell, which would end immediately when asked to, so that the server's own stop is waited for.
    command: `${process.platform === 'win32' ? '' : 'exec '}"${process.execPath}" e2e/support/server.ts`,
    url: `${url}/readyz`,
    timeout: 180_000,
    // Why a request failed is in the log alone.
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    env: {
      PORT: port,
      WORKERS: '1',
      DATA_DIR: join(tmpdir(), `abronet-e2e-${port}`),
      RATE_LIMIT_FACTOR: '1000',
      TIME_LIMIT_FACTOR: '20',
      LOG_LEVEL: 'error',
      // Somebody of the staff for the one test that sets up a second factor, which nobody can take back.
      ADMIN_EMAIL: 'second.factor@example.com',
      ADMIN_PASSWORD: 'kettle-harbour-91',
    },
  },
})
