import { createRequire } from 'node:module'
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium'
import { largestDocument } from '../../../contract/rules/documents.ts'
import { loadBoundedWasm } from './bounded-wasm.ts'
import { blankCameraNotes } from './camera-notes.ts'
import { findPdfProblem } from './pdf-structure.ts'
import { drawPixels } from './picture.ts'
import { Refusal } from './refusal.ts'
import type { CheckedFile } from './verdict.ts'

/** A page scanned with 600 points an inch takes 105 MB. */
const mostMemory = 144 * 1_048_576
/** Pixels; a page of A4 has 137 to an inch. */
const longestSide = 1_600

/** The file itself, if nothing in it acts or hides, and a picture of each of its pages. */
export async function checkPdf(file: Uint8Array): Promise<CheckedFile> {
  const problem = findPdfProblem(file)
  if (problem !== null) throw new Refusal(problem)
  const content = blankCameraNotes(file)
  return { type: 'application/pdf', content, pages: await drawPages(content) }
}

async function drawPages(file: Uint8Array): Promise<Uint8Array[]> {
  const wasm = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')
  const { instantiateWasm, refusal } = await loadBoundedWasm(wasm, mostMemory)
  const library = await PDFiumLibrary.init({ instantiateWasm })
  try {
    const document = await library.loadDocument(file)
    const count = document.getPageCount()
    if (count < 1) throw new Refusal('documentBroken')
    if (count > largestDocument.pages) throw new Refusal('pdfTooLong', largestDocument.pages)
    const pages: Uint8Array[] = []
    for (let index = 0; index < count; index += 1) pages.push(await drawPage(document, index))
    return pages
  } catch (error) {
    throw refusal(error)
  }
}

async function drawPage(document: PDFiumDocument, index: number): Promise<Uint8Array> {
  const page = document.getPage(index)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const longest = Math.max(originalWidth, originalHeight)
  // A page that cannot be read has no size.
  if (!(longest > 0)) throw new Refusal('documentBroken')
  const pixelsOf = (points: number) => Math.max(1, Math.round((points * longestSide) / longest))
  const { width, height, data } = await page.render({
    width: pixelsOf(originalWidth),
    height: pixelsOf(originalHeight),
    render: 'bitmap',
    renderFormFields: true,
  })
  return await drawPixels(data, { width, height, channels: 4 })
}
