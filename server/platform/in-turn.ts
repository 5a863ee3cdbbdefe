import { NamedError } from './http/errors.ts'

/** At most so many at work and so many waiting: a flood of heavy work must not take the machine from everyone else. */
export function inTurn(most: number, longest: number) {
  let working = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (working >= most) {
      if (waiting.length >= longest) throw new NamedError('overloaded')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      working += 1
    }
    try {
      return await work()
    } finally {
      // The place goes from hand to hand while somebody waits.
      const next = waiting.shift()
      if (next === undefined) working -= 1
      else next()
    }
  }
}
