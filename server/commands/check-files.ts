import { readConfig } from '../config.ts'
import { openFiles } from '../open-files.ts'
import { checkFiles } from '../platform/storage/check.ts'
import { say, withExecutor } from './with-executor.ts'

// Compares the store of files with the database, also while servers run.   npm run check-files
try {
  const config = readConfig(process.env)
  const { objects, unknown, missing } = await withExecutor(config, async (executor) => {
    const { disk } = await openFiles(config, executor)
    return checkFiles(executor, disk)
  })
  say(`${objects} objects are in the store.`)
  for (const name of unknown) say(`No row knows the object ${name}`)
  for (const id of missing) say(`The object of file ${id} is missing`)
  say(
    unknown.length + missing.length === 0 ? 'Store and database agree.' : 'Store and database do not agree.',
  )
  process.exit(unknown.length + missing.length === 0 ? 0 : 1)
} catch (error) {
  process.stderr.write(
    `The files were not checked. ${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exit(1)
}
