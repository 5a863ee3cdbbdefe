import { PDFDocument } from '@cantoo/pdf-lib'
import { noisyPicture } from '../../server/testing/pictures.ts'

/** A PDF with a page of noise for each side in pixels, which no compression makes small; no two are the same. */
export async function samplePdf(sides: readonly number[]): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  for (const side of sides) {
    const picture = await pdf.embedJpg(await noisyPicture(side, side).jpeg({ quality: 90 }).toBuffer())
    pdf.addPage([595, 842]).drawImage(picture, { x: 50, y: 600, width: 200, height: 200 })
  }
  return Buffer.from(await pdf.save())
}
