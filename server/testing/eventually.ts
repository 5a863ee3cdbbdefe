import { vi } from 'vitest'

/** Waits until it holds. A machine may pause for seconds: a test says nothing about how long it takes. */
export const eventually = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, { timeout: 60_000, interval: 50 })
