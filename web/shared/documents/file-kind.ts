export type FileKind = 'picture' | 'pdf'

/** Far more than any of the signs below needs. */
const readBytes = 1024

/** What a file is by its first bytes, or null where we do not take it; the server looks closer. */
export async function fileKind(file: Blob): Promise<FileKind | null> {
  const bytes = new Uint8Array(await file.slice(0, readBytes).arrayBuffer())
  // Not a decoder's latin1, which is windows-1252 and reads 0x89 as another letter.
  const start = String.fromCharCode(...bytes)
  // Some programs write a few bytes before it.
  if (start.includes('%PDF-')) return 'pdf'
  const isPicture =
    start.startsWith('\u00FF\u00D8\u00FF') ||
    start.startsWith('\u0089PNG') ||
    (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) ||
    // HEIC, and its relatives of which the server refuses the others.
    start.startsWith('ftyp', 4)
  return isPicture ? 'picture' : null
}
