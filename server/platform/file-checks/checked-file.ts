/** A file that was found to be what we take. */
export type CheckedFile = {
  /** What is kept: a picture drawn anew, or the PDF as it came. */
  type: 'image/webp' | 'application/pdf'
  content: Uint8Array
  /** What staff look at, drawn by us as image/webp; of a picture the same one. */
  pages: readonly Uint8Array[]
}

/** Reads the bytes only when it is this file's turn, so that files that wait take no memory. */
export type CheckFile = (read: () => Promise<Uint8Array>) => Promise<CheckedFile>
