import type { QrCode } from '../../../../contract/rules/qr-code.ts'

/** Our colours as they look on white paper. */
export const colours = {
  ink: '#18221b',
  muted: '#3d4840',
  primary: '#0d5933',
  deep: '#0c4026',
  accent: '#eeb23d',
  clay: '#b54628',
  teal: '#117780',
  line: '#dbd8cc',
} as const

type Document = PDFKit.PDFDocument
type Box = { x: number; y: number; width: number }

/** The woven band of the pages, 48 by 12, as many times as fit best; answers how high it is. */
export function drawTibeb(doc: Document, { x, y, width }: Box, repeats: number): number {
  const scale = width / (48 * repeats)
  doc.save().translate(x, y).scale(scale)
  const all = 48 * repeats
  doc.path(`M0 0h${all}v1H0zM0 11h${all}v1H0z`).fill(colours.primary)
  for (let at = 0; at < all; at += 48) {
    doc.save().translate(at, 0)
    doc.path('M0 3h2v1h2v1h2v2H4v1H2v1H0zM48 3h-2v1h-2v1h-2v2h2v1h2v1h2z').fill(colours.primary)
    doc.path('M10 4l2 2-2 2-2-2zM38 4l2 2-2 2-2-2z').fill(colours.teal)
    doc.path('M24 2l10 4-10 4-10-4z').fill(colours.accent)
    doc.path('M24 4l5 2-5 2-5-2z').fill(colours.clay)
    doc.restore()
  }
  doc.restore()
  return 12 * scale
}

/** Our mark, in a square of this side. */
export function drawMark(doc: Document, { x, y, width }: Box): void {
  doc
    .save()
    .translate(x, y)
    .scale(width / 32)
    .rotate(45, { origin: [16, 16] })
  doc
    .path(
      'M8 6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v11H8zM8 25h6v1a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2zM18 7V6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v1zM18 15h6v11a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2z',
    )
    .fill(colours.primary)
  doc
    .path(
      'M7 8H6a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2h1zM15 8v6h11a2 2 0 0 0 2-2v-2a2 2 0 0 0-2-2zM6 18a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2h11v-6zM25 18v6h1a2 2 0 0 0 2-2v-2a2 2 0 0 0-2-2z',
    )
    .fill(colours.accent)
  doc.rect(15, 15, 2, 2).fill(colours.clay)
  doc.restore()
}

/** A line with a diamond in its middle. */
export function drawRule(doc: Document, { x, y, width }: Box): void {
  const middle = x + width / 2
  for (const from of [x, middle + 12])
    doc
      .moveTo(from, y)
      .lineTo(from + width / 2 - 12, y)
      .lineWidth(0.8)
      .stroke(colours.accent)
  drawDiamond(doc, { x: middle, y, width: 14 }, colours.accent)
  drawDiamond(doc, { x: middle, y, width: 7 }, colours.clay)
}

/** Around a middle. */
export function drawDiamond(doc: Document, { x, y, width }: Box, colour: string): void {
  const [across, up] = [width / 2, width / 4]
  doc.polygon([x - across, y], [x, y - up], [x + across, y], [x, y + up]).fill(colour)
}

/** Dark squares that stand side by side are one box, which overlaps the next row a little: no viewer shows seams then. */
export function drawQrCode(doc: Document, { size, isDark }: QrCode, { x, y, width }: Box): void {
  const side = width / size
  for (let row = 0; row < size; row += 1) {
    for (let from = 0; from < size; from += 1) {
      if (!isDark(from, row)) continue
      let to = from
      while (to < size && isDark(to, row)) to += 1
      doc.rect(x + from * side, y + row * side, (to - from) * side, side * 1.02)
      from = to
    }
  }
  doc.fill('#000000')
}
