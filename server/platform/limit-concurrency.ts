import { NamedError } from './http/errors.ts'

/** Runs at most `most` tasks at a time and queues `longest` more, so that a flood of heavy work cannot take the whole machine. */
export function limitConcurrency(most: number, longest: number) {
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
      // A waiting task takes over the slot, so that the count stays.
      const next = waiting.shift()
      if (next === undefined) working -= 1
      else next()
    }
  }
}
