import type { Page } from '@playwright/test'

type Sent = { start: number; answered: number | null; trip: number; isDocument: boolean }

export type Traffic = {
  documents: number
  /** Over the network: what the browser had already does not count. */
  requests: number
  /** The longest chain of requests, each begun after the answer of another; pictures aside. */
  trips: number
  bytes: number
}

/** Watches what a page sends over the network until it is stopped. */
export async function watchNetwork(page: Page): Promise<{ stop: () => Promise<Traffic> }> {
  const session = await page.context().newCDPSession(page)
  const sent = new Map<string, Sent>()
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    if (type === 'Image' || type === 'Font' || request.url.startsWith('data:')) return
    sent.set(requestId, { start: timestamp, answered: null, trip: 0, isDocument: type === 'Document' })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    if (response.fromDiskCache === true || response.fromPrefetchCache === true) sent.delete(requestId)
    const request = sent.get(requestId)
    if (request !== undefined) request.answered = timestamp
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sent.has(requestId)) bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return {
    stop: async () => {
      await session.detach()
      const requests = [...sent.values()].toSorted((one, other) => one.start - other.start)
      for (const request of requests) {
        const before = requests.filter(({ answered }) => answered !== null && answered <= request.start)
        request.trip = 1 + Math.max(0, ...before.map(({ trip }) => trip))
      }
      return {
        documents: requests.filter(({ isDocument }) => isDocument).length,
        requests: requests.length,
        trips: Math.max(0, ...requests.map(({ trip }) => trip)),
        bytes,
      }
    },
  }
}
