import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

// AES-256-GCM in segments, so that a part of a file can be read, and each part is known to be right before it is used.

/** Of plain text. Only the last segment of a file is shorter. */
export const segmentBytes = 64 * 1024
const nonceBytes = 12
const tagBytes = 16
export const sealedSegmentBytes = nonceBytes + segmentBytes + tagBytes

/** Where a segment belongs: sealed with it, so none can be moved, left out, or made the end of a shorter file. */
export type SegmentPlace = { number: number; isLast: boolean }

/** The nonce is random and goes with the segment: one place may be sealed twice, when a part is sent again. */
export function sealSegment(key: Uint8Array, place: SegmentPlace, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  cipher.setAAD(nameOf(place))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** Throws where a single bit, the place or the key is another. */
export function openSegment(key: Uint8Array, place: SegmentPlace, sealed: Uint8Array): Buffer {
  if (sealed.length < nonceBytes + tagBytes) throw new Error('A segment was cut')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(nameOf(place))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()])
}

const nameOf = ({ number, isLast }: SegmentPlace) => Buffer.from(`${number} ${isLast ? 'last' : 'more'}`)

/** An empty file is one empty segment, so that it differs from a missing one. */
export const segmentsOf = (bytes: number): number => Math.max(1, Math.ceil(bytes / segmentBytes))

/** A whole file, segment after segment. */
export function sealFile(key: Uint8Array, content: Uint8Array): Buffer {
  const count = segmentsOf(content.length)
  return Buffer.concat(
    Array.from({ length: count }, (_, number) =>
      sealSegment(
        key,
        { number, isLast: number === count - 1 },
        content.subarray(number * segmentBytes, (number + 1) * segmentBytes),
      ),
    ),
  )
}
