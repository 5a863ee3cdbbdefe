import { open } from 'node:fs/promises'

/** Names of files survive a power cut only once their folder is written. Windows has no such call. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
