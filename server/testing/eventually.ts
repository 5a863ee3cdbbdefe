import { vi } from 'vitest'

/** Waits until it holds. A machine may stand still for seconds: how long it takes is nothing that a test tells. */
export const eventually = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, { timeout: 60_000, interval: 50 })
