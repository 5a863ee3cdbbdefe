import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { QrCode } from '../../../../contract/rules/qr-code.ts'
import type { Language } from '../../../../contract/rules/language.ts'
import { drawModules, layOutModules } from './module-list.ts'
import { colours, drawMark, drawQrCode, drawRule, drawTibeb } from './ornaments.ts'
import { fittingSize, heightOf, write } from './text.ts'

type Document = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

/** All that is on the page, in the words of its language. */
export type CertificatePage = {
  language: Language
  brand: string
  title: string
  /** Before and after the name. */
  given: string
  name: string
  completed: string
  modules: readonly string[]
  issued: { label: string; day: string; otherDay: string; at: Date }
  number: { label: string; value: string }
  check: { heading: string; how: string; address: string; identity: string }
  code: { drawn: QrCode; alt: string; link: string }
}

const page = { width: 841.89, height: 595.28 } as const
const edge = 24
const repeats = 8
const left = 56
const inner = page.width - 2 * left
/** Where the part below begins: the day, the number, and how to check. */
const foot = 414
const codeSide = 108

const fonts = join(import.meta.dirname, '../fonts')

/** One page, A4 on its side. The same certificate gives the same bytes. */
export async function drawCertificate(certificate: CertificatePage): Promise<Uint8Array> {
  // Most processes never draw one.
  const { default: PdfDocument } = await import('pdfkit')
  const { language, brand, title, name, issued } = certificate
  const doc = new PdfDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: `${title}: ${name}`,
      Author: brand,
      Creator: brand,
      Producer: brand,
      CreationDate: issued.at,
    },
    font: join(fonts, 'noto-serif.ttf'),
  })
  doc.registerFont('plain', join(fonts, 'noto-serif.ttf'))
  doc.registerFont('bold', join(fonts, 'noto-serif-bold.ttf'))
  const root = doc.struct('Document')
  doc.addStructure(root)
  drawFrame(doc)
  const top = drawHeader(doc, root, certificate)
  drawMiddle(doc, root, certificate, top)
  drawFoot(doc, root, certificate)
  root.end()
  doc.end()
  return buffer(doc)
}

function ornament(doc: Document, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

function drawFrame(doc: Document): void {
  ornament(doc, () => {
    const band = { x: edge, width: page.width - 2 * edge }
    const high = drawTibeb(doc, { ...band, y: edge }, repeats)
    drawTibeb(doc, { ...band, y: page.height - edge - high }, repeats)
    for (const [inset, width, colour] of [
      [0, 2, colours.primary],
      [6, 0.7, colours.accent],
    ] as const) {
      for (const x of [edge + inset + width / 2, page.width - edge - inset - width / 2])
        doc
          .moveTo(x, edge + high)
          .lineTo(x, page.height - edge - high)
          .lineWidth(width)
          .stroke(colour)
    }
  })
}

const sizesFrom = (largest: number, smallest: number) =>
  Array.from({ length: largest - smallest + 1 }, (_, at) => largest - at)

function drawHeader(doc: Document, root: Element, { brand, title }: CertificatePage): number {
  const mark = 30
  doc.font('bold').fontSize(17)
  const width = mark + 8 + doc.widthOfString(brand)
  const x = (page.width - width) / 2
  ornament(doc, () => drawMark(doc, { x, y: 62, width: mark }))
  write(
    doc,
    root,
    brand,
    { x: x + mark + 8, y: 65, width: width - mark },
    { font: 'bold', size: 17, colour: colours.deep },
  )
  const size = fittingSize(doc, title, 'bold', { width: inner, lines: 1, sizes: sizesFrom(34, 20) })
  return write(
    doc,
    root,
    title,
    { x: left, y: 96, width: inner },
    { font: 'bold', size, colour: colours.primary, align: 'center', tag: 'H1' },
  )
}

/** The name and the modules, with what is free between them shared. */
function drawMiddle(
  doc: Document,
  root: Element,
  { given, name, completed, modules }: CertificatePage,
  top: number,
): void {
  const line = { font: 'plain', size: 13, colour: colours.muted, align: 'center' } as const
  const oneLine = fittingSize(doc, name, 'bold', { width: inner, lines: 1, sizes: sizesFrom(32, 22) })
  const nameSize = isOneLine(doc, name, oneLine)
    ? oneLine
    : fittingSize(doc, name, 'bold', { width: inner, lines: 2, sizes: sizesFrom(22, 14) })
  const nameStyle = { font: 'bold', size: nameSize, colour: colours.ink, align: 'center', tag: 'H2' } as const
  const fixed =
    heightOf(doc, given, line, inner) +
    heightOf(doc, name, nameStyle, inner) +
    heightOf(doc, completed, line, inner) +
    18
  const room = foot - 14 - top
  const list = layOutModules(doc, modules, { width: inner, height: room - fixed })
  const free = Math.max(0, (room - fixed - list.height) / 4)
  let y = write(doc, root, given, { x: left, y: top + free, width: inner }, line)
  y = write(doc, root, name, { x: left, y: y + free / 2, width: inner }, nameStyle)
  const rule = y + 6
  ornament(doc, () => drawRule(doc, { x: page.width / 2 - 130, y: rule, width: 260 }))
  y = write(doc, root, completed, { x: left, y: rule + 8 + free / 2, width: inner }, line)
  drawModules(doc, root, list, { x: left, y: y + 4 + free / 2, width: inner })
}

function isOneLine(doc: Document, text: string, size: number): boolean {
  doc.font('bold').fontSize(size)
  return doc.widthOfString(text) <= inner
}

function drawFoot(doc: Document, root: Element, { issued, number, check, code }: CertificatePage): void {
  ornament(doc, () => {
    doc
      .moveTo(left, foot)
      .lineTo(page.width - left, foot)
      .lineWidth(0.7)
      .stroke(colours.line)
  })
  const label = { font: 'plain', size: 9.5, colour: colours.muted } as const
  const [first, second] = [
    { x: left, width: 200 },
    { x: left + 220, width: inner - 220 - codeSide - 24 },
  ]
  const day = (size: number) => ({ font: 'bold', size, colour: colours.ink }) as const
  let y = write(doc, root, issued.label, { ...first, y: foot + 10 }, label)
  y = write(doc, root, issued.day, { ...first, y }, day(12.5))
  y = write(doc, root, issued.otherDay, { ...first, y }, { font: 'plain', size: 10.5, colour: colours.ink })
  y = write(doc, root, number.label, { ...first, y: y + 6 }, label)
  write(doc, root, number.value, { ...first, y }, day(15))

  y = write(
    doc,
    root,
    check.heading,
    { ...second, y: foot + 10 },
    { ...day(12.5), colour: colours.primary, tag: 'H2' },
  )
  y = write(doc, root, check.how, { ...second, y: y + 1 }, { ...label, size: 10 })
  const size = fittingSize(doc, check.address, 'bold', {
    width: second.width,
    lines: 1,
    sizes: sizesFrom(11, 7),
  })
  y = write(doc, root, check.address, { ...second, y: y + 2 }, { ...day(size), link: code.link })
  write(doc, root, check.identity, { ...second, y: y + 5 }, { ...label, size: 9 })

  const box = { x: page.width - left - codeSide, y: foot + 12, width: codeSide }
  root.add(doc.struct('Figure', { alt: code.alt }, () => drawQrCode(doc, code.drawn, box)))
}
