import { colours, drawDiamond } from './ornaments.ts'
import { heightOf, withFont, type Style } from './text.ts'

type Document = PDFKit.PDFDocument
type Area = { x: number; y: number; width: number; height: number }

type Layout = {
  size: number
  columns: readonly (readonly string[])[]
  /** Of a title. */
  width: number
  height: number
  /** Titles are shortened to one line. */
  isCut: boolean
}

const sizes = [14, 13, 12, 11, 10, 9, 8, 7] as const
const gap = 24
/** Before each title. */
const bullet = 16
/** Between titles, as a share of their size. */
const spacing = 0.25

const titleStyle = (size: number): Style => ({ font: 'bold', size, colour: colours.ink })

function inColumns(titles: readonly string[], count: number): string[][] {
  const rows = Math.ceil(titles.length / count)
  return Array.from({ length: count }, (_, at) => titles.slice(at * rows, (at + 1) * rows)).filter(
    (column) => column.length > 0,
  )
}

/** The largest letters with which all titles fit, in as few columns as possible; very many titles are shortened. */
export function layOutModules(
  doc: Document,
  titles: readonly string[],
  { width, height }: Pick<Area, 'width' | 'height'>,
): Layout {
  const widest = (size: number, count: number) => (width - gap * (count - 1)) / count - bullet
  for (const size of sizes) {
    for (const count of [1, 2, 3]) {
      const columns = inColumns(titles, count)
      const room = widest(size, count)
      const heights = columns.map((column) =>
        column.reduce((sum, title) => sum + heightOf(doc, title, titleStyle(size), room) + size * spacing, 0),
      )
      const highest = Math.max(...heights)
      if (highest > height) continue
      withFont(doc, titleStyle(size))
      const longest = Math.max(...titles.map((title) => doc.widthOfString(title)))
      return { size, columns, width: Math.min(room, Math.ceil(longest) + 1), height: highest, isCut: false }
    }
  }
  const columns = inColumns(titles, 3)
  const rows = columns[0]?.length ?? 1
  const line = withFont(doc, titleStyle(1)).currentLineHeight(true)
  const size = Math.min(7, height / rows / (line + spacing))
  return { size, columns, width: widest(size, 3), height, isCut: true }
}

/** In the middle of the area. */
export function drawModules(
  doc: Document,
  parent: PDFKit.PDFStructureElement,
  { columns, size, width, isCut }: Layout,
  area: Pick<Area, 'x' | 'y' | 'width'>,
): void {
  const list = doc.struct('L')
  parent.add(list)
  const whole = columns.length * (width + bullet) + gap * (columns.length - 1)
  const left = area.x + (area.width - whole) / 2
  const style = titleStyle(size)
  const line = withFont(doc, style).currentLineHeight(true)
  for (const [at, column] of columns.entries()) {
    const x = left + at * (width + bullet + gap)
    let { y } = area
    for (const title of column) {
      const height = isCut ? line : heightOf(doc, title, style, width)
      doc.markContent('Artifact', { type: 'Layout' })
      drawDiamond(doc, { x: x + size * 0.45, y: y + line * 0.52, width: size * 0.9 }, colours.clay)
      doc.endMarkedContent()
      const top = y
      list.add(
        doc.struct('LI', {}, () => {
          withFont(doc, style).fillColor(style.colour)
          doc.text(title, x + bullet, top, {
            width,
            ...(isCut ? { height: line, ellipsis: true } : {}),
          })
        }),
      )
      y += height + size * spacing
    }
  }
  list.end()
}
