import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackage, mayInstall, onPath, run } from '../server/testing/system-packages.ts'

// The shell without windows first: the same engine takes half the time in it.
const shell = 'chromium-headless-shell'
const names = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Chromium has no sandbox as root, and looks for its maker's hosts unless told not to. */
export const browserArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** A browser that starts: one that is there, the system's package where it may be installed, or Playwright's own. */
export async function findBrowser(say: (line: string) => void): Promise<string> {
  if (process.env['BROWSER_PATH'] === undefined && mayInstall() && onPath(shell) === undefined) {
    installPackage(shell, say)
    if (presentBrowsers().length === 0)
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
  for (const file of presentBrowsers()) if (await starts(file)) return file
  say('No browser found; trying the one of Playwright …')
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  if (await starts(chromium.executablePath())) return chromium.executablePath()
  throw new Error(
    'No browser could be found or installed: install Chromium or Chrome, or set BROWSER_PATH to one.',
  )
}

/** Browsers that are there, whether or not they start. */
export function presentBrowsers(): string[] {
  const given = process.env['BROWSER_PATH']
  if (given !== undefined) return [given]
  const found = names.map(onPath).filter((file) => file !== undefined)
  return [...found, ...places, chromium.executablePath()].filter((file) => existsSync(file))
}

async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: browserArguments, timeout: 30_000 })
    await browser.close()
    return true
  } catch {
    return false
  }
}
