import { DetailedError, Upload, type HttpStack } from 'tus-js-client'

/**
 * Of one request. Each costs a round trip in which nothing is sent: 3% of the time at 300 ms and 400 kbit/s. Where a proxy
 * keeps requests until they are whole, a cut costs as much as one.
 */
const chunkBytes = 512 * 1024
/** Counted anew whenever something has arrived. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000]

type Sending = {
  /** Where the upload is, and how long it is known to be there. */
  url: string
  headers: { [name: string]: string }
  /** How many bytes have arrived; never fewer than before. */
  onProgress: (bytes: number) => void
  signal: AbortSignal
  /** Whether there may be a connection now, and when there may be one again. */
  online: { now(): boolean; next(): Promise<void> }
  /** Only in browsers; elsewhere the library has its own. */
  httpStack?: HttpStack
  chunkSize?: number
}

/** Refused by the server, with its answer. */
export class UploadRefused extends Error {
  override name = 'UploadRefused'
  /** 0: no answer arrived in all these tries. */
  readonly status: number
  readonly text: string

  constructor(status: number, text: string) {
    super(`The upload was refused: ${status}`)
    this.status = status
    this.text = text
  }
}

/** Sends what has not arrived yet of an upload, part by part, again after each break, until all is there or the server refuses. */
export function sendInParts(file: Upload['file'], sending: Sending): Promise<void> {
  const { url, headers, onProgress, signal, online, httpStack } = sending
  return new Promise((resolve, reject) => {
    let sent = 0
    const upload = new Upload(file, {
      uploadUrl: url,
      headers,
      chunkSize: sending.chunkSize ?? chunkBytes,
      retryDelays,
      // The server finds an unfinished upload by its content, so nothing is kept on the phone.
      storeFingerprintForResuming: false,
      onShouldRetry: (error) => isPassing(statusOf(error)) && online.now(),
      onProgress: (bytes) => {
        if (bytes > sent) onProgress((sent = bytes))
      },
      onSuccess: () => resolve(),
      onError: (error) => {
        const status = statusOf(error)
        if (!signal.aborted && !online.now() && isPassing(status)) void goOn()
        else reject(new UploadRefused(status, bodyOf(error)))
      },
      ...(httpStack === undefined ? {} : { httpStack }),
    })
    const goOn = async () => {
      await online.next()
      upload.start()
    }
    signal.addEventListener('abort', () => {
      // What is left of it does not wait for its time.
      void upload.abort(true).catch(() => {})
      reject(new UploadRefused(0, ''))
    })
    if (signal.aborted) reject(new UploadRefused(0, ''))
    else upload.start()
  })
}

/** No answer, a conflict of two connections, or a server that asks for patience. */
const isPassing = (status: number) =>
  status === 0 || status === 408 || status === 409 || status === 429 || status >= 500

const answerOf = (error: Error) => (error instanceof DetailedError ? error.originalResponse : null)
const statusOf = (error: Error) => answerOf(error)?.getStatus() ?? 0
const bodyOf = (error: Error) => answerOf(error)?.getBody() ?? ''
