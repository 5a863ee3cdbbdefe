import { pictureType } from '../picture-type.ts'

/** What a file is by how it begins, never by its name. */
export function documentType(file: Uint8Array) {
  const picture = pictureType(file)
  if (picture !== null) return picture
  if (isHeic(file)) return 'image/heic'
  return beginsAsPdf(file) ? 'application/pdf' : null
}

/** HEIF whose pictures are coded as HEVC, which is what phones write. */
const hevcBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']
const fileTypeBox = 16
const mostBrands = 32

function isHeic(file: Uint8Array): boolean {
  const box = Buffer.from(file.subarray(0, fileTypeBox + mostBrands * 4))
  if (box.length < fileTypeBox || box.toString('latin1', 4, 8) !== 'ftyp') return false
  const size = Math.min(box.readUInt32BE(0), box.length)
  const major = box.toString('latin1', 8, 12)
  const compatible = box.toString('latin1', fileTypeBox, size).match(/.{4}/gs) ?? []
  // AVIF is a HEIF too. No phone takes photographs in it, and its decoder would be one more that strangers can reach.
  if (major.startsWith('avi')) return false
  return hevcBrands.includes(major) || compatible.some((brand) => hevcBrands.includes(brand))
}

/** Readers look for %PDF in the first kilobyte; what precedes it could make the file something else as well. */
const pdfStart = /^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]{0,8}%PDF-\d/

const beginsAsPdf = (file: Uint8Array) => pdfStart.test(Buffer.from(file.subarray(0, 32)).toString('latin1'))
