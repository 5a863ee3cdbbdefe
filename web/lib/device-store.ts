import { clear, createStore, entries, set, type UseStore } from 'idb-keyval'

/** One entry per account, in the browser's own database. Null where the browser has none. */
let opened: UseStore | null = null
function store(): UseStore | null {
  try {
    return (opened ??= createStore('abronet', 'cache'))
  } catch {
    return null
  }
}

/** What was kept for this account. What another account left behind is removed. */
export async function readDeviceCache(account: string): Promise<unknown> {
  const device = store()
  if (device === null) return undefined
  const kept = await entries<string, unknown>(device)
  if (kept.some(([name]) => name !== account)) await clear(device)
  return kept.find(([name]) => name === account)?.[1]
}

export async function writeDeviceCache(account: string, value: unknown): Promise<void> {
  const device = store()
  if (device !== null) await set(account, value, device)
}

export async function forgetDeviceCache(): Promise<void> {
  try {
    const device = store()
    if (device !== null) await clear(device)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
