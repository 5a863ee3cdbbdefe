import { readConfig, type Config } from '../config.ts'
import { reencryptFactors } from '../domains/accounts/rotate-factors.ts'
import type { Executor } from '../platform/database/connection.ts'
import { keptSecretKey } from '../platform/secret-key.ts'
import { createSigner } from '../platform/signing.ts'
import { createFileKeys } from '../platform/storage/file-keys.ts'
import { rewrapKeys } from '../platform/storage/rotate.ts'
import { say, withExecutor } from './with-executor.ts'

// Puts what is encrypted under SECRET_KEY_PREVIOUS under SECRET_KEY, also while servers run.   npm run rotate-keys

/** Answers whether all could be. */
async function rotate(config: Config, executor: Executor): Promise<boolean> {
  const secretKey = config.secretKey ?? (await keptSecretKey(config.dataFolder))
  const files = await rewrapKeys(executor, createFileKeys(secretKey, config.previousSecretKey))
  const factors = await reencryptFactors(executor, createSigner(secretKey, config.previousSecretKey))
  say(`${files.rewrapped} keys of files were put under SECRET_KEY; ${files.unreadable} are left.`)
  say(`${factors.reencrypted} second factors were put under SECRET_KEY; ${factors.unreadable} are left.`)
  return files.unreadable + factors.unreadable === 0
}

try {
  const config = readConfig(process.env)
  if (await withExecutor(config, (executor) => rotate(config, executor))) {
    say('SECRET_KEY_PREVIOUS is needed for none of them any more.')
    process.exit(0)
  }
  process.stderr.write(
    'What is left is under another key: run this again with it as SECRET_KEY_PREVIOUS, and keep that key.\n',
  )
  process.exit(1)
} catch (error) {
  process.stderr.write(
    `The keys were not rotated. ${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exit(1)
}
