type Document = PDFKit.PDFDocument

export type Font = 'plain' | 'bold'
export type Style = { font: Font; size: number; colour: string; align?: 'left' | 'center' }
type Place = { x: number; y: number; width: number }

export const withFont = (doc: Document, { font, size }: Pick<Style, 'font' | 'size'>): Document =>
  doc.font(font).fontSize(size)

export const heightOf = (doc: Document, text: string, style: Pick<Style, 'font' | 'size'>, width: number) =>
  withFont(doc, style).heightOfString(text, { width })

/** Draws a text within a width as an element that readers find; answers where it ends. */
export function write(
  doc: Document,
  element: PDFKit.PDFStructureElement,
  text: string,
  { x, y, width }: Place,
  style: Style & { tag?: string; link?: string },
): number {
  const height = heightOf(doc, text, style, width)
  element.add(
    doc.struct(style.tag ?? 'P', {}, () => {
      withFont(doc, style).fillColor(style.colour)
      doc.text(text, x, y, { width, align: style.align ?? 'left' })
    }),
  )
  // A link of its own element would need tags that few readers know.
  if (style.link !== undefined) doc.link(x, y, width, height, style.link)
  return y + height
}

/** The largest size at which a text fits into so many lines; the smallest where none does. */
export function fittingSize(
  doc: Document,
  text: string,
  font: Font,
  { width, lines, sizes }: { width: number; lines: number; sizes: readonly number[] },
): number {
  const fits = (size: number) => {
    const line = withFont(doc, { font, size }).currentLineHeight(true)
    return doc.heightOfString(text, { width }) <= line * (lines + 0.5)
  }
  return sizes.find(fits) ?? sizes.at(-1) ?? 8
}
