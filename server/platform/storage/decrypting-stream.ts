import { Transform, type TransformCallback } from 'node:stream'
import { UnreadableFile } from './failures.ts'
import { openSegment, sealedSegmentBytes, segmentBytes, segmentsOf } from './segments.ts'

type Range = { start: number; end: number }

/** The segments that hold a range, and where they are in the object. */
export function segmentsOfRange(bytes: number, { start, end }: Range) {
  const first = Math.floor(start / segmentBytes)
  const last = Math.min(Math.floor(Math.max(start, end) / segmentBytes), segmentsOf(bytes) - 1)
  return {
    first,
    last,
    sealed: { start: first * sealedSegmentBytes, end: (last + 1) * sealedSegmentBytes - 1 },
  }
}

/** Takes the sealed segments of a range and gives its plain bytes. What it gives was found to be right. */
export class DecryptingStream extends Transform {
  readonly #file: { id: string; key: Uint8Array; bytes: number }
  readonly #range: Range
  readonly #last: number
  #number: number
  #waiting: Buffer[] = []
  #waitingBytes = 0

  constructor(file: { id: string; key: Uint8Array; bytes: number }, range: Range) {
    super({ readableHighWaterMark: segmentBytes, writableHighWaterMark: segmentBytes })
    const { first, last } = segmentsOfRange(file.bytes, range)
    this.#file = file
    this.#range = range
    this.#number = first
    this.#last = last
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, callback: TransformCallback): void {
    this.#waiting.push(chunk)
    this.#waitingBytes += chunk.length
    if (this.#waitingBytes < sealedSegmentBytes) return callback()
    const all = Buffer.concat(this.#waiting)
    const whole = all.length - (all.length % sealedSegmentBytes)
    this.#waiting = [all.subarray(whole)]
    this.#waitingBytes = all.length - whole
    try {
      for (let at = 0; at < whole; at += sealedSegmentBytes)
        this.#open(all.subarray(at, at + sealedSegmentBytes))
      callback()
    } catch (error) {
      callback(asError(error))
    }
  }

  override _flush(callback: TransformCallback): void {
    try {
      if (this.#waitingBytes > 0) this.#open(Buffer.concat(this.#waiting))
      if (this.#number <= this.#last) throw this.#unreadable()
      callback()
    } catch (error) {
      callback(asError(error))
    }
  }

  #open(sealed: Buffer): void {
    const { key, bytes } = this.#file
    const number = this.#number
    this.#number += 1
    const start = number * segmentBytes
    const plain = this.#openSegment(key, { number, isLast: number === segmentsOf(bytes) - 1 }, sealed)
    this.push(
      plain.subarray(Math.max(0, this.#range.start - start), Math.max(0, this.#range.end + 1 - start)),
    )
  }

  #openSegment(...parameters: Parameters<typeof openSegment>): Buffer {
    try {
      return openSegment(...parameters)
    } catch {
      throw this.#unreadable()
    }
  }

  #unreadable = () => new UnreadableFile(`The object of file ${this.#file.id} was changed or cut`)
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
