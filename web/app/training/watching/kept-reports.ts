import { read, store, storageKeys } from '../../../lib/browser-storage.ts'
import type { Report } from './report-queue.ts'

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' &&
  value !== null &&
  'moduleId' in value &&
  typeof value.moduleId === 'string' &&
  ['version', 'from', 'to', 'position'].every((name) => Number.isInteger(Reflect.get(value, name)))

/** What this account has seen on this device and the server does not know yet; what another account left is dropped. */
export function readReports(account: string): readonly Report[] {
  try {
    const kept: unknown = JSON.parse(read(storageKeys.training) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('account' in kept) || !('reports' in kept)) return []
    return kept.account === account && Array.isArray(kept.reports) ? kept.reports.filter(isReport) : []
  } catch {
    return []
  }
}

export const keepReports = (account: string, reports: readonly Report[]): void =>
  store(storageKeys.training, reports.length === 0 ? null : JSON.stringify({ account, reports }))
