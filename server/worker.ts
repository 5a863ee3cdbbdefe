import { readConfig } from './config.ts'
import { connectToPrimary } from './platform/processes/primary-channel.ts'
import { serve } from './serve.ts'
import { stopMilliseconds, stopOnce } from './stop.ts'

// One of several processes that serve; main.ts starts it.
const primary = connectToPrimary()
// Ctrl-C reaches every process of a terminal; the primary decides what follows.
process.on('SIGINT', () => {})
try {
  const config = readConfig(process.env)
  const server = await serve(config, primary)
  primary.listening()
  process.on(
    'SIGTERM',
    stopOnce(() => server.stop(), stopMilliseconds(config)),
  )
} catch (error) {
  await primary.fail(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
