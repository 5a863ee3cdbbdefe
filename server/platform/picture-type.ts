/** JPEG, PNG or WebP by how it begins; a file that is two things is what it begins as. */
export function pictureType(file: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' | null {
  const start = Buffer.from(file.subarray(0, 12)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : null
}
