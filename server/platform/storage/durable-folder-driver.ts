import { mkdir, open, rename, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'
import { syncFolder } from '../sync-folder.ts'

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

/** An object while it is written has this after its name. */
const partial = '.part'

/**
 * flydrive's own driver writes under the final name and leaves the rest to the operating system, so a power cut can leave
 * half an object, or none, of a write that was acknowledged. Here an object is on disk before it gets its name, and the
 * name before the write resolves.
 */
export class DurableFolderDriver extends FSDriver {
  readonly #folder: string
  /** Folders that this process has made, or found, and whose names are on disk. */
  readonly #folders = new Map<string, Promise<void>>()

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  override async put(
    key: string,
    contents: string | Uint8Array,
    options?: { signal?: AbortSignal },
  ): Promise<void> {
    const place = join(this.#folder, key)
    const folder = dirname(place)
    await this.#ensureFolder(folder)
    const handle = await open(place + partial, 'w', 0o600)
    try {
      await handle.writeFile(contents, options)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(place + partial, place)
    await syncFolder(folder)
  }

  /** With what a killed process has left of it. */
  override async delete(key: string): Promise<void> {
    const place = join(this.#folder, key)
    const isErased = await Promise.all([place, place + partial].map(eraseIfThere))
    if (isErased.includes(true)) await syncFolder(dirname(place))
  }

  async readRange(key: string, range: { start: number; end: number }): Promise<Readable | null> {
    try {
      const handle = await open(join(this.#folder, key))
      return handle.createReadStream(range)
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null
      throw error
    }
  }

  #ensureFolder(folder: string): Promise<void> {
    const known = this.#folders.get(folder)
    if (known !== undefined) return known
    const made = this.#makeFolder(folder)
    this.#folders.set(folder, made)
    made.catch(() => this.#folders.delete(folder))
    return made
  }

  /** Another process may have made it a moment ago, and not written its name to disk yet: so that is done in any case. */
  async #makeFolder(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (let inner = folder; inner !== dirname(this.#folder); inner = dirname(inner))
      await syncFolder(dirname(inner))
  }
}

async function eraseIfThere(place: string): Promise<boolean> {
  try {
    await unlink(place)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}
