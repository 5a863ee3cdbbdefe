import { phonePicture, plainPicture } from '../pictures.ts'
import { flate, flateStream, makePdf, manyPages, pdfStream } from './pdf.ts'
import { concat, half, positionXmp, type OddFile } from './odd-file.ts'

/** One picture on the page. */
const withImage = (image: string, more: string[] = []) =>
  makePdf({
    page: '/Resources << /XObject << /I 5 0 R >> >>',
    content: 'q 500 0 0 700 40 40 cm /I Do Q',
    objects: [image, ...more],
  })

const image = (width: number, height: number, more = '') =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 ${more}`

const form = (content: string, forms = '') =>
  pdfStream(
    `/Type /XObject /Subtype /Form /BBox [0 0 600 900] /Resources << /XObject << ${forms} >> >>`,
    content,
  )

/** Each form draws the next one ten times, so that few bytes are ten million drawings. */
const forms = (depth: number) =>
  Array.from({ length: depth }, (_, index) =>
    index === depth - 1 ? form('0 0 500 500 re f') : form('/F Do '.repeat(10), `/F ${index + 6} 0 R`),
  )

const drawing = (first: string[]) =>
  makePdf({ page: '/Resources << /XObject << /F 5 0 R >> >>', content: '/F Do', objects: first })

const photograph = () => phonePicture(plainPicture({ width: 600, height: 400 }))
/** As a library writes it, or packed once more. */
const plainPhotograph = async () =>
  pdfStream(image(600, 400, '/Filter /DCTDecode'), (await photograph()).toString('latin1'))
const packedPhotograph = async () =>
  pdfStream(image(600, 400, '/Filter [/FlateDecode /DCTDecode]'), flate(await photograph()))

/** Broken, endless, or larger than it looks; and some that are only odd. */
export const brokenPdfs: OddFile[] = [
  { name: 'a PDF', expected: 'pdf', make: () => makePdf() },
  { name: 'a PDF after the mark of UTF-8', expected: 'pdf', make: () => concat('\xef\xbb\xbf', makePdf()) },
  { name: 'a PDF after some words', expected: 'documentKind', make: () => concat('Card: ', makePdf()) },
  {
    name: 'a PDF with a photograph and its place',
    expected: 'pdf',
    make: async () => withImage(await plainPhotograph()),
  },
  {
    name: 'a PDF with a packed photograph and its place',
    expected: 'pdf',
    make: async () => withImage(await packedPhotograph()),
  },
  {
    name: 'a PDF with the place in its packed XMP',
    expected: 'pdf',
    make: () =>
      makePdf({
        catalog: '/Metadata 5 0 R',
        objects: [flateStream('/Type /Metadata /Subtype /XML', positionXmp)],
      }),
  },
  {
    name: 'a PDF with the place in its XMP',
    expected: 'pdf',
    make: () =>
      makePdf({
        catalog: '/Metadata 5 0 R',
        objects: [pdfStream('/Type /Metadata /Subtype /XML', positionXmp)],
      }),
  },
  { name: 'a PDF of ten pages', expected: 'pdf', make: () => makePdf(manyPages(10)) },
  { name: 'a PDF of eleven pages', expected: 'pdfTooLong', make: () => makePdf(manyPages(11)) },
  { name: 'a PDF of 20,000 pages', expected: 'pdfTooLong', make: () => makePdf(manyPages(20_000)) },
  {
    name: 'a PDF that says it has a billion pages',
    expected: 'pdf',
    make: () => makePdf({ pages: '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>' }),
  },
  {
    name: 'a PDF without pages',
    expected: 'documentBroken',
    make: () => makePdf({ pages: '<< /Type /Pages /Kids [] /Count 0 >>' }),
  },
  {
    name: 'a PDF whose tree of pages leads back to itself',
    expected: 'documentBroken',
    make: () => makePdf({ pages: '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>' }),
  },
  {
    name: 'a PDF whose pages are their own parents',
    expected: 'documentBroken',
    make: () =>
      makePdf({
        pages: '<< /Type /Pages /Parent 2 0 R /Kids [5 0 R] /Count 1 >>',
        objects: ['<< /Type /Pages /Parent 5 0 R /Kids [2 0 R] /Count 1 >>'],
      }),
  },
  {
    name: 'a PDF with arrays within arrays, 90,000 deep',
    expected: 'pdf',
    make: () => makePdf({ catalog: `/Deep ${'['.repeat(90_000)}${']'.repeat(90_000)}` }),
  },
  {
    name: 'a PDF with dictionaries within dictionaries, 90,000 deep',
    expected: 'pdf',
    make: () => makePdf({ catalog: `/Deep ${'<</D '.repeat(90_000)}` }),
  },
  {
    name: 'a PDF with more parts than a usual one',
    expected: 'pdfUnusual',
    make: () => makePdf({ catalog: `/Many [${'1 '.repeat(250_000)}]` }),
  },
  {
    name: 'a PDF that begins 500,000 objects within each other',
    expected: 'pdfUnusual',
    make: () => makePdf({ hidden: '1 0 obj ('.repeat(500_000) }),
  },
  {
    name: 'a PDF whose table says it has a billion entries',
    expected: 'pdf',
    make: () => makePdf({ size: 1_000_000_000 }),
  },
  {
    name: 'a PDF whose table begins at itself',
    expected: 'pdf',
    make: () => makePdf({ trailer: '/Prev 0' }),
  },
  { name: 'a PDF without its end', expected: 'pdf', make: () => makePdf().subarray(0, -20) },
  { name: 'half a PDF', expected: 'documentBroken', make: () => half(makePdf()) },
  { name: 'the first line of a PDF', expected: 'documentBroken', make: () => concat('%PDF-1.7\n') },
  {
    name: 'a PDF in name alone: noise after its first line',
    expected: 'documentBroken',
    make: () => concat('%PDF-1.7\n', Buffer.alloc(50_000, 'xyz ')),
  },
  { name: 'a PDF whose page has no sides', expected: 'pdf', make: () => makePdf({ mediaBox: '[0 0 0 0]' }) },
  {
    name: 'a PDF whose page is as wide as a country',
    expected: 'pdf',
    make: () => makePdf({ mediaBox: '[0 0 1000000000 1000000000]' }),
  },
  {
    name: 'a PDF whose page is one line',
    expected: 'pdf',
    make: () => makePdf({ mediaBox: '[0 0 100000 1]' }),
  },
  {
    name: 'a PDF whose page is no numbers',
    expected: 'pdf',
    make: () => makePdf({ mediaBox: '[/A (b) null]' }),
  },
  {
    name: 'a PDF with a picture of 49 megapixels',
    expected: 'pdf',
    make: () => withImage(flateStream(image(7_000, 7_000), Buffer.alloc(147_000_000))),
    isHeavy: true,
  },
  {
    name: 'a PDF whose page unpacks to 300 MB',
    expected: 'documentTooComplex',
    make: () =>
      makePdf({
        page: '/Contents 5 0 R',
        objects: [flateStream('', Buffer.alloc(300 * 1_048_576, '0 0 m '))],
      }),
    isHeavy: true,
  },
  {
    name: 'a PDF with a form that draws itself',
    expected: 'pdf',
    make: () => drawing([form('/F Do', '/F 5 0 R')]),
  },
  {
    name: 'a PDF with a billion drawings in few bytes',
    expected: 'documentTooComplex',
    make: () => drawing(forms(10)),
    isHeavy: true,
  },
]
