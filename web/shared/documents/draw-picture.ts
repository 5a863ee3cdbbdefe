import { partOf, turnedSize, unedited, type PictureEdit } from './picture-edit.ts'

/** Enough to crop from, and small enough for the memory of a cheap phone. */
const workingSide = 3000
/** Enough to read a document by, and a tenth of what a camera makes. */
const sentSide = 2000
const quality = 0.85

/** A picture as pixels in the right way up; null where this browser cannot read it. */
export async function readPicture(file: Blob): Promise<HTMLCanvasElement | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const canvas = document.createElement('canvas')
    drawPicture(canvas, picture, unedited, workingSide)
    picture.close()
    return canvas
  } catch {
    return null
  }
}

/** Draws the picture with what the person made of it, no side longer than the limit. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap | HTMLCanvasElement,
  edit: PictureEdit,
  longestSide: number,
): void {
  const { part, scale, drawn } = partOf(picture, edit, longestSide)
  const turned = turnedSize(picture, edit.quarters)
  canvas.width = drawn.width
  canvas.height = drawn.height
  const brush = canvas.getContext('2d')
  if (brush === null) throw new Error('There is no memory for another picture')
  // JPEG knows nothing transparent, and would make it black.
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, drawn.width, drawn.height)
  brush.imageSmoothingQuality = 'high'
  brush.scale(scale, scale)
  brush.translate(turned.width / 2 - part.left, turned.height / 2 - part.top)
  brush.rotate((edit.quarters * Math.PI) / 2)
  brush.drawImage(picture, -picture.width / 2, -picture.height / 2)
}

/** What is sent: small, and without the place and time that a camera writes into its files. */
export async function pictureToSend(picture: HTMLCanvasElement, edit: PictureEdit): Promise<Blob> {
  const canvas = document.createElement('canvas')
  drawPicture(canvas, picture, edit, sentSide)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (blob === null) throw new Error('The picture could not be written')
  return blob
}
