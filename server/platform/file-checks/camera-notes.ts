/**
 * Blanks what cameras write into the photographs of a PDF (position, time, device), and positions in its XMP, without moving a
 * byte: readers of PDF take nothing from there.
 */
export function blankCameraNotes(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf)
  const text = bytes.toString('latin1')
  for (const { index, 0: start } of text.matchAll(/stream\r?\n(?=\xff\xd8\xff)/g))
    blankSegments(bytes, index + start.length + 2)
  for (const { index, 0: whole, 1: value = '' } of text.matchAll(
    /exif:GPS\w{1,40}(?:\s*=\s*["']|>)([^<"']*)/g,
  ))
    bytes.fill(' ', index + whole.length - value.length, index + whole.length)
  return bytes
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
