import { buildHeader } from '../../contract/rules/wire.ts'
import { ApiError } from './api-error.ts'
import { connection } from './connection.ts'

/** A connection that brings nothing for so long is dead: a phone that changes networks hears of it much later, or never. */
const stallMilliseconds = 25_000

type Sending = {
  method: string
  url: string
  headers: { [name: string]: string }
  body: Blob | FormData | null
  onProgress?: ((bytes: number) => void) | undefined
  signal: AbortSignal
  /** How long an answer may take once all is sent. */
  patience: number
}
export type Received = {
  status: number
  text: string
  build: string | null
  header: (name: string) => string | null
}

/** Like fetch, which says nothing of what it has sent. No answer is an ApiError of status 0. */
export function sendRequest({
  method,
  url,
  headers,
  body,
  onProgress,
  signal,
  patience,
}: Sending): Promise<Received> {
  const askedAt = Date.now()
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const cancel = () => request.abort()
    const fail = (isConnectionLost: boolean) => {
      if (isConnectionLost) connection.unanswered()
      reject(new ApiError(0))
    }
    const waitFor = (milliseconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        fail(true)
        request.abort()
      }, milliseconds)
    }
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded }) => {
      waitFor(stallMilliseconds)
      onProgress?.(loaded)
    })
    request.upload.addEventListener('load', () => waitFor(patience))
    request.addEventListener('load', () => {
      connection.answered(askedAt)
      const header = (name: string) => request.getResponseHeader(name)
      resolve({ status: request.status, text: request.responseText, build: header(buildHeader), header })
    })
    request.addEventListener('error', () => fail(true))
    request.addEventListener('abort', () => fail(false))
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    })
    signal.addEventListener('abort', cancel)
    waitFor(stallMilliseconds)
    if (signal.aborted) fail(false)
    else request.send(body)
  })
}
