import type { BrowserFault } from '../../contract/site.ts'
import { api } from './api.ts'

const reported = new Set<string>()
/** A page that fails in a loop must not cost the person their data. */
const mostReports = 5

/** Tells the operator that our script failed: what and where in our files, nothing of the person or of what is typed. */
function reportFault(
  kind: BrowserFault['kind'],
  error: unknown,
  page: string,
  language: BrowserFault['language'],
) {
  const fault = { page, language, kind, error: nameOf(error), place: placeOf(error) }
  const key = JSON.stringify(fault)
  if (reported.has(key) || reported.size >= mostReports) return
  reported.add(key)
  // A report that cannot be sent is no trouble of the person's.
  void api('POST /site/browser-faults', { body: fault }, { keepalive: true }).catch(() => {})
}

/** Reports every fault of this document; answers how to report one by hand. */
export function watchFaults(page: string, language: BrowserFault['language']) {
  const report = (kind: BrowserFault['kind']) => (error: unknown) => reportFault(kind, error, page, language)
  addEventListener('error', (event) => report('script')(event.error))
  addEventListener('unhandledrejection', (event) => report('script')(event.reason))
  return report
}

/** `TypeError`, or for React's numbered errors `Error-418`. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown'
  const number = /React error #(\d+)/.exec(error.message)?.[1]
  const name = /^[A-Za-z][\w-]{0,40}$/.test(error.name) ? error.name : 'Error'
  return number === undefined ? name : `${name}-${number}`
}

/** The first place in our own files; messages are left out, since they may repeat what a person typed. */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const place = /\/(assets\/[\w./-]{1,80}:\d+:\d+)/.exec(stack)?.[1]
  return place ?? 'unknown:0:0'
}
