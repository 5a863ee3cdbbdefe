// Opens the page that checks certificates where there is no connection. It answers for addresses of that page alone, and keeps
// a copy of it without a number, which is the same for everyone: no name and no number of anybody is ever stored.

import { languageHeader } from '../../contract/rules/wire.ts'

declare const self: ServiceWorkerGlobalScope
/** Placed by the build: its name, and the script of the page. */
declare const buildName: string
declare const pageScript: string

const font = '/fonts/noto-sans-ethiopic-amharic.woff2'
/** A connection that gives no answer for so long is none. */
const patienceMs = 10_000
/** Keys and titles change without a new build. */
const freshMs = 24 * 60 * 60 * 1000

const asked = new URL(self.location.href).searchParams
const language = asked.get('language') ?? 'en'
const files = [pageScript, '/favicon.svg', ...(asked.has('ethiopic') ? [font] : [])]

const cacheNames = 'certificates-'
const cacheName = cacheNames + buildName
const page = '/certificates'
const copyName = `${page}?copy=${language}`

async function storeCopy(cache: Cache): Promise<void> {
  const answer = await fetch(page, {
    headers: { [languageHeader]: language },
    credentials: 'omit',
    cache: 'no-store',
  })
  if (!answer.ok) throw new Error(`The page was answered ${answer.status}`)
  await cache.put(copyName, answer)
}

async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  await Promise.all([storeCopy(cache), cache.addAll(files)])
  await self.skipWaiting()
}

/** What an older build has kept goes. */
async function activate(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(cacheNames) && name !== cacheName)
  await Promise.all(older.map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function refreshCopy(): Promise<void> {
  const cache = await caches.open(cacheName)
  const copy = await cache.match(copyName)
  const storedAt = Date.parse(copy?.headers.get('date') ?? '')
  if (!(Date.now() - storedAt < freshMs)) await storeCopy(cache)
}

const later = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds))

/** From the server where it answers, also with an error. */
async function openPage(event: FetchEvent): Promise<Response> {
  const answering = fetch(event.request)
  const answer = await Promise.race([answering, later(patienceMs)]).catch(() => null)
  if (answer !== null) {
    if (answer.ok) event.waitUntil(refreshCopy().catch(() => {}))
    return answer
  }
  return (await caches.match(copyName, { cacheName })) ?? answering
}

const fromCache = async (request: Request) => (await caches.match(request, { cacheName })) ?? fetch(request)

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname, search } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate') {
    if (/^\/certificates(\/[^/]*)?$/.test(pathname)) event.respondWith(openPage(event))
  } else if (search === '' && files.includes(pathname)) {
    event.respondWith(fromCache(event.request))
  }
})
