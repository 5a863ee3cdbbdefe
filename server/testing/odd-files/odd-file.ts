import type { FieldProblem } from '../../../contract/errors.ts'

/** A file that somebody might send, and what has to become of it. */
export type OddFile = {
  name: string
  make: () => Uint8Array | Promise<Uint8Array>
  /** Taken as a picture or as a PDF, or the problem that its sender is told. */
  expected: 'picture' | 'pdf' | FieldProblem
}

/** What every camera of these files writes into its pictures, and none of which may be left. */
export const privateWords = ['Tecno', 'Spark of Tigist', 'house of Tigist', 'GPSLatitude', 'Exif']
