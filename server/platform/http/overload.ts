import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NamedError } from './errors.ts'

const resolution = 10
const tolerated = 500
const nanosecondsInMillisecond = 1_000_000

/**
 * Refuses requests, before they cost anything, while the process cannot keep up: when it was late on average for two
 * seconds in a row. One alone is a machine that stood still, for which nobody is refused.
 */
export function refuseOverload(
  app: FastifyInstance,
  isExempt: (request: FastifyRequest) => boolean,
  timeLimitFactor: number,
): void {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  let late = 0
  const timer = setInterval(() => {
    const mean = delay.mean / nanosecondsInMillisecond - resolution
    // No figure at all: nothing else had its turn in this second.
    late = mean <= tolerated * timeLimitFactor ? 0 : late + 1
    delay.reset()
  }, 1_000).unref()
  // Nobody waited while it started.
  app.addHook('onListen', (done) => {
    late = 0
    delay.reset()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    delay.disable()
    done()
  })
  app.addHook('onRequest', (request, _reply, done) => {
    done(late >= 2 && !isExempt(request) ? new NamedError('overloaded') : undefined)
  })
}
