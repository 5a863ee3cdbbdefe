import { readConfig, type Config } from '../config.ts'
import { emit } from '../domains.ts'
import { eraseDemoAccounts } from '../domains/accounts/erase-account.ts'
import { eraseUnusedModules } from '../domains/training/known-modules.ts'
import { lessonIds } from '../lessons/lessons.ts'
import type { Executor } from '../platform/database/connection.ts'
import { openDisk } from '../platform/storage/disk.ts'
import { createFileDisk } from '../platform/storage/file-disk.ts'
import { fileTasks } from '../platform/storage/tasks.ts'
import { say, withExecutor } from './with-executor.ts'

// Removes the demo accounts, before a database that was tried out is opened to others.   npm run remove-demo
try {
  const config = readConfig(process.env)
  await withExecutor(config, async (executor) => {
    const removed = await eraseDemoAccounts(executor, emit)
    say(
      removed === 0
        ? 'There are no demo accounts.'
        : `${removed} demo accounts were removed, with all that was theirs.`,
    )
    if (removed === 0) return
    const lessons = await eraseUnusedModules(executor, await lessonIds())
    say(`${lessons} lessons of the demo were removed; npm run add-lessons publishes them again.`)
    await eraseFiles(config, executor)
  })
  process.exit(0)
} catch (error) {
  process.stderr.write(`The demo accounts were not removed. ${messageOf(error)}\n`)
  process.exit(1)
}

/** Now, without a server that would do so as its next task. */
async function eraseFiles(config: Config, executor: Executor): Promise<void> {
  try {
    const disk = createFileDisk(await openDisk(config.storage))
    await fileTasks({ executor, disk })['sweep-files']()
  } catch (error) {
    say(`Their files are still in the store, and are erased once the server runs. ${messageOf(error)}`)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
