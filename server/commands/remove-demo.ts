import { readConfig } from '../config.ts'
import { emit } from '../domains.ts'
import { eraseDemoAccounts } from '../domains/accounts/erase-account.ts'
import { say, withExecutor } from './with-executor.ts'

// Removes the demo accounts, before a database that was tried out is opened to others.   npm run remove-demo
try {
  const removed = await withExecutor(readConfig(process.env), (executor) => eraseDemoAccounts(executor, emit))
  say(
    removed === 0
      ? 'There are no demo accounts.'
      : `${removed} demo accounts were removed, with all that was theirs.`,
  )
  process.exit(0)
} catch (error) {
  process.stderr.write(
    `The demo accounts were not removed. ${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exit(1)
}
