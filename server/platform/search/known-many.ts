import type { Reads } from '../database/reads.ts'

/** In milliseconds. A sample shows many from some 1,300 on, so a quarter of them would have to close meanwhile for a wrong total. */
const kept = 5_000
const mostKept = 1_000

/** `oldest` is how far back a page of the newest can reach; null where rows have another order. */
export type Many = { oldest: string | null }

/** Pages of searches of which there are more than are counted. To read the sample takes as long as to read the page. */
export class KnownMany {
  readonly #pages = new Map<string, Many & { until: number }>()

  find(page: string): Many | null {
    const known = this.#pages.get(page)
    if (known === undefined) return null
    if (known.until > Date.now()) return known
    this.#pages.delete(page)
    return null
  }

  keep(page: string, { oldest }: Many): void {
    // Last again: the map has them in the order in which they came.
    this.#pages.delete(page)
    const [first] = this.#pages.keys()
    if (this.#pages.size >= mostKept && first !== undefined) this.#pages.delete(first)
    this.#pages.set(page, { oldest, until: Date.now() + kept })
  }

  forget(page: string): void {
    this.#pages.delete(page)
  }
}

/** One for each database that is read. */
export function createKnownMany(): (read: Reads) => KnownMany {
  const known = new WeakMap<Reads, KnownMany>()
  return (read) => {
    const found = known.get(read) ?? new KnownMany()
    known.set(read, found)
    return found
  }
}
