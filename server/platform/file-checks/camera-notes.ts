import { constants, deflateSync, inflateSync } from 'node:zlib'
import { Refusal } from './refusal.ts'

/**
 * Blanks what cameras write into the photographs of a PDF (position, time, device), and positions in its XMP, without moving a
 * byte: readers of PDF take nothing from there.
 */
export function blankCameraNotes(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf)
  const text = bytes.toString('latin1')
  blankNotes(bytes, text)
  // Some writers pack photographs once more: zlib begins with an x and no letter or digit.
  for (const { index, 0: start } of text.matchAll(/stream\r?\n(?=x[^ -\]_-~])/g)) {
    const from = index + start.length
    const end = text.indexOf('endstream', from)
    blankPacked(bytes.subarray(from, end === -1 ? bytes.length : end))
  }
  return bytes
}

function blankNotes(bytes: Buffer, text: string): void {
  if (isJpeg(bytes)) blankSegments(bytes, 2)
  for (const { index, 0: start } of text.matchAll(/stream\r?\n(?=\xff\xd8\xff)/g))
    blankSegments(bytes, index + start.length + 2)
  for (const { index, 0: whole, 1: value = '' } of text.matchAll(
    /exif:GPS\w{1,40}(?:\s*=\s*["']|>)([^<"']*)/g,
  ))
    bytes.fill(' ', index + whole.length - value.length, index + whole.length)
}

const isJpeg = (bytes: Buffer) => bytes.length > 3 && bytes[0] === 0xff && bytes[1] === 0xd8

/** The start of a stream says whether it may have notes: most are drawings, which are not unpacked. */
const startBytes = 16_384
const mostUnpacked = 16 * 1_048_576

/** Blanked notes pack better than what they were; zeros behind the data are passed over by readers. */
function blankPacked(packed: Buffer): void {
  const start = unpack(packed.subarray(0, startBytes), constants.Z_SYNC_FLUSH)
  if (start === null || !(isJpeg(start) || start.includes('x:xmpmeta') || start.includes('<?xpacket'))) return
  const content = unpack(packed, constants.Z_FINISH)
  if (content === null) throw new Refusal('pdfUnusual')
  const before = Buffer.from(content)
  blankNotes(content, content.toString('latin1'))
  if (content.equals(before)) return
  const again = deflateSync(content, { level: 9 })
  if (again.length > packed.length) throw new Refusal('pdfUnusual')
  packed.fill(0).set(again)
}

function unpack(packed: Buffer, finishFlush: number): Buffer | null {
  try {
    return inflateSync(packed, { finishFlush, maxOutputLength: mostUnpacked })
  } catch {
    return null
  }
}

/** Exif and XMP, then IPTC, then comments. */
const notes = new Set([0xe1, 0xed, 0xfe])
const startOfScan = 0xda

/** From one segment of a JPEG to the next, up to its pixels. */
function blankSegments(bytes: Buffer, from: number): void {
  let at = from
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    const length = bytes.readUInt16BE(at + 2)
    if (marker === startOfScan || length < 2) return
    if (notes.has(marker)) bytes.fill(0, at + 4, Math.min(at + 2 + length, bytes.length))
    at += 2 + length
  }
}
