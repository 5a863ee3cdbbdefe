/** Twice what the server keeps: enough for any screen, and a tenth of what a phone takes. */
const side = 1024
const quality = 0.85

/** The middle of a picture as a small JPEG, since data is dear; what this browser cannot read goes as it is. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  try {
    const small = await draw(file)
    return small !== null && small.size < file.size ? small : file
  } catch {
    return file
  }
}

async function draw(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const shorter = Math.min(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(side, shorter)
  const brush = canvas.getContext('2d')
  if (brush === null) return null
  // JPEG knows nothing transparent, and would make it black.
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  const left = (picture.width - shorter) / 2
  const top = (picture.height - shorter) / 2
  brush.drawImage(picture, left, top, shorter, shorter, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
