import { deflateSync } from 'node:zlib'

type Pdf = {
  header?: string
  /** More entries of the dictionaries of the document and of its page. */
  catalog?: string
  page?: string
  /** The tree of pages in place of one page. */
  pages?: string
  mediaBox?: string
  /** What is drawn on the page. */
  content?: string
  /** Objects from number 5 on. */
  objects?: string[]
  trailer?: string
  /** After the first object, where no table says that anything is. */
  hidden?: string
  size?: number
}

const text = 'BT /F1 24 Tf 72 700 Td (Kebele identity card) Tj ET 0.2 0.6 0.4 rg 72 300 200 120 re f'

/** A PDF of one page, written by hand: libraries refuse to write what hostile files contain. Latin-1, one character a byte. */
export function makePdf(pdf: Pdf = {}): Buffer {
  const { header = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', mediaBox = '[0 0 595 842]', content = text } = pdf
  const font = '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>'
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${pdf.catalog ?? ''} >>`,
    pdf.pages ?? '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${mediaBox} /Contents 4 0 R ${pdf.page ?? font} >>`,
    pdfStream('', content),
    ...(pdf.objects ?? []),
  ]
  let file = header
  const starts: number[] = []
  for (const [index, object] of objects.entries()) {
    starts.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    if (index === 0) file += pdf.hidden ?? ''
  }
  const size = pdf.size ?? objects.length + 1
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${pdf.trailer ?? ''} >>\n`
  return Buffer.from(`${file}${end}startxref\n${file.length}\n%%EOF\n`, 'latin1')
}

export const pdfStream = (entries: string, data: string): string =>
  `<< ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream`

export const flate = (data: Uint8Array | string): string =>
  deflateSync(Buffer.from(data), { level: 9 }).toString('latin1')

export const flateStream = (entries: string, data: Uint8Array | string): string =>
  pdfStream(`/Filter /FlateDecode ${entries}`, flate(data))

/** A stream that holds objects, from number 20 on. */
export function objectStream(
  objects: string[],
  { filter = '/FlateDecode', code = flate }: { filter?: string; code?: (data: string) => string } = {},
): string {
  let offset = 0
  const header = objects.map((object, index) => {
    const entry = `${20 + index} ${offset}`
    offset += object.length + 1
    return entry
  })
  const start = `${header.join(' ')} `
  return pdfStream(
    `/Type /ObjStm /N ${objects.length} /First ${start.length} /Filter ${filter}`,
    code(start + objects.join(' ')),
  )
}

/** A page of another page, and so on: entries for as many pages as are wanted, from object 5 on. */
export const manyPages = (count: number) => ({
  pages: `<< /Type /Pages /Count ${count} /Kids [${Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ')}] >>`,
  objects: Array.from(
    { length: count },
    () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
  ),
})
