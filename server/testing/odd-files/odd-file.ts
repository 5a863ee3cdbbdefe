import type { FieldProblem } from '../../../contract/errors.ts'

/** A file that somebody might send, and what has to become of it. */
export type OddFile = {
  name: string
  make: () => Uint8Array | Promise<Uint8Array>
  /** Taken as a picture or as a PDF, or the problem that its sender gets to read. */
  expected: 'picture' | 'pdf' | FieldProblem
  /** It would take the time or the memory of everyone, so that it is decided only in a process of its own. */
  isHeavy?: true
}

/** What every camera of these files writes into its pictures, and none of which may be left. */
export const privateWords = ['Tecno', 'Spark of Tigist', 'house of Tigist', '9,1.8000N', 'Exif']

/** As cameras write it beside the Exif: the position, and a title. */
export const positionXmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="9,1.8000N" exif:GPSLongitude="house of Tigist"/>
</rdf:RDF></x:xmpmeta>`

export const concat = (...parts: (Uint8Array | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

export const half = (file: Uint8Array): Uint8Array => file.subarray(0, Math.floor(file.length / 2))
