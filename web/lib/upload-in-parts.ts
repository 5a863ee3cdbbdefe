import type { HttpStack } from 'tus-js-client'
import { api, callHeaders, readAnswer } from './api.ts'
import { ApiError } from './api-error.ts'
import { sendInParts, UploadRefused } from './send-in-parts.ts'
import { sendRequest, type Received } from './send-request.ts'
import type { UploadOptions } from './upload-file.ts'

/** The server looks at the file, after those of others. */
const takingMilliseconds = 90_000
/** What was sent may still be on its way when the browser has handed over the last of it. */
const answerMilliseconds = 30_000
/** Begun anew so often where the upload has gone from the server, or the file was another at its end. */
const mostBeginnings = 3
const takingDelays = [2_000, 4_000, 8_000]

/** Finds out where the upload is, sends the rest, and has it taken as the document. */
export async function uploadInParts(file: Blob, options: UploadOptions): Promise<void> {
  const { documentId, signal } = options
  const fingerprint = await fingerprintOf(file)
  const onProgress = risingShare(file.size, options.onProgress)
  for (let beginning = 1; ; beginning += 1) {
    const { id, address, received } = await api(
      'POST /documents/:documentId/uploads',
      { params: { documentId }, body: { bytes: file.size, fingerprint } },
      { signal },
    )
    onProgress(received)
    try {
      await sendInParts(file, {
        url: address,
        headers: callHeaders(),
        httpStack: stackOf(signal),
        onProgress,
        signal,
        online: { now: () => navigator.onLine, next: () => nextOnline(signal) },
      })
      return await take(documentId, id, signal)
    } catch (error) {
      const refused = error instanceof UploadRefused ? refusalOf(error) : error
      const isGone = refused instanceof ApiError && refused.status === 404
      if (!isGone || beginning === mostBeginnings) throw refused
    }
  }
}

/** Twice is once, so it is tried again where the answer was lost. */
async function take(documentId: string, uploadId: string, signal: AbortSignal): Promise<void> {
  for (const delay of [...takingDelays, null]) {
    try {
      await api(
        'POST /documents/:documentId/from-upload',
        { params: { documentId }, body: { uploadId } },
        { signal, timeout: takingMilliseconds },
      )
      return
    } catch (error) {
      const mayPass = error instanceof ApiError && (error.status === 0 || error.status === 503)
      if (!mayPass || delay === null || signal.aborted) throw error
      await pause(delay, signal)
    }
  }
}

async function fingerprintOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What arrived may be fewer bytes than were sent; nobody wants to see that. */
function risingShare(bytes: number, show: (share: number) => void): (sent: number) => void {
  let shown = 0
  return (sent) => {
    if (sent > shown) show((shown = sent) / bytes)
  }
}

/** The refusal as any other call would have it, with all that follows from one. */
function refusalOf({ status, text }: UploadRefused): unknown {
  if (status === 0) return new ApiError(0)
  try {
    readAnswer({ status, text, build: null })
    return new ApiError(status)
  } catch (error) {
    return error
  }
}

const nextOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => addEventListener('online', () => resolve(), { once: true, signal }))

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** The requests of the tus client by our own, which give up a dead connection. */
const stackOf = (signal: AbortSignal): HttpStack => ({
  getName: () => 'Abronet',
  createRequest: (method, url) => {
    const headers: { [name: string]: string } = {}
    const stop = new AbortController()
    let onProgress: ((bytes: number) => void) | undefined
    return {
      getMethod: () => method,
      getURL: () => url,
      getHeader: (name) => headers[name],
      setHeader: (name, value) => {
        headers[name] = value
      },
      setProgressHandler: (handler) => {
        onProgress = handler
      },
      send: async (body: Blob | null) => {
        // What the person has cancelled still has to be erased.
        const signals = method === 'DELETE' ? stop.signal : AbortSignal.any([stop.signal, signal])
        return answerOf(
          await sendRequest({
            method,
            url,
            headers,
            body,
            onProgress,
            signal: signals,
            patience: answerMilliseconds,
          }),
        )
      },
      abort: async () => stop.abort(),
      getUnderlyingObject: () => null,
    }
  },
})

const answerOf = (received: Received) => ({
  getStatus: () => received.status,
  getHeader: (name: string) => received.header(name) ?? undefined,
  getBody: () => received.text,
  getUnderlyingObject: () => null,
})
