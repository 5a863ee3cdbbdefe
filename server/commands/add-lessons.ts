import { readConfig } from '../config.ts'
import { addKnownModules } from '../domains/training/known-modules.ts'
import { readLessons } from '../lessons/lessons.ts'
import { openFiles } from '../open-files.ts'
import { say, withExecutor } from './with-executor.ts'

// Publishes our own lessons, those of them that are not there yet, also while servers run.   npm run add-lessons
try {
  const config = readConfig(process.env)
  const lessons = await readLessons()
  const added = await withExecutor(config, async (executor) => {
    const { files } = await openFiles(config, executor)
    return addKnownModules(executor, { files }, lessons)
  })
  say(
    added === 0
      ? 'All our lessons were there already; nothing was changed.'
      : `${added} of our ${lessons.length} lessons were published. Staff change them under Training.`,
  )
  process.exit(0)
} catch (error) {
  process.stderr.write(`No lesson was added. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
