import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program of the system by its file, installed from its package where it is missing and we may. Without it a test fails. */
export function requireProgram(name: string, packageName: string): string {
  if (onPath(name) === undefined && mayInstall()) installPackage(packageName, () => {})
  const found = onPath(name)
  if (found !== undefined) return found
  throw new Error(`The program ${name} is missing: install the package ${packageName} of the system.`)
}

export const mayInstall = (): boolean => process.getuid?.() === 0 && onPath('apt-get') !== undefined

/** From the system's packages, where we may. */
export function installPackage(name: string, say: (line: string) => void): void {
  say(`Installing ${name} from the system's packages …`)
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

export function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

export function run(command: string, parameters: string[]): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
    env: environment,
  })
}
